import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clis } from '../../src/agents/adapters/clis.ts';
import type { AgentResult, SessionBefore, Usage } from '../../src/agents/stream/agent-result.ts';
import { AgentStream, type StreamEnd } from '../../src/agents/stream/agent-stream.ts';
import type { StreamReader } from '../../src/agents/stream/stream-reader.ts';
import { type CliName, cliNames } from '../../src/settings/table/coding-agents.ts';
import { home } from '../project.ts';

/** Real streams with what is to be found in them; none where they do not lie beside this repository. */
export interface Transcript {
  readonly cli: CliName;
  readonly name: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly usageFile: string | null;
  readonly exit: { code: number | null; signal: string | null };
  /** Why the recording driver ended it. */
  readonly by: StreamEnd['by'];
  readonly expected: Expected;
}

export interface Expected {
  readonly ok: boolean | null;
  readonly errorClass: string | null;
  readonly alsoAccepted?: readonly string[];
  readonly usage: Usage | null;
  readonly usageComplete?: boolean;
  readonly usageThisRun?: Usage;
  readonly costUsd: number | null;
  readonly costUsdThisRun?: number;
  readonly resumes?: string;
  readonly sessionId?: string | null;
  readonly sessionIdPresent: boolean;
  readonly terminalEventSeen: boolean | null;
  readonly retryEvents?: number | null;
  readonly text?: string;
}

const folder = join(home, '..', 'shared', 'agent-transcripts');

export function transcripts(): Transcript[] {
  if (!existsSync(folder)) return [];
  return cliNames.flatMap((cli) =>
    readdirSync(join(folder, cli))
      .filter((file) => file.endsWith('.meta.json'))
      .map((file) => {
        const meta = JSON.parse(readFileSync(join(folder, cli, file), 'utf8'));
        const { stdout, stderr, usage } = meta.files;
        const read = (name: string) => readFileSync(join(folder, cli, name), 'utf8');
        return {
          cli,
          name: `${cli} ${meta.scenario}`,
          stdout: read(stdout),
          stderr: read(stderr),
          usageFile: usage ? read(usage) : null,
          exit: meta.exit,
          by: meta.signalSent ? 'interrupted' : meta.killedByDriver ? 'timeout' : null,
          expected: meta.expected,
        };
      }),
  );
}

/** What the reader of its CLI makes of a transcript, and its state at the end; `by` is what we know of that. */
export function resultOf(
  { cli, stdout, stderr, usageFile, exit }: Transcript,
  { by = null, before = null }: { by?: StreamEnd['by']; before?: SessionBefore | null } = {},
): AgentResult & { readonly reader: StreamReader } {
  const spec = clis[cli];
  const stream = new AgentStream(spec);
  for (const line of stderr.split('\n')) stream.take(line);
  for (const line of stdout.split('\n')) stream.take(line);
  if (usageFile !== null) stream.readUsageFile(usageFile);
  return { ...stream.end({ exitCode: exit.code, by }, before), reader: stream.reader };
}
