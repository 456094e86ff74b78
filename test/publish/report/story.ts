import type { AttemptStory, PhaseStory, PlanStory } from '../../../src/publish/report/phase-story.ts';

/** All that an agent or a plan might write to be more than text. */
export const hostile = [
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
    startedAt,
    endedAt: startedAt + 30_000,
    outcome,
    reason: isFailure ? 'tests_failed' : null,
    message: isFailure ? text : null,
    words: text,
    stages: [
      { kind: 'agent', from: startedAt, to: startedAt + 20_000 },
      { kind: 'checking', from: startedAt + 20_000, to: startedAt + 30_000 },
      ...(isFailure ? [{ kind: 'backoff' as const, from: startedAt + 30_000, to: startedAt + 32_000 }] : []),
    ],
    spent,
    kept: isFailure ? { ref: text, look: `git diff ${text}`, restore: `git restore ${text}` } : null,
  };
}

export function planStory(id: string, verdict: PlanStory['verdict'], text: string): PlanStory {
  const last = verdict === 'success' || verdict === 'blocked' ? verdict : 'failure';
  return {
    id,
    title: text,
    wave: 1,
    dependsOn: [text],
    verdict,
    said: verdict === 'success' ? '' : text,
    question: verdict === 'blocked' ? ['which key?', text] : [],
    evidence: { level: 'checks', text, tests: 12 },
    attempts:
      verdict === 'skipped' || verdict === 'open'
        ? []
        : [attemptStory(1, 'failure', text), attemptStory(2, last, text)],
    checks: [{ check: text, passed: verdict === 'success' ? true : null, subject: text, message: text }],
    promised: [text],
    changed: [text],
    changes: { files: 2, added: 3, removed: 1 },
    diff: { lines: ['diff --git a/x b/x', '@@ -1 +1 @@', `-${text}`, `+${text}`], left: text, command: text },
    commit: 'a'.repeat(40),
    durationMs: 30_000,
    spent,
  };
}

function counts(text: string) {
  return { verdict: text, commit: text, passed: 3, failed: null, skipped: 0, total: 3 };
}

export function phaseStory(plans: readonly PlanStory[], more: Partial<PhaseStory> = {}, text = hostile): PhaseStory {
  return {
    phase: { id: '07', name: text },
    verdict: 'failure',
    why: text,
    steps: [text],
    warnings: [text],
    run: {
      id: text,
      agent: text,
      startedAt: 1_767_225_600_000,
      endedAt: 1_767_229_200_000,
      base: text,
      exitStatus: 'STUCK',
      runs: 2,
      spent,
    },
    plans,
    gate: [{ kind: 'tests', from: 1_767_225_800_000, to: 1_767_225_810_000 }],
    tests: { before: counts(text), after: counts(text) },
    environment: [{ name: text, value: text }],
    decisions: [{ at: 1_767_225_600_000, plan: text, action: text, why: text }],
    settings: { from: text, rows: [{ key: text, value: text, from: text }] },
    at: 1_767_229_200_000,
    ...more,
  };
}
