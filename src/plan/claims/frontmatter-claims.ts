import { isMapping } from '../../system/files/json-text.ts';
import { frontmatterExtent, readFrontmatter } from '../phase/frontmatter.ts';
import { asText as scalar } from '../phase/must-haves.ts';
import type { SummaryClaim } from './summary-sections.ts';

/** Claims of a SUMMARY's frontmatter. One too large to be read may claim anything (I2). */
export function frontmatterClaims(summary: string): SummaryClaim[] {
  const { start, end } = frontmatterExtent(summary) ?? { start: 0, end: 0 };
  const front = summary.slice(start, end);
  // Most have no such key, and parsing their YAML takes longer than everything else.
  if (!tellingKeys.test(front)) return [];
  const { values, problems } = readFrontmatter(summary);
  if (problems.some(({ code }) => code === 'frontmatter-too-large'))
    return [{ name: 'frontmatter', text: 'frontmatter too large to be read', kind: 'stop' }];
  // YAML takes one value of a key that stands there twice, and a person reads both.
  const lines = [...front.matchAll(/^([A-Za-z_-]{1,40})[ \t]*:[ \t]*["']?([^"'\n]{1,200})/gm)];
  const again = (key: string) => lines.filter((line) => line[1] === key).length > 1;
  const repeated = lines.filter(([, key = '']) => again(key)).map(([, key = '', value]) => [key, value] as const);
  const nested = values.get('metrics');
  const named = [...(isMapping(nested) ? Object.entries(nested) : []), ...values, ...repeated].map(
    ([key, value]) => [key.toLowerCase().replace(/-/g, '_'), value] as const,
  );
  return [...named.flatMap(([key, value]) => claimOf(key, value)), ...countOfTasks(new Map(named))];
}

function claimOf(key: string, value: unknown): SummaryClaim[] {
  const inner = isMapping(value) ? (value.status ?? value.state ?? value.result) : undefined;
  const text = scalar(inner ?? value).trim();
  const claim = (kind: SummaryClaim['kind'], said = text): SummaryClaim[] => [{ name: key, text: said, kind }];
  switch (key) {
    case 'status':
    case 'plan_status':
    case 'completion_status':
    case 'execution_status':
    case 'verification_status':
    case 'self_check':
      return claim('status');
    case 'tasks':
    case 'tasks_completed':
    case 'progress':
    case 'completion':
      return claim('count');
    case 'state':
    case 'result':
    case 'outcome':
    case 'verdict':
    case 'complete':
    case 'completed':
      return claim('verdict', /^no$/i.test(text) ? 'not done' : text);
    case 'success':
    case 'done':
    case 'verified':
    case 'tests_passed':
    case 'tests_passing':
      return /^(?:false|no)$/i.test(text) ? claim('stop') : [];
    case 'incomplete':
    case 'partial':
    case 'blocked':
    case 'halted':
      return /^(?:true|yes)$/i.test(text) ? claim('stop', `${key}: ${text}`) : [];
    case 'remaining':
    case 'remaining_tasks':
    case 'blockers':
    case 'unfinished':
      return isEmptyClaim(value) ? [] : claim('stop', `${key}: ${text}`);
    case 'tests_failed':
    case 'failed_tests':
      return /^[1-9]/.test(text) ? claim('stop', `${key}: ${text}`) : [];
    default:
      return [];
  }
}

/** `tasks: {completed: 2, total: 3}` and two keys of their own. */
function countOfTasks(said: ReadonlyMap<string, unknown>): SummaryClaim[] {
  const tasks = said.get('tasks');
  const counted = isMapping(tasks) ? tasks : { total: tasks };
  const done = scalar(counted.completed ?? said.get('tasks_completed') ?? said.get('completed_tasks'));
  const total = scalar(counted.total ?? said.get('tasks_total') ?? said.get('total_tasks'));
  return /^\d+$/.test(done) && /^\d+$/.test(total) ? [{ name: 'tasks', text: `${done}/${total}`, kind: 'count' }] : [];
}

function isEmptyClaim(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyClaim);
  return /^(?:none|nothing|no|n\/a|-|0|false|null|~|\{\})?\.?$/i.test(scalar(value));
}

/** Keys that `claimOf` knows, at the start of a line, and what may hide one. `completed: 2025-01-02` is usual. */
const tellingKeys =
  /^(?:[{?&!]|[ \t]*["']?(?:status|self[-_]check|tasks|tasks[-_]\w+|(?:total|completed|remaining)[-_]tasks|progress|state|result|outcome|completed?(?!\s*:\s*["']?\d{4}-)|\w+[-_]status|incomplete|partial|blocked|halted|success|done|verdict|verified|tests?[-_]\w+|failed[-_]tests|remaining|blockers|unfinished|completion)["']?\s*:)/im;
