import { z } from 'zod';
import type { Price } from './coding-agents.ts';
import { adviceOnUnit, durationMs, durationPattern } from './duration.ts';

/** Meaning of a setting, and how to read it. Schemas are made when a value is given, because most commands get few. */
export interface Setting<T> {
  readonly description: string;
  /** Text for the reference. */
  readonly details: string;
  /** Text; empty where there is none. */
  readonly fallback: string;
  /** Placeholder in help; null for a flag. */
  readonly value: string | null;
  /** It may be given several times, and all of it counts. */
  readonly repeats?: true;
  /** Its other name on the command line. */
  readonly alias?: string;
  /** The default as commands get it. */
  readonly standard: T;
  /** Displayed form of a value that may hold a secret; without it the whole value is shown. */
  readonly shown?: (value: T) => T;
  /** Key in the configuration file, such as `retry.max-attempts`; null for a setting of one run or job. */
  readonly key: string | null;
  readonly fromText: () => z.ZodType<T>;
  readonly fromFile: () => z.ZodType<T>;
}

export type Kind<T> = Omit<Setting<T>, 'key'>;

type Keyed<R> = { readonly [Name in keyof R]: R[Name] & { readonly key: string | null } };

/** Settings of a topic of the configuration file. Their keys there are their names, or those of `keys`. */
export function inFile<R extends object>(
  topic: string,
  kinds: R,
  keys: Partial<Record<keyof R, string>> = {},
): Keyed<R> {
  return withKeys(kinds, (name) => `${topic}.${keys[name as keyof R] ?? name}`);
}

/** Settings of one run or job, which the configuration file may not hold. */
export function ofRun<R extends object>(kinds: R): Keyed<R> {
  return withKeys(kinds, () => null);
}

function withKeys<R extends object>(kinds: R, keyOf: (name: string) => string | null): Keyed<R> {
  const rows = Object.entries(kinds).map(([name, kind]) => [name, { ...kind, key: keyOf(name) }]);
  return Object.fromEntries(rows);
}

export function textValue(fallback: string, value: string, description: string, details = ''): Kind<string> {
  const fromFile = () => z.string({ error: 'expected text; put it in quotes' });
  return { description, details, fallback, value, standard: fallback, fromText: () => z.string(), fromFile };
}

interface ListForm extends Pick<Setting<unknown>, 'repeats' | 'alias'> {
  readonly details?: string;
  readonly allowed?: readonly [string, ...string[]];
  /** Pattern of each word, and its description. */
  readonly form?: { readonly pattern: RegExp; readonly expected: string };
}

/** Reads words separated by blanks or commas, in the file also a list. */
export function listValue(
  fallback: string,
  value: string,
  description: string,
  { details = '', allowed, form, ...names }: ListForm = {},
): Kind<string[]> {
  const words = (given: string) => given.split(/[\s,]+/).filter((word) => word !== '');
  const error = allowed ? `expected words of: ${allowed.join(', ')}` : (form?.expected ?? 'expected a list of words');
  const isAllowed = (word: string) => (allowed?.includes(word) ?? true) && (form?.pattern.test(word) ?? true);
  const areAllowed = (given: string[]) => given.every(isAllowed);
  const inWords = () => z.string().transform(words).refine(areAllowed, { error });
  const word = () => (allowed ? z.enum(allowed) : form ? z.string().regex(form.pattern) : z.string().min(1));
  const inList = () => z.array(word());
  const fromFile = () => z.union([inList(), inWords()], { error }) as z.ZodType<string[]>;
  return { description, details, fallback, value, ...names, standard: words(fallback), fromText: inWords, fromFile };
}

export function choice<const T extends string>(
  choices: readonly T[],
  fallback: NoInfer<T>,
  description: string,
  details = '',
): Kind<T> {
  const schema = () =>
    z.enum(choices as readonly [T, ...T[]], { error: `expected one of: ${choices.join(', ')}` }) as z.ZodType<T>;
  const value = choices.join('|');
  return { description, details, fallback, value, standard: fallback, fromText: schema, fromFile: schema };
}

export function flag(description: string, details = ''): Kind<boolean> {
  const error = 'expected true or false';
  const fromText = () => z.enum(['true', 'false'], { error }).transform((given) => given === 'true');
  const fromFile = () => z.boolean({ error });
  return { description, details, fallback: 'false', value: null, standard: false, fromText, fromFile };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

export function integer(fallback: number, range: Range, description: string, details = ''): Kind<number> {
  const schemas = wholeNumberForm(range);
  return { description, details, fallback: String(fallback), value: 'n', standard: fallback, ...schemas };
}

/** Null where nothing was given. */
export function optionalInteger(range: Range, description: string, details = ''): Kind<number | null> {
  return { description, details, fallback: '', value: 'n', standard: null, ...wholeNumberForm(range) };
}

function wholeNumberForm({ min, max }: Range): Pick<Kind<number>, 'fromText' | 'fromFile'> {
  const error = `expected a whole number from ${min} to ${max}`;
  const isWithin = (given: number) => given >= min && given <= max;
  const digits = () => z.string().regex(/^\d{1,7}$/, { error });
  return {
    fromText: () => digits().transform(Number).refine(isWithin, { error }),
    fromFile: () => z.int({ error }).min(min, { error }).max(max, { error }),
  };
}

/** At most a day where a timer obeys it: a timer of Node over 2^31-1 ms would fire at once. */
interface DurationSpan {
  readonly minMs?: number;
  readonly maxDays?: number;
}

export function duration(fallback: string, span: DurationSpan, description: string, details = ''): Kind<number> {
  const standard = durationMs(fallback) ?? Number.NaN;
  return { description, details, fallback, value: 'duration', standard, ...milliseconds(span) };
}

/** Null where nothing was given. */
export function optionalDuration(span: DurationSpan, description: string, details = ''): Kind<number | null> {
  return { description, details, fallback: '', value: 'duration', standard: null, ...milliseconds(span) };
}

function milliseconds({ minMs = 0, maxDays = 1 }: DurationSpan): Pick<Kind<number>, 'fromText' | 'fromFile'> {
  const range = `at ${minMs > 0 ? `least ${minMs / 1000}s and at ` : ''}most ${maxDays === 1 ? '24h' : `${maxDays}d`}`;
  const explain = (given: unknown) => adviceOnUnit(given) ?? `expected a duration such as 90s, 5m or 1h30m, ${range}`;
  const read = (given: string | number, { addIssue }: z.RefinementCtx) => {
    const ms = durationMs(String(given).trim());
    if (ms !== null && ms >= minMs && ms <= maxDays * 86_400_000) return ms;
    addIssue(explain(given));
    return z.NEVER;
  };
  const error = ({ input }: { readonly input?: unknown }) => explain(input);
  const written = () => z.union([z.string().regex(durationPattern, { error }), z.literal(0)], { error });
  return { fromText: () => z.string().transform(read), fromFile: () => written().transform(read) };
}

const amountPerMillion = () => z.number().nonnegative().max(1e6);

/** US dollars for a million tokens, by model. */
export type Prices = Readonly<Record<string, Price>>;

export const pricesSchema = () =>
  z.record(
    z.string().min(1).max(200),
    z.strictObject({
      input: amountPerMillion(),
      cacheRead: amountPerMillion(),
      cacheWrite: amountPerMillion().optional(),
      cacheWriteHour: amountPerMillion().optional(),
      search: amountPerMillion().optional(),
      output: amountPerMillion(),
    }),
  ) as z.ZodType<Prices>;

/** Reads a mapping in the file, JSON as text. */
export function prices(description: string, details: string): Kind<Prices> {
  const error = 'expected models with input, cacheRead and output in US dollars for a million tokens';
  const fromText = () =>
    z.string().transform((text, context) => {
      try {
        const read = pricesSchema().safeParse(JSON.parse(text));
        if (read.success) return read.data;
        const [issue] = read.error.issues;
        context.addIssue(`${error} (${issue?.path.join('.')}: ${issue?.message})`);
      } catch {
        context.addIssue(`${error}, as JSON`);
      }
      return z.NEVER;
    });
  return { description, details, fallback: '', value: 'json', standard: {}, fromText, fromFile: pricesSchema };
}

/** Ceilings of an attempt, of a plan with all its attempts, and of the phase; null for none. */
export interface Ceilings {
  readonly attempt: number | null;
  readonly plan: number | null;
  readonly phase: number | null;
  /** Result where it cannot be decided whether they are kept. */
  readonly unknown: 'allow' | 'refuse';
}

interface CeilingForm {
  readonly most: number;
  /** Accepts parts of one, such as cents. */
  readonly hasFractions?: boolean;
  /** Accepts `unknown=allow`. */
  readonly mayBeUnknown?: boolean;
}

/** Reads `5` for the phase, `attempt=1 plan=3 phase=10`, or `off`; in the file also a number or a mapping. */
export function ceilings(fallback: string, form: CeilingForm, description: string, details = ''): Kind<Ceilings> {
  const unit = form.hasFractions ? '1.50' : '500k';
  const allowed = form.mayBeUnknown ? ', with unknown=allow where the cost may be unknown' : '';
  const error = `expected off, a number for the phase, or words such as attempt=${unit}${allowed}; numbers above 0, at most ${form.most}`;
  const read = (given: string, context: z.RefinementCtx) => {
    const found = parseCeilings(given, form);
    if (found !== null) return found;
    context.addIssue(error);
    return z.NEVER;
  };
  const word = () => z.union([z.number(), z.string()], { error });
  const mapping = () => {
    const levels = { attempt: word().optional(), plan: word().optional(), phase: word().optional() };
    const unknown = form.mayBeUnknown ? { unknown: z.enum(['allow', 'deny', 'refuse'], { error }).optional() } : {};
    return z.strictObject({ ...levels, ...unknown }, { error });
  };
  const asText = (given: string | number | object) =>
    typeof given === 'object'
      ? Object.entries(given)
          .map(([level, value]) => `${level}=${value}`)
          .join(' ')
      : String(given);
  const standard = parseCeilings(fallback, form) ?? noCeilings;
  return {
    description,
    details,
    fallback,
    value: 'ceilings',
    standard,
    fromText: () => z.string().transform(read),
    fromFile: () => z.union([word(), mapping()], { error }).transform((given, context) => read(asText(given), context)),
  };
}

const noCeilings: Ceilings = { attempt: null, plan: null, phase: null, unknown: 'refuse' };

function parseCeilings(text: string, form: CeilingForm): Ceilings | null {
  const found: { -readonly [Name in keyof Ceilings]: Ceilings[Name] } = { ...noCeilings };
  const words = text
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 1 && words[0] === 'off') return found;
  for (const word of words) {
    const [name = '', value] = word.includes('=') ? word.split('=', 2) : ['phase', word];
    if (name === 'unknown' && form.mayBeUnknown && /^(?:allow|deny|refuse)$/.test(value ?? ''))
      found.unknown = value === 'allow' ? 'allow' : 'refuse';
    else if (name === 'attempt' || name === 'plan' || name === 'phase') {
      const count = parseCount(value ?? '', form);
      if (count === null || found[name] !== null) return null;
      found[name] = count;
    } else return null;
  }
  return found.attempt === null && found.plan === null && found.phase === null ? null : found;
}

/** Also reads `500k` and `1.5M`. */
function parseCount(text: string, { most, hasFractions = false }: CeilingForm): number | null {
  const [, digits, unit = ''] = /^(\d{1,12}(?:\.\d{1,4})?)([kM]?)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const count = Number(digits) * { '': 1, k: 1e3, M: 1e6 }[unit as '' | 'k' | 'M'];
  return count > 0 && count <= most && (hasFractions || Number.isInteger(count)) ? count : null;
}

export function ceilingsText({ attempt, plan, phase, unknown }: Ceilings): string {
  const levels = Object.entries({ attempt, plan, phase }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  return levels.length === 0 ? 'off' : [...levels, ...(unknown === 'allow' ? ['unknown=allow'] : [])].join(' ');
}
