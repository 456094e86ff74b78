import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { unzipBounded } from '../../src/publish/host/archive.ts';
import { call, git, makeProject, plan, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { LoopbackHost } from '../publish/host/host.ts';
import { runner } from '../runner.ts';
import { inOnePhase } from '../truth/trial.ts';

const host = await LoopbackHost.forTests();
const service = await ArtifactService.start(temporaryDir('artifacts'));
afterAll(() => service.stop());

const secrets = {
  DEPLOY_TOKEN: 'Zq7vKpW3xNd81mRtYb5c',
  DB_PASSWORD: 'p4ss/w+rd"q"&<x>\\z9',
  SIGNING_KEY: 'Hj2mQx8sLw4tVb6nRc1k',
  CLIENT_SECRET: 'f3Gd9Kz0Pa5uEy7iOo2w',
  DATABASE_URL: 'postgres://app:Tn6hXr3qMj8vCe1s@db.invalid/app',
  NPM_AUTH_TOKEN: 'Wk4sYb7nLd2pGx9cJf6h',
  SENTRY_API_KEY: 'c0ffee5a1ad0decade0ff1ceb0bacafe',
  AWS_SECRET_ACCESS_KEY: 'Ur8/aQz+5TtHn3kVm1xWc7yLs9bKd2fPg4jRe6oM',
  GH_PAT: 'Xe5rTz1uIq8oPa3sDf6g',
  WEBHOOK_PASSPHRASE: 'Vn2bMc9xZl4kJh7gFd1s',
};
const values = { ...secrets, DATABASE_URL: 'Tn6hXr3qMj8vCe1s' };

/** How an agent may write a value, as shell that reads it from `$v`. */
const ways = {
  plain: 'printf "%s" "$v"',
  base64: 'printf "%s" "$v" | base64',
  'base64 behind something': 'printf "user:%s:x" "$v" | base64 -w 7',
  hexadecimal: 'printf "%s" "$v" | od -An -v -tx1',
  'upper-case hexadecimal': `printf "%s" "$v" | od -An -v -tx1 | tr -d ' \\n' | tr a-f A-F`,
  'on several lines': 'printf "%s" "$v" | fold -w 3',
  'with U+200B': `printf "%s" "$v" | sed 's/./&\\xe2\\x80\\x8b/g'`,
  'with ESC': `printf "%s" "$v" | sed 's/./&\\x1b/g'`,
  'with colours': `printf "%s" "$v" | sed 's/./&\\x1b[31m/g'`,
  JSON: `node -p 'JSON.stringify(JSON.stringify(process.argv[1]))' -- "$v"`,
  URL: `node -p 'encodeURIComponent(process.argv[1])' -- "$v"`,
  HTML: `node -p 'process.argv[1].replace(/[&<>"]/g, (sign) => "&#" + sign.charCodeAt(0) + ";")' -- "$v"`,
};

/** Each piece of a text in which a value is seen, whatever stands between its signs: no five of its letters may be left. */
function leaks(text: string): string[] {
  const seen = (each: string) => each.replace(/\u001b\[[0-9;]*m/g, '').replace(/[^A-Za-z0-9]/g, '');
  const all = seen(text).toLowerCase();
  return Object.entries(values).flatMap(([name, value]) => {
    const bytes = Buffer.from(value);
    const hex = bytes.toString('hex');
    const shifts = [0, 1, 2].map((shift) =>
      Buffer.concat([Buffer.alloc(shift), bytes])
        .toString('base64')
        .slice(4, -4),
    );
    const forms = [value, encodeURIComponent(value), hex, ...shifts].map((form) => seen(form).toLowerCase());
    return forms.some((form) => all.includes(form)) ? [`${name} in ${text.slice(0, 200)}`] : [];
  });
}

function textsBelow(dir: string): string[] {
  const files = existsSync(dir) ? readdirSync(dir, { recursive: true, withFileTypes: true }) : [];
  return files.flatMap((file) => (file.isFile() ? [readFileSync(join(file.parentPath, file.name), 'utf8')] : []));
}

/** An agent that prints every value, and puts it into its signal and its handoff. */
function reporting(way: string): string {
  const names = Object.keys(values).map((name) => `"$${name}"`);
  const strip = `v="\${v#postgres://app:}"; v="\${v%@db.invalid/app}"`;
  const shell = `for v in ${names.join(' ')}; do ${strip}; ${way}; echo; done`;
  return `said="$(${shell})"; printf '%s\\n' "$said"; node -e 'fs.writeFileSync(process.env.SIGNAL_FILE, JSON.stringify({ status: "failure", phase: "1", reason: "agent_error", error: process.argv[1] }))' -- "$said"; node -e 'fs.writeFileSync(process.env.HANDOFF_FILE, JSON.stringify({ completed: [], remaining: [{ file: "a", description: process.argv[1] }], context: { decisions: [process.argv[1]], patterns: [], filesModified: [] } }))' -- "$said"; exit 1`;
}

function originOf(root: string): string {
  const origin = temporaryDir('origin');
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  git(root, 'remote', 'add', 'origin', origin);
  git(root, 'push', '-q', 'origin', 'HEAD:main');
  return origin;
}

/** Every object of a repository, as text. */
function objectsOf(origin: string): string {
  return execFileSync('git', ['-C', origin, 'cat-file', '--batch-all-objects', '--batch'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
}

test('what agents print and report in any of these ways is nowhere in what a run leaves', async () => {
  const scripts = Object.values(ways).map((way, at) => ({ id: `01-${at + 10}`, script: reporting(way) }));
  const script = scripts.map((each) => `if [ "$PLAN_ID" = ${each.id} ]; then ${each.script}; fi`).join('\n');
  const root = makeProject(Object.fromEntries(scripts.map(({ id }) => [id, plan()])));
  const origin = originOf(root);
  const pass = ['--agent-env', Object.keys(secrets).join(' ')];
  const agent = ['--agent', 'command', '--agent-command', script, '--max-attempts', '2', '--backoff', '1ms'];
  const words = ['run', '1', '--json', '--remote', 'origin', ...agent, ...pass, '--stuck', 'circuit-breaker=0'];
  const ended = await call(words, { cwd: root, env: { ...secrets, HOME: temporaryDir('home') } });
  expect(ended.code).not.toBe(0);
  for (const { signal } of JSON.parse(ended.stdout).plans) expect(JSON.stringify(signal)).toContain('***');
  const state = execFileSync('git', ['-C', origin, 'for-each-ref', '--format=%(refname)', 'refs/phase-executor'], {
    encoding: 'utf8',
  });
  expect(state).toContain('/state');
  const pushed = state.split('\n').find((name) => name.endsWith('/state')) ?? '';
  const record = execFileSync('git', ['-C', origin, 'ls-tree', '-r', '--name-only', pushed], { encoding: 'utf8' });
  const files = record.split('\n').filter((name) => name !== '');
  const published = files.map((name) =>
    execFileSync('git', ['-C', origin, 'show', `${pushed}:${name}`], { encoding: 'utf8' }),
  );
  expect(files).toContain('events.ndjson');
  const story = await call(['report', '1', '--format', 'html'], { cwd: root, env: secrets });
  const logs = await call(['logs', '1'], { cwd: root, env: secrets });
  const shown = [ended.stdout, ended.stderr, story.stdout, logs.stdout, logs.stderr, ...published];
  expect([...shown, ...textsBelow(join(root, '.planning'))].flatMap(leaks)).toEqual([]);
});

const commits = Object.entries(ways).map(([name, way]) => ({
  name,
  agent: `v="$DEPLOY_TOKEN"; { ${way}; } > out.txt; done_so; save`,
  environment: secrets,
  options: ['--agent-env', 'DEPLOY_TOKEN'],
}));
const run = inOnePhase(commits);
test.each(commits)('what an agent commits $name ends the plan, and is on no branch', async (trial) => {
  const { why, root, status } = await run(trial);
  expect(why).toMatch(/secret [\d-]+\.txt:\d holds a secret of this job/);
  expect(status).toBe('STUCK');
  expect(leaks(why)).toEqual([]);
  expect(git(root, 'log', '--format=%s', 'HEAD')).not.toContain('work');
});

test('a job shows none of its secrets: no output, summary, comment, artifact, page, ref or pushed object holds one', async () => {
  const commits = Object.values(ways).map(
    (way, at) => `v="$DEPLOY_TOKEN"; { ${way}; } > part${at}.txt; save "[skip ci] fixes #1 $v"`,
  );
  const save = 'save() { git add -A; git commit -qm "$1"; }';
  const script = `${save}; ${commits.join('; ')}; ${Object.values(ways)
    .map((way) => `( ${reporting(way)} )`)
    .join('; ')}; exit 1`;
  const root = makeProject({ '01-01': plan() });
  const origin = originOf(root);
  const event = join(temporaryDir('event'), 'event.json');
  writeFileSync(event, '{}');
  const names = Object.keys(secrets).join(' ');
  const given = { agent: 'command', 'agent-command': script, 'agent-env': names, 'max-attempts': '2', backoff: '1ms' };
  const inputs = {
    root,
    phase: '1',
    remote: 'origin',
    branch: 'phase/01-first',
    'github-token': 'tok-of-the-job',
    ...given,
  };
  const artifacts = { ACTIONS_RUNTIME_TOKEN: service.token(), ACTIONS_RESULTS_URL: service.url };
  const step = runner(root, inputs, { ...host.environment(event), ...artifacts, ...secrets });
  const { stdout, stderr } = await step.start.main().ended;
  const stored = service.stored().map(({ name }) => name);
  expect(stored).toEqual(['phase-01-record', 'phase-01-report.html']);
  const into = temporaryDir('record');
  writeFileSync(join(into, 'a.zip'), service.archive('phase-01-record') ?? '');
  await unzipBounded(join(into, 'a.zip'), join(into, 'files'), { maxBytes: 1e7, maxFiles: 100 });
  const page = service.archive('phase-01-report.html')?.toString() ?? '';
  const outputs = step.outputs();
  expect(outputs).toMatchObject({ status: 'failure', signal: expect.stringContaining('***') });
  expect(JSON.parse(outputs.signal ?? '')).toMatchObject({ status: 'failure' });
  const bodies = [...host.comments, ...host.pulls, ...host.issues].map((each) => JSON.stringify(each));
  expect(execFileSync('git', ['-C', origin, 'for-each-ref'], { encoding: 'utf8' })).toContain('/state');
  const shown = [stdout, stderr, ...Object.values(outputs), step.summary(), page, ...bodies, objectsOf(origin)];
  expect([...shown, ...textsBelow(join(into, 'files'))].flatMap(leaks)).toEqual([]);
});
