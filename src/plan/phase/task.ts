import { type Diagnostic, finding } from './diagnostic.ts';
import {
  compileElementNames,
  type ElementExtent,
  findElements,
  type MaskedText,
  maskText,
  readAttributes,
  withoutEntities,
} from './markup.ts';
import {
  automatedElements,
  isCheckMissing,
  isInverted,
  isKnownTaskType,
  listCriteriaCommands,
  normalizeTaskType,
  parseFileList,
  readVerify,
  type Verify,
} from './task-fields.ts';

/** A `<task>`, `<feature>` or `## Task` heading. Its content is untrusted. */
export interface PlanTask {
  name: string;
  /** `auto`, `tdd`, `tracer`, `checkpoint` or `checkpoint:<kind>`. */
  type: string;
  declaredType: string;
  gate: string | null;
  files: string[];
  action: string;
  verify: Verify;
  done: string | null;
  /** If unmet, the task waits for a person and is never approved automatically. */
  precondition: string | null;
  options: TaskOption[];
  steps: CheckpointSteps | null;
  line: number;
}

export interface TaskOption {
  id: string;
  name: string;
  pros?: string;
  cons?: string;
}

const stepElements = {
  whatBuilt: 'what-built',
  howToVerify: 'how-to-verify',
  decision: 'decision',
  context: 'context',
  action: 'action',
  instructions: 'instructions',
  verification: 'verification',
  resumeSignal: 'resume-signal',
} as const;

export type CheckpointSteps = Record<keyof typeof stepElements, string | null>;

/** Finds tasks by tag instead of with an XML parser, because `<action>` contains HTML and JSX. */
export function readTasks(
  body: string,
  mask: MaskedText,
  file: string,
  firstLine: number,
): { tasks: PlanTask[]; diagnostics: Diagnostic[] } {
  const lineAt = createLineCounter(body, firstLine);
  const diagnostics: Diagnostic[] = [];
  const report = (severity: Diagnostic['severity'], code: string, line: number, message: string) => {
    diagnostics.push(finding(severity, code, file, message, line));
  };
  const extents = findTasks(mask);
  if (extents.length > maxTasks)
    report(
      'error',
      'too-many-tasks',
      firstLine,
      `the plan has ${extents.length} tasks; the first ${maxTasks} were read. Split the plan`,
    );
  const tasks = extents.slice(0, maxTasks).map((extent, at) => {
    const task = readTask(body, mask, extent, at + 1, lineAt(extent.at));
    const { name, type, declaredType, line } = task;
    const unclosed = `the task "${name}" has no </task>; it was read up to the next task or section. Close it`;
    const unknown = `the task type "${declaredType}" is unknown and is treated as "${type}"`;
    const missing = `the task "${name}" says that its automated check is still missing`;
    if (!extent.closed) report('warning', 'task-unclosed', line, unclosed);
    if (!isKnownTaskType(declaredType)) report('warning', 'task-type-unknown', line, unknown);
    if (isCheckMissing(task.verify)) report('info', 'verify-missing', line, missing);
    return task;
  });
  const allTasks = tasks.length > 0 ? tasks : readTasksWithoutElements(body, mask, lineAt);
  const lastTask = allTasks.findLast(({ type }) => !type.startsWith('checkpoint')) ?? allTasks.at(-1);
  for (const command of readLooseCommands(body, mask, extents)) lastTask?.verify.automated.push(command);
  const lastWithCommands = allTasks.findLastIndex(({ verify }) => verify.automated.length > 0);
  for (const { verify } of allTasks.slice(0, Math.max(0, lastWithCommands)))
    verify.automated = verify.automated.filter((command) => !isInverted(command));
  return { tasks: allTasks, diagnostics };
}

/** Commands outside all tasks, as in `<verification>`, apply to the whole plan and run at its end. */
function readLooseCommands(body: string, mask: MaskedText, tasks: readonly ElementExtent[]): string[] {
  if (tasks.length === 0) return [];
  const isInTask = ({ at }: ElementExtent) => tasks.some((task) => at >= task.at && at < task.after);
  const startsLine = ({ at }: ElementExtent) =>
    /(?:^|\n)[ \t]*(?:<verify>\s*)?$/.test(mask.slice(Math.max(0, at - 200), at));
  const looseCommands = findElements(mask, automatedElements).filter(
    (element) => element.closed && !isInTask(element) && startsLine(element),
  );
  return readVerify(looseCommands.map(({ at, after }) => body.slice(at, after))).automated;
}

/** The longest of 650 real plans has 20. */
const maxTasks = 1_000;

function findTasks(mask: string): ElementExtent[] {
  const opening = /(?<=^|<tasks(?:\s[^<>]*)?>|<\/task>)[ \t]*<task(\s[^<>]*)?>/gm;
  const opened = [...mask.matchAll(opening)];
  return opened.map((openingTag, at) => {
    const start = openingTag.index + openingTag[0].length;
    const limit = opened[at + 1]?.index ?? mask.length;
    const attributes = openingTag[1] ?? '';
    const inside = mask.slice(start, limit);
    const close = attributes.endsWith('/') ? 0 : inside.indexOf('</task>');
    const length = close >= 0 ? close : (sectionAfterTasksPattern.exec(inside)?.index ?? inside.length);
    const end = start + length;
    return {
      name: 'task',
      attributes,
      at: mask.indexOf('<', openingTag.index),
      start,
      end,
      after: end,
      closed: close >= 0,
    };
  });
}

/** Elements after a plan's tasks. An indented `<verification>` belongs to a task. */
const sectionAfterTasksPattern = /^(?:[ \t]*<\/tasks>|<(?:verification|success_criteria|output|threat_model)>)/m;

const childElements = compileElementNames([
  ...['name', 'title', 'files', 'file', 'read_first', 'precondition', 'behavior', 'implementation', 'verify'],
  ...['automated', 'acceptance_criteria', 'criterion', 'done', 'options'],
  ...Object.values(stepElements),
]);
const optionElements = compileElementNames(['option']);
const optionParts = compileElementNames(['name', 'pros', 'cons']);
const featureElements = compileElementNames(['feature']);

function readTask(body: string, mask: MaskedText, extent: ElementExtent, number: number, line: number): PlanTask {
  const text = body.slice(extent.start, extent.end);
  const children = new Map<string, string[]>();
  for (const child of findElements(mask.slice(extent.start, extent.end), childElements)) {
    const contents = children.get(child.name) ?? [];
    contents.push(text.slice(child.start, child.end));
    children.set(child.name, contents);
  }
  const listContents = (names: string): string[] => names.split(' ').flatMap((name) => children.get(name) ?? []);
  const getFirst = (names: string): string | null => listContents(names)[0]?.trim() || null;
  const trimmed = (names: string): string[] => listContents(names).map((part) => part.trim());
  const attributes = readAttributes(extent.attributes);
  const declaredType = attributes.get('type') ?? '';
  const type = normalizeTaskType(declaredType);
  const described = trimmed('behavior implementation what-built decision instructions');
  const commands = listContents('automated').map((command) => `<automated>${command}</automated>`);
  const taskName = getFirst('name title') ?? attributes.get('name') ?? attributes.get('title');
  const verify = readVerify([...listContents('verify'), ...commands]);
  for (const command of listCriteriaCommands(listContents('acceptance_criteria criterion')))
    if (!verify.automated.includes(command)) verify.automated.push(command);
  const steps = Object.entries(stepElements).map(([step, element]) => [step, getFirst(element)]);
  return {
    name: collapseWhitespace(taskName ?? `Task ${number}`),
    type: type === 'auto' && attributes.get('tdd') === 'true' ? 'tdd' : type,
    declaredType,
    gate: attributes.get('gate')?.toLowerCase().replaceAll('_', '-') ?? null,
    files: listContents('files file').flatMap(parseFileList),
    action: children.has('action') ? listContents('action').join('\n') : described.join('\n\n') || text.trim(),
    verify,
    done: getFirst('done acceptance_criteria') ?? (trimmed('criterion').join('\n') || null),
    precondition: getFirst('precondition'),
    options: type === 'checkpoint:decision' ? readOptions(children.get('options')?.join('\n') ?? text) : [],
    steps: type.startsWith('checkpoint') ? Object.fromEntries(steps) : null,
    line,
  };
}

function readOptions(text: string): TaskOption[] {
  const options: TaskOption[] = [];
  for (const option of findElements(maskText(text), optionElements)) {
    const content = text.slice(option.start, option.end);
    const parts = new Map<string, string>();
    for (const { name, start, end } of findElements(content, optionParts))
      parts.set(name, collapseWhitespace(content.slice(start, end)));
    const id = readAttributes(option.attributes).get('id') ?? String(options.length + 1);
    const [name = collapseWhitespace(content), pros, cons] = ['name', 'pros', 'cons'].map((part) => parts.get(part));
    options.push({ id, name, ...(pros ? { pros } : {}), ...(cons ? { cons } : {}) });
  }
  return options;
}

/** TDD plans use `<feature>` instead of tasks, and some plans only have headings such as `## Task 1: …`. */
function readTasksWithoutElements(body: string, mask: string, lineAt: (offset: number) => number): PlanTask[] {
  const features = findElements(mask, featureElements);
  if (features.length > 0)
    return features.map((extent, at) => {
      return { ...readTask(body, mask, extent, at + 1, lineAt(extent.at)), type: 'tdd' };
    });
  const headings = [...mask.matchAll(/^#{2,4}[ \t]+(Task[ \t]+\d[^\n]*)$/gm)];
  return headings.map((heading, at) => {
    const start = heading.index + heading[0].length;
    const end = headings[at + 1]?.index ?? mask.length;
    const extent = { name: 'task', attributes: '', at: heading.index, start, end, after: end, closed: true };
    return {
      ...readTask(body, mask, extent, at + 1, lineAt(heading.index)),
      name: collapseWhitespace(heading[1] ?? ''),
    };
  });
}

function collapseWhitespace(text: string): string {
  return withoutEntities(text).replace(/\s+/g, ' ').trim();
}

export function createLineCounter(text: string, firstLine: number): (offset: number) => number {
  let line = firstLine;
  let counted = 0;
  return (offset) => {
    if (offset < counted) [line, counted] = [firstLine, 0];
    for (let at = text.indexOf('\n', counted); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
      line++;
      counted = at + 1;
    }
    return line;
  };
}
