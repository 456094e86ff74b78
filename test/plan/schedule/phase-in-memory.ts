import type { Phase } from '../../../src/plan/phase/phase.ts';
import { parsePlan } from '../../../src/plan/phase/plan.ts';
import { getPlanNumber, planIdFromPath } from '../../../src/plan/phase/plan-file.ts';

/** A phase of plans given as `file name: frontmatter lines`, without a disk. */
export function phaseInMemory(plans: Record<string, string>, options: { dir?: string; others?: string[] } = {}): Phase {
  const dir = options.dir ?? '.planning/phases/03-api';
  const id = /^[\w.]+/.exec(dir.slice(17))?.[0] ?? '';
  const read = Object.entries(plans).map(([file, lines]) => parsePlan(`---\n${lines}\n---\n`, `${dir}/${file}`).plan);
  const known = (options.others ?? []).map((path) => {
    const other = planIdFromPath(path);
    const number = getPlanNumber(other);
    return [
      `${number?.phase}/${number?.plan}`,
      { id: other, dir: path.slice(0, path.lastIndexOf('/')), hasSummary: !path.includes('02-02') },
    ] as const;
  });
  return {
    id,
    name: 'api',
    slug: 'api',
    dir,
    plans: read,
    summariesWithoutPlan: [],
    verificationPath: null,
    verificationPaths: [],
    tree: { phases: [], known: new Map(known), links: [] },
    diagnostics: [],
  };
}
