import { cliRows, listPrices } from '../../settings/table/coding-agents.ts';
import type { Spent } from '../../signal/budget.ts';
import { type Activity, addUsage, spendingOfUsage, type Usage } from '../stream/agent-result.ts';
import { AgentStream } from '../stream/agent-stream.ts';
import { jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { type Cli, permissionAdvice } from './agent-cli.ts';
import { eventOwner } from './clis.ts';
import { charge } from './prices.ts';

/** Counts what CLIs used that a command called, by the events they print. One silent run makes the sum unknown, not smaller. */
export class StreamTally {
  readonly #runs: CalledCli[] = [];
  #isOverfull = false;
  readonly #tell: (activity: Activity) => void;

  constructor(tell: (activity: Activity) => void = () => undefined) {
    this.#tell = tell;
  }

  /** Takes in a line of the command's output. True where it is an event of a CLI. */
  take(line: string): boolean {
    const event = jsonRecord(parseJsonLine(line.trim()));
    const cli = eventOwner(event);
    if (cli === null) return false;
    const last = this.#runs.findLast((run) => run.cli === cli);
    const session = jsonText(event.session_id);
    const isOther =
      session !== '' && last?.stream.reader.sessionId !== null && session !== last?.stream.reader.sessionId;
    const isNew = last === undefined || isOther || (cli.starts(event) && last.stream.reader.hasEnded);
    const run = isNew ? { cli, stream: new AgentStream(cli, this.#tell) } : last;
    if (isNew && this.#runs.length < mostRuns) this.#runs.push(run);
    else if (isNew) this.#isOverfull = true;
    run.stream.reader.take(event);
    return true;
  }

  /** Usage counted so far; the cost is that of the runs that have reported theirs. */
  seen(resumes: boolean): Spent {
    const isOpen = this.#runs.some(({ stream }) => !stream.reader.hasEnded);
    if (!isOpen) return this.total(resumes);
    const used = this.#runs.flatMap(({ stream }) => stream.reader.usageSeen ?? []);
    // One that is at work may still tell; until then its cost is estimated.
    const costs = this.#runs.map((run) => run.stream.reader.costUsd || estimate(run, run.stream.reader.usageSeen));
    const usd = costs.reduce((sum, each) => sum + each, 0);
    return spendingOfUsage(used.length === 0 ? null : used.reduce(addUsage), this.#turns(), usd, true);
  }

  /** Names the tools that a CLI was denied, and how they are allowed; null for none. */
  denial(): string | null {
    const run = this.#runs.find(({ stream }) => stream.denial !== null);
    return run === undefined
      ? null
      : `${run.stream.denial?.message}; ${permissionAdvice(run.cli, run.stream.reader.denials)}`;
  }

  #turns(): number {
    return this.#runs.reduce((sum, { stream }) => sum + stream.reader.turns, 0);
  }

  /** `resumes`: the command goes on with sessions of earlier attempts, so what CLIs count up is not of this one. */
  total(resumes: boolean): Spent {
    if (this.#runs.length === 0 || this.#isOverfull) return spendingOfUsage(null, this.#turns(), null);
    const usage = this.#sum('usage', resumes, ({ usage }) => usage, addUsage);
    const costUsd = this.#sum(
      'cost',
      resumes,
      ({ costUsd }) => costUsd,
      (one, other) => one + other,
    );
    return spendingOfUsage(usage, this.#turns(), costUsd ?? this.#unknownCost(usage));
  }

  #unknownCost(usage: Usage | null) {
    const last = this.#runs.at(-1);
    return usage === null || last === undefined ? null : { usd: estimate(last, usage), isKnown: false };
  }

  /** Of what a CLI counts up over a session only the last word counts. */
  #sum<T extends Usage | number>(
    what: 'usage' | 'cost',
    resumes: boolean,
    of: (reader: AgentStream['reader']) => T | null,
    add: (one: T, other: T) => T,
  ): T | null {
    let sum: T | null = null;
    for (const [at, { cli, stream }] of this.#runs.entries()) {
      const { sessionId } = stream.reader;
      const isCumulative = cli.cumulative.includes(what);
      const goesOn = this.#runs
        .slice(at + 1)
        .some((run) => run.cli === cli && run.stream.reader.sessionId === sessionId);
      if (isCumulative && goesOn) continue;
      const value = of(stream.reader);
      if (value === null || (isCumulative && resumes)) return null;
      sum = sum === null ? value : add(sum, value);
    }
    return sum;
  }
}

interface CalledCli {
  readonly cli: Cli;
  readonly stream: AgentStream;
}

function estimate({ cli, stream }: CalledCli, usage: Usage | null): number {
  return usage === null ? 0 : charge(usage, stream.reader.model, listPrices, cliRows[cli.name].provider).usd;
}

const mostRuns = 200;

/** Words with which the CLIs go on with a session. */
export function resumesSession(command: string): boolean {
  return /(?:^|\s)(?:-c|-r|--continue|--resume(?:=\S*)?|resume|--session(?:=\S*)?)(?=\s|$)/.test(command);
}
