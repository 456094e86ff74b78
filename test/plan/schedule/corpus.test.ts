import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPhaseDirectory } from '../../../src/plan/phase/phase.ts';
import { readTree } from '../../../src/plan/phase/planning-tree.ts';
import { buildSchedule } from '../../../src/plan/schedule/schedule.ts';
import { testWithShared } from '../../needs.ts';

// Real `.planning` trees of 26 public repositories, kept beside the project; without them there is nothing to compare.
const corpus = join(import.meta.dirname, '../../../../shared/corpus');

interface PlanRecord {
  id: string;
  file: string;
  dependsOn: string[];
  wave: number;
  summary: boolean | null;
  declaredWave: string | null;
  strictYaml?: false;
  unresolved?: string[];
}

interface PhaseRecord {
  dir: string;
  plans: PlanRecord[];
  waves: string[][];
  overlaps: { plans: [string, string]; paths: string[] }[];
  overlapsAsserted: boolean;
  summariesWithoutPlan?: string[];
}

interface RepositoryRecord {
  projectRoots: string[];
  schedulable: number;
  duplicatePhaseNumbers: { phase: string; dirs: string[] }[];
  phases: PhaseRecord[];
}

const manifest: Record<string, RepositoryRecord> = existsSync(join(corpus, 'manifest.json'))
  ? JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8'))
  : {};
const withPhases = Object.entries(manifest).filter(([, { projectRoots }]) => projectRoots.length > 0);

describe('the corpus', () => {
  testWithShared('corpus')('holds the records this file compares with', () => {
    expect(withPhases.flatMap(([, { phases }]) => phases.flatMap(({ plans }) => plans))).toHaveLength(467);
  });

  for (const [repository, { phases, schedulable, duplicatePhaseNumbers }] of withPhases) {
    const root = join(corpus, repository.replace('/', '+'));

    test(`${repository}: every phase directory is found, and shared numbers are known`, async () => {
      const tree = readTree(root);
      expect(tree.phases.filter(({ planFiles }) => planFiles.length > 0)).toHaveLength(schedulable);
      const numbered = tree.phases.filter(({ planFiles, numberIsOpen }) => planFiles.length > 0 && !numberIsOpen);
      const namesOf = (phase: string): string[] =>
        numbered.filter(({ key }) => key === phase).map(({ dir }) => basename(dir));
      const keys = [...new Set(numbered.map(({ key }) => key))];
      const shared = keys.map((phase) => ({ phase, dirs: namesOf(phase) })).filter(({ dirs }) => dirs.length > 1);
      expect(shared).toEqual(duplicatePhaseNumbers);
    });

    test(`${repository}: plans, dependencies, waves and overlaps are as recorded`, async () => {
      const tree = readTree(root);
      for (const record of phases) {
        const directory = tree.phases.find(({ dir }) => dir === record.dir);
        if (!directory) throw new Error(`${record.dir} was not found`);
        const phase = readPhaseDirectory(root, directory, tree);
        const made = buildSchedule(phase);
        const invalid = new Set(
          phase.diagnostics.filter(({ code }) => code === 'invalid-yaml').map(({ file }) => file),
        );
        const unresolved = made.diagnostics.filter(({ code }) => code === 'dependency-unresolved');
        const asserted = new Map(record.plans.map(({ file, summary }) => [file, summary !== null]));
        const plans = made.plans.map(({ plan, ...read }) => ({
          id: plan.id,
          file: plan.file,
          dependsOn: read.dependsOn,
          wave: read.wave,
          summary: asserted.get(plan.file) ? plan.hasSummary : null,
          declaredWave: plan.declaredWave,
          strictYaml: invalid.has(plan.path) ? false : undefined,
          unresolved: unresolved.filter(({ file }) => file === plan.path).length,
        }));
        const recorded = record.plans.map(
          ({ id, file, dependsOn, wave, summary, declaredWave, strictYaml, unresolved = [] }) => {
            return { id, file, dependsOn, wave, summary, declaredWave, strictYaml, unresolved: unresolved.length };
          },
        );
        expect({ dir: record.dir, plans }).toEqual({ dir: record.dir, plans: recorded });
        expect({ dir: record.dir, waves: made.waves }).toEqual({ dir: record.dir, waves: record.waves });
        const overlaps = made.overlaps.map((overlap) => ({ plans: overlap.plans, paths: overlap.files }));
        if (record.overlapsAsserted)
          expect({ dir: record.dir, overlaps }).toEqual({ dir: record.dir, overlaps: record.overlaps });
        for (const { plans } of record.overlaps) expect(overlaps.map((overlap) => overlap.plans)).toContainEqual(plans);
        expect(made.cycle).toBeNull();
      }
    });
  }
});
