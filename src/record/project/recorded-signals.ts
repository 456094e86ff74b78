import { type CompletionSignal, parseSignal, SignalError } from '../../signal/completion-signal.ts';
import { readSignals, signalPath } from '../log/ledger.ts';

/**
 * Every signal on record under a ledger directory, by plan id; the phase's own under `null`.
 * @throws SignalError naming the file of one that is damaged.
 */
export function recordedSignals(dir: string): Map<string | null, CompletionSignal> {
  return new Map([...readSignals(dir)].map(([id, signal]) => [id, parsedFrom(dir, id, signal)]));
}

function parsedFrom(dir: string, id: string | null, signal: unknown): CompletionSignal {
  try {
    return parseSignal(signal);
  } catch (cause) {
    const found = (cause as Error).message;
    const advice = 'it is only a report: delete it, and the next run writes it again';
    throw new SignalError(`${signalPath(dir, id)} is damaged: ${found}; ${advice}`, { cause });
  }
}
