import { z } from 'zod';

/**
 * How many tokens a model takes in at once, as its provider says; list of November 2025, with what its CLI said in November 2026. A model that is not in here is not
 * followed: to stop an agent for a limit that was guessed would cost more than its own compaction.
 */
const listWindows: Readonly<Record<string, number>> = {
  'claude-haiku-4-5': 200_000,
  'claude-opus-4-1': 200_000,
  'claude-opus-4-5': 200_000,
  'claude-opus-5-5': 1_000_000,
  'claude-sonnet-4': 200_000,
  'claude-sonnet-4-5': 200_000,
  'gpt-5': 272_000,
  'gpt-5-codex': 272_000,
  'gpt-5-mini': 272_000,
  'gpt-5.1': 272_000,
  'gpt-5.1-codex': 272_000,
  'gpt-5.1-codex-mini': 272_000,
  'gpt-4.1': 1_047_576,
  'gemini-2.5-flash': 1_048_576,
  'gemini-2.5-pro': 1_048_576,
};

const WindowsSchema = z.record(z.string(), z.int().min(1_000));

/**
 * The windows in force: the list, and over it what `PHASE_EXECUTOR_WINDOWS` says, JSON such as `{"my-model":200000}`.
 * @throws Error saying what is wrong with that text
 */
export function windowsIn(text: string | undefined): Readonly<Record<string, number>> {
  if (text === undefined || text.trim() === '') return listWindows;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new Error('PHASE_EXECUTOR_WINDOWS is not JSON', { cause: error });
  }
  const read = WindowsSchema.safeParse(given);
  if (read.success) return { ...listWindows, ...read.data };
  const [issue] = read.error.issues;
  throw new Error(`PHASE_EXECUTOR_WINDOWS: ${issue?.path.join('.') || 'the text'}: ${issue?.message ?? 'not usable'}`);
}

/** In tokens; null for a model that is not known. A dated name counts as its model. */
export function windowOf(model: string | null, windows: Readonly<Record<string, number>>): number | null {
  const name = model?.replace(/^.*\//, '') ?? '';
  return windows[model ?? ''] ?? windows[name] ?? windows[name.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')] ?? null;
}
