import { withoutAnnotation } from './declared-paths.ts';
import { compileElementNames, findElements, maskText, readAttributes, withoutEntities } from './markup.ts';
import { splitAtCommas } from './must-haves.ts';

/** Splits `<files>` at commas and line breaks; drops bullets, backticks, remarks and "none". */
export function parseFileList(text: string): string[] {
  return text
    .split('\n')
    .flatMap(splitAtCommas)
    .map((item) => withoutAnnotation(item.trim().replace(/^[-*+] /, '')))
    .filter((item) => item !== '' && !/^(?:none\b|n\/a\b|[-—]+$|\()/i.test(item));
}

/** Normalizes the task type. Other words for ordinary work, such as `execute`, become `auto`. */
export function normalizeTaskType(declared: string): string {
  return getUpstreamType(declared) ?? 'auto';
}

export function isKnownTaskType(declared: string): boolean {
  return ordinaryTypePattern.test(declared) || getUpstreamType(declared) !== null;
}

const ordinaryTypePattern = /^(?:|auto|execute|implementation|implement|test|verification|verify|research|setup)$/i;

function getUpstreamType(declared: string): string | null {
  const type = declared.toLowerCase().replace(/[_\s]+/g, '-');
  if (type.startsWith('checkpoint')) return type.replace(/^checkpoint[:-]*/, 'checkpoint:').replace(/:$/, '');
  if (/^(?:human-(?:verify|action)|decision)$/.test(type)) return `checkpoint:${type}`;
  if (/^tdd(?:-|$)/.test(type)) return 'tdd';
  return type === 'tracer' ? type : null;
}

export interface Verify {
  /** Decoded shell commands from the plan, which are untrusted input. */
  automated: string[];
  prose: string | null;
}

export function readVerify(blocks: readonly string[]): Verify {
  const automated: string[] = [];
  let prose = '';
  for (const block of blocks) {
    let from = 0;
    for (const element of findElements(maskText(block), automatedElements)) {
      prose += block.slice(from, element.at);
      const attributes = readAttributes(element.attributes);
      // Matches `<automated command="npm test"/>`.
      const [attribute = ''] = ['command', 'cmd', 'run'].flatMap((name) => attributes.get(name) ?? []);
      const command = extractCommand(block.slice(element.start, element.end)) || attribute;
      const [, failsWhen = ''] =
        /^\s*<fails_when>([\s\S]{0,2000}?)<\/fails_when>/i.exec(block.slice(element.after)) ?? [];
      if (command === '' || missingCommandPattern.test(command)) prose += command;
      else automated.push(failsOnSuccessPattern.test(failsWhen) ? `${inversion}${command}\n)` : command);
      from = element.after;
    }
    prose += `${block.slice(from)}\n`;
  }
  return { automated, prose: prose.trim() || null };
}

/** Extracts commands from criteria such as "- `grep -q x src/a.ts` exits 0". */
export function listCriteriaCommands(criteria: readonly string[]): string[] {
  const ready =
    /^\s*(?:[-*]\s+)?(?:\[[ x]\]\s+)?`([^`\n]+)`\s+(?:exits?|returns?|ends?)(?: with)?(?: code| status)? 0(?=\s*$|\s*[.,;(—–-])/gim;
  return criteria.flatMap((text) =>
    [...text.matchAll(ready)].map(([, command = '']) => withoutEntities(command).trim()),
  );
}

/** Prefix of a command that must fail, such as a test written first. */
const inversion = '! (\n';

/** Returns true for a command that must fail only until a later task is done. */
export function isInverted(command: string): boolean {
  return command.startsWith(inversion);
}

const failsOnSuccessPattern =
  /^[\s"'`]*(?:the )?(?:command |tests? |suite |run |it )?(?:an? )?(?:zero exit|exit(?:s|ed)?(?: with)?(?: code| status)? (?:0|zero)\b|(?:all )?(?:pass(?:es)?|succeeds?)\b|green\b)/i;

export const automatedElements = compileElementNames(['automated']);

/** `<automated>MISSING - Wave 0 must create …</automated>` is a planner's note, not a command. */
const missingCommandPattern = /^\s*MISSING\b/;

function extractCommand(text: string): string {
  const lines = text.trim().split('\n');
  const isFence = (line: string | undefined): boolean => /^\s*(?:```|~~~)/.test(line ?? '');
  const contentLines = lines.length > 2 && isFence(lines[0]) && isFence(lines.at(-1)) ? lines.slice(1, -1) : lines;
  return withoutEntities(contentLines.join('\n')).trim();
}

export function isCheckMissing({ automated, prose }: Verify): boolean {
  return automated.length === 0 && missingCommandPattern.test(prose ?? '');
}
