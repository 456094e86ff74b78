// Everything in which a phase that is complete differs from how it should be, as sentences.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../measure.mjs';
import { plans, processesOf, stateRef } from './project.mjs';

/**
 * What is wrong with a machine, held against one that nobody disturbed. `planted` are lines that were put into its event
 * log on purpose, which have to stay.
 */
export function problemsOf(machine, reference, { origin = null, planted = [] } = {}) {
  const { root } = machine;
  const problems = [];
  const expect = (what, found, expected) => {
    const [is, be] = [JSON.stringify(found), JSON.stringify(expected)];
    if (is !== be) problems.push(`${what}: found ${is}, expected ${be}`);
  };
  const subjects = git(root, 'log', '--format=%s').split('\n');
  for (const plan of plans)
    expect(`commits of plan ${plan}`, subjects.filter((each) => each.startsWith(`plan ${plan}: Make`)).length, 1);
  expect('work tree', git(root, 'status', '--porcelain', '--untracked-files=all'), '');
  const [files, wantedFiles] = [filesOf(root), filesOf(reference.root)];
  expect('files', without(files, wantedFiles), []);
  expect('missing files', without(wantedFiles, files), []);
  expect('ignored files', readFileSync(join(root, '.env'), 'utf8'), 'SECRET=1\n');
  expect('tags', git(root, 'tag', '-l'), '');
  expect('branches', git(root, 'branch', '--format=%(refname:short)'), 'main');
  expect('work trees', git(root, 'worktree', 'list', '--porcelain').split('worktree ').length - 1, 1);
  expect('repository', fsck(root), '');
  expect(
    'locks and drafts',
    [...namesIn(join(root, '.git')), ...namesIn(join(root, '.planning'))].filter(
      (name) => /\.(lock|draft)$/.test(name) && name !== 'phase-executor/run.lock',
    ),
    [],
  );
  // Rooms have a folder, which is empty between runs.
  expect(
    'files in the temporary folder',
    namesIn(machine.temporary).filter((name) => !/^phase-executor-worktrees(\/[0-9a-f]{12}(\/1)?)?$/.test(name)),
    [],
  );
  expect('state file', existsSync(join(root, '.planning/.orchestrator-state.json')), false);
  expect(
    'boxes',
    readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8').match(/\[x\] 01-0\d/g)?.length,
    plans.length,
  );
  problems.push(...ledgerProblems(join(root, '.git/phase-executor/1'), planted));
  if (origin !== null) {
    const { released, head } = JSON.parse(git(origin, 'show', `${stateRef}:state.json`));
    expect('state on the remote', { released, head }, { released: true, head: git(root, 'rev-parse', 'HEAD') });
    expect('remote', fsck(origin), '');
  }
  const alive = processesOf(machine);
  if (alive.length > 0) problems.push(`processes still alive: ${alive.join(', ')}`);
  return problems;
}

/** All files of HEAD that the time and the number of attempts do not change, with their content's hash. */
function filesOf(root) {
  const lines = git(root, 'ls-tree', '-r', 'HEAD')
    .split('\n')
    .map((line) => line.split('\t'));
  const isAlike = (path) =>
    !/SUMMARY\.md$|EXECUTION_LOG\.md$|execution-log\.ndjson$|specialist-errors\.jsonl$|STATE\.md$/.test(path);
  return lines
    .map(([blob, path]) => (isAlike(path) ? `${path} ${blob}` : path))
    .filter((line) => !/specialist-errors/.test(line));
}

function without(list, other) {
  return list.filter((entry) => !other.includes(entry));
}

function fsck(root) {
  try {
    return git(root, 'fsck', '--no-dangling', '--no-progress');
  } catch (error) {
    return String(error.stderr || error.message);
  }
}

function ledgerProblems(dir, planted) {
  const problems = [];
  const lines = readFileSync(join(dir, 'events.ndjson'), 'utf8').split('\n');
  if (lines.pop() !== '') problems.push('the event log ends in the middle of a line');
  let last = 0;
  for (const line of lines) {
    if (planted.includes(line)) continue;
    const event = tryParse(line);
    if (event === null) problems.push(`a line of the event log is torn: ${line.slice(0, 80)}`);
    else if (event.seq !== last + 1) problems.push(`event ${event.seq} follows event ${last}`);
    last = event?.seq ?? last + 1;
  }
  const signals = Object.fromEntries(
    readdirSync(join(dir, 'signals'))
      .filter((name) => !name.endsWith('.tmp'))
      .map((name) => [name, tryParse(readFileSync(join(dir, 'signals', name), 'utf8'))?.status]),
  );
  signals.phase = tryParse(readFileSync(join(dir, 'phase.json'), 'utf8'))?.status;
  for (const name of [...plans.map((plan) => `${plan}.json`), 'phase'])
    if (signals[name] !== 'success') problems.push(`the signal of ${name} says ${signals[name]}`);
  if (Object.keys(signals).length !== plans.length + 1) problems.push(`signals: ${Object.keys(signals)}`);
  if (existsSync(join(dir, 'heartbeats'))) problems.push('there are heartbeats left');
  return problems;
}

function namesIn(dir) {
  return readdirSync(dir, { recursive: true });
}

function tryParse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
