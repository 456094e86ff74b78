import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DispatchError, dispatchPhase } from '../../../src/publish/host/dispatch.ts';
import { opened, sound } from '../../chain/jobs.ts';
import { call, plan, temporaryDir } from '../../project.ts';

interface Asked {
  method: string | undefined;
  path: string | undefined;
  token: string | undefined;
  body: unknown;
}

const asked: Asked[] = [];
let status = 204;
const server = createServer(async (request, response) => {
  const { method, url: path, headers } = request;
  // What else the host is told of a phase has tests of its own.
  if (!path?.endsWith('/dispatches')) return void response.writeHead(404).end();
  asked.push({ method, path, token: headers.authorization, body: JSON.parse(await textOf(request)) });
  response.writeHead(status).end(status === 204 ? undefined : '{"message":"Resource not accessible by integration"}');
});
let api = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The environment of a job, started by an event of this payload. */
function job(payload: object): Record<string, string> {
  const event = join(temporaryDir('event'), 'event.json');
  writeFileSync(event, JSON.stringify(payload));
  return {
    ...{ GITHUB_API_URL: api, GITHUB_REPOSITORY: 'me/mine', GITHUB_REF: 'refs/heads/main', GITHUB_EVENT_PATH: event },
    GITHUB_WORKFLOW_REF: 'me/mine/.github/workflows/phase of mine.yml@refs/heads/main',
  };
}

describe('starting the workflow again', () => {
  test('that somebody dispatched: with the same inputs, for the other phase', async () => {
    status = 204;
    const environment = job({ inputs: { phase: '1', mode: 'matrix', fast: true, ref: '' } });
    expect(await dispatchPhase('02', { head: 'h', token: 'secret', environment })).toBe('phase of mine.yml');
    expect(asked.at(-1)).toEqual({
      ...{ method: 'POST', path: '/repos/me/mine/actions/workflows/phase%20of%20mine.yml/dispatches' },
      token: 'token secret',
      body: { ref: 'refs/heads/main', inputs: { phase: '02', mode: 'matrix', fast: 'true', ref: 'h' } },
    });
  });

  test.each([
    ['a path', '.gitea/workflows/run.yaml', 'run.yaml'],
    ['a bare name', 'run.yml', 'run.yml'],
  ])('whose file only the event names, as on Gitea: %s', async (_, workflow, file) => {
    status = 204;
    const { GITHUB_WORKFLOW_REF: __, ...environment } = job({ inputs: { phase: '1' }, workflow });
    expect(await dispatchPhase('02', { head: 'h', token: 't', environment })).toBe(file);
    expect(asked.at(-1)?.path).toBe(`/repos/me/mine/actions/workflows/${file}/dispatches`);
  });

  test('whose file nobody names cannot be', async () => {
    const { GITHUB_WORKFLOW_REF: _, ...environment } = job({ inputs: { phase: '1' }, workflow: '12' });
    const why = /neither GITHUB_WORKFLOW_REF nor the event names the file/;
    await expect(dispatchPhase('02', { head: 'h', token: 't', environment })).rejects.toThrow(why);
  });

  test('that an event from outside started: the same event, for the other phase', async () => {
    status = 204;
    const environment = job({ action: 'run-phase', client_payload: { phase: '1', mode: 'single' } });
    expect(await dispatchPhase('02', { head: 'h', token: 't', environment })).toBe('the event run-phase');
    expect(asked.at(-1)).toMatchObject({
      path: '/repos/me/mine/dispatches',
      body: { event_type: 'run-phase', client_payload: { phase: '02', mode: 'single' } },
    });
  });

  test.each([
    ['a push', { ref: 'refs/heads/main' }, /not started by workflow_dispatch with an input phase/],
    ['a dispatch without a phase', { inputs: { name: 'x' } }, /not started by workflow_dispatch with an input phase/],
  ])('that %s started cannot be', async (_, payload, why) => {
    await expect(dispatchPhase('02', { head: 'h', token: 't', environment: job(payload) })).rejects.toThrow(why);
    await expect(dispatchPhase('02', { head: 'h', token: 't', environment: {} })).rejects.toThrow(DispatchError);
  });

  test('with a token that may not says which one could', async () => {
    status = 403;
    const environment = job({ inputs: { phase: '1' } });
    await expect(dispatchPhase('02', { head: 'h', token: 't', environment })).rejects.toThrow(
      /answered 403: .*pass one as push_token/,
    );
  });
});

test.each([
  ['starts the next phase when this one is complete', '--auto-advance', 'echo a > a.txt', '02'],
  ['starts none where the next one has no plan yet, and says so', '--auto-advance', 'echo a > a.txt', null],
  [
    'starts this phase again when its rounds were used up',
    '--auto-continue',
    'test "$ATTEMPT" = 3 && echo a > a.txt',
    '01',
  ],
])('conclude %s', async (_, flag, script, phase) => {
  status = 204;
  const boxes = '# Roadmap\n\n- [ ] **Phase 1: First**\n- [ ] **Phase 1.5: Between**\n- [ ] **Phase 2: Second**\n';
  const { chain, first } = opened(
    { '01-01': plan({ artifact: 'a.txt', script }) },
    ['--mode', 'matrix', '--max-rounds', '1'],
    phase === null ? { '.planning/ROADMAP.md': boxes } : {},
  );
  for (const leg of first.matrix?.include ?? []) chain.execute(first, leg);
  const last = sound(chain.integrate(1, first));
  const words = [
    'conclude',
    '1',
    flag,
    '--max-rounds',
    '1',
    '--run-id',
    chain.runId,
    '--remote',
    'origin',
    '--input-dir',
    chain.artifacts,
  ];
  const count = asked.length;
  const { stdout } = await call([...words, '--github-token', 'tok'], {
    cwd: chain.machine(last.base),
    env: job({ inputs: { phase: '1' } }),
  });
  const started = phase === null ? [] : [{ token: 'token tok', body: { inputs: { phase } } }];
  expect(asked.slice(count)).toMatchObject(started);
  const none = 'auto-advance starts no other phase: next is phase 1.5 (not planned yet)';
  expect(stdout).toContain(phase === null ? none : `for phase ${phase}`);
});
