import { cliRows, listPrices } from '../../settings/table/coding-agents.ts';
import type { Spent } from '../../signal/budget.ts';
import { type Activity, addUsage, spendingOfUsage } from '../stream/agent-result.ts';
import { AgentStream } from '../stream/agent-stream.ts';
import { jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { type Cli, permissionAdvice } from './agent-cli.ts';
import { eventOwner } from './clis.ts';
import { computeCharge } from './prices.ts';

interface CalledCli {
  readonly cli: Cli;
  readonly stream: AgentStream;
}

/** Counts what CLIs used that a command called, by the events they print. One silent run makes the sum unknown, not smaller. */
export class StreamTally {
  readonly #runs: CalledCli[] = [];
  #isOverfull = false;
  readonly #tell: (activity: Activity) => void;

  constructor(report: (activity: Activity) => void = () => undefined) {
    this.#tell = report;
  }

  /** Takes in a line of the command's output. True where it is an event of a CLI. */
  take(line: string): boolean {
    const event = jsonRecord(parseJsonLine(line.trim()));
    const cli = eventOwner(event);
    if (cli === null) return false;
    const last = this.#runs.findLast((run) => run.cli === cli);
    const session = jsonText(event.session_id);
    const before = last?.stream.reader.sessionId ?? null;
    const isOther = last !== undefined && session !== '' && session !== before;
    const isNew = last === undefined || isOther || (cli.starts(event) && last.stream.reader.hasEnded);
    const run = isNew ? { cli, stream: new AgentStream(cli, this.#tell) } : last;
    if (isNew && this.#runs.length < maxRuns) this.#runs.push(run);
    else if (isNew) this.#isOverfull = true;
    run.stream.reader.take(event);
    return true;
  }

  /** Names the tools that a CLI was denied, and how they are allowed; null for none. */
  denial(): string | null {
    const run = this.#runs.find(({ stream }) => stream.denial !== null);
    const denied = run?.stream.denial?.message;
    return run === undefined ? null : `${denied}; ${permissionAdvice(run.cli, run.stream.reader.denials)}`;
  }

  /** Money and tokens of the runs: until the command `isOver` at least what they have told, the cost by the list where they told none. */
  spent(isOver: boolean): Spent {
    const readers = this.#runs.map(({ stream }) => stream.reader);
    const turns = readers.reduce((sum, reader) => sum + reader.turns, 0);
    const isOpen = !isOver && readers.some(({ hasEnded }) => !hasEnded);
    if (readers.length === 0 || (this.#isOverfull && !isOpen)) return spendingOfUsage(null, turns, null);
    const usages = this.#counted('usage').map(({ stream: { reader } }) => (isOpen ? reader.usageSeen : reader.usage));
    const existing = usages.filter((usage) => usage !== null);
    const isPartial = existing.length === 0 || (!isOpen && existing.length < usages.length);
    const usage = isPartial ? null : existing.reduce(addUsage);
    const costs = this.#counted('cost').map(({ cli, stream: { reader } }) => {
      const used = isOpen ? reader.usageSeen : reader.usage;
      const estimate = used && computeCharge(used, reader.model, listPrices, cliRows[cli.name].provider).usd;
      return { usd: reader.costUsd || (estimate ?? 0), isKnown: reader.costUsd !== null };
    });
    const usd = costs.reduce((sum, cost) => sum + cost.usd, 0);
    const isKnown = isOpen || costs.every((cost) => cost.isKnown);
    return spendingOfUsage(usage, turns, usage === null && !isKnown ? null : { usd, isKnown }, isOpen);
  }

  /** Runs that count: of what a CLI counts up over a session only the last word does. */
  #counted(what: 'usage' | 'cost'): CalledCli[] {
    const isSame = (one: CalledCli, other: CalledCli) =>
      one.cli === other.cli && one.stream.reader.sessionId === other.stream.reader.sessionId;
    return this.#runs.filter(
      (run, at) => !run.cli.cumulative.includes(what) || !this.#runs.slice(at + 1).some((later) => isSame(run, later)),
    );
  }
}

const maxRuns = 200;
