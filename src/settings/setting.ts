import { z } from 'zod';
import { adviceOnUnit, durationMs, durationPattern } from './duration.ts';

/**
 * One setting: what it means and how its value is read. Both schemas are made when a value is given: most commands are
 * called with one or two settings.
 */
export interface Setting<T> {
  /** One line of help. */
  readonly description: string;
  /** The rest of the story, for the reference. */
  readonly details: string;
  /** The default as text; empty where there is none. */
  readonly fallback: string;
  /** The placeholder in help; a flag has none. */
  readonly value: string | null;
  /** It may be given several times, and all of it counts. */
  readonly repeats?: true;
  /** Its other name on the command line. */
  readonly alias?: string;
  /** The default as commands get it. */
  readonly standard: T;
  /** Where it stands in the configuration file, as `retry.max-attempts`; null for what belongs to one run or job. */
  readonly key: string | null;
  /** Reads an option or an input. */
  readonly fromText: () => z.ZodType<T>;
  /** Reads a value of the configuration file. */
  readonly fromFile: () => z.ZodType<T>;
}

type Kind<T> = Omit<Setting<T>, 'key'>;

/** A setting that the configuration file may hold. */
export function inFile<T>(key: string, setting: Kind<T>): Setting<T> {
  return { ...setting, key };
}

/** A setting of one run or one job, which only an option or an input can give. */
export function ofRun<T>(setting: Kind<T>): Setting<T> {
  return { ...setting, key: null };
}

export function text(fallback: string, value: string, description: string, details = ''): Kind<string> {
  const fromFile = () => z.string({ error: 'expected text; put it in quotes' });
  return { description, details, fallback, value, standard: fallback, fromText: () => z.string(), fromFile };
}

interface Words extends Pick<Setting<unknown>, 'repeats' | 'alias'> {
  readonly details?: string;
  /** The words there are. */
  readonly allowed?: readonly [string, ...string[]];
  /** Or what each of them looks like, and how to say that. */
  readonly form?: { readonly pattern: RegExp; readonly expected: string };
}

/** Words parted by blanks or commas, in the file also a list. */
export function list(
  fallback: string,
  value: string,
  description: string,
  { details = '', allowed, form, ...names }: Words = {},
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
  const schemas = wholeNumber(range);
  return { description, details, fallback: String(fallback), value: 'n', standard: fallback, ...schemas };
}

/** Null where nothing was given. */
export function optionalInteger(range: Range, description: string, details = ''): Kind<number | null> {
  return { description, details, fallback: '', value: 'n', standard: null, ...wholeNumber(range) };
}

function wholeNumber({ min, max }: Range): Pick<Kind<number>, 'fromText' | 'fromFile'> {
  const error = `expected a whole number from ${min} to ${max}`;
  const isWithin = (given: number) => given >= min && given <= max;
  const digits = () => z.string().regex(/^\d{1,7}$/, { error });
  return {
    fromText: () => digits().transform(Number).refine(isWithin, { error }),
    fromFile: () => z.int({ error }).min(min, { error }).max(max, { error }),
  };
}

/** At most a day where a timer obeys it: one of Node longer than 2^31-1 ms would fire at once. */
interface Span {
  readonly minMs?: number;
  readonly maxDays?: number;
}

export function duration(fallback: string, span: Span, description: string, details = ''): Kind<number> {
  const standard = durationMs(fallback) ?? Number.NaN;
  return { description, details, fallback, value: 'duration', standard, ...milliseconds(span) };
}

/** Null where nothing was given. */
export function optionalDuration(span: Span, description: string, details = ''): Kind<number | null> {
  return { description, details, fallback: '', value: 'duration', standard: null, ...milliseconds(span) };
}

function milliseconds({ minMs = 0, maxDays = 1 }: Span): Pick<Kind<number>, 'fromText' | 'fromFile'> {
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
