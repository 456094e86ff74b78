import { parseDeclaredPath } from '../phase/declared-paths.ts';

/** A checkbox of a task list, and the parts that can be verified. */
export interface ListedTask {
  readonly name: string;
  readonly isDone: boolean;
  /** 1-based. */
  readonly line: number;
  readonly files: readonly string[];
  readonly commands: readonly string[];
}

export interface TaskList {
  readonly kind: string;
  readonly tasks: readonly ListedTask[];
}

interface TaskListForm {
  readonly kind: string;
  readonly path: RegExp;
  /** Matches the number and marks before a task's name. */
  readonly label: RegExp;
  /** Matches the heading of the task section; without it every box counts. */
  readonly section?: RegExp;
}

const checklist: TaskListForm = { kind: 'checklist', path: /\.(?:md|markdown)$/i, label: /^(?:task\s+)?\d+[.):]\s+/i };

const forms: readonly TaskListForm[] = [
  // specs/003-login/tasks.md: `- [x] T012 [P] [US1] Create the model in src/models/user.py`
  { kind: 'spec-kit', path: /(?:^|\/)specs\/[^/]+\/tasks\.md$/, label: /^\**T\d{3,}[a-z]?\**:?(?:\s*\[[^\]]*\])*\s*/ },
  // openspec/changes/add-login/tasks.md: `- [x] 1.2 Write the endpoint`
  {
    kind: 'openspec',
    path: /(?:^|\/)openspec\/changes\/(?!archive\/)[^/]+\/tasks\.md$/,
    label: /^\**\d+(?:\.\d+)*\.?\**\s+/,
  },
  // docs/stories/1.2.login.story.md: boxes outside of "Tasks / Subtasks" are not tasks
  {
    kind: 'bmad',
    path: /\.story\.md$|(?:^|\/)(?:stories|implementation-artifacts)\/\d+[.-]\d+[^/]*\.md$/,
    label: /^\**(?:(?:sub)?task\s+)?\d+(?:\.\d+)*[.:]?\**:?\s+/i,
    section: /^tasks\b/i,
  },
];

export function isTaskListPath(path: string): boolean {
  return forms.some((form) => form.path.test(path));
}

/** Reads a task list in the format its path indicates, or as a checklist, for example from an issue. */
export function readTaskList(text: string, path = ''): TaskList {
  const form = forms.find((each) => each.path.test(path)) ?? checklist;
  return { kind: form.kind, tasks: readBoxes(text, form) };
}

export function listTickedTasks(now: TaskList, before: TaskList | null): ListedTask[] {
  const done = new Set(before?.tasks.flatMap(({ name, isDone }) => (isDone ? [name] : [])));
  return now.tasks.filter(({ name, isDone }) => isDone && !done.has(name));
}

const boxPattern = /^(?:[ \t]|>[ \t]?)*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\][ \t]+(\S.*)$/;
const headingPattern = /^(#{1,6})[ \t]+(.*?)[ \t#]*$/;

function readBoxes(text: string, { label, section }: TaskListForm): ListedTask[] {
  const boxes: { name: string; isDone: boolean; line: number; text: string }[] = [];
  let [fence, isInSection, depth] = ['', section === undefined, 0];
  // Templates explain their boxes in comments.
  const visibleText = text.slice(0, maxText).replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
  const lines = visibleText.split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    const [, mark = ''] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    if (mark !== '' || fence !== '') continue;
    const [, level = '', title = ''] = headingPattern.exec(line) ?? [];
    if (level !== '' && section !== undefined && (!isInSection || level.length <= depth))
      [isInSection, depth] = [section.test(title), level.length];
    const [, tick = '', taskText = ''] = (isInSection && boxPattern.exec(line)) || [];
    const last = boxes.at(-1);
    if (taskText !== '')
      boxes.push({ name: taskText.replace(label, '').trim(), isDone: tick !== ' ', line: at + 1, text: taskText });
    else if (last !== undefined && /^[ \t]+\S/.test(line)) last.text += `\n${line}`;
  }
  return boxes.slice(0, maxTasks).map(({ text: all, ...box }) => ({ ...box, ...checkableParts(all) }));
}

const maxText = 500_000;
const maxTasks = 1_000;

/** Lists files and safe commands in a task. The text may come from anyone, so other commands are never run. */
function checkableParts(text: string): Pick<ListedTask, 'files' | 'commands'> {
  const quoted = [...text.matchAll(/(`+)([^`\n]+)\1/g)].map(([, , code = '']) => code.trim());
  const plain = text.replace(/`+[^`\n]*`+/g, ' ').replace(/\b\w+:\/\/\S+|\]\([^)]*\)/g, ' ');
  const words = plain.split(/[\s,;()"'*]+/).map((word) => word.replace(/[.:!?]+$/, ''));
  return {
    files: [...new Set([...quoted, ...words])].filter(isFile),
    commands: [...new Set(quoted)].filter((code) => checkingCommand.test(code)),
  };
}

/** Requires a folder and an extension: `user.py` alone may be anywhere. */
function isFile(word: string): boolean {
  if (!/^(?!\/|~|\.\.\/)[\w.@-]+(?:\/[\w.@+[\]-]+)+\.[A-Za-z]\w{0,9}$/.test(word) || /\.{3}|X{3}/.test(word))
    return false;
  return parseDeclaredPath(word).kind === 'pattern';
}

const checkingCommand = new RegExp(
  `^(?:${[
    '(?:npm|pnpm|yarn|bun)(?: run)? (?:test|lint|check|typecheck|type-check|build)(?::[\\w:-]+)?',
    '(?:npx|pnpm exec|bunx) (?:jest|vitest(?: run)?|mocha|eslint|tsc)',
    'node --test',
    '(?:uv run |poetry run |python3? -m )?(?:pytest|unittest|mypy|ruff check)',
    'go (?:test|vet|build)',
    'cargo (?:test|check|build|clippy)',
    '(?:make|just) (?:test|check|lint)',
    'dotnet test|mvn test|(?:\\./)?gradlew? test',
  ].join('|')})(?: [\\w./:=@*-]+)*$`,
);
