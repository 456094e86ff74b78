import { z } from 'zod';
import type { Caps } from '../../signal/budget.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { durationMs, durationPattern, suggestUnit } from './duration.ts';

/** How a setting is parsed. Schemas are created on demand, because most commands receive few settings. */
export interface SettingKind<T> {
  /** Default as text; may be empty. */
  readonly fallback: string;
  readonly value: string | null;
  /** May be given several times; the values are combined. */
  readonly repeats?: true;
  readonly alias?: string;
  /** Obsolete words that are still accepted, mapped to their replacements. */
  readonly former?: Readonly<Record<string, string>>;
  readonly standard: T;
  /** Hides the secret part of a value; without it the whole value is shown. */
  readonly shown?: (value: T) => T;
  readonly fromText: () => z.ZodType<T>;
  readonly fromFile: () => z.ZodType<T>;
}

/** Creates a setting that is parsed by `read` and then validated like a value in the file. */
export function textKind<T>(
  kind: Pick<SettingKind<T>, 'fallback' | 'value' | 'standard' | 'fromFile'>,
  read: (text: string, context: z.RefinementCtx) => unknown,
): SettingKind<T> {
  return { ...kind, fromText: () => z.string().transform(read).pipe(kind.fromFile()) as z.ZodType<T> };
}

export function readJson(error: string) {
  return (text: string, context: z.RefinementCtx): unknown => {
    const value = tryParseJson(text);
    if (value !== undefined) return value;
    context.addIssue(`${error}, as JSON`);
    return z.NEVER;
  };
}

export function textValue(fallback: string, value: string): SettingKind<string> {
  const fromFile = () => z.string({ error: 'expected text; put it in quotes' });
  return textKind({ fallback, value, standard: fallback, fromFile }, (text) => text);
}

interface ListForm extends Pick<SettingKind<unknown>, 'repeats' | 'alias'> {
  readonly allowed?: readonly [string, ...string[]];
  readonly form?: { readonly pattern: RegExp; readonly expected: string };
}

/** Reads words separated by blanks or commas; the file may also use a list. */
export function listValue(
  fallback: string,
  value: string,
  { allowed, form, ...names }: ListForm = {},
): SettingKind<string[]> {
  const error = allowed ? `expected words of: ${allowed.join(', ')}` : (form?.expected ?? 'expected a list of words');
  const isAllowed = (word: string) => (allowed?.includes(word) ?? true) && (form?.pattern.test(word) ?? true);
  const allAllowed = (words: string[]) => words.every(isAllowed);
  const word = () => (allowed ? z.enum(allowed) : form ? z.string().regex(form.pattern) : z.string().min(1));
  const fromText = () => z.string().transform(readWords).refine(allAllowed, { error });
  const fromFile = () => z.union([z.array(word()), fromText()], { error }) as z.ZodType<string[]>;
  return { fallback, value, ...names, standard: readWords(fallback), fromText, fromFile };
}

export function readWords(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** Reads one of the words. `former` maps obsolete words to their replacements. */
export function choice<const T extends string>(
  choices: readonly T[],
  fallback: NoInfer<T>,
  former: Readonly<Record<string, NoInfer<T>>> = {},
): SettingKind<T> {
  const words = [...choices, ...Object.keys(former)];
  const error = `expected one of: ${choices.join(', ')}`;
  const fromFile = () => z.enum(words, { error }).transform((word) => former[word] ?? (word as T)) as z.ZodType<T>;
  const kind = textKind({ fallback, value: choices.join('|'), standard: fallback, fromFile }, (text) => text);
  return { ...kind, former };
}

export function flag(): SettingKind<boolean> {
  const fromFile = () => z.boolean({ error: 'expected true or false' });
  const read = (text: string) => ({ true: true, false: false })[text];
  return textKind({ fallback: 'false', value: null, standard: false, fromFile }, read);
}

/** A null `fallback` means that the setting is optional. */
export function integer<T extends number | null>(
  fallback: T,
  { min, max }: { readonly min: number; readonly max: number },
): SettingKind<T | number> {
  const error = `expected a whole number from ${min} to ${max}`;
  const fromFile = () => z.int({ error }).min(min, { error }).max(max, { error });
  const read = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : text);
  return textKind<T | number>({ fallback: `${fallback ?? ''}`, value: 'n', standard: fallback, fromFile }, read);
}

/** Durations used by a timer are limited to a day: Node fires a timer over 2^31-1 ms at once. */
interface DurationSpan {
  readonly minMs?: number;
  readonly maxDays?: number;
}

/** A null `fallback` means that the setting is optional. */
export function duration<T extends string | null>(
  fallback: T,
  { minMs = 0, maxDays = 1 }: DurationSpan = {},
): SettingKind<number | Extract<T, null>> {
  const range = `at ${minMs > 0 ? `least ${minMs / 1000}s and at ` : ''}most ${maxDays === 1 ? '24h' : `${maxDays}d`}`;
  const explain = (input: unknown) => suggestUnit(input) ?? `expected a duration such as 90s, 5m or 1h30m, ${range}`;
  const read = readBy((input: string | number) => {
    const ms = durationMs(String(input).trim());
    return ms !== null && ms >= minMs && ms <= maxDays * 86_400_000 ? ms : null;
  }, explain);
  const error = ({ input }: { readonly input?: unknown }) => explain(input);
  const fileSchema = () => z.union([z.string().regex(durationPattern, { error }), z.literal(0)], { error });
  const standard = (fallback === null ? null : durationMs(fallback)) as number | Extract<T, null>;
  const fromText = () => z.string().transform(read);
  const fromFile = () => fileSchema().transform(read);
  return { fallback: fallback ?? '', value: 'duration', standard, fromText, fromFile };
}

function readBy<Given, T>(read: (input: Given) => T | null, explain: (input: Given) => string) {
  return (input: Given, context: z.RefinementCtx): T => {
    const output = read(input);
    if (output !== null) return output;
    context.addIssue(explain(input));
    return z.NEVER;
  };
}

/** Reads agent names, optionally with flags, or shell commands; separated by commas in an option. */
export function formatAgentLines(): SettingKind<string[]> {
  const error = 'expected agents such as codex, or claude --model opus, separated by commas; in the file a list';
  const line = () => z.string().trim().min(1).max(500);
  const fromFile = () => z.array(line(), { error }).max(10, { error });
  return textKind({ fallback: '', value: 'agents', standard: [], fromFile }, (text) => text.split(','));
}

/** Changes the agent after a number of failures. */
interface Escalation {
  readonly after: number;
  readonly to: string;
}

/** Reads `after=2 to=claude --model opus`; the file may also use a mapping. */
export function escalation(): SettingKind<Escalation | null> {
  const error = 'expected words such as after=2 to=claude --model opus';
  const fields = () => ({ after: z.int().min(1).max(20), to: z.string().trim().min(1).max(500) });
  const fromFile = () => z.strictObject(fields(), { error });
  const read = (text: string) => {
    const [, after, to] = /^\s*after=(\d{1,2})\s+to=(.+)$/.exec(text) ?? [];
    return to === undefined ? text : { after: Number(after), to };
  };
  return textKind<Escalation | null>({ fallback: '', value: 'rule', standard: null, fromFile }, read);
}

/** Converts `test-command` to `testCommand`. */
export function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const amountPerMillion = () => z.number().nonnegative().max(1e6);

export interface Price {
  readonly input: number;
  readonly cacheRead: number;
  readonly output: number;
  /** Default: `input`. */
  readonly cacheWrite?: number | undefined;
  /** Price of writes that are cached for an hour. Default: twice `input`. */
  readonly cacheWriteHour?: number | undefined;
  /** US dollars per thousand searches by the provider. Default: unknown. */
  readonly search?: number | undefined;
}

const priceSchema = (): z.ZodType<Price> =>
  z
    .strictObject({
      input: amountPerMillion(),
      'cache-read': amountPerMillion(),
      'cache-write': amountPerMillion().optional(),
      'cache-write-hour': amountPerMillion().optional(),
      search: amountPerMillion().optional(),
      output: amountPerMillion(),
    })
    .transform((price) => {
      const fields = Object.entries(price).map(([name, usd]) => [toCamelCase(name), usd]);
      return Object.fromEntries(fields) as Price;
    });

export type Prices = Readonly<Record<string, Price>>;

export const pricesSchema = (): z.ZodType<Prices> => z.record(z.string().min(1).max(200), priceSchema());

export function prices(): SettingKind<Prices> {
  const read = readJson('expected models with input, cache-read and output in US dollars for a million tokens');
  return textKind({ fallback: '', value: 'json', standard: {}, fromFile: pricesSchema }, read);
}

export interface Ceilings extends Caps {
  /** What happens if the cost is unknown; `refuse` only if configured. */
  readonly unknown: 'allow' | 'refuse';
}

interface CeilingForm {
  readonly most: number;
  readonly hasFractions?: boolean;
  readonly mayBeUnknown?: boolean;
}

/** Reads `5` for the phase, `attempt=1 plan=3 phase=10`, or `off`; the file may also use a number or a mapping. */
export function ceilings(fallback: string, form: CeilingForm): SettingKind<Ceilings> {
  const unit = form.hasFractions ? '1.50' : '500k';
  const allowed = form.mayBeUnknown ? ', with unknown=deny to refuse work whose cost is unknown' : '';
  const error = `expected off, a number for the phase, or words such as attempt=${unit}${allowed}; numbers above 0, at most ${form.most}`;
  const word = () => z.union([z.number(), z.string()], { error });
  const mapping = () => {
    const levels = { attempt: word().optional(), plan: word().optional(), phase: word().optional() };
    const unknown = form.mayBeUnknown ? { unknown: z.enum(['allow', 'deny', 'refuse'], { error }).optional() } : {};
    return z.strictObject({ ...levels, ...unknown }, { error });
  };
  const asText = (input: string | number | object) =>
    typeof input === 'object'
      ? Object.entries(input)
          .map(([level, value]) => `${level}=${value}`)
          .join(' ')
      : String(input);
  const read = readBy(
    (input: string | number | object) => parseCeilings(asText(input), form),
    () => error,
  );
  return {
    fallback,
    value: 'ceilings',
    standard: parseCeilings(fallback, form) ?? noCeilings,
    fromText: () => z.string().transform(read),
    fromFile: () => z.union([word(), mapping()], { error }).transform(read),
  };
}

const noCeilings: Ceilings = { attempt: null, plan: null, phase: null, unknown: 'allow' };

function parseCeilings(text: string, form: CeilingForm): Ceilings | null {
  const levels: { -readonly [Name in keyof Ceilings]: Ceilings[Name] } = { ...noCeilings };
  const args = readWords(text);
  if (args.length === 1 && args[0] === 'off') return levels;
  for (const word of args) {
    const [name = '', value] = word.includes('=') ? word.split('=', 2) : ['phase', word];
    if (name === 'unknown' && form.mayBeUnknown && /^(?:allow|deny|refuse)$/.test(value ?? ''))
      levels.unknown = value === 'allow' ? 'allow' : 'refuse';
    else if (name === 'attempt' || name === 'plan' || name === 'phase') {
      const count = parseCount(value ?? '', form);
      if (count === null || levels[name] !== null) return null;
      levels[name] = count;
    } else return null;
  }
  return levels.attempt === null && levels.plan === null && levels.phase === null ? null : levels;
}

function parseCount(text: string, { most, hasFractions = false }: CeilingForm): number | null {
  const [, digits, unit = ''] = /^(\d{1,12}(?:\.\d{1,4})?)([kM]?)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const count = Number(digits) * { '': 1, k: 1e3, M: 1e6 }[unit as '' | 'k' | 'M'];
  return count > 0 && count <= most && (hasFractions || Number.isInteger(count)) ? count : null;
}

export function formatCeilings({ attempt, plan, phase, unknown }: Ceilings): string {
  const levels = Object.entries({ attempt, plan, phase }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  return levels.length === 0 ? 'off' : [...levels, ...(unknown === 'refuse' ? ['unknown=deny'] : [])].join(' ');
}
