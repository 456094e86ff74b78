import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { call, commitAll, git, makeProject, plan, put, putProgram, temporaryDir } from '../project.ts';

const prose = '<task type="auto">\n  <name>Write it</name>\n  <action>Write out.txt.</action>\n</task>';
const config = '.github/phase-executor.yml';
const workflow = '.github/workflows/run-phase.yml';
const setUp = '.github/actions/phase-setup/action.yml';

function project(more: Record<string, string> = {}, remote = 'git@github.com:me/it.git') {
  const packages = { 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' };
  const root = makeProject({ '01-01': plan({ task: prose }) }, { ...packages, ...more });
  git(root, 'remote', 'add', 'origin', remote);
  return root;
}

/** With these programs on PATH and nothing but the system's. */
async function init(root: string, { words = [], programs = ['codex'], env = {} }: Given = {}) {
  const bin = temporaryDir('bin');
  for (const name of programs) putProgram(bin, name, '');
  const PATH = [bin, process.env.PATH].join(delimiter);
  const ended = call(['init', '--json', ...words], { cwd: root, env: { ...env, PATH } });
  const { code, stdout, stderr } = await ended;
  return { code, stderr, json: JSON.parse(stdout) };
}
interface Given {
  words?: string[];
  programs?: string[];
  env?: Record<string, string>;
}

describe('init', () => {
  test('shows what it would write and writes nothing, writes it when told to, and finds it all there afterwards', async () => {
    const root = project();
    const shown = await init(root);
    expect({ code: shown.code, written: shown.json.written }).toEqual({ code: 0, written: [] });
    expect(shown.json.files.map((file: { path: string }) => file.path)).toEqual([config, workflow, setUp]);
    expect(existsSync(join(root, '.github'))).toBe(false);

    const { code, json } = await init(root, { words: ['--yes'] });
    expect({ code, written: json.written }).toEqual({ code: 0, written: [config, workflow, setUp] });
    for (const { path, text } of json.files) expect(readFileSync(join(root, path), 'utf8')).toBe(text);
    expect(readFileSync(join(root, workflow), 'utf8')).toMatch(/agent_secret: \$\{\{ secrets.OPENAI_API_KEY \}\}/);

    // On another machine, without that agent: the file says which it is.
    put(root, config, `${readFileSync(join(root, config), 'utf8')}retry:\n  max-attempts: 5\n`);
    const again = await init(root, { words: ['--yes'], programs: ['claude'] });
    expect({ code: again.code, written: again.json.written }).toEqual({ code: 0, written: [] });

    commitAll(root, 'begin');
    const read = await call(['plan', '1', '--json'], { cwd: root });
    expect({ code: read.code, stderr: read.stderr }).toEqual({ code: 0, stderr: '' });
    const { settings } = JSON.parse(read.stdout);
    expect(settings.values).toMatchObject({
      'agent.name': { value: 'codex' },
      'agent.install': { value: true },
      'tests.command': { value: 'npm test' },
    });
  });

  test('changes no file that is there: it shows the difference, writes the others, and says so by its exit code', async () => {
    const root = project({ [config]: 'agent:\n  name: claude\ntests:\n  command: make check\n' });
    put(root, setUp, 'name: mine\n');
    const { code, json } = await init(root, { words: ['--yes', '--agent', 'gemini'] });
    expect({ code, written: json.written }).toEqual({ code: 64, written: [workflow] });
    expect(readFileSync(join(root, config), 'utf8')).toContain('make check');
    expect(readFileSync(join(root, setUp), 'utf8')).toBe('name: mine\n');
    const [first] = json.files;
    expect(first).toMatchObject({ path: config, state: 'different' });
    expect(first.difference).toContain('-  name: claude\n+  name: gemini');
    expect(json.testCommand).toBe('make check');
  });

  test('a dry run writes nothing, whatever else is said', async () => {
    const root = project();
    expect((await init(root, { words: ['--dry-run', '--yes'] })).code).toBe(0);
    expect(existsSync(join(root, '.github'))).toBe(false);
  });

  test.each([
    ['https://user:secret@git.corp.example/a/b.git', 'git.corp.example', workflow],
    ['ssh://git@gitea.example:2222/a/b', 'gitea.example', '.gitea/workflows/run-phase.yml'],
  ])('writes one job for %s, with its set-up in it', async (remote, name, path) => {
    const root = project({}, remote);
    const { code, json } = await init(root, { words: ['--yes', '--agent', 'claude'] });
    expect({ code, host: json.host.name, written: json.written }).toEqual({
      code: 0,
      host: name,
      written: [config, path],
    });
    const text = readFileSync(join(root, path), 'utf8');
    expect(text).toMatch(/- run: npm ci[\s\S]*uses: a\/phase-executor@v1[\s\S]*ANTHROPIC_API_KEY: \$\{\{ secrets/);
    expect(JSON.stringify(json)).not.toContain('secret@');
  });

  test('a workflow of your own that runs us is left as the only one, and names its file', async () => {
    const own = '.github/workflows/mine.yml';
    const root = project({ [own]: 'jobs:\n  a:\n    uses: OWNER/phase-executor/.github/workflows/phase.yml@v1\n' });
    const { json } = await init(root, { words: ['--yes'] });
    expect(json).toMatchObject({ workflows: [own], written: [config, setUp] });
    expect(readdirSync(join(root, '.github/workflows'))).toEqual(['mine.yml']);
  });

  test('several agents: the one whose key is here; plans that bring their scripts: none', async () => {
    const several = { programs: ['claude', 'gemini'], env: { GEMINI_API_KEY: 'k3y' } };
    const { json } = await init(project(), several);
    expect(json.agent).toMatchObject({ name: 'gemini', secret: 'GEMINI_API_KEY' });
    expect(JSON.stringify(json)).not.toContain('k3y');
    const scripted = await init(makeProject({ '01-01': plan() }), several);
    expect(scripted.json.agent).toMatchObject({ name: 'script', secret: null });
  });

  test('follows no link out of the repository', async () => {
    const root = project();
    const elsewhere = temporaryDir('elsewhere');
    mkdirSync(join(elsewhere, 'workflows'));
    symlinkSync(elsewhere, join(root, '.github'));
    const ended = call(['init', '--yes'], { cwd: root });
    expect(await ended).toMatchObject({ code: 64, stderr: expect.stringContaining('symbolic link') });
    expect(readdirSync(join(elsewhere, 'workflows'))).toEqual([]);
  });
});

describe('the repository of the engine in what init writes', () => {
  test.each([
    ['the owner of origin', 'git@github.com:me/it.git', {}, 'me/phase-executor'],
    ['the owner of origin', 'https://github.com/acme/it', {}, 'acme/phase-executor'],
    ['the environment', 'git@github.com:me/it.git', { PHASE_EXECUTOR_REPOSITORY: 'x/pe' }, 'x/pe'],
  ])('comes from %s', async (_, remote, env, engine) => {
    const { json } = await init(project({}, remote), { env });
    const { text } = json.files.find(({ path }: { path: string }) => path === workflow);
    expect(text).toContain(`uses: ${engine}/`);
    expect(JSON.stringify(json)).not.toContain('OWNER');
  });

  test('is not made up: without it there is no workflow', async () => {
    const root = project();
    git(root, 'remote', 'remove', 'origin');
    const { code, json } = await init(root, { words: ['--yes'] });
    expect([code, json.written]).toEqual([0, [config, setUp]]);
    const shown = await call(['init'], { cwd: root });
    expect(shown.stdout).toContain('set PHASE_EXECUTOR_REPOSITORY=<owner>/phase-executor');
    expect(shown.stdout).not.toContain('OWNER');
  });
});
