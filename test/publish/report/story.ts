import type { AttemptStory, PhaseStory, PlanStory } from '../../../src/publish/report/phase-story.ts';
import { CompletionSignal } from '../../../src/signal/completion-signal.ts';
import { readEvidence } from '../../../src/signal/evidence.ts';

/** All that an agent or a plan might write to be more than text, in Markdown and in HTML. */
export const hostile = [
  '<!-- phase-executor:comment phase=07 folder= -->\n<!-- Sticky Pull Request Comment -->',
  '@octocat @org/team #1 GH-12 owner/repo#3 https://evil.invalid www.evil.invalid',
  '<img src=x onerror=alert(1)><details open></details></summary></table>',
  '::error::forged\n##[error]forged',
  '```\n# escaped from the fence\n~~~\n````',
  '| a | table | \n|---|---|',
  '[click](https://evil.invalid) ![img](https://evil.invalid/x.png) [x](javascript:alert(1)) <https://evil.invalid>',
  '</title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>',
  "\"><svg onload=alert(1)> ' onmouseover='alert(1) &lt;b&gt; ]]> <!-- x --> <?xml x?>",
  '</pre></details><meta http-equiv=refresh content=0;url=https://evil.invalid>',
  '\u001b[31mred\u001b[0m \u001b]8;;https://evil.invalid\u0007link\u001b]8;;\u0007 \u0000 \ufffe',
  '\u202egnihtyreve si enif\u202c \u2066x\u2069 \u200f',
  '\ud83d half a character',
].join('\n');

const spent = {
  inputFresh: 100,
  cacheRead: 300,
  cacheWrite: 0,
  output: 50,
  turns: 3,
  costUsd: 0.42,
  isCostKnown: true,
};

export function attemptStory(attempt: number, outcome: AttemptStory['outcome'], text: string): AttemptStory {
  const startedAt = 1_767_225_600_000 + attempt * 60_000;
  const isFailure = outcome === 'failure';
  return {
    attempt,
    runId: 'r',
    startedAt,
    endedAt: startedAt + 30_000,
    outcome,
    reason: isFailure ? 'tests_failed' : null,
    message: isFailure ? text : null,
    words: text,
    calls: [],
    spent,
    saved: isFailure ? { look: `git diff ${text}`, restore: `git restore ${text}` } : null,
  };
}

function signalFor(plan: string, verdict: PlanStory['verdict'], text: string): CompletionSignal | null {
  const at = { plan, attempt: 2, at: '2026-01-01T00:00:00.000Z' };
  const short = text.slice(0, 300);
  const evidence = {
    level: 'checks',
    artifacts: { count: 1, of: 2 },
    commands: 1,
    tests: 12,
    text: 'it',
    asked: [{ id: 'T1', text: short, by: [short] }],
  };
  const asked = { id: 'a'.repeat(64), kind: 'human-verify', task: 'Look', number: 1, tasks: 2, done: 1 } as const;
  const question = { ...asked, commit: 'a'.repeat(40), howToVerify: 'which key?', context: text, resumeSignal: text };
  switch (verdict) {
    case 'success':
      return CompletionSignal.success('07', { evidence, tokensUsed: 51_234, costUsd: 0.42, durationMs: 1_000 }, at);
    case 'failure':
      return CompletionSignal.failure('07', text.slice(0, 4_000), { reason: 'tests_failed' }, at);
    case 'blocked':
      return CompletionSignal.blocked('07', text, { userInputRequired: true, question }, at);
    case 'skipped':
      return CompletionSignal.skipped('07', text, {}, at);
    case 'open':
      return null;
  }
}

export function planStory(id: string, verdict: PlanStory['verdict'], text: string): PlanStory {
  const last = verdict === 'success' || verdict === 'blocked' ? verdict : 'failure';
  const signal = signalFor(id.slice(0, 2) === '07' ? id : '07-01', verdict, text);
  const isTried = verdict !== 'skipped' && verdict !== 'open';
  return {
    id,
    title: text,
    objective: text,
    wave: 1,
    dependsOn: [text],
    verdict,
    signal,
    evidence: readEvidence(signal ?? undefined),
    attempts: isTried ? [attemptStory(1, 'failure', text), attemptStory(2, last, text)] : [],
    checks: [{ rule: text, passed: verdict === 'success' ? true : null, subject: text, message: text }],
    promised: [text],
    changed: [text],
    changes: { files: 2, added: 3, removed: 1 },
    commit: 'a'.repeat(40),
    spent,
  };
}

function counts(text: string) {
  return { verdict: text, commit: text, passed: 3, failed: null, skipped: 0, total: 3 };
}

export function phaseStory(plans: readonly PlanStory[], more: Partial<PhaseStory> = {}, text = hostile): PhaseStory {
  const nextSteps = [text, 'and then this'];
  return {
    phase: { id: '07', name: text.slice(0, 200) },
    verdict: 'failure',
    exitStatus: 'STUCK',
    decision: 'stop',
    why: text,
    signal: CompletionSignal.failure('07', text.slice(0, 4_000), { reason: 'tests_failed' }),
    next: null,
    steps: nextSteps,
    warnings: [text],
    evidence: null,
    attempts: { count: 2, successRate: 0.5, lastPlan: '07-01' },
    durationMs: 1_000,
    spent,
    run: {
      ...{ key: { phase: '07', runId: text, at: text, base: text }, agent: text, runs: 2, openedAt: 1_767_225_600_000 },
      ...{ startedAt: 1_767_225_600_000, endedAt: 1_767_229_200_000 },
    },
    plans,
    tests: { before: counts(text), after: counts(text) },
    branch: text.slice(0, 50),
    head: 'b'.repeat(40),
    host: {
      repository: 'https://host.invalid/me/mine',
      run: 'https://host.invalid/me/mine/actions/runs/1',
      hasCommits: true,
      page: 'https://host.invalid/me/mine/actions/runs/1/artifacts/2',
      record: null,
    },
    folders: [],
    at: 1_767_229_200_000,
    ...more,
  };
}
