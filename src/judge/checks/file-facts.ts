import { posix } from 'node:path';
import { asksForStub } from '../../plan/claims/plan-exceptions.ts';
import { DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import type { Git } from '../../system/git/git.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { declaredPaths } from '../candidate/declared.ts';
import type { Judged } from '../candidate/judged.ts';
import { getCodeFamily } from '../read/syntax-tree.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';
import { listScripts, scriptFilePattern } from '../run/commands/idle-programs.ts';
import { readShell } from '../run/commands/shell-commands.ts';
import { listFoldersAbove } from './missing-packages.ts';
import { maxStubFiles } from './stub-check.ts';
import { readFileChanges } from './test-integrity.ts';

interface TreeFile {
  readonly path: string;
  readonly text: string;
  readonly git: Git;
  readonly tree: string;
}

interface FileFact {
  readonly rule: RuleId;
  readonly files: RegExp;
  /** Returns the end of a sentence that describes the problem, or null. */
  readonly findProblem: (file: TreeFile) => string | null | Promise<string | null>;
}

const facts: readonly FileFact[] = [
  { rule: 'code/silenced-error', files: /\.[cm]?tsx?$/, findProblem: findSilencedError },
  {
    rule: 'code/idle-job',
    files: /(?:^|\/)(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|package\.json|(?:GNU)?[Mm]akefile)$/,
    findProblem: findIdleJob,
  },
  {
    rule: 'code/image-without-sources',
    files: /(?:^|\/)(?:Docker|Container)file(?:\.[\w-]+)?$|\.[Dd]ockerfile$/,
    findProblem: findMissingSources,
  },
  {
    rule: 'code/missing-translation',
    files: /\.(?:json|ya?ml|arb|properties|po|[cm]?[jt]s)$/,
    findProblem: findMissingTranslations,
  },
];

/** Checks declared files for problems they did not have before, unless the plan asks for a placeholder. */
export async function checkFileFacts({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, changed, base, tree } = candidate;
  const { git, prefix } = run.workspace;
  const declared = declaredPaths(plan, prefix);
  const isChecked = (path: string) =>
    declared.covers(path) &&
    !isTestMaterial(path) &&
    !path.startsWith(`${prefix}.planning/`) &&
    facts.some(({ files }) => files.test(path));
  const findings: Finding[] = [];
  for (const { path, before, after } of await readFileChanges(
    changed.filter(isChecked).slice(0, maxStubFiles),
    base,
    tree,
    git,
  ))
    for (const { rule, findProblem } of facts.filter(({ files }) => files.test(path))) {
      const message = after === null ? null : await findProblem({ path, text: after, git, tree });
      if (message === null || asksForStub(plan, path, prefix)) continue;
      if (before === null || (await findProblem({ path, text: before, git, tree: base })) === null)
        findings.push({ rule, passed: false, subject: path, message });
    }
  return findings;
}

function findSilencedError({ text }: TreeFile): string | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /@ts-(?:expect-error|ignore|nocheck)\W*$/.test(line));
  return at < 0 ? null : `silences the compiler in line ${at + 1} and gives no reason`;
}

/** Finds a job, step, script or recipe that is named after real work but only prints. */
function findIdleJob({ path, text }: TreeFile): string | null {
  if (scriptFilePattern.test(path)) {
    const script = listScripts(path, text).find(({ name, text: body }) => workName.test(name) && onlyPrints(body));
    return script === undefined ? null : `has ${script.key}, which only prints`;
  }
  const root = tryYaml(text);
  const jobs = isMapping(root) ? Object.entries(isMapping(root.jobs) ? root.jobs : root) : [];
  for (const [name, job] of jobs) {
    // A job that waits for others may exist for its name alone, unless the name promises a release.
    const isWaiting = isMapping(job) && ['needs', 'if', 'rules', 'environment'].some((key) => job[key] !== undefined);
    if (!isMapping(job) || (isWaiting && !/^(?:deploy|publish|release)/i.test(name))) continue;
    const script = [job.script ?? []].flat().map((run): Record<string, unknown> => ({ run }));
    const steps = Array.isArray(job.steps) ? job.steps.filter(isMapping) : script;
    const working = steps.filter(({ uses }) => !/^actions\/(?:checkout|cache|setup-\w+)@/.test(`${uses}`));
    const isIdle = ({ run, if: condition }: Record<string, unknown>) =>
      typeof run === 'string' && condition === undefined && onlyPrints(run);
    if (working.length > 0 && working.every(isIdle)) return `has the job ${name}, which only prints`;
    const step = working.find((each) => isIdle(each) && workName.test(`${each.name ?? ''}`));
    if (step !== undefined) return `has the step "${step.name}" of job ${name}, which only prints`;
  }
  return null;
}

const workName =
  /^(?:run |execute )?(?:unit |integration |e2e )?(?:tests?|lint|build|type-?check|deploy|publish|release|audit|scan|migrate)\b/i;

function onlyPrints(script: string): boolean {
  const parts = readShell(script).filter(({ text }) => !/^(?:set -[a-z]+|true|:)?$/.test(text));
  return parts.length > 0 && parts.every(({ text }) => /^(?:echo|printf)\b[^>]*$|^exit 0$/.test(text));
}

/** Finds an image that starts or builds a program of the project but copies none of its code. */
async function findMissingSources({ path, text, git, tree }: TreeFile): Promise<string | null> {
  const lines = text.replace(/\\\r?\n/g, ' ').matchAll(/^[ \t]*(COPY|ADD|CMD|ENTRYPOINT|RUN)[ \t]+(.*)$/gim);
  const instructions = [...lines].map(([, name = '', args = '']) => ({ name: name.toUpperCase(), args }));
  const listArguments = (...names: string[]) =>
    instructions.filter(({ name }) => names.includes(name)).map(({ args }) => args);
  const copies = listArguments('COPY', 'ADD').filter((args) => !/^--from\b/.test(args));
  const start = [...listArguments('ENTRYPOINT'), ...listArguments('CMD').slice(-1)]
    .join(' ')
    .replace(/[[\]",'\s]+/g, ' ');
  const runs = listArguments('RUN').join('\n');
  if (start === '' || /\$|<<|--mount/.test(copies.join()) || fetchesCode.test(runs)) return null;
  const sources = copies.flatMap((args) =>
    args
      .replace(/--\S+|[[\]",]/g, ' ')
      .trim()
      .split(/\s+/)
      .slice(0, -1),
  );
  const patterns = sources.map((source) => new DeclaredPattern(posix.normalize(source.replace(/^\//, './'))));
  const isCopied = (file: string) =>
    patterns.some((pattern) => pattern.path === './' || pattern.covers(file) || pattern.path === '.');
  const all = (await git.trees.list(tree)).map((entry) => entry.path).filter((file) => getCodeFamily(file) !== null);
  const contexts = listFoldersAbove(posix.dirname(path)).map((folder) =>
    all.flatMap((file) =>
      folder === '.' ? [file] : file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : [],
    ),
  );
  if (contexts.some((files) => files.some((file) => !isTestMaterial(file) && isCopied(file)))) return null;
  const started = start.split(/\s+/).map((word) => word.replace(/^(?:\/(?:app|usr\/src\/app|srv|code)\/|\.\/)/, ''));
  const uncopied = contexts.flat().find((file) => started.includes(file));
  if (uncopied !== undefined) return `starts ${uncopied}, which it never copies`;
  const isBuilt = /\b(?:go build|cargo build|(?:npm|pnpm|yarn|bun) (?:run )?build)\b/.test(runs);
  const isStarted =
    /\b(?:npm|pnpm|yarn|bun) (?:run )?(?:start|serve|dev|test)\b|\bpython3? -m (?!http\.server|pip|venv)|\b(?:go|cargo) run\b|\b\w+(?:\.\w+)*:app\b/.test(
      start,
    );
  return all.length > 0 && (isBuilt || isStarted) ? 'copies no code of the project that it builds or starts' : null;
}

const fetchesCode =
  /\bgit clone\b|\b(?:curl|wget)\b.*(?:\.t(?:ar\.)?gz|\.zip|install)|\b(?:npm|pnpm) (?:i|install|add) (?:-g|--global)\b|--mount=type=bind/;

async function findMissingTranslations({ path, text, git, tree }: TreeFile): Promise<string | null> {
  const language = parseLanguage(path);
  const keys = language === null ? null : listKeys(path, text);
  if (language === null || keys === null) return null;
  const files = new TreeFiles(git, tree, '');
  const beside = (await files.entries(language.folder)).map(({ name }) =>
    posix.join(language.folder, `${name}${language.below}`),
  );
  const others: Set<string>[] = [];
  for (const other of beside
    .filter((each) => each !== path && parseLanguage(each)?.form === language.form)
    .slice(0, 30)) {
    const otherKeys = listKeys(other, await files.text(other));
    if (otherKeys !== null && otherKeys.size > 1) others.push(otherKeys);
  }
  const missing = [...(others[0] ?? [])].filter((key) => !keys.has(key) && others.every((other) => other.has(key)));
  return missing.length === 0
    ? null
    : `lacks ${joinFirstFew(missing, 3)}, which ${others.length === 1 ? 'the other language has' : `the other ${others.length} languages have`}`;
}

/**
 * Splits paths such as `locales/de.json` and `locales/de/common.json` into the folder shared by all languages and the
 * rest, with `*` for the language in `form`.
 */
function parseLanguage(path: string): { folder: string; below: string; form: string } | null {
  const [, folder = '', file = ''] =
    /^(.*?(?:locales?|i18n|l10n|lang(?:uage)?s?|translations?|messages))\/(.+)$/.exec(path) ??
    /^(.*)\/((?:messages|strings|labels|translations?)[_-].+\.properties)$/.exec(path) ??
    [];
  const form = file.replace(/(?<=^|[/._-])[a-z]{2}(?:[-_][A-Z]{2})?(?=[/.])/, '*');
  if (folder === '' || form === file || /^[^*]*\/.*\//.test(form)) return null;
  return { folder, below: /^\*(\/.*)$/.exec(form)?.[1] ?? '', form };
}

/** Lists translation keys without plural suffixes, which differ by language. */
function listKeys(path: string, text: string): Set<string> | null {
  const [, form] = keyForms.find(([files]) => files.test(path)) ?? [];
  const value = path.endsWith('ml') ? tryYaml(text) : form === undefined ? tryParseJson(text) : null;
  if (form === undefined && !isMapping(value)) return null;
  const [root, ...otherRoots] = isMapping(value) ? Object.values(value) : [];
  const walk = (node: unknown, name: string): string[] =>
    isMapping(node) ? Object.entries(node).flatMap(([key, each]) => walk(each, `${name}${name && '.'}${key}`)) : [name];
  const isNested = path.endsWith('ml') && otherRoots.length === 0 && isMapping(root);
  const names =
    form === undefined ? walk(isNested ? root : value, '') : [...text.matchAll(form)].map(([, key = '']) => key);
  const singular = names.map((name) => name.replace(/[._](?:zero|one|two|few|many|other|plural)$/, ''));
  return new Set(singular.filter((name) => name !== '' && !/(?:^|\.)@/.test(name)));
}

const keyForms: readonly (readonly [RegExp, RegExp])[] = [
  [/\.properties$/, /^\s*([^#!=:\s]+)\s*[=:]/gm],
  [/\.po$/, /^msgid "(.+)"\nmsgstr "(?!")/gm],
  [/\.[cm]?[jt]s$/, /(?:^|[{,])\s*['"]?([\w.-]+)['"]?\s*:(?!:)/gm],
];
