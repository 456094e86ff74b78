import { PROTECTED_PATHS } from '../../plan/phase/protected-files.ts';
import { networkReaches } from '../../signal/boundary.ts';
import { EVIDENCE_LEVELS, formerLevels } from '../../signal/evidence.ts';
import { upstreamValue, webhookValue } from './address-settings.ts';
import { cliNames } from './coding-agents.ts';
import { acceptances, ruleLevels } from './rule-settings.ts';
import {
  ceilings,
  choice,
  duration,
  escalation,
  flag,
  formatAgentLines,
  integer,
  listValue,
  prices,
  textValue,
} from './setting.ts';

export const defaultConfig = '.github/phase-executor.yml';

/** A host, all below it, or an address, perhaps with a port. */
const hostPattern = /^(?:tool:[a-z_]+|(?:(?:\*\.)?[a-z\d_-][\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?)$/i;

/** Every setting, once: inputs of the Actions, options and keys of the file all come from this table. Its texts are in setting-texts.json. */
export const settingTable = {
  agent: choice(['auto', ...cliNames, 'command', 'script'], 'auto'),
  'agent-command': textValue('', 'command'),
  'next-agents': formatAgentLines(),
  'escalate-agent': escalation(),
  'agent-env': listValue('', 'names'),
  gateway: upstreamValue(),
  'prompt-file': textValue('', 'file'),
  'install-agent': flag(),
  sandbox: choice(['auto', 'off', 'kernel'], 'auto', { none: 'auto' }),
  'sandbox-writable': listValue('', 'paths'),
  network: choice(networkReaches, 'full'),
  'network-allow': listValue('', 'hosts', {
    form: {
      pattern: hostPattern,
      expected:
        'expected hosts such as packages.example.com, *.example.com or 10.0.0.5:8443, or tools such as tool:web_search',
    },
  }),
  'agent-prices': prices(),

  // Ceilings: reaching one ends the attempt or the run cleanly, with the work kept.
  timeout: duration('30m', { minMs: 1_000 }),
  'idle-timeout': duration('10m'),
  'context-limit': integer(80, { min: 0, max: 100 }),
  'kill-grace': duration('10s'),
  deadline: duration('5h', { minMs: 1_000 }),
  'max-cost': ceilings('attempt=25', { most: 1e6, hasFractions: true, mayBeUnknown: true }),
  'max-tokens': ceilings('attempt=50M', { most: 1e12 }),
  'max-turns': ceilings('attempt=1000', { most: 1e6 }),
  'max-parallel': integer(1, { min: 0, max: 256 }),

  'max-attempts': integer(3, { min: 1, max: 20 }),
  'max-run-attempts': integer(null, { min: 1, max: 10_000 }),
  repairs: integer(2, { min: 0, max: 10 }),
  backoff: duration('2s'),
  'max-wait': duration('10m'),
  stuck: listValue('', 'rules', {
    form: {
      pattern: /^(off|(same-failure|consecutive|in-window|window|alternation|circuit-breaker)=(\d{1,4}|true|false))$/,
      expected: 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false',
    },
  }),
  'fail-fast': flag(),
  'on-failure': choice(['keep', 'rollback', 'ask'], 'keep'),

  checks: listValue('', 'names'),
  'checks-timeout': duration('30m', { minMs: 1_000 }),
  'checks-dispatch': textValue('', 'file'),
  'verify-commands': choice(['run', 'report', 'off'], 'run'),
  'min-evidence': choice(EVIDENCE_LEVELS, 'changed', formerLevels),
  author: textValue('', 'agent'),
  'author-tests': choice(['record', 'keep'], 'record'),
  'author-disputes': choice(['ask', 'fail', 'warn'], 'ask'),
  truths: choice(['off', 'most', 'all'], 'off'),
  requirements: choice(['phase', 'strict', 'milestone'], 'phase'),
  'verifier-command': textValue('', 'command'),
  'protected-paths': listValue(PROTECTED_PATHS.map(({ path }) => path).join(','), 'paths'),
  'undeclared-changes': choice(['auto', 'refuse', 'ask'], 'auto'),
  'fail-on': listValue('failure,blocked', 'statuses', { allowed: ['failure', 'blocked', 'skipped', 'success'] }),
  rules: ruleLevels(),
  accept: acceptances(),

  'test-command': textValue('', 'command'),
  'confirming-runs': integer(0, { min: 0, max: 10 }),
  'test-baseline': choice(['run', 'off'], 'run'),
  'inherited-tests': choice(['fail', 'allow'], 'fail'),
  prove: choice(['off', 'report', 'require'], 'report'),
  mutants: integer(0, { min: 0, max: 20 }),

  'setup-command': textValue('auto', 'command'),
  'allow-dirty': flag(),
  'co-author': choice(['auto', 'off'], 'auto'),

  'human-checkpoints': choice(['stop', 'auto'], 'stop'),
  'unfinished-plans': choice(['stop', 'run'], 'stop'),

  'lease-ttl': duration('60s', { minMs: 2_000 }),
  wait: duration(null),

  mode: choice(['single', 'matrix'], 'single'),
  unisolated: flag(),
  'auto-advance': flag(),
  'auto-continue': flag(),

  // Reports to the host, as far as the token allows.
  'host-reports': listValue('comment,pull-request,status,attention', 'words', {
    allowed: ['comment', 'pull-request', 'status', 'attention', 'none'],
  }),
  'commit-signing': choice(['off', 'api'], 'off'),
  assignees: listValue('', 'logins', {
    form: { pattern: /^[\w-]{1,100}$/, expected: 'expected logins such as octocat' },
  }),
  'phase-workflow': textValue('', 'file'),

  'otel-endpoint': upstreamValue(),
  'notify-url': webhookValue(),

  root: textValue('.', 'dir'),
  config: textValue(defaultConfig, 'file'),
  fresh: flag(),
  rejudge: flag(),
  explain: textValue('', 'rule'),
  only: listValue('', 'plans', { repeats: true, alias: 'plan' }),
  interrupt: choice(['auto', 'now', 'finish'], 'auto'),
  remote: textValue('', 'name'),
  branch: textValue('', 'name'),
  'github-token': textValue('', 'token'),

  // Values that the jobs of a chained run pass on. The aliases are for scripts that play these jobs by hand.
  'run-id': textValue('', 'id'),
  'run-attempt': integer(1, { min: 1, max: 1_000 }),
  round: integer(0, { min: 0, max: 100 }),
  'max-rounds': integer(6, { min: 1, max: 100 }),
  'leg-kind': { ...choice(['plans', 'gate'], 'plans'), alias: 'leg' },
  matrix: textValue('', 'json'),
  base: textValue('', 'commit'),
  head: textValue('HEAD', 'commit'),
  'task-list': textValue('', 'file'),
  sarif: textValue('', 'file'),
  'not-before': textValue('', 'time'),
  'job-timeout': duration('350m', { minMs: 60_000, maxDays: 5 }),
  'job-started': textValue('', 'time'),
  'input-dir': { ...textValue('', 'dir'), alias: 'legs' },
  'output-dir': { ...textValue('', 'dir'), alias: 'into' },
  'artifact-name': { ...textValue('', 'name'), alias: 'artifact' },
  'leg-results': textValue('', 'word'),
  'leg-receipts': textValue('', 'json'),
  'gate-receipt': textValue('', 'json'),
  'workflow-changes': choice(['push', 'refuse'], 'push'),
  'agent-secret-name': textValue('', 'name'),

  log: textValue('', 'file'),
  report: textValue('', 'glob'),
  'exit-code': integer(null, { min: 0, max: 255 }),
  'baseline-total': integer(null, { min: 0, max: 1e6 }),
  'older-than': duration('7d', { maxDays: 3650 }),
  'dry-run': flag(),
  withdraw: flag(),
  yes: flag(),
  output: textValue('', 'file'),
  junit: textValue('', 'file'),
  ctrf: textValue('', 'file'),
  otlp: textValue('', 'file'),
  attempt: integer(null, { min: 1, max: 1e6 }),
  follow: flag(),
  raw: flag(),
  all: flag(),
  events: flag(),
};
