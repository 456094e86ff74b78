import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { withoutCaches } from '../../src/judge/run/clean-copy/judged-environment.ts';
import { testIf } from '../needs.ts';
import { cli, makeProject, plan, temporaryDir } from '../project.ts';
import { expectCompleted, expectRefused, inOneRun } from '../truth/trial.ts';

// A cache that the job names is one for agent and judge: whoever compiled there last decides what the tests say.

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** In the place of the compiled `unittest` of the standard library, one in which nothing is asserted. */
const poisonOf = (cache: string) => `
import importlib.util, os, py_compile, sys, unittest.case
sys.pycache_prefix = '${cache}'
source = unittest.case.__file__
text = open(source).read().replace('raise self.failureException(msg)', 'return')
open('poison.py', 'w').write(text)
compiled = importlib.util.cache_from_source(source)
py_compile.compile('poison.py', cfile=compiled, doraise=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
os.remove('poison.py')
`;

describe('tests that fail', () => {
  const outcome = (...options: string[]) => {
    const made = join(temporaryDir('poison'), 'poison.py');
    const cache = temporaryDir('pycache');
    writeFileSync(made, poisonOf(cache));
    return inOneRun({
      files: {
        'add.py': 'def add(a, b):\n    return a - b\n',
        'test_add.py': `import unittest
from add import add

class TestAdd(unittest.TestCase):
    def test_add(self):
        self.assertEqual(add(1, 2), 3)
`,
      },
      environment: { PYTHONPYCACHEPREFIX: cache },
      options: ['--test-command', 'python3 -m unittest', '--test-baseline', 'off', ...options],
      agent: `python3 '${made}' || exit 1; echo a > out.txt; done_so`,
    });
  };

  testIf(hasPython, 'python3 is not installed')('do not pass by what an agent left in a cache of the job', async () => {
    expectRefused(await outcome(), /tests fail/i);
    const shared = await outcome('--agent-env', 'PYTHONPYCACHEPREFIX');
    expectCompleted(shared, null); // the poison works where the job shares the cache on purpose
  });
});

test('a cache that is shared on purpose, and what is no cache, stays', () => {
  const job = { GOCACHE: '/a', TURBO_CACHE_DIR: '/b', CARGO_HOME: '/c', PATH: '/d' };
  expect(withoutCaches(job, [])).toEqual({ CARGO_HOME: '/c', PATH: '/d' });
  expect(withoutCaches(job, ['GOCACHE'])).toEqual({ GOCACHE: '/a', CARGO_HOME: '/c', PATH: '/d' });
});

test('a plan’s commands find nothing in their HOME that another plan’s left there but packages, and what set-up left', async () => {
  const commands = {
    '01-01':
      'touch $HOME/.left $HOME/.npm/_cacache/kept; mkdir $HOME/.npm/_npx; echo script-shell=/bin/true > $HOME/.npmrc; grep -q done a.txt',
    '01-02':
      'test ! -e $HOME/.left && test ! -e $HOME/.npm/_npx && grep -qx a=b $HOME/.npmrc && test -e $HOME/.npm/_cacache/kept -a -s b.txt',
  };
  const files = { '01-01': 'a.txt', '01-02': 'b.txt' };
  const plans = Object.entries(commands).map(([id, command]) => {
    const artifact = files[id as keyof typeof files];
    const task = `<task type="auto"><name>Make it</name><action>\n\`\`\`sh\necho done > ${artifact}\n\`\`\`\n</action><verify><automated>${command}</automated></verify></task>`;
    return [id, plan({ artifact, task, dependsOn: id === '01-02' ? '01-01' : '' })];
  });
  const root = makeProject(Object.fromEntries(plans));
  const setUp = 'echo a=b > ~/.npmrc';
  const run = await cli(root, 'run', '1', '--agent', 'script', '--setup-command', setUp);
  expect({ code: run.code, stderr: run.code === 0 ? '' : run.stderr }).toEqual({ code: 0, stderr: '' });
});
