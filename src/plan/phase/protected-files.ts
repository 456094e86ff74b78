import { parseDeclaredPath } from './declared-paths.ts';

export interface ProtectedPath {
  /** Relative to the repository; folders end with a slash. */
  readonly path: string;
  readonly why: string;
}

const groups: Readonly<Record<string, readonly string[]>> = {
  'it contains the rules of every run': ['.github/phase-executor.yml'],
  'its workflows run with the rights of the repository': ['.github/', '.gitea/', '.forgejo/'],
  'its jobs run with the secrets of the project': [
    ...['.circleci/', '**/.gitlab-ci.yml', '**/Jenkinsfile', '**/azure-pipelines*.yml', '**/azure-pipelines*.yaml'],
    ...['.azure-pipelines/', '.travis.yml', 'bitbucket-pipelines.yml', '.drone.yml', '.drone.yaml', '.woodpecker.yml'],
    ...['.woodpecker.yaml', '.woodpecker/', '.buildkite/', '.cirrus.yml', '.semaphore/', '.teamcity/'],
    ...['appveyor.yml', '.appveyor.yml', '**/cloudbuild.yaml', '**/buildspec.yml'],
  ],
  'it decides what the project accepts': [
    ...['**/codecov.yml', '**/.codecov.yml', '**/codecov.yaml', '**/.codecov.yaml', '**/sonar-project.properties'],
    ...['**/.sonarcloud.properties', '**/.sonarlint/', '**/.pre-commit-config.yaml', '**/.pre-commit-hooks.yaml'],
    ...['**/.codeclimate.yml', '.deepsource.toml', '.coderabbit.yaml', '.coderabbit.yml', '**/.gitleaks.toml'],
    ...['**/.gitleaksignore', '**/.trivyignore', '**/.semgrepignore', '.snyk'],
  ],
  'it runs in the workflows of all users of this action': ['action.yml', 'action.yaml'],
  'it decides who has to review a change': ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
  'it decides which other repositories a checkout fetches': ['.gitmodules'],
  'it decides how git converts files, and can hide them from reviews and archives': ['**/.gitattributes'],
  'it decides which server gets large files, and the credentials for them': ['.lfsconfig'],
  'git runs it on the machines of developers': ['.husky/', '.githooks/', '**/lefthook*.yml', '**/.lefthook*.yml'],
  'editors run it on the machines of developers': ['**/.vscode/tasks.json', '.devcontainer/', '.devcontainer.json'],
  'it decides where packages come from and which shell runs scripts': ['**/.npmrc'],
  'agents take settings, hooks and permissions from it': [
    ...['**/.claude/', '**/.gemini/', '**/.codex/', '**/.opencode/', '**/opencode.json', '**/opencode.jsonc'],
    ...['**/.copilot/', '**/.cursor/', '**/.agents/', '**/.aider.conf.yml', '**/.kiro/', '**/.roo/', '**/.qwen/'],
  ],
  'agents start the servers that it names': ['**/.mcp.json'],
  'every agent that works here follows it': [
    ...['**/AGENTS.md', '**/AGENT.md', '**/CLAUDE.md', '**/GEMINI.md', '**/*.local.md', '**/*.override.md'],
    ...['**/.cursorrules', '**/.windsurfrules', '**/.clinerules', '**/.goosehints', '**/QWEN.md'],
    ...['**/.junie/', '**/.windsurf/', '**/.roorules'],
  ],
};

export const agentFolders =
  /(?:^|\/)\.(?:agents|claude|codex|copilot|cursor|gemini|junie|kiro|opencode|qwen|roo|windsurf)\//i;

/** Default of `protected-paths`. Partly protected files such as package.json are in TEST_CONFIG. */
export const PROTECTED_PATHS: readonly ProtectedPath[] = Object.entries(groups).flatMap(([reason, paths]) =>
  paths.map((path) => ({ path, why: reason })),
);

export type ProtectedReason = (file: string) => string | null;

/** Entries that name no file of the repository are ignored. */
export function explainProtection(paths: readonly string[]): ProtectedReason {
  const reasons = new Map(PROTECTED_PATHS.map(({ path, why }) => [path, why]));
  const entries = paths.flatMap((path) => {
    const entry = parseDeclaredPath(path.toLowerCase());
    return entry.kind === 'pattern' ? [{ entry, why: reasons.get(path) ?? 'setting protected-paths' }] : [];
  });
  return (file) => entries.find(({ entry }) => entry.covers(file.toLowerCase()))?.why ?? null;
}
