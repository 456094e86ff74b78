import { z } from 'zod';
import type { Kind } from './setting.ts';

/** Lines that call an agent: its name, perhaps with flags, or any shell command. As an option they are separated by commas. */
export function agentLines(description: string, details: string): Kind<string[]> {
  const error = 'expected agents such as codex, or claude --model opus, separated by commas; in the file a list';
  const line = () => z.string().trim().min(1).max(500);
  const fromFile = () => z.array(line(), { error }).max(10, { error });
  const fromText = () =>
    z
      .string()
      .transform((text) => text.split(',').map((each) => each.trim()))
      .pipe(fromFile());
  return { description, details, fallback: '', value: 'agents', standard: [], fromText, fromFile };
}

/** The agent that gets a plan after so many failures. */
export interface Escalation {
  readonly after: number;
  readonly to: string;
}

/** Reads `after=2 to=claude --model opus`, in the file also a mapping; null for none. */
export function escalation(description: string, details: string): Kind<Escalation | null> {
  const error = 'expected words such as after=2 to=claude --model opus';
  const schema = () =>
    z.strictObject({ after: z.int().min(1).max(20), to: z.string().trim().min(1).max(500) }, { error });
  const read = (text: string, context: z.RefinementCtx) => {
    const [, after, to = ''] = /^\s*after=(\d{1,2})\s+to=(.+)$/.exec(text) ?? [];
    const found = schema().safeParse({ after: Number(after), to });
    if (found.success) return found.data;
    context.addIssue(error);
    return z.NEVER;
  };
  const fromText = () => z.string().transform(read);
  return { description, details, fallback: '', value: 'rule', standard: null, fromText, fromFile: schema };
}
