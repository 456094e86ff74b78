import type { Diagnostic } from './diagnostic.ts';
import { attribute, type Extent, elementNames, elements, type Masked, masked, withoutEntities } from './markup.ts';

/** One `<task>` of a plan (or `<feature>`, or `## Task` heading), read as text: nothing in it is run or trusted here. */
export interface Task {
  name: string;
  /** `auto`, `tdd`, `tracer`, `checkpoint` or `checkpoint:<kind>`; every spelling met is brought to one of these. */
  type: string;
  /** As written; empty when the task has no type. */
  declaredType: string;
  /** `blocking`, `blocking-human`, `advisory`, or null. */
  gate: string | null;
  files: string[];
  action: string;
  verify: { automated: string[]; prose: string | null };
  done: string | null;
  /** Where it is not met, the task stops for a person: it is never approved by a machine. */
  precondition: string | null;
  /** The choices of a decision, in order. */
  options: { id: string; name: string }[];
  /** From 1, in the plan file. */
  line: number;
}

/**
 * The tasks of a plan's body. Found by their tags, not by an XML parser, for `<action>` holds HTML, JSX and generics.
 * A task that is never closed ends where the next begins; a task inside a code fence or a comment is an example.
 */
export function readTasks(
  body: string,
  mask: Masked,
  file: string,
  firstLine: number,
): { tasks: Task[]; diagnostics: Diagnostic[] } {
  const lineAt = lineCounter(body, firstLine);
  const diagnostics: Diagnostic[] = [];
  const tell = (severity: Diagnostic['severity'], code: string, line: number, message: string): void => {
    diagnostics.push({ severity, code, file, line, message });
  };
  const tasks: Task[] = [];
  for (const extent of taskExtents(mask)) {
    const line = lineAt(extent.at);
    const task = readTask(
      body.slice(extent.start, extent.end),
      mask.slice(extent.start, extent.end),
      extent,
      tasks.length + 1,
      line,
    );
    tasks.push(task);
    if (!extent.closed)
      tell(
        'warning',
        'task-unclosed',
        line,
        `the task "${task.name}" has no </task>; it was read up to the next task or section. Close it`,
      );
    if (!knownTypes.has(task.declaredType) && canonicalType(task.declaredType) === null)
      tell(
        'warning',
        'task-type-unknown',
        line,
        `the task type "${task.declaredType}" is not known and is treated as "${task.type}"`,
      );
    if (task.verify.automated.length === 0 && missingCommand.test(task.verify.prose ?? ''))
      tell('info', 'verify-missing', line, `the task "${task.name}" says that its automated check is still missing`);
  }
  return { tasks: tasks.length > 0 ? tasks : withoutTaskElements(body, mask, lineAt), diagnostics };
}

function taskExtents(mask: string): Extent[] {
  const opening = /^[ \t]*<task(\s[^<>]*)?>/gm;
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

/** What follows the tasks of a plan; `<verification>` also stands inside tasks, but then indented. */
const sectionAfterTasks = /^(?:[ \t]*<\/tasks>|<(?:verification|success_criteria|output|threat_model)>)/m;

const childElements = elementNames(
  'name',
  'title',
  'files',
  'file',
  'read_first',
  'precondition',
  'behavior',
  'action',
  'implementation',
  'verify',
  'automated',
  'acceptance_criteria',
  'criterion',
  'done',
  'what-built',
  'how-to-verify',
  'resume-signal',
  'decision',
  'context',
  'options',
  'instructions',
  'verification',
);
const automatedElements = elementNames('automated');
const optionElements = elementNames('option');
const nameElements = elementNames('name');
const featureElements = elementNames('feature');

function readTask(text: string, mask: string, { attributes }: Extent, number: number, line: number): Task {
  const children = new Map<string, string[]>();
  for (const child of elements(mask, childElements)) {
    const contents = children.get(child.name) ?? [];
    contents.push(text.slice(child.start, child.end));
    children.set(child.name, contents);
  }
  const first = (name: string): string | null => children.get(name)?.[0]?.trim() || null;
  const declaredType = attribute(attributes, 'type') ?? '';
  const type = taskType(declaredType, attributes);
  const described = ['behavior', 'implementation', 'what-built', 'decision', 'instructions'].flatMap(
    (name) => first(name) ?? [],
  );
  return {
    name: oneLine(
      first('name') ??
        first('title') ??
        attribute(attributes, 'name') ??
        attribute(attributes, 'title') ??
        `Task ${number}`,
    ),
    type,
    declaredType,
    gate: attribute(attributes, 'gate')?.toLowerCase().replaceAll('_', '-') ?? null,
    files: [...(children.get('files') ?? []), ...(children.get('file') ?? [])].flatMap(fileList),
    action: children.get('action')?.join('\n') ?? (described.length > 0 ? described.join('\n\n') : text.trim()),
    verify: readVerify([
      ...(children.get('verify') ?? []),
      ...(children.get('automated') ?? []).map((text) => `<automated>${text}</automated>`),
    ]),
    done:
      first('done') ??
      first('acceptance_criteria') ??
      children
        .get('criterion')
        ?.map((text) => text.trim())
        .join('\n') ??
      null,
    precondition: first('precondition'),
    options: type === 'checkpoint:decision' ? readOptions(children.get('options')?.join('\n') ?? text) : [],
    line,
  };
}

/** Types of upstream, and the spellings seen in real plans for "just do it". */
const knownTypes = new Set([
  '',
  'auto',
  'execute',
  'implementation',
  'implement',
  'test',
  'verification',
  'verify',
  'research',
  'setup',
]);

function taskType(declared: string, attributes: string): string {
  const type = canonicalType(declared) ?? 'auto';
  return type === 'auto' && attribute(attributes, 'tdd') === 'true' ? 'tdd' : type;
}

function canonicalType(declared: string): string | null {
  const type = declared.toLowerCase().replace(/[_\s]+/g, '-');
  if (type.startsWith('checkpoint')) return type.replace(/^checkpoint[:-]*/, 'checkpoint:').replace(/:$/, '');
  if (/^(?:human-(?:verify|action)|decision)$/.test(type)) return `checkpoint:${type}`;
  if (/^tdd(?:-|$)/.test(type)) return 'tdd';
  return type === 'tracer' || type === 'auto' ? type : null;
}

/** Splits `<files>` at commas and lines; bullets, backticks, annotations as in `src/a.ts (new)` and "none" are dropped. */
export function fileList(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((item) =>
      withoutAnnotation(
        item
          .trim()
          .replace(/^[-*+] /, '')
          .trim(),
      ),
    )
    .filter((item) => item !== '' && !/^(?:none\b|n\/a\b|[-—]+$|\()/i.test(item));
}

/** `src/a.ts (new)`, `src/a.ts - the page` and `` `src/a.ts`: the page `` are all `src/a.ts`. */
export function withoutAnnotation(item: string): string {
  const quoted = /^`([^`]+)`/.exec(item)?.[1];
  const note = item.search(/[ \t][(–—-]/);
  return quoted ?? (note < 0 ? item : item.slice(0, note).trim());
}

function readVerify(blocks: string[]): Task['verify'] {
  const automated: string[] = [];
  let prose = '';
  for (const block of blocks) {
    let from = 0;
    for (const element of elements(masked(block), automatedElements)) {
      prose += block.slice(from, element.at);
      const command = commandText(block.slice(element.start, element.end));
      if (command === '' || missingCommand.test(command)) prose += command;
      else automated.push(command);
      from = element.after;
    }
    prose += `${block.slice(from)}\n`;
  }
  return { automated, prose: prose.trim() || null };
}

/** `<automated>MISSING - Wave 0 must create …</automated>` is a note of the planner, not a command. */
const missingCommand = /^\s*MISSING\b/;

function commandText(text: string): string {
  const lines = text.trim().split('\n');
  const isFence = (line: string | undefined): boolean => /^\s*(?:```|~~~)/.test(line ?? '');
  const inside = lines.length > 2 && isFence(lines[0]) && isFence(lines.at(-1)) ? lines.slice(1, -1) : lines;
  return withoutEntities(inside.join('\n')).trim();
}

function readOptions(text: string): { id: string; name: string }[] {
  const options: { id: string; name: string }[] = [];
  for (const option of elements(masked(text), optionElements)) {
    const content = text.slice(option.start, option.end);
    const [name] = elements(content, nameElements);
    const id = attribute(option.attributes, 'id') ?? String(options.length + 1);
    options.push({ id, name: oneLine(name ? content.slice(name.start, name.end) : content) });
  }
  return options;
}

/** TDD plans describe a `<feature>` instead of tasks, and some plans only have headings `## Task 1: …`. */
function withoutTaskElements(body: string, mask: string, lineAt: (offset: number) => number): Task[] {
  const features = elements(mask, featureElements);
  if (features.length > 0)
    return features.map((extent, at) => {
      const slice = [body, mask].map((text) => text.slice(extent.start, extent.end)) as [string, string];
      return { ...readTask(...slice, extent, at + 1, lineAt(extent.at)), type: 'tdd' };
    });
  const headings = [...mask.matchAll(/^#{2,4}[ \t]+(Task[ \t]+\d[^\n]*)$/gm)];
  return headings.map((heading, at) => {
    const start = heading.index + heading[0].length;
    const end = headings[at + 1]?.index ?? mask.length;
    const extent: Extent = { name: 'task', attributes: '', at: heading.index, start, end, after: end, closed: true };
    const task = readTask(body.slice(start, end), mask.slice(start, end), extent, at + 1, lineAt(heading.index));
    return { ...task, name: oneLine(heading[1] ?? ''), action: task.action || body.slice(start, end).trim() };
  });
}

function oneLine(text: string): string {
  return withoutEntities(text).replace(/\s+/g, ' ').trim();
}

/** Lines of ascending offsets, counted in one pass over the text. */
function lineCounter(text: string, firstLine: number): (offset: number) => number {
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
