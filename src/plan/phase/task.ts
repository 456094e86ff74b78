import { type Diagnostic, finding } from './diagnostic.ts';
import {
  type ElementExtent,
  elementNames,
  findElements,
  type Masked,
  maskText,
  tagAttributes,
  withoutEntities,
} from './markup.ts';
import {
  automatedElements,
  criteriaCommands,
  fileList,
  isCheckMissing,
  isInverted,
  isKnownTaskType,
  readVerify,
  taskType,
  type Verify,
} from './task-fields.ts';

/** One `<task>` (or `<feature>`, or `## Task` heading), read as text: nothing in it is run or trusted here. */
export interface PlanTask {
  name: string;
  /** `auto`, `tdd`, `tracer`, `checkpoint` or `checkpoint:<kind>`; every spelling met is brought to one of these. */
  type: string;
  declaredType: string;
  /** `blocking`, `blocking-human`, `advisory`, or null. */
  gate: string | null;
  files: string[];
  action: string;
  verify: Verify;
  done: string | null;
  /** If it is not met, the task stops for a person and is never approved by a machine. */
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

/** Elements of a checkpoint, by their names in a question to a person. */
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

/** Finds tasks by tag, not with an XML parser: `<action>` holds HTML and JSX. An unclosed task ends at the next one. */
export function readTasks(
  body: string,
  mask: Masked,
  file: string,
  firstLine: number,
): { tasks: PlanTask[]; diagnostics: Diagnostic[] } {
  const lineAt = lineCounter(body, firstLine);
  const diagnostics: Diagnostic[] = [];
  const report = (severity: Diagnostic['severity'], code: string, line: number, message: string) => {
    diagnostics.push(finding(severity, code, file, message, line));
  };
  const extents = taskExtents(mask);
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
  const all = tasks.length > 0 ? tasks : withoutTaskElements(body, mask, lineAt);
  const last = all.findLast(({ type }) => !type.startsWith('checkpoint')) ?? all.at(-1);
  for (const command of commandsBeside(body, mask, extents)) last?.verify.automated.push(command);
  const end = all.findLastIndex(({ verify }) => verify.automated.length > 0);
  for (const { verify } of all.slice(0, Math.max(0, end)))
    verify.automated = verify.automated.filter((command) => !isInverted(command));
  return { tasks: all, diagnostics };
}

/** Commands outside of every task, as in `<verification>`: they are about the whole plan, so they run at its end. */
function commandsBeside(body: string, mask: Masked, tasks: readonly ElementExtent[]): string[] {
  if (tasks.length === 0) return [];
  const isInTask = ({ at }: ElementExtent) => tasks.some((task) => at >= task.at && at < task.after);
  const startsLine = ({ at }: ElementExtent) =>
    /(?:^|\n)[ \t]*(?:<verify>\s*)?$/.test(mask.slice(Math.max(0, at - 200), at));
  const nearby = findElements(mask, automatedElements).filter(
    (element) => element.closed && !isInTask(element) && startsLine(element),
  );
  return readVerify(nearby.map(({ at, after }) => body.slice(at, after))).automated;
}

/** The longest of 650 real plans has 20. */
const maxTasks = 1_000;

function taskExtents(mask: string): ElementExtent[] {
  const opening = /(?<=^|<tasks(?:\s[^<>]*)?>|<\/task>)[ \t]*<task(\s[^<>]*)?>/gm;
  const opened = [...mask.matchAll(opening)];
  return opened.map((open, at) => {
    const start = open.index + open[0].length;
    const limit = opened[at + 1]?.index ?? mask.length;
    const attributes = open[1] ?? '';
    const inside = mask.slice(start, limit);
    const close = attributes.endsWith('/') ? 0 : inside.indexOf('</task>');
    const length = close >= 0 ? close : (sectionAfterTasks.exec(inside)?.index ?? inside.length);
    const end = start + length;
    return { name: 'task', attributes, at: mask.indexOf('<', open.index), start, end, after: end, closed: close >= 0 };
  });
}

/** Elements after the tasks of a plan; `<verification>` also stands inside tasks, but then indented. */
const sectionAfterTasks = /^(?:[ \t]*<\/tasks>|<(?:verification|success_criteria|output|threat_model)>)/m;

const childElements = elementNames([
  ...['name', 'title', 'files', 'file', 'read_first', 'precondition', 'behavior', 'implementation', 'verify'],
  ...['automated', 'acceptance_criteria', 'criterion', 'done', 'options'],
  ...Object.values(stepElements),
]);
const optionElements = elementNames(['option']);
const optionParts = elementNames(['name', 'pros', 'cons']);
const featureElements = elementNames(['feature']);

function readTask(body: string, mask: Masked, extent: ElementExtent, number: number, line: number): PlanTask {
  const text = body.slice(extent.start, extent.end);
  const children = new Map<string, string[]>();
  for (const child of findElements(mask.slice(extent.start, extent.end), childElements)) {
    const contents = children.get(child.name) ?? [];
    contents.push(text.slice(child.start, child.end));
    children.set(child.name, contents);
  }
  const all = (names: string): string[] => names.split(' ').flatMap((name) => children.get(name) ?? []);
  const first = (names: string): string | null => all(names)[0]?.trim() || null;
  const trimmed = (names: string): string[] => all(names).map((part) => part.trim());
  const attributes = tagAttributes(extent.attributes);
  const declaredType = attributes.get('type') ?? '';
  const type = taskType(declaredType);
  const described = trimmed('behavior implementation what-built decision instructions');
  const commands = all('automated').map((command) => `<automated>${command}</automated>`);
  const named = first('name title') ?? attributes.get('name') ?? attributes.get('title');
  const verify = readVerify([...all('verify'), ...commands]);
  for (const command of criteriaCommands(all('acceptance_criteria criterion')))
    if (!verify.automated.includes(command)) verify.automated.push(command);
  const steps = Object.entries(stepElements).map(([step, element]) => [step, first(element)]);
  return {
    name: collapsedText(named ?? `Task ${number}`),
    type: type === 'auto' && attributes.get('tdd') === 'true' ? 'tdd' : type,
    declaredType,
    gate: attributes.get('gate')?.toLowerCase().replaceAll('_', '-') ?? null,
    files: all('files file').flatMap(fileList),
    action: children.has('action') ? all('action').join('\n') : described.join('\n\n') || text.trim(),
    verify,
    done: first('done acceptance_criteria') ?? (trimmed('criterion').join('\n') || null),
    precondition: first('precondition'),
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
      parts.set(name, collapsedText(content.slice(start, end)));
    const id = tagAttributes(option.attributes).get('id') ?? String(options.length + 1);
    const [name = collapsedText(content), pros, cons] = ['name', 'pros', 'cons'].map((part) => parts.get(part));
    options.push({ id, name, ...(pros ? { pros } : {}), ...(cons ? { cons } : {}) });
  }
  return options;
}

/** TDD plans describe a `<feature>` instead of tasks, and some plans only have headings `## Task 1: …`. */
function withoutTaskElements(body: string, mask: string, lineAt: (offset: number) => number): PlanTask[] {
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
    return { ...readTask(body, mask, extent, at + 1, lineAt(heading.index)), name: collapsedText(heading[1] ?? '') };
  });
}

function collapsedText(text: string): string {
  return withoutEntities(text).replace(/\s+/g, ' ').trim();
}

/** Lines of ascending offsets, counted in one pass over the text. */
export function lineCounter(text: string, firstLine: number): (offset: number) => number {
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
