import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ArtifactError, Artifacts } from '../../../src/publish/host/artifacts.ts';
import { SharedTime } from '../../../src/system/process/shared-time.ts';
import { ArtifactService } from './artifact-service.mjs';
import { zip } from './zip.ts';

let dir: string;
let service: ArtifactService;
let artifacts: Artifacts;
const quick = { retryDelayMs: 5, timeoutMs: 5_000, transferMs: 10_000 };
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'artifacts ü-'));
  service = await ArtifactService.start(join(dir, 'store'));
  artifacts = as('job-1');
});
afterEach(async () => {
  await service.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** The artifacts as a job of the run sees them. */
function as(job: string, run = 'run-1'): Artifacts {
  return new Artifacts(service.environment(run, job), quick);
}

function folder(files: Record<string, string | Buffer>, name = 'result'): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name, path)), { recursive: true });
    writeFileSync(join(dir, name, path), content);
  }
  return join(dir, name);
}

test('a page is stored as it is, under its own name, or under a free one where that is taken', async () => {
  const path = join(folder({ 'report.html': '<!doctype html>ü' }), 'report.html');
  expect(await artifacts.uploadPage(path)).toMatchObject({ name: 'report.html', files: 1, job: 'job-1' });
  expect(service.archive('report.html')?.toString()).toBe('<!doctype html>ü');
  expect(await as('job-2').uploadPage(path)).toMatchObject({ name: 'report-2.html', job: 'job-2' });
  expect(service.archive('report-2.html')?.toString()).toBe('<!doctype html>ü');
  writeFileSync(join(dir, 'a b.html'), 'x');
  expect(await refusal(artifacts.uploadPage(join(dir, 'a b.html')))).toContain('cannot be the name of an artifact');
});

test('uploads that share their time end together where the service refuses everything, as Gitea’s does after a cancel', async () => {
  const server = createServer((_, response) => response.writeHead(500).end('task is not running'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const environment = { ...service.environment('run-1', 'job-1'), ACTIONS_RESULTS_URL: url };
  const shared = new SharedTime(400);
  const slow = { retryDelayMs: 60_000, timeoutMs: 60_000, transferMs: 60_000 };
  const since = performance.now();
  for (let at = 0; at < 3; at += 1) {
    const hasty = new Artifacts(environment, slow, shared);
    expect(await refusal(hasty.delete('it'))).toMatch(/took more than/);
    expect(await refusal(hasty.upload('it', folder({ a: 'a' })))).toMatch(/took more than/);
  }
  expect(performance.now() - since).toBeLessThan(30_000); // each alone would try for minutes
  server.close();
}, 60_000);

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ArtifactError);
  return (error as Error).message;
}

/** What a refused download must leave: nothing, neither the folder nor anything beside it. */
async function refusedDownload(which: string | number, limits = {}): Promise<string> {
  const inside = readdirSync(dir).sort();
  const message = await refusal(artifacts.download(which, join(dir, 'into'), limits));
  expect(readdirSync(dir).sort()).toEqual(inside);
  return message;
}

describe('a folder', () => {
  test('comes back as it went, from another job, hidden files and odd names included', async () => {
    const files = {
      'leg.json': '{"a": 1}\n',
      '.hidden/.x': 'h',
      'logs/ü und 空.log': 'l\n'.repeat(10_000),
      'work.bundle': Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 251)),
      empty: '',
    };
    const uploaded = await artifacts.upload('phase-07-r1', folder(files));
    expect(uploaded).toMatchObject({ name: 'phase-07-r1', files: 5 });
    expect(uploaded.bytes).toBe(service.archive('phase-07-r1')?.length);

    const other = as('job-2');
    expect(await other.list()).toEqual([
      expect.objectContaining({ name: 'phase-07-r1', id: uploaded.id, bytes: uploaded.bytes }),
    ]);
    for (const which of ['phase-07-r1', uploaded.id]) {
      const into = join(dir, `into-${which}`);
      const size = Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
      expect(await other.download(which, into)).toEqual({
        name: 'phase-07-r1',
        id: uploaded.id,
        files: 5,
        bytes: size,
      });
      for (const [path, content] of Object.entries(files))
        expect(readFileSync(join(into, path)).equals(Buffer.from(content))).toBe(true);
    }
  });

  test('of more than one block comes back as it went', async () => {
    const random = Buffer.alloc(20 * 1024 * 1024);
    for (let at = 0, state = 1; at < random.length; at += 4) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      random.writeUInt32LE(state, at);
    }
    await artifacts.upload('large', folder({ 'random.bin': random }));
    expect(service.calls.filter((call) => call === 'PUT blob').length).toBeGreaterThan(3);
    await artifacts.download('large', join(dir, 'into'));
    expect(readFileSync(join(dir, 'into/random.bin')).equals(random)).toBe(true);
  });

  test('is stored under another name where only the answer was lost, and both are whole', async () => {
    service.loseAnswer('FinalizeArtifact');
    expect(await artifacts.upload('a', folder({ x: '1' }))).toMatchObject({ name: 'a-2' });
    for (const name of ['a', 'a-2']) {
      await artifacts.download(name, join(dir, `into-${name}`));
      expect(readFileSync(join(dir, `into-${name}/x`), 'utf8')).toBe('1');
    }
  });

  test('is not uploaded with what is not a plain file or is not there', async () => {
    const secret = join(dir, 'secret');
    writeFileSync(secret, 's');
    symlinkSync(secret, join(folder({ x: '1' }), 'link'));
    expect(await refusal(artifacts.upload('a', join(dir, 'result')))).toMatch('"link" is not a plain file');
    mkdirSync(join(dir, 'none/below'), { recursive: true });
    expect(await refusal(artifacts.upload('a', join(dir, 'none')))).toMatch('there is no file in');
    expect(await refusal(artifacts.upload('a', join(dir, 'missing')))).toMatch('cannot be listed');
    for (const name of ['', '../a', 'a/b', 'a\n::error::x', `${'a'.repeat(300)}`])
      expect(await refusal(artifacts.upload(name, folder({ x: '1' }, 'c')))).toMatch(
        'cannot be the name of an artifact',
      );
    expect(service.calls).toEqual([]);
  });
});

describe('a service that stumbles', () => {
  test('is asked again', async () => {
    await artifacts.upload('a', folder({ x: '1' }));
    for (const call of ['ListArtifacts', 'GetSignedArtifactURL', 'GET blob', 'DeleteArtifact'])
      service.fail(call, 503, 2);
    await artifacts.download('a', join(dir, 'into'));
    expect(readFileSync(join(dir, 'into/x'), 'utf8')).toBe('1');
    await artifacts.delete('a');
    expect(await artifacts.list()).toEqual([]);
  });

  test('for good is told, and not asked without end', async () => {
    service.fail('ListArtifacts', 500, 1_000);
    expect(await refusal(artifacts.list())).toMatch(
      'listing artifacts failed: ListArtifacts failed 4 times: the artifact service answered ListArtifacts with 500',
    );
    expect(service.calls).toHaveLength(4);
  });

  test('by not sending an archive is given up, and nobody is told the address', async () => {
    await artifacts.upload('a', folder({ x: '1' }));
    const waiting = new Artifacts(service.environment(), { ...quick, transferMs: 300 });
    service.hang('GET blob');
    const message = await refusal(waiting.download('a', join(dir, 'into')));
    expect(message).toMatch('the transfer failed 3 times');
    expect(message).not.toMatch(/sig=(?!\*\*\*)/);
  });

  test('by not taking an upload is given up', async () => {
    const waiting = new Artifacts(service.environment(), { ...quick, transferMs: 300 });
    service.hang('PUT blob');
    expect(await refusal(waiting.upload('a', folder({ x: '1' })))).toMatch('the upload took more than 0.3 s');
    expect(service.calls).not.toContain('FinalizeArtifact');
  });
});

describe('refused, with nothing left on disk, is an artifact', () => {
  test('whose bytes are not those that were stored', async () => {
    await artifacts.upload('a', folder({ x: 'x'.repeat(1_000) }));
    service.corrupt.add('a');
    expect(await refusedDownload('a')).toMatch(
      /the transfer failed 3 times: the download has the digest sha256:\w{64}, but/,
    );
  });

  test('larger than allowed, whatever it says of its size', async () => {
    const archive = zip([
      { name: 'x', content: Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251)) },
    ]);
    service.put('honest', archive);
    expect(await refusedDownload('honest', { maxBytes: 300 })).toMatch(/it has \d+ bytes; at most 300 are accepted/);
    service.put('liar', archive, { size: 10 });
    expect(await refusedDownload('liar', { maxBytes: 300 })).toMatch('it has more than 300 bytes');
    expect(service.calls.filter((call) => call === 'GET blob')).toHaveLength(1);
  });

  test('that becomes larger than allowed', async () => {
    service.put('bomb', zip([{ name: 'zeros', content: Buffer.alloc(50 * 1024 * 1024) }]));
    expect(await refusedDownload('bomb', { maxBytes: 1024 * 1024 })).toMatch(
      'its files have more than 1048576 bytes together',
    );
    const many = Array.from({ length: 40 }, (_, at) => ({ name: `f${at}`, content: Buffer.alloc(100_000) }));
    service.put('bombs', zip(many));
    expect(await refusedDownload('bombs', { maxBytes: 1024 * 1024 })).toMatch('its files have more than');
    expect(await refusedDownload('bombs', { maxFiles: 39 })).toMatch('it has 40 files; at most 39 are accepted');
  });

  test.each(['../outside', '/etc/outside', 'a\\..\\..\\outside', './a', 'a\n::error::b', `${'a/'.repeat(30)}b`])(
    'with a file named %j',
    async (name) => {
      service.put('a', zip([{ name: 'good' }, { name }]));
      expect(await refusedDownload('a')).toMatch(
        /not a plain name|invalid relative path|absolute path|invalid characters/,
      );
      expect(existsSync(join(dir, 'outside'))).toBe(false);
    },
  );

  test('with a symlink, a device, or what is packed in an unknown way', async () => {
    const target = Buffer.from('/etc/passwd');
    service.put('link', zip([{ name: 'x', mode: 0o120777, content: target }, { name: 'x/passwd' }]));
    expect(await refusedDownload('link')).toMatch('"x" in it is neither a file nor a folder');
    service.put('device', zip([{ name: 'x', mode: 0o020666 }]));
    expect(await refusedDownload('device')).toMatch('neither a file nor a folder');
    service.put('encrypted', zip([{ name: 'x', flags: 1 }]));
    expect(await refusedDownload('encrypted')).toMatch('encrypted');
  });

  test('whose files stand in each other’s way', async () => {
    service.put('twice', zip([{ name: 'x' }, { name: 'X' }]));
    expect(await refusedDownload('twice')).toMatch('two files of one name');
    service.put('below', zip([{ name: 'x/y/z' }, { name: 'X' }]));
    expect(await refusedDownload('below')).toMatch('a file where another one needs a folder');
  });
});

test('an archive from elsewhere, with folders and without modes, is taken', async () => {
  service.put(
    'a',
    zip([
      { name: 'd/', mode: 0o040755 },
      { name: 'd/x', mode: 0, content: Buffer.from('x') },
    ]),
    { digest: null },
  );
  expect(await artifacts.download('a', join(dir, 'into'))).toMatchObject({ files: 1, bytes: 1 });
  expect(readFileSync(join(dir, 'into/d/x'), 'utf8')).toBe('x');
});

test.each([
  [{}, true],
  [{ GITHUB_SERVER_URL: 'http://gitea.test' }, true],
  [{ ACTIONS_RUNTIME_TOKEN: '' }, false],
  [{ ACTIONS_RESULTS_URL: 'nonsense' }, false],
])('the runner names a service with %j: %j', (differently, is) => {
  expect(Artifacts.available({ ...service.environment(), ...differently })).toBe(is);
});

test('a token that names no run is told', () => {
  const broken = { ...service.environment(), ACTIONS_RUNTIME_TOKEN: 'a.b.c' };
  expect(() => new Artifacts(broken)).toThrow('does not say which run and job');
});
