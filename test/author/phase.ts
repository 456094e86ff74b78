import { homedir } from 'node:os';
import { join } from 'node:path';
import { call, makeProject } from '../project.ts';
import type { SemanticCase } from './lies.ts';

type Language = SemanticCase['language'];

const languages = {
  js: {
    command: 'node --test',
    subject: (id: string) => `src/p${id}.js`,
    own: (id: string) => `test/p${id}.test.js`,
    file: 'test/acceptance/case.test.js',
    head: (path: string) =>
      `import assert from 'node:assert';\nimport { test } from 'node:test';\nimport * as m from '${path}';\n`,
    path: (id: string, up: string) => `${up}src/p${id}.js`,
    wrap: (text: string) => `test('the happy path', () => { ${text} });`,
    source: (text: string) => text,
    base: {
      'package.json': '{"name":"x","type":"module","scripts":{"test":"node --test"}}',
      'test/old.test.js': `import assert from 'node:assert';\nimport { test } from 'node:test';\ntest('old', () => { assert.equal([1, 2].length, 2); });\n`,
    },
  },
  py: {
    command: 'python3 -m unittest discover -s tests -p "*.py" -v',
    subject: (id: string) => `src/p${id}.py`,
    own: (id: string) => `tests/test_p${id}.py`,
    file: 'tests/acceptance_case.py',
    head: (path: string) => `import unittest\nimport src.${path} as m\n`,
    path: (id: string) => `p${id}`,
    wrap: (text: string) => `def test_happy():\n    ${text}`,
    source: (text: string) => text,
    base: {
      'src/__init__.py': '',
      'tests/test_old.py':
        'import unittest\n\n\nclass Old(unittest.TestCase):\n    def test_old(self):\n        self.assertEqual(len([1, 2]), 2)\n',
    },
  },
  go: {
    command: 'go test -v ./...',
    subject: (id: string) => `src/p${id}/p.go`,
    own: (id: string) => `src/p${id}/p_test.go`,
    file: 'test/acceptance/case/case_test.go',
    head: (path: string) => `package p_test\n\nimport (\n\t"testing"\n\n\tm "x/src/${path}"\n)\n\n`,
    path: (id: string) => `p${id}`,
    wrap: (text: string) => `func TestHappy(t *testing.T) {\n\t${text}\n}`,
    source: (text: string) => `package p\n\n${text}`,
    base: {
      'go.mod': 'module x\n\ngo 1.22\n',
      'test/old_test.go':
        'package old\n\nimport "testing"\n\nfunc TestOld(t *testing.T) {\n\tif len("ab") != 2 {\n\t\tt.Fatal()\n\t}\n}\n',
    },
  },
} as const;

/** With the cache of this machine: else Go compiles its standard library for each run. */
const env = { PATH: `${process.env.PATH}:/usr/local/go/bin`, GOCACHE: join(homedir(), '.cache', 'go-build') };

/** Functions of pytest as methods of unittest, which every machine has. */
function asMethods(name: string, text: string): string {
  const methods = text.replace(/^def (\w+)\(\):/gm, 'def $1(self):').replace(/^(?=.)/gm, '    ');
  return `\n\nclass ${name}(unittest.TestCase):\n${methods}\n`;
}

/** One plan of a phase: what its worker does, and the tests that the author writes of it. */
export interface AuthoredPlan {
  readonly of: SemanticCase;
  /** Source of the module that the worker writes. */
  readonly work: string;
  /** Shell of the author, in place of a fair one. */
  readonly author?: string;
  /** Source of the module after a repair. */
  readonly repaired?: string;
  readonly summary?: string;
}

const idAt = (at: number) => `01-${String(at + 1).padStart(2, '0')}`;
const here = (path: string, text: string) => `mkdir -p "$(dirname ${path})"; cat > ${path} <<'EOT'\n${text}\nEOT\n`;

/** Shell with which a fair author writes the tests of a case for one plan. */
export function fairly(of: SemanticCase, id: string, tests = of.fair): string {
  const { head, path, file } = languages[of.language];
  const name = id.replace(/\D/g, '_');
  const body = of.language === 'py' ? asMethods('Accepted', tests) : tests;
  return here(file.replaceAll('case', name), head(path(name, '../../')) + body);
}

/** Runs a phase of such plans, all of one language. Answers what became of each plan. */
export async function runAuthored(plans: readonly AuthoredPlan[], options: readonly string[] = [], isAuthored = true) {
  const language: Language = plans[0]?.of.language ?? 'js';
  const { command, base, subject: fileOf, own, head, path, wrap, source: asSource } = languages[language];
  const texts: Record<string, string> = {};
  let [workers, authors] = ['', ''];
  for (const [at, { of, work, author, repaired, summary = 'Made what the plan asks for.' }] of plans.entries()) {
    const id = idAt(at);
    const name = id.replace(/\D/g, '_');
    const subject = fileOf(name);
    texts[id] = `---
phase: 01-first
plan: ${id}
type: execute
depends_on: []
files_modified: [${subject}, ${own(name)}]
autonomous: true
must_haves:
  truths:
${of.truths.map((truth) => `    - ${JSON.stringify(truth)}`).join('\n')}
  artifacts:
    - path: ${subject}
---
<objective>${of.action}</objective>
<tasks>
<task type="auto"><name>Write it</name><files>${subject}, ${own(name)}</files><action>${of.action}</action><done>Written</done></task>
</tasks>
`;
    const text = language === 'py' ? asMethods('Own', wrap(of.own)) : wrap(of.own);
    const done = `printf -- '---\\nphase: 01-first\\nplan: ${id}\\nstatus: complete\\n---\\n# Summary\\n\\nMade ${subject} and ${own(name)}. ${summary}\\n' > "$SUMMARY_PATH"`;
    const source =
      repaired === undefined
        ? here(subject, asSource(work))
        : `if [ -e ${subject} ]; then ${here(subject, repaired)}\nelse\n${here(subject, asSource(work))}\nfi\n`;
    workers += `if [ "$PLAN_ID" = ${id} ]; then\n${source}${here(own(name), head(path(name, '../')) + text)}${done}\nfi\n`;
    authors += `if [ "$PLAN_ID" = ${id} ]; then\n${author ?? fairly(of, id)}\nfi\n`;
  }
  const root = makeProject(texts, base, 'author');
  const authored = isAuthored ? ['--author', authors] : [];
  const again = () =>
    call(
      [
        ...['run', '1', '--json', '--agent', 'command', '--agent-command', workers, '--test-command', command],
        ...['--max-attempts', '1', '--backoff', '1ms', '--stuck', 'off', '--kill-grace', '300ms'],
        ...(language === 'go' ? ['--agent-env', 'GOCACHE'] : []),
        ...authored,
        ...options,
      ],
      { cwd: root, env },
    ).then((ended) => ({ ...ended, json: JSON.parse(ended.stdout) }));
  const { json, code, stderr } = await again();
  return { root, again, code, stderr, json, plans: plans.map((_, at) => planOf(json, idAt(at))) };
}

interface Told {
  readonly status?: string;
  readonly details?: Details;
}

interface Details {
  readonly reason?: string;
  readonly error?: { readonly message: string };
  readonly warnings?: readonly string[];
  readonly evidence?: {
    readonly level?: string;
    readonly acceptance?: { readonly passed: number; readonly of: number };
    readonly asked?: readonly { readonly id: string; readonly by: readonly string[] }[];
  };
}

function planOf(json: { readonly plans?: readonly { readonly id: string; readonly signal?: Told }[] }, id: string) {
  const { status = 'open', details = {} } = json.plans?.find((each) => each.id === id)?.signal ?? {};
  const { reason = '', error, warnings = [], evidence } = details;
  return { status, why: error?.message ?? reason, warnings: warnings.join('\n'), evidence };
}
