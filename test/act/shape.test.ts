import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { git, home, makeRepository, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { type Dispatched, dispatch, isActThere, testOnAct } from './act.ts';
import { refsOf, withOrigin } from './project-with-origin.ts';

/** The harness proves itself on workflows of the same shape: caller, called, called again with a matrix, outputs up. */
const shape = join(home, 'test/act/shape');
const workflow = (name: string) => readFileSync(join(shape, name), 'utf8');

let service: ArtifactService;
let project: string;
let origin: string;
let ended: Dispatched;

beforeAll(async () => {
  if (!isActThere) return;
  service = await ArtifactService.start(temporaryDir('artifacts'));
  service.lost.add('leg-b-1');
  project = makeRepository({ 'a.txt': 'before\n' });
  const names = ['caller.yml', 'phase.yml', 'round.yml'];
  origin = withOrigin(project, Object.fromEntries(names.map((name) => [`.github/workflows/${name}`, workflow(name)])));
  ended = await dispatch({
    ...{ project, origin, service, engine: join(shape, 'engine'), inputs: { phase: '1' }, runId: '77' },
    env: { ACT_TEST_ARTIFACTS: pathToFileURL(join(home, 'lib/publish/host/artifacts.js')).href },
  });
}, 300_000);
afterAll(() => service?.stop());

testOnAct('jobs run in their order, a leg each, and what is not needed is skipped', () => {
  expect(ended.jobs).toEqual({
    'phase/Phase/plan': 'success',
    'round-1/Round/a-1': 'success',
    'round-1/Round/b-2': 'success',
    'round-1/Round/integrate': 'success',
    'round-2/Round/b': 'success',
    'round-2/Round/integrate': 'success',
    'phase/Phase/conclude': 'success',
    'Caller/report': 'success',
  });
  expect(ended.exitCode).toBe(0);
});

testOnAct('outputs come up from the innermost job to the caller', () => {
  const tip = git(origin, 'rev-parse', 'refs/heads/work');
  expect(ended.phase).toEqual({ result: 'success', outputs: { status: `success success skipped ${tip}` } });
});

testOnAct('legs and integrating jobs see each other’s artifacts, and miss the one that is lost', () => {
  expect(service.stored('77').map(({ name }) => name)).toEqual(['leg-a-1', 'leg-b-2']);
  expect(ended.log).toMatch('downloading artifact leg-b-1 failed: this run has no such artifact');
});

testOnAct('what a job pushes is what the next one checks out', () => {
  const base = git(project, 'rev-parse', 'main');
  const [first, second] = ['round-1', 'round-2'].map((tag) => git(origin, 'rev-parse', tag));
  expect(git(origin, 'show', 'work:a.txt')).toBe(`a on ${base}`);
  expect(git(origin, 'show', 'work:b.txt')).toBe(`b on ${first}`);
  expect(refsOf(origin)).toEqual({
    'refs/heads/main': base,
    'refs/heads/work': second,
    'refs/tags/round-1': first,
    'refs/tags/round-2': second,
  });
});

testOnAct('an action’s post step runs', () => {
  expect(ended.log.match(/the engine has tidied up/g)).toHaveLength(6);
});
