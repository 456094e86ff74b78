import { z } from 'zod';
import { listWindows } from '../../settings/table/coding-agents.ts';

const WindowsSchema = z.record(z.string(), z.int().min(1_000));

/**
 * The windows in force: the list, and over it what `PHASE_EXECUTOR_WINDOWS` says, JSON such as `{"my-model":200000}`.
 * @throws Error saying what is wrong with that text
 */
export function parseWindows(text: string | undefined): Readonly<Record<string, number>> {
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
export function contextWindow(model: string | null, windows: Readonly<Record<string, number>>): number | null {
  const name = model?.replace(/^.*\//, '') ?? '';
  return windows[model ?? ''] ?? windows[name] ?? windows[name.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')] ?? null;
}
