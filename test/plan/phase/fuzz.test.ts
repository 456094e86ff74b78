import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPlanningConfig } from '../../../src/plan/phase/config.ts';
import { parseStrictYaml, readFrontmatter } from '../../../src/plan/phase/frontmatter.ts';
import { parsePlan } from '../../../src/plan/phase/plan.ts';
import { findNextPhase, parseRoadmap, tickPlan } from '../../../src/plan/phase/roadmap.ts';
import { editState, readPosition } from '../../../src/plan/phase/state-md.ts';
import { isHalted } from '../../../src/plan/phase/summary.ts';
import { readVerification } from '../../../src/plan/phase/verification.ts';
import { mutated, randomFrom } from './mutation.ts';
import { otherParser } from './other-parser.ts';

// A short run each time; `node bench/fuzz-planning.mjs` makes the long one. The seed is fixed: a failure comes again.
const count = Number(process.env.FUZZ_COUNT ?? 1_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const corpus = join(import.meta.dirname, '../../../../shared/corpus');
const corpusFiles = existsSync(corpus) ? readdirSync(corpus, { recursive: true, encoding: 'utf8' }).sort() : [];
const documented = readFileSync(join(import.meta.dirname, '../../../docs/diagnostics.md'), 'utf8');

const ownPlan = `---
phase: 03-api
plan: 02
type: execute
wave: 2
depends_on: ["03-01", 1]
files_modified:
  - src/a.ts
  - "src/[id]/b.ts"
autonomous: true
must_haves:
  truths:
    - "It works"
  artifacts:
    - path: src/a.ts
      contains: "class A"
      exports: [A]
  key_links:
    - from: src/a.ts
      to: src/b.ts
      pattern: "import .* from '\\\\./b'"
---
<objective>
Build it.
</objective>
<tasks>
<task type="auto">
  <name>One</name>
  <files>src/a.ts</files>
  <action>
\`\`\`ts
const a = <div><name>x</name></div>;
\`\`\`
  </action>
  <verify><automated>npm test &amp;&amp; true</automated></verify>
</task>
<task type="checkpoint:decision"><options><option id="a"><name>A</name></option></options></task>
</tasks>
`;
const ownRoadmap =
  '# Roadmap\n\n- [x] **Phase 1: A** - a\n- [ ] **Phase 2: B** - b\n\n### Phase 2: B\n- [ ] 02-01-PLAN.md — x\n- [x] 2.1-01: y\n';
const ownState =
  '---\nstatus: executing\nprogress:\n  percent: 10\n---\nPhase: 1 of 2\nStatus: x\nProgress: [██░░] 50%\n';

/** Up to sixty documents of a kind, so that a run covers many shapes and not one large file after the other. */
function documents(own: string, pattern: RegExp): string[] {
  const found = corpusFiles.filter((path) => pattern.test(path));
  const step = Math.max(1, Math.floor(found.length / 60));
  return [own, ...found.filter((_, at) => at % step === 0).map((path) => readFileSync(join(corpus, path), 'utf8'))];
}

function mutations(own: string, pattern: RegExp, times: number, check: (text: string) => void): void {
  const random = randomFrom(seed);
  const sources = documents(own, pattern);
  for (let run = 0; run < times; run++) {
    const text = mutated(sources[run % sources.length] ?? own, random);
    const before = process.cpuUsage();
    try {
      check(text);
    } catch (error) {
      throw new Error(`run ${run} of seed ${seed} failed on ${JSON.stringify(text.slice(0, 3_000))}`, { cause: error });
    }
    const spentMs = process.cpuUsage(before).user / 1_000;
    if (spentMs > 2_000) throw new Error(`run ${run} of seed ${seed} took ${spentMs} ms of computing`);
  }
}

describe('mutated documents', () => {
  test('a plan is always read, and what is wrong with its frontmatter is told', () => {
    let refused = 0;
    mutations(ownPlan, /-PLAN\.md$/, count, (text) => {
      const { plan, diagnostics } = parsePlan(text, '.planning/phases/03-api/03-02-PLAN.md');
      const lines = text.split('\n').length;
      for (const { code, line, message } of diagnostics) {
        if (!documented.includes(`\`${code}\``)) throw new Error(`the code ${code} is not in docs/diagnostics.md`);
        if (!(line >= 1 && line <= lines) || message === '') throw new Error(`${code} has line ${line} of ${lines}`);
      }
      for (const text of [
        ...plan.dependsOn,
        ...plan.filesModified,
        ...plan.tasks.flatMap(({ files, name }) => [...files, name]),
      ])
        if (typeof text !== 'string') throw new Error(`not a text: ${JSON.stringify(text)}`);
      for (const task of plan.tasks)
        if (!(task.line >= 1 && task.line <= lines)) throw new Error(`task line ${task.line} of ${lines}`);
      if (agreesWithParser(text) !== 'refused') return;
      refused++;
      const told = /^(?:invalid-yaml|frontmatter-\w+|duplicate-key|not-text)$/;
      if (!diagnostics.some(({ code }) => told.test(code))) throw new Error('invalid frontmatter was not told');
    });
    expect(refused).toBeGreaterThan(count / 50);
  });

  test('a roadmap is always read, and ticking touches nothing but the mark', () => {
    mutations(ownRoadmap, /ROADMAP\.md$/, Math.ceil(count / 4), (text) => {
      const roadmap = parseRoadmap(text);
      for (const { id } of roadmap.phases)
        findNextPhase(roadmap, [{ id: '01' }], id, () => ({ isPlanned: true, isDone: false }));
      for (const { id, phase } of roadmap.plans.slice(0, 2)) {
        const ticked = tickPlan(text, id, phase ?? undefined);
        if (ticked.replaceAll('[x]', '[ ]') !== text.replaceAll('[x]', '[ ]'))
          throw new Error(`ticking ${id} changed more than marks`);
        if (tickPlan(ticked, id, phase ?? undefined) !== ticked)
          throw new Error(`ticking ${id} twice is not ticking it once`);
      }
    });
  });

  test('a state is always read, and an edit keeps every line and can be repeated', () => {
    const change = {
      status: 'COMPLETED',
      phase: '2',
      lastActivity: 'now',
      progress: { completedPlans: 1, totalPlans: 2 },
    };
    mutations(ownState, /STATE\.md$/, Math.ceil(count / 4), (text) => {
      readPosition(text);
      const edited = editState(text, change);
      if (edited.split('\n').length !== text.split('\n').length) throw new Error('the number of lines changed');
      if (editState(edited, change) !== edited) throw new Error('the second edit changed more');
    });
  });

  test('summaries, verification reports and configurations are always read', () => {
    mutations(
      '---\nstatus: passed\nscore: 1/2\ngaps:\n  - a\n---\n',
      /(?:SUMMARY|VERIFICATION)\.md$/,
      Math.ceil(count / 8),
      (text) => {
        isHalted(text);
        readVerification(text);
      },
    );
    mutations(
      '{"parallelization": {"enabled": true}, "workflow": {"verifier": false}}',
      /config\.json$/,
      Math.ceil(count / 8),
      (text) => {
        expect(typeof readPlanningConfig(text).config.parallel).toBe('boolean');
      },
    );
  });
});

/** Compares with another parser, where there is frontmatter with an end. */
function agreesWithParser(text: string): 'same' | 'refused' | 'none' {
  const source = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m.exec(text)?.[1];
  if (source === undefined || !/^\uFEFF?---[ \t]*\r?\n/.test(text)) return 'none';
  if (source.trim() === '') return 'none';
  const [mapping, theirs] = [parseStrictYaml(source.replaceAll('\r\n', '\n')), otherParser(source)];
  if (mapping === undefined) return 'refused';
  const ours = Object.fromEntries(mapping);
  if (theirs === undefined || isReadApart.test(source)) return 'none';
  expect(ours).toEqual(theirs);
  expect(Object.fromEntries(readFrontmatter(text).values)).toEqual(ours);
  return 'same';
}

/** What the two parsers disagree on: a lone CR, and characters that cannot be printed. */
const isReadApart = /\r(?!\n)|[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|\p{Surrogate}/u;
