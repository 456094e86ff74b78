import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseRoadmap, tickPhase } from '../../../src/plan/phase/roadmap.ts';
import { addCompletionDates, writeRoadmapProgress } from '../../../src/plan/phase/roadmap-progress.ts';
import { testWithShared } from '../../needs.ts';

const roadmap = `# Roadmap
- [ ] **Phase 1: Foundation** - the base
- [ ] **Phase 2: Rooms**

### Phase 1: Foundation
**Goal**: a base
**Plans**: 3 plans

Plans:
- [x] 01-01: a

### Phase 2: Rooms
**Plans:** TBD

### Phase 2.1: Doors (INSERTED)
- **Plans:** 1 plan, and a half

## Progress
\`\`\`
| Phase | Plans Complete | Status | Completed |
| 1. Foundation | 0/3 | Not started | - |
\`\`\`

| Phase             | Plans Complete | Status      | Completed  |
|-------------------|----------------|-------------|------------|
| 1. Foundation     | 0/3            | Not started | -          |
| 2. Rooms          | 0/TBD          | Not started | -          |
| 2.1. Doors        | 0/1 + 1 gap    | Gap closure | -          |

| Phase | Milestone | Plans Complete | Status | Completed |
|---|---|---|---|---|
| 1. Foundation | v1.0 | 3/3 | Complete | 2026-01-01 |

| Phase | Requirements | Status | Completed |
|---|---|---|---|
| 1 | 3 | Not started | - |
`;
const under = { done: 2, plans: 3, completed: null };
const over = { done: 3, plans: 3, completed: '2026-02-03' };

/** The lines of `after` that differ, as they are now. */
const changed = (before: string, after: string) =>
  after.split('\n').filter((line, at) => line !== before.split('\n')[at]);

describe('how far a phase has come', () => {
  test('is written as GSD does, with a column for milestones or without, and every other byte stays', () => {
    expect(changed(roadmap, writeRoadmapProgress(roadmap, '01', under))).toEqual([
      '**Plans**: 2/3 plans executed',
      '| 1. Foundation     | 2/3            | In Progress | -          |',
      '| 1. Foundation | v1.0 | 2/3 | In Progress | -          |',
    ]);
    expect(changed(roadmap, writeRoadmapProgress(roadmap, '1', over))).toEqual([
      '**Plans**: 3/3 plans complete',
      '| 1. Foundation     | 3/3            | Complete    | 2026-02-03 |',
    ]);
    expect(changed(roadmap, writeRoadmapProgress(roadmap, '02', { done: 1, plans: 4, completed: null }))).toEqual([
      '**Plans:** 1/4 plans executed',
      '| 2. Rooms          | 1/4            | In Progress | -          |',
    ]);
  });

  test('counts plans that are still to be written as the ROADMAP does', () => {
    for (const text of [
      '### Phase 1: A\n\n**Plans:** 4 plans\n',
      '### Phase 1: A\n\n| Phase | Plans Complete | Status | Completed |\n|---|---|---|---|\n| 1. A | 0/4 | Not started | - |\n',
    ]) {
      const after = writeRoadmapProgress(text, '1', { done: 1, plans: 1, completed: null });
      expect(after).toContain('1/4');
      expect(parseRoadmap(after).phases[0]?.planCount).toBe(4);
    }
  });

  test('leaves lines in a form of somebody’s own, other phases, and a ROADMAP without such lines', () => {
    for (const phase of ['2.1', '02.10', '3', '20']) expect(writeRoadmapProgress(roadmap, phase, under)).toBe(roadmap);
    const archived = `<details>\n\n### Phase 1: A\n**Plans:** 1 plan\n\n</details>\n`;
    expect(writeRoadmapProgress(archived, '1', under)).toBe(archived);
  });

  test('is written twice without a difference, with the line ends that are there', () => {
    const windows = roadmap.replaceAll('\n', '\r\n');
    const once = writeRoadmapProgress(windows, '1', over);
    expect(once).toBe(writeRoadmapProgress(roadmap, '1', over).replaceAll('\n', '\r\n'));
    expect(writeRoadmapProgress(once, '1', over)).toBe(once);
    const ticked = addCompletionDates(windows, tickPhase(windows, '2'), '2026-02-03');
    expect(changed(windows, ticked)).toEqual(['- [x] **Phase 2: Rooms** (completed 2026-02-03)\r']);
    expect(addCompletionDates(ticked, tickPhase(ticked, '2'), '2026-03-04')).toBe(ticked);
  });
});

const corpus = join(import.meta.dirname, '../../../../shared/corpus');
testWithShared('corpus')(
  'in real ROADMAPs touches lines of that phase alone, and the phases read the same afterwards',
  () => {
    let rows = 0;
    for (const repository of readdirSync(corpus)) {
      const path = join(corpus, repository, '.planning/ROADMAP.md');
      if (!existsSync(path)) continue;
      const text = readFileSync(path, 'utf8');
      const { phases } = parseRoadmap(text);
      for (const { id } of phases.slice(-3)) {
        const after = writeRoadmapProgress(text, id, { done: 97, plans: 98, completed: null });
        for (const line of changed(text, after)) {
          rows += 1;
          expect(line).toMatch(/97\/98/);
          if (line.startsWith('|')) expect(line).toMatch(new RegExp(`^\\| *\\**(?:Phase )?0*${id.replace(/^0+/, '')}`));
        }
        expect(after.split('\n')).toHaveLength(text.split('\n').length);
        const uncounted = (all: typeof phases) => all.map((each) => ({ ...each, planCount: null }));
        expect(uncounted(parseRoadmap(after).phases)).toEqual(uncounted(phases));
      }
    }
    expect(rows).toBeGreaterThan(20);
  },
);
