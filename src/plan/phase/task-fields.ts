import { withoutAnnotation } from './declared-paths.ts';
import { elementNames, findElements, maskText, tagAttributes, withoutEntities } from './markup.ts';
import { splitAtCommas } from './must-haves.ts';

/** Splits `<files>` at commas and lines; bullets, backticks, remarks as in `src/a.ts (new)` and "none" are dropped. */
export function fileList(text: string): string[] {
  return text
    .split('\n')
    .flatMap(splitAtCommas)
    .map((item) => withoutAnnotation(item.trim().replace(/^[-*+] /, '')))
    .filter((item) => item !== '' && !/^(?:none\b|n\/a\b|[-—]+$|\()/i.test(item));
}

/** Task type in one spelling; whatever else people wrote for "just do it" (`execute`, nothing at all) is `auto`. */
export function taskType(declared: string): string {
  return upstreamType(declared) ?? 'auto';
}

/** False for a type that is neither upstream's nor one of the words seen in real plans. */
export function isKnownTaskType(declared: string): boolean {
  return plainWork.test(declared) || upstreamType(declared) !== null;
}

const plainWork = /^(?:|auto|execute|implementation|implement|test|verification|verify|research|setup)$/i;

function upstreamType(declared: string): string | null {
  const type = declared.toLowerCase().replace(/[_\s]+/g, '-');
  if (type.startsWith('checkpoint')) return type.replace(/^checkpoint[:-]*/, 'checkpoint:').replace(/:$/, '');
  if (/^(?:human-(?:verify|action)|decision)$/.test(type)) return `checkpoint:${type}`;
  if (/^tdd(?:-|$)/.test(type)) return 'tdd';
  return type === 'tracer' ? type : null;
}

export interface Verify {
  /** Shell commands, XML entities undone, fences removed. They are the plan's: untrusted input for a shell. */
  automated: string[];
  prose: string | null;
}

/** Takes the commands out of `<verify>` blocks; what is not `<automated>` is advice for people and agents. */
export function readVerify(blocks: readonly string[]): Verify {
  const automated: string[] = [];
  let prose = '';
  for (const block of blocks) {
    let from = 0;
    for (const element of findElements(maskText(block), automatedElements)) {
      prose += block.slice(from, element.at);
      const attributes = tagAttributes(element.attributes);
      // `<automated command="npm test"/>`.
      const [attribute = ''] = ['command', 'cmd', 'run'].flatMap((name) => attributes.get(name) ?? []);
      const command = commandText(block.slice(element.start, element.end)) || attribute;
      const [, failsWhen = ''] =
        /^\s*<fails_when>([\s\S]{0,2000}?)<\/fails_when>/i.exec(block.slice(element.after)) ?? [];
      if (command === '' || missingCommand.test(command)) prose += command;
      else automated.push(failsOnSuccess.test(failsWhen) ? `${inversion}${command}\n)` : command);
      from = element.after;
    }
    prose += `${block.slice(from)}\n`;
  }
  return { automated, prose: prose.trim() || null };
}

/** The commands that criteria give ready to run: "- `grep -q x src/a.ts` exits 0". */
export function criteriaCommands(criteria: readonly string[]): string[] {
  const ready =
    /^\s*(?:[-*]\s+)?(?:\[[ x]\]\s+)?`([^`\n]+)`\s+(?:exits?|returns?|ends?)(?: with)?(?: code| status)? 0(?=\s*$|\s*[.,;(—–-])/gim;
  return criteria.flatMap((text) =>
    [...text.matchAll(ready)].map(([, command = '']) => withoutEntities(command).trim()),
  );
}

/** Before a command that has to fail: the RED of a test that is written first. */
const inversion = '! (\n';

/** True for a command that has to fail, which is so at the moment of its task and no longer once a later one was done. */
export function isInverted(command: string): boolean {
  return command.startsWith(inversion);
}

const failsOnSuccess =
  /^\s*(?:the )?(?:command |tests? |suite |run |it )?(?:an? )?(?:zero exit|exit(?:s|ed)?(?: with)?(?: code| status)? (?:0|zero)\b|(?:all )?(?:pass(?:es)?|succeeds?)\b|green\b)/i;

export const automatedElements = elementNames(['automated']);

/** `<automated>MISSING - Wave 0 must create …</automated>` is a note of the planner, not a command. */
const missingCommand = /^\s*MISSING\b/;

function commandText(text: string): string {
  const lines = text.trim().split('\n');
  const isFence = (line: string | undefined): boolean => /^\s*(?:```|~~~)/.test(line ?? '');
  const inside = lines.length > 2 && isFence(lines[0]) && isFence(lines.at(-1)) ? lines.slice(1, -1) : lines;
  return withoutEntities(inside.join('\n')).trim();
}

/** True when the planner wrote that the automated check has still to be made. */
export function isCheckMissing({ automated, prose }: Verify): boolean {
  return automated.length === 0 && missingCommand.test(prose ?? '');
}
