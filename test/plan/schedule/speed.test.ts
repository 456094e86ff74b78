import { expect, test } from '@jest/globals';
import { readPhase } from '../../../src/plan/phase/phase.ts';
import { buildSchedule } from '../../../src/plan/schedule/schedule.ts';
import { phaseFiles, projectOnDisk } from '../phase/project-on-disk.ts';

// Read and scheduled in 1.1 s (plain Node, two shared cores); the bound leaves room for a busy machine and still catches
// anything that grows with the square of the input, which would take minutes.
test('10,000 plans with 30,000 dependencies are read and scheduled in seconds', async () => {
  const id = (n: number): string => `01-${String(n).padStart(5, '0')}`;
  const plans = Array.from({ length: 10_000 }, (_, at) => {
    const dependsOn = [7, 14, 21].filter((back) => at >= back).map((back) => `"${id(at - back)}"`);
    const text = `---\nphase: 01-big\nplan: ${at}\ndepends_on: [${dependsOn.join(', ')}]\nfiles_modified:\n  - src/a${at}.ts\nmust_haves:\n  artifacts:\n    - path: src/a${at}.ts\n      contains: "x"\n---\n<task type="auto"><name>Do</name><action>Do it</action></task>\n`;
    return [`${id(at)}-PLAN.md`, text] as const;
  });
  const root = projectOnDisk(phaseFiles('01-big', Object.fromEntries(plans)));
  const before = process.cpuUsage();
  const phase = await readPhase(root, '1');
  const made = buildSchedule(phase);
  const spentMs = process.cpuUsage(before).user / 1_000;
  expect(made.waves).toHaveLength(1_429);
  expect(made.plans.reduce((sum, { dependsOn }) => sum + dependsOn.length, 0)).toBe(29_958);
  expect([...phase.diagnostics, ...made.diagnostics]).toEqual([]);
  expect(spentMs).toBeLessThan(10_000);
}, 60_000);
