import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, temporaryDir } from '../project.ts';

/**
 * Stands in for a CLI that keeps sessions (`command` for one that keeps none and prints no events): it speaks the real stream, counts as the real one does (claude: usage by run and cost
 * by session; codex: usage by session) and knows the sessions that it has begun. What its n-th call does is `goes[n - 1]`, a
 * shell script; calls beyond the last do what that does.
 */
export interface StandIn {
  readonly name: keyof typeof programs;
  readonly home: string;
  readonly env: Record<string, string>;
  readonly calls: () => number;
  /** What a call was told, and the session that it went on with; empty for a new one. */
  readonly prompt: (call: number) => string;
  /** A file in its home; empty where there is none. */
  readonly read: (file: string) => string;
  readonly resumed: (call: number) => string;
}

export function standIn(name: StandIn['name'], goes: readonly string[]): StandIn {
  const home = temporaryDir('home');
  const bin = join(home, 'bin');
  mkdirSync(bin);
  mkdirSync(join(home, 'sessions'));
  for (const [at, go] of goes.entries()) writeFileSync(join(bin, `go-${at + 1}`), `${go}\n`);
  const program = join(bin, name === 'command' ? 'my-agent' : name);
  writeFileSync(program, programs[name](goes.length), { mode: 0o755 });
  const read = (file: string) => (existsSync(join(home, file)) ? readFileSync(join(home, file), 'utf8') : '');
  return {
    name,
    home,
    env: { PATH: `${bin}:${process.env.PATH}`, HOME: home, ANTHROPIC_API_KEY: 'k', OPENAI_API_KEY: 'k' },
    calls: () => Number(read('calls')),
    read,
    prompt: (call) => read(`prompt-${call}`),
    resumed: (call) => read(`resumed-${call}`).trim(),
  };
}

/** Several on one machine, each with a home of its own that is told to it by PATH alone. */
export function together(agents: readonly StandIn[]): Record<string, string> {
  const [first] = agents;
  const bins = agents.map(({ env }) => env.PATH?.split(':')[0]);
  return { ...first?.env, PATH: [...bins, process.env.PATH].join(':') };
}

/** Runs phase 1 of a project with it. */
export async function runWith(agent: StandIn, root: string, ...words: string[]) {
  const all = ['run', '1', '--json', '--agent', agent.name, '--backoff', '1ms', ...words];
  if (agent.name === 'command') all.push('--agent-command', 'my-agent');
  const ended = await call(all, { cwd: root, env: agent.env });
  return { ...ended, json: ended.stdout.trim() === '' ? null : JSON.parse(ended.stdout) };
}

/** `$call` is the number of the call; `says '"type":…'` prints an event; a file `$HOME/lost` makes it forget the session. */
const begins = (goes: number) => `#!/bin/sh
case "$*" in *--version) exec echo 1.0 ;; esac
HOME=$(dirname "$(dirname "$0")")
mkdir -p "$HOME/sessions"
resumed=
while [ $# -gt 0 ]; do case "$1" in --resume | resume) resumed=$2 ;; esac; shift; done
call=$(($(cat "$HOME/calls" 2>/dev/null || echo 0) + 1))
echo $call > "$HOME/calls"
cat > "$HOME/prompt-$call"
echo "$resumed" > "$HOME/resumed-$call"
id=\${resumed:-session-$call}
session="$HOME/sessions/$id"
go=$call; [ $go -gt ${goes} ] && go=${goes}
`;

const claude = (goes: number) => `${begins(goes)}
says() { echo "{\\"session_id\\":\\"$id\\",$1}"; }
usage='"usage":{"input_tokens":1000,"cache_read_input_tokens":400,"cache_creation_input_tokens":50,"output_tokens":70}'
if [ -n "$resumed" ] && [ ! -e "$session" ]; then
  says '"type":"result","subtype":"error_during_execution","is_error":true,"errors":["No conversation found with session ID: x"]'
  exit 1
fi
echo run >> "$session"
says '"type":"system","subtype":"init","model":"claude-sonnet-4-5"'
says '"type":"assistant","message":{"id":"m'$call'","model":"claude-sonnet-4-5","content":[]}'
. "$HOME/bin/go-$go"
runs=$(($(wc -l < "$session")))
says '"type":"result","subtype":"success","is_error":false,"terminal_reason":"completed","result":"'"\${text:-All done.}"'",'"$usage"',"total_cost_usd":'$((runs / 4)).$((runs % 4 * 25))
[ -e "$HOME/lost" ] && rm -f "$session" "$HOME/lost"
exit 0
`;

const codex = (goes: number) => `${begins(goes)}
if [ -n "$resumed" ] && [ ! -e "$session" ]; then echo "Error: no rollout found for thread id $resumed" >&2; exit 1; fi
echo run >> "$session"
echo "{\\"type\\":\\"thread.started\\",\\"thread_id\\":\\"$id\\"}"
echo '{"type":"turn.started"}'
. "$HOME/bin/go-$go"
runs=$(($(wc -l < "$session")))
echo '{"type":"turn.completed","usage":{"input_tokens":'$((runs * 1000))',"cached_input_tokens":'$((runs * 400))',"output_tokens":'$((runs * 70))'}}'
`;

const programs = { claude, codex, command: (goes: number) => `${begins(goes)}\n. "$HOME/bin/go-$go"\n` };
