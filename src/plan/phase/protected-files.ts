import { parseDeclaredPath } from './declared-paths.ts';

/** A file or folder that no plan changes unless its text names it. */
export interface ProtectedPath {
  /** From the top of the repository, in the form of `files_modified`; a folder ends with a slash. */
  readonly path: string;
  /** Effect of a change to it, as the end of a sentence about it. */
  readonly why: string;
}

/** Default of the setting `protected-paths`. TEST_CONFIG has partly protected files, such as package.json. */
export const PROTECTED_PATHS: readonly ProtectedPath[] = [
  { path: '.github/phase-executor.yml', why: 'it contains the rules of every run' },
  { path: '.github/', why: 'its workflows run with the rights of the repository' },
  { path: '.gitea/', why: 'its workflows run with the rights of the repository' },
  { path: '.forgejo/', why: 'its workflows run with the rights of the repository' },
  { path: '.circleci/', why: 'its jobs run with the secrets of the project' },
  { path: '.gitlab-ci.yml', why: 'its jobs run with the secrets of the project' },
  { path: '**/Jenkinsfile', why: 'its stages run with the secrets of the project' },
  { path: 'action.yml', why: 'it runs in the workflows of all users of this action' },
  { path: 'action.yaml', why: 'it runs in the workflows of all users of this action' },
  { path: 'CODEOWNERS', why: 'it decides who has to review a change' },
  { path: 'docs/CODEOWNERS', why: 'it decides who has to review a change' },
  { path: '.gitlab/CODEOWNERS', why: 'it decides who has to review a change' },
  { path: '.gitmodules', why: 'it decides which other repositories a checkout fetches' },
  { path: '**/.gitattributes', why: 'it decides how git converts files, and can hide them from reviews and archives' },
  { path: '.lfsconfig', why: 'it decides which server gets large files, and the credentials for them' },
  { path: '.husky/', why: 'git runs it on the machines of developers' },
  { path: '.githooks/', why: 'git runs it on the machines of developers' },
  { path: '**/.npmrc', why: 'it decides where packages come from and which shell runs scripts' },
  { path: '**/.claude/', why: 'agents take settings, hooks and permissions from it' },
  { path: '**/.mcp.json', why: 'agents start the servers that it names' },
  { path: '**/AGENTS.md', why: 'every agent that works here follows it' },
  { path: '**/CLAUDE.md', why: 'every agent that works here follows it' },
];

/** Gives the reason why a file is protected as a whole, by its name in git without case; null where it is not. */
export type ProtectedReason = (file: string) => string | null;

/** Reads the setting `protected-paths`; an entry that names no file of the repository protects none. */
export function protectedReason(paths: readonly string[]): ProtectedReason {
  const known = new Map(PROTECTED_PATHS.map(({ path, why }) => [path, why]));
  const entries = paths.flatMap((path) => {
    const entry = parseDeclaredPath(path.toLowerCase());
    return entry.kind === 'pattern' ? [{ entry, why: known.get(path) ?? 'setting protected-paths' }] : [];
  });
  return (file) => entries.find(({ entry }) => entry.covers(file.toLowerCase()))?.why ?? null;
}
