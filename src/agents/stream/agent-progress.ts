import { formatCount } from '../../system/text/text.ts';
import type { Activity } from './agent-result.ts';

/** Limits records of edits, commands and retries to one per `everyMs`, so that a busy agent can't flood the record. */
export function progressRecorder(
  clock: { uptimeMs(): number },
  record: (what: string, kind: Activity['kind']) => void,
): (activity: Activity) => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  return (activity) => {
    const isWorthALine =
      activity.kind === 'edit' ||
      activity.kind === 'retry' ||
      (activity.kind === 'command' && activity.state === 'ended');
    const text = isWorthALine ? formatActivity(activity) : null;
    if (text === null || clock.uptimeMs() - lastAt < everyMs) return;
    lastAt = clock.uptimeMs();
    record(text, activity.kind);
  };
}

const everyMs = 5_000;

export function formatActivity(activity: Activity): string | null {
  switch (activity.kind) {
    case 'edit':
      return `edits ${activity.path}`;
    case 'command':
      if (activity.state === 'started') return `runs ${activity.command}`;
      return `ran ${activity.command}${activity.exitCode ? ` (exit ${activity.exitCode})` : ''}`;
    case 'tool':
      return `uses ${activity.tool}`;
    case 'output':
      return `prints ${activity.text}`;
    case 'retry':
      return `${formatCount(activity.count, 'failed call')} to its model: ${activity.message || 'no cause given'}`;
    case 'turn':
    case 'usage':
      return null;
  }
}
