import { formatCount } from '../../system/text/text.ts';
import type { Activity } from './agent-result.ts';

/** Records an agent's edits, ended commands and retries, at most one in `everyMs`: a busy agent must not flood the record. */
export function progressRecorder(
  clock: { uptimeMs(): number },
  record: (what: string, kind: Activity['kind']) => void,
): (activity: Activity) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (activity) => {
    const isWorthALine =
      activity.kind === 'edit' ||
      activity.kind === 'retry' ||
      (activity.kind === 'command' && activity.state === 'ended');
    const what = isWorthALine ? activityText(activity) : null;
    if (what === null || clock.uptimeMs() - last < everyMs) return;
    last = clock.uptimeMs();
    record(what, activity.kind);
  };
}

const everyMs = 5_000;

/** An activity as a line for people; null for what is only counted. */
export function activityText(activity: Activity): string | null {
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
