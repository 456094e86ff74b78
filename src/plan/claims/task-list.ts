import { parseDeclaredPath } from '../phase/declared-paths.ts';

/** One box of a list of tasks, and what a machine can check of it. */
export interface ListedTask {
  readonly name: string;
  readonly isDone: boolean;
  /** From 1, in the list. */
  readonly line: number;
  readonly files: readonly string[];
  readonly commands: readonly string[];
}

/** What was asked for, as the tool that wrote it keeps it. */
export interface TaskList {
  readonly kind: string;
  readonly tasks: readonly ListedTask[];
}

/** A form of task list. All of them are Markdown with boxes. */
interface TaskListForm {
  readonly kind: string;
  /** Paths that such lists have by convention. */
  readonly path: RegExp;
  /** Number and marks in front of a task's name. */
  readonly label: RegExp;
  /** Heading of the section with the tasks; without one every box counts. */
  readonly section?: RegExp;
}

const checklist: TaskListForm = { kind: 'checklist', path: /\.(?:md|markdown)$/i, label: /^(?:task\s+)?\d+[.):]\s+/i };

/** Forms that are found by their paths. */
const forms: readonly TaskListForm[] = [
  // specs/003-login/tasks.md: `- [x] T012 [P] [US1] Create the model in src/models/user.py`
  { kind: 'spec-kit', path: /(?:^|\/)specs\/[^/]+\/tasks\.md$/, label: /^\**T\d{3,}[a-z]?\**:?(?:\s*\[[^\]]*\])*\s*/ },
  // openspec/changes/add-login/tasks.md: `- [x] 1.2 Write the endpoint`
  {
    kind: 'openspec',
    path: /(?:^|\/)openspec\/changes\/(?!archive\/)[^/]+\/tasks\.md$/,
    label: /^\**\d+(?:\.\d+)*\.?\**\s+/,
  },
  // docs/stories/1.2.login.story.md: boxes outside of "Tasks / Subtasks" are no tasks
  {
    kind: 'bmad',
    path: /\.story\.md$|(?:^|\/)(?:stories|implementation-artifacts)\/\d+[.-]\d+[^/]*\.md$/,
    label: /^\**(?:(?:sub)?task\s+)?\d+(?:\.\d+)*[.:]?\**:?\s+/i,
    section: /^tasks\b/i,
  },
];

/** True for a path at which one of these tools keeps its tasks. */
export function isTaskListPath(path: string): boolean {
  return forms.some((form) => form.path.test(path));
}

/** Reads a list by the form that its path says, or any text with boxes: a checklist, an issue, a pull request. */
export function readTaskList(text: string, path = ''): TaskList {
  const form = forms.find((each) => each.path.test(path)) ?? checklist;
  return { kind: form.kind, tasks: readBoxes(text, form) };
}

/** The boxes that a change ticked: what it says is done. */
export function tickedTasks(now: TaskList, before: TaskList | null): ListedTask[] {
  const done = new Set(before?.tasks.flatMap(({ name, isDone }) => (isDone ? [name] : [])));
  return now.tasks.filter(({ name, isDone }) => isDone && !done.has(name));
}

const boxPattern = /^(?:[ \t]|>[ \t]?)*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\][ \t]+(\S.*)$/;
const headingPattern = /^(#{1,6})[ \t]+(.*?)[ \t#]*$/;

function readBoxes(text: string, { label, section }: TaskListForm): ListedTask[] {
  const boxes: { name: string; isDone: boolean; line: number; text: string }[] = [];
  let [fence, isOpen, depth] = ['', section === undefined, 0];
  // Templates explain their boxes in comments.
  const shown = text.slice(0, maxText).replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
  const lines = shown.split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    const [, mark = ''] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    if (mark !== '' || fence !== '') continue;
    const [, level = '', title = ''] = headingPattern.exec(line) ?? [];
    if (level !== '' && section !== undefined && (!isOpen || level.length <= depth))
      [isOpen, depth] = [section.test(title), level.length];
    const [, tick = '', rest = ''] = (isOpen && boxPattern.exec(line)) || [];
    const last = boxes.at(-1);
    if (rest !== '')
      boxes.push({ name: rest.replace(label, '').trim(), isDone: tick !== ' ', line: at + 1, text: rest });
    // Indented lines below a box belong to it.
    else if (last !== undefined && /^[ \t]+\S/.test(line)) last.text += `\n${line}`;
  }
  return boxes.slice(0, maxTasks).map(({ text: all, ...box }) => ({ ...box, ...checkableParts(all) }));
}

const maxText = 500_000;
const maxTasks = 1_000;

/** Files that a task names, and commands that only look: a text may be anyone's, so no other one is run. */
function checkableParts(text: string): Pick<ListedTask, 'files' | 'commands'> {
  const quoted = [...text.matchAll(/(`+)([^`\n]+)\1/g)].map(([, , code = '']) => code.trim());
  const plain = text.replace(/`+[^`\n]*`+/g, ' ').replace(/\b\w+:\/\/\S+|\]\([^)]*\)/g, ' ');
  const words = plain.split(/[\s,;()"'*]+/).map((word) => word.replace(/[.:!?]+$/, ''));
  return {
    files: [...new Set([...quoted, ...words])].filter(isFile),
    commands: [...new Set(quoted)].filter((code) => checkingCommand.test(code)),
  };
}

/** A path with a folder and an extension: `user.py` alone may lie anywhere. */
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
