import { phaseNumber, samePhase } from '../../plan/phase/phase-id.ts';

/** A comment that begins with `/phase`. It is data of whoever wrote it. */
export interface SlashCommand {
  /** The word behind `/phase`; empty where there is none. */
  readonly verb: string;
  /** What stands behind that, with the lines below. */
  readonly text: string;
  /** Another line gives a command, too. */
  readonly hasAnother: boolean;
}

/** The command of a comment: its very first word is `/phase`. Null for every other comment. */
export function slashCommandIn(body: string): SlashCommand | null {
  const [first = '', ...more] = body.replace(/\r\n?/g, '\n').split('\n');
  if (!begins.test(first)) return null;
  const said = first.slice('/phase'.length).trim();
  const [verb = ''] = said.split(/\s/, 1);
  const text = [said.slice(verb.length), ...more].join('\n').trim();
  return { verb, text, hasAnother: more.some((line) => begins.test(line)) };
}

const begins = /^\/phase(?=[ \t]|$)/;

/** A text that may begin with the ids of a phase and a plan of it, such as `7 07-02 use sqlite`. */
export interface Addressed {
  readonly phase: string | null;
  readonly plan: string | null;
  readonly text: string;
}

/** Where a text begins with a phase and one of its plans, these; any other text is left whole. */
export function addressed(text: string): Addressed {
  const [, phase = '', plan = '', rest = ''] = /^(\S{1,200})[ \t]+(\S{1,200})(?:\s+([\s\S]*))?$/.exec(text) ?? [];
  const ofPhase = plan.slice(0, Math.max(0, plan.lastIndexOf('-')));
  const isBoth = phaseNumber(phase) !== null && phaseNumber(ofPhase) !== null && samePhase(phase, ofPhase);
  return isBoth ? { phase, plan, text: rest.trim() } : { phase: null, plan: null, text };
}
