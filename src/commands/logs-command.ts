import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReadableLog } from '../agents/adapters/readable-log.ts';
import { LogReader } from '../publish/watch/log-reader.ts';
import { formatEvent } from '../record/events/event-text.ts';
import { findLeaseHolder } from '../record/log/lease.ts';
import { listAttemptLogs, readRecentEvents, type StoredLog } from '../record/log/ledger.ts';
import { getRecordFolder, type LocalPhase, openPhase } from '../record/project/local-phase.ts';
import { phaseState } from '../record/readings/phase-state.ts';
import { selectPlans } from '../run/open/selected-plans.ts';
import { createRedactor } from '../settings/call/job-secrets.ts';
import type { CommandHandler, CommandResult } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { watchdog } from '../system/process/watchdog.ts';
import { alignRows, formatCount, shortenId, stripIndented, stripLine } from '../system/text/text.ts';

/** How often a run at work is looked at. */
const pollMs = 300;

/** Prints what agents and checks of a phase said and did, harmless and without secrets; with `follow` until the run ends. */
export const runLogs: CommandHandler = async ([ref = '', plan], world) => {
  const { settings } = world;
  const read = await openPhase(ref, world);
  const dir = getRecordFolder(read);
  const selected = selectPlans(read, plan === undefined ? [] : [plan], 'logs');
  if (settings.events) return eventList(dir, read, selected);
  const all = read.schedule.plans.map((scheduledPlan) => scheduledPlan.plan.id);
  const plans = all.filter((id) => selected === null || selected.has(id));
  const of = plans.length === 1 ? `plan ${plans[0]}` : `phase ${read.phase.id}`;
  const { attempt } = settings;
  const expected = () => listAttemptLogs(dir, plans).filter((log) => attempt === null || log.attempt === attempt);
  const holder = () => findLeaseHolder(read.git.gitDir, world.machine)?.runId;
  const isAtWork = () => phaseState(readRecentEvents(dir, read.phase.id)).isAtWork([holder()]);
  if (!settings.follow || !isAtWork()) refuseNothing(listAttemptLogs(dir, plans), of, attempt);
  const show = logPrinter(createRedactor(world), settings.raw, world.print);
  while (settings.follow && isAtWork() && !world.interrupt.soon.aborted) {
    show(expected(), false);
    const pause = sleep(pollMs, undefined, { signal: world.interrupt.soon }).catch(() => undefined);
    await watchdog.for('the run', pollMs + 60_000, pause);
  }
  const shown = expected();
  show(shown, true);
  const json = { phase: read.phase.id, logs: shown.map(({ plan: id, ...log }) => ({ plan: id, ...log })) };
  return { exitCode: 0, json, text: `==> ${formatCount(shown.length, 'log')} in ${stripLine(join(dir, 'logs'))} <==` };
};

/** The record itself, one line an event; as JSON the events in full. */
function eventList(dir: string, { phase }: LocalPhase, plans: ReadonlySet<string> | null): CommandResult {
  const all = readRecentEvents(dir, phase.id);
  const events = all.filter((event) => plans === null || ('plan' in event && plans.has(event.plan ?? '')));
  if (events.length === 0)
    throw new UsageError('logs: no events here; those of other machines are on the state ref and in the artifacts');
  const rows = events.flatMap((event) => {
    const text = formatEvent(event);
    if (text === null) return [];
    const { of, what, result = '', commit } = text;
    return [[event.at, of, what, result, shortenId(commit ?? '')].map(stripLine)];
  });
  return { exitCode: 0, json: { phase: phase.id, events }, text: alignRows(rows, '').join('\n') };
}

/** @throws UsageError where there is nothing to show, saying what there is. */
function refuseNothing(storedLogs: readonly StoredLog[], of: string, attempt: number | null): void {
  if (storedLogs.length === 0)
    throw new UsageError(`logs: no logs of ${of} here; logs of chained jobs are in the artifacts of their run`);
  if (attempt === null || storedLogs.some((log) => log.attempt === attempt)) return;
  const existing = [...new Set(storedLogs.map((log) => log.attempt))].sort((one, other) => one - other);
  throw new UsageError(`attempt: found ${attempt}, but the logs of ${of} are of attempt ${existing.join(', ')}`);
}

/** Returns what prints logs under a heading each, as `tail` does where there are several, from where it stopped before. */
function logPrinter(redact: (text: string) => string, isRaw: boolean, print: (line: string) => void) {
  const readers = new Map<string, { readonly file: LogReader; readonly log: ReadableLog }>();
  let last = '';
  const report = ({ path, plan, attempt, of }: StoredLog, lines: readonly string[]) => {
    if (lines.length === 0) return;
    if (last !== path) print(`==> plan ${stripLine(plan)}, attempt ${attempt}: ${of} <==`);
    last = path;
    for (const line of lines) print(stripIndented(line));
  };
  return (all: readonly StoredLog[], isEnd: boolean) => {
    for (const stored of all) {
      const { file, log } = readers.get(stored.path) ?? { file: new LogReader(stored.path), log: new ReadableLog() };
      readers.set(stored.path, { file, log });
      const text = file.read(isEnd);
      const lines = text === '' ? [] : redact(text).replace(/\n$/, '').split('\n');
      report(stored, isRaw ? lines : lines.flatMap((line) => log.take(line)));
      if (isEnd) report(stored, log.end());
    }
  };
}
