// What actions/checkout does, as far as our workflows ask for it, from a bare repository on this disk. The engine is not
// fetched but copied as it was built: what runs is what the tests were started with.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { GITHUB_WORKSPACE, GITHUB_SHA, GITHUB_REF = '', ACT_TEST_ORIGIN, ACT_TEST_ENGINE } = process.env;
const input = (name) => (process.env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
const root = join(GITHUB_WORKSPACE, input('path'));

mkdirSync(root, { recursive: true });
for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true, force: true });
if (input('repository') !== '' && input('repository') !== 'acme/project') copyEngine();
else clone(input('ref'), input('fetch-depth') === '0');

/** The files that a runner reads of our actions. */
function copyEngine() {
  for (const folder of ['', 'leg', 'integrate', 'gate', 'conclude'])
    if (existsSync(join(ACT_TEST_ENGINE, folder, 'action.yml')))
      cpSync(join(ACT_TEST_ENGINE, folder, 'action.yml'), join(root, folder, 'action.yml'));
  cpSync(join(ACT_TEST_ENGINE, 'dist'), join(root, 'dist'), { recursive: true });
}

/** A full clone has every branch and tag; a commit that none of them reaches is fetched by its name, as GitHub allows. */
function clone(ref, isFull) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  git('init', '-q', '-b', 'main');
  git('remote', 'add', 'origin', ACT_TEST_ORIGIN);
  const branches = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
  if (isFull) git('fetch', '-q', 'origin', ...branches);
  const isCommit = /^[0-9a-f]{40}$/.test(ref);
  const branch = ref === '' ? GITHUB_REF.replace('refs/heads/', '') : ref;
  const wanted = isCommit ? ref : ref === '' ? GITHUB_SHA : ref;
  git('fetch', '-q', ...(isFull ? [] : ['--depth=1']), 'origin', wanted);
  if (isCommit) git('checkout', '-q', '--detach', ref);
  else git('checkout', '-q', '-B', branch, 'FETCH_HEAD');
  console.log(`checked out ${git('rev-parse', 'HEAD').trim()}`);
}
