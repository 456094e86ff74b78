import type { AgentRun } from '../../agents/program/agent.ts';
import { redactor } from '../../publish/report/redaction.ts';
import type { RunContext } from '../context/run-context.ts';

/** The most characters that are kept of them. */
const mostChars = 2_000;

/**
 * The end of what an agent said, without secrets and control characters; null where it said nothing. A stream of events that
 * nobody here reads is no words.
 */
export function lastWords(
  { result, printed = '' }: Pick<AgentRun, 'result' | 'printed'>,
  { policy, services }: Pick<RunContext, 'policy' | 'services'>,
): string | null {
  const text = result === undefined ? (isStream(printed) ? '' : printed) : (result.text ?? '');
  const secrets = policy.agentEnv.map((name) => services.environment[name] ?? '');
  // Hidden before anything is cut: of half a secret nothing can tell.
  const said = redactor(secrets)(text.slice(-16 * 1024))
    .replace(controls, ' ')
    .trim();
  if (said === '') return null;
  return said.length > mostChars ? said.slice(-mostChars) : said;
}

const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** JSON, line by line. */
function isStream(printed: string): boolean {
  return /^\s*\{.*\}\s*$/.test(printed.trimEnd().split('\n').at(-1) ?? '');
}
