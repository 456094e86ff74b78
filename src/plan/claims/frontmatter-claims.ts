import { isMapping } from '../../system/files/json-text.ts';
import { frontmatterExtent, readFrontmatter } from '../phase/frontmatter.ts';
import { asText as scalar } from '../phase/must-haves.ts';
import type { SummaryClaim } from './summary-sections.ts';

/** Claims of a SUMMARY's frontmatter. One too large to be read may claim anything (I2). */
export function frontmatterClaims(summary: string): SummaryClaim[] {
  const { start, end } = frontmatterExtent(summary) ?? { start: 0, end: 0 };
  // Most have no such key, and parsing their YAML takes longer than everything else.
  if (!tellingKeys.test(summary.slice(start, end))) return [];
  const { values, problems } = readFrontmatter(summary);
  const isUnread = problems.some(({ code }) => code === 'frontmatter-too-large');
  return isUnread
    ? [{ name: 'frontmatter', text: 'frontmatter too large to be read', kind: 'stop' }]
    : [...valueClaims(values), ...repeatedClaims(summary.slice(start, end))];
}

/** YAML takes one value of a key that stands there twice, and a person reads both. */
function repeatedClaims(front: string): SummaryClaim[] {
  const lines = [...front.matchAll(/^([A-Za-z_-]{1,40})[ \t]*:[ \t]*["']?([^"'\n]{1,200})/gm)];
  const keys = lines.map(([, key = '']) => key);
  const again = new Set(keys.toSorted().filter((key, at, all) => key === all[at + 1]));
  return lines.flatMap(([, key = '', value]) => (again.has(key) ? valueClaims(new Map([[key, value]])) : []));
}

function valueClaims(values: ReadonlyMap<string, unknown>): SummaryClaim[] {
  const nested = values.get('metrics');
  const metrics = isMapping(nested) ? Object.entries(nested) : [];
  const tests = values.get('tests') ?? values.get('test_results');
  if (isMapping(tests)) metrics.push(['tests_failed', tests.failed ?? tests.failing]);
  const said = new Map([...metrics, ...values].map(([key, value]) => [key.toLowerCase().replace(/-/g, '_'), value]));
  const claims = [...said].flatMap(([key, value]): SummaryClaim[] => {
    const text = typeof value === 'string' ? value.trim() : scalar(value);
    if (key === 'status' || key === 'self_check') return [{ name: key, text, kind: 'status' }];
    if (/^(?:tasks(?:_completed?)?|progress|completion)$/.test(key)) return [{ name: key, text, kind: 'count' }];
    if (/^(?:state|result|outcome|verdict)$/.test(key))
      return [{ name: key, text: innerState(value) ?? text, kind: 'verdict' }];
    if (/^(?:completed?|(?:plan|completion|execution|verification)_status)$/.test(key))
      return [{ name: key, text: /^no$/i.test(text) ? 'not done' : text, kind: 'prose' }];
    if (
      /^(?:tests?|build|verification)(?:_status)?$/.test(key) &&
      /^(?:fail|broken|red\b|not (?:run|passing))/i.test(text)
    )
      return [{ name: key, text: `${key}: ${text}`, kind: 'stop' }];
    if (/^(?:success|done|verified|(?:all_)?tests?_(?:passed|passing|pass|ok|green))$/.test(key))
      return /^(?:false|no)$/i.test(text) ? [{ name: key, text, kind: 'stop' }] : [];
    if (/^(?:(?:remaining|incomplete|pending|open)(?:_tasks|_work)?|blockers?|unfinished|not_done)$/.test(key))
      return isEmptyClaim(value) ? [] : [{ name: key, text: `${key}: ${text}`, kind: 'stop' }];
    if (/^(?:tests?_failed|fail(?:ed|ing)_tests?)$/.test(key) && /^[1-9]/.test(text))
      return [{ name: key, text: `${key}: ${text}`, kind: 'stop' }];
    const isOpen = /^(?:partial|blocked|halted)$/.test(key) && /^(?:true|yes)$/i.test(text);
    return isOpen ? [{ name: key, text: key, kind: 'prose' }] : [];
  });
  const tasks = said.get('tasks');
  const counted = isMapping(tasks) ? tasks : {};
  const done = scalar(
    counted.completed ??
      counted.done ??
      said.get('tasks_completed') ??
      said.get('tasks_complete') ??
      said.get('tasks_done') ??
      said.get('completed_tasks'),
  );
  const total = scalar(
    counted.total ??
      said.get('tasks_total') ??
      said.get('total_tasks') ??
      (/^\d+$/.test(scalar(tasks)) ? tasks : undefined),
  );
  return done && total ? [...claims, { name: 'tasks', text: `${done}/${total}`, kind: 'count' }] : claims;
}

/** `result: { status: failed }` */
function innerState(value: unknown): string | null {
  return isMapping(value) ? scalar(value.status ?? value.state ?? value.result) : null;
}

function isEmptyClaim(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyClaim);
  return /^(?:none|nothing|no|n\/a|-|0|false|null|~|\{\})?\.?$/i.test(scalar(value));
}

/** Keys that `valueClaims` knows, at the start of a line, and what may hide one. `completed: 2025-01-02` is usual. */
const tellingKeys =
  /^(?:[{?&!]|[ \t]*["']?(?:status|self[-_]check|tasks|tasks[-_]\w+|total[-_]tasks|completed[-_]tasks|progress|state|result|outcome|completed?(?!\s*:\s*["']?\d{4}-)|\w+[-_]status|incomplete|partial|blocked|halted|success|done|verdict|verified|build|(?:all[-_])?tests?(?:[-_]\w+)?|fail(?:ed|ing)[-_]tests?|remaining|pending|blockers?|unfinished|completion|not[-_]done|verification|\w+[-_](?:tasks|work))["']?\s*:)/im;
