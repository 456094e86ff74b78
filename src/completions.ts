import { resolve } from 'node:path';
import { type Command, commands } from './doors/catalogue/catalogue.ts';
import { phaseKey } from './plan/phase/phase-id.ts';
import { planId } from './plan/phase/plan-file.ts';
import { type PhaseDirectory, readTree } from './plan/phase/planning-tree.ts';
import { type SettingDoc, settingDocs, settingRows } from './settings/table/settings.ts';
import { withoutControls } from './system/files/control-characters.ts';

/** What may stand where the cursor is. */
export interface Completions {
  readonly candidates: readonly Candidate[];
  /** The shell completes names of its own besides. */
  readonly also: 'files' | 'dirs' | 'none';
}

interface Candidate {
  readonly word: string;
  readonly about: string;
}

/**
 * Completes the last of these words, which may be empty; the program's own name is not among them. Words of bash and fish come
 * as they were typed, quotes and all. Whatever is wrong with the project, there is an answer.
 */
export async function completionsOf(shell: string, typed: readonly string[], directory: string): Promise<Completions> {
  const words = shell === 'bash' ? withoutEquals(typed.map(unquoted)) : shell === 'fish' ? typed.map(unquoted) : typed;
  const current = words.at(-1) ?? '';
  const line = new Line(words.slice(0, -1), directory);
  const [, option = '', prefix = ''] = /^(--[\w-]+)=(.*)$/s.exec(current) ?? [];
  const found =
    option === ''
      ? await line.completions(current)
      : withPrefix(`${option}=`, await line.valuesOf(optionNamed(option, line.command)));
  const wanted = option === '' ? current : `${option}=${prefix}`;
  return { ...found, candidates: found.candidates.filter(({ word }) => word.startsWith(wanted) && isPlain(word)) };
}

/** A line of the answer that a script reads: what else is completed, then a candidate a line with what it means. */
export function completionLines({ candidates, also }: Completions): string[] {
  return [also, ...candidates.map(({ word, about }) => `${word}\t${withoutControls(about)}`)];
}

function isPlain(word: string): boolean {
  return withoutControls(word) === word;
}

const nothing: Completions = { candidates: [], also: 'none' };

/** What stands before the cursor. */
class Line {
  readonly command: Command | undefined;
  /** Words after the verb that are no options, and no values of options. */
  readonly #given: string[] = [];
  readonly #options = new Map<string, string>();
  /** The option whose value comes next. */
  #open: SettingDoc | null = null;
  #isForeign = false;
  readonly #directory: string;

  constructor([verb, ...words]: readonly string[], directory: string) {
    this.#directory = directory;
    this.command = commands.find(({ name, alias }) => verb !== undefined && (name === verb || alias === verb));
    for (const word of words) this.#take(word);
    this.#hasVerb = verb !== undefined;
  }

  readonly #hasVerb: boolean;

  #take(word: string): void {
    const open = this.#open;
    this.#open = null;
    if (this.#isForeign) return;
    if (open !== null) this.#options.set(open.name, word);
    else if (word === '--') this.#isForeign = true;
    else if (!word.startsWith('-')) this.#given.push(word);
    else {
      const [name = '', value] = word.split(/=(.*)/s, 2);
      const option = optionNamed(name, this.command);
      if (option !== null && value !== undefined) this.#options.set(option.name, value);
      else if (option !== null && option.value !== null) this.#open = option;
      else if (option !== null) this.#options.set(option.name, '');
    }
  }

  async completions(current: string): Promise<Completions> {
    if (!this.#hasVerb) return verbs(current);
    if (this.command === undefined) return nothing;
    if (this.#isForeign) return { candidates: [], also: 'files' }; // a command line of somebody else
    if (this.#open !== null) return this.valuesOf(this.#open);
    if (current.startsWith('-')) return this.#optionsLeft(this.command);
    const expected = this.command.words[this.#given.length];
    return expected === undefined ? this.#optionsLeft(this.command) : this.#wordsFor(expected, this.command);
  }

  async valuesOf(option: SettingDoc | null): Promise<Completions> {
    switch (option?.value ?? null) {
      case null:
        return nothing;
      case 'file':
      case 'glob':
      case 'paths':
        return { candidates: [], also: 'files' };
      case 'dir':
        return { candidates: [], also: 'dirs' };
      case 'plans':
        return this.#plans();
      default:
        return { candidates: choicesOf(option as SettingDoc).map((word) => ({ word, about: '' })), also: 'none' };
    }
  }

  #optionsLeft(command: Command): Completions {
    const docs = settingDocs().filter(({ name }) => command.settings.includes(name));
    const left = docs.filter(({ name, repeats }) => repeats || !this.#options.has(name));
    const own = (command.fields ?? []).map((field) => ({ word: `--${field}`, about: '' }));
    return {
      candidates: [
        ...left.map(({ name, description }) => ({ word: `--${name}`, about: description })),
        ...own,
        { word: '--json', about: 'answer with one JSON document on stdout' },
        { word: '--help', about: 'display help for command' },
      ],
      also: 'none',
    };
  }

  /** `expected` as the catalogue says it: `<phase>`, `[plan]`, `<create|parse>`. */
  async #wordsFor(expected: string, command: Command): Promise<Completions> {
    const name = expected.replace(/[<>[\]…]/g, '');
    if (name === 'phase') return this.#phases();
    if (name === 'plan') return this.#plans(command);
    const choices = name.includes('|') ? name.split('|') : [];
    return choices.length > 0 ? { candidates: choices.map((word) => ({ word, about: '' })), also: 'none' } : nothing;
  }

  async #phases(): Promise<Completions> {
    const phases = await this.#tree();
    return { candidates: phases.map(({ id, name }) => ({ word: id, about: name })), also: 'none' };
  }

  async #plans(command = this.command): Promise<Completions> {
    const at = command?.words.findIndex((word) => /^.phase.$/.test(word)) ?? -1;
    const key = phaseKey(this.#given[at] ?? '');
    const phases = (await this.#tree()).filter(
      (phase) => phase.key === key || phase.dir.endsWith(`/${this.#given[at]}`),
    );
    const plans = phases.flatMap(({ dir, planFiles }) => planFiles.map((file) => planId(`${dir}/${file}`)));
    return { candidates: [...new Set(plans)].map((word) => ({ word, about: '' })), also: 'none' };
  }

  async #tree(): Promise<readonly PhaseDirectory[]> {
    try {
      return (await readTree(resolve(this.#directory, this.#options.get('root') ?? '.'))).phases;
    } catch {
      return []; // where no phase can be read there is none to name; the command itself says why
    }
  }
}

function verbs(current: string): Completions {
  const options = ['--help', '--version'].map((word) => ({ word, about: '' }));
  const named = commands.map(({ name, summary }) => ({ word: name, about: summary }));
  return { candidates: current.startsWith('-') ? options : named, also: 'none' };
}

function optionNamed(option: string, command: Command | undefined): SettingDoc | null {
  const name = option.replace(/^--/, '');
  const docs = settingDocs().filter((doc) => command?.settings.includes(doc.name));
  return docs.find((doc) => option.startsWith('--') && (doc.name === name || doc.alias === name)) ?? null;
}

/** The words that a setting takes, where those are all there are: others stand for something. */
function choicesOf({ name, value }: SettingDoc): string[] {
  const row = settingRows.find(([each]) => each === name)?.[1];
  const words = value?.includes('|') ? value.split('|') : [];
  return words.filter((word) => row?.fromText().safeParse(word).success);
}

function withPrefix(prefix: string, { candidates, also }: Completions): Completions {
  return { also, candidates: candidates.map(({ word, about }) => ({ word: `${prefix}${word}`, about })) };
}

/** Bash parts `--agent=claude` at the equals sign, as COMP_WORDBREAKS says. */
function withoutEquals(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (word !== '=' || !words[at - 1]?.startsWith('--')) return [word];
    return at === words.length - 1 ? [''] : [];
  });
}

/** A word as it is meant; of one whose quotes are still open, what is there of it. */
function unquoted(word: string): string {
  let out = '';
  let quote = '';
  for (let at = 0; at < word.length; at += 1) {
    const character = word[at] ?? '';
    if (quote === "'" ? character === quote : character === quote && quote !== '') quote = '';
    else if (quote === '' && (character === "'" || character === '"')) quote = character;
    else if (character === '\\' && quote !== "'" && at + 1 < word.length) {
      at += 1;
      out += word[at];
    } else out += character;
  }
  return out;
}
