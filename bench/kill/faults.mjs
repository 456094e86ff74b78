// What befalls a project besides the kills: a disk that is full, a remote that refuses, files that hold garbage.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { git } from '../measure.mjs';
import { stateRef } from './project.mjs';

/** A small file system of its own for one project. Needs the right to mount: see the end of the harness's head. */
export class SmallDisk {
  #dir;

  constructor(dir) {
    this.#dir = dir;
    mkdirSync(dir, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', dir]);
  }

  /** Leaves so many bytes free and no more. */
  fill(leaveBytes) {
    const file = openSync(this.#ballast, 'a');
    try {
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 16)) {
        const chunk = Buffer.alloc(size, 1);
        try {
          for (;;) writeSync(file, chunk);
        } catch (error) {
          if (error.code !== 'ENOSPC') throw error;
        }
      }
    } finally {
      closeSync(file);
    }
    execFileSync('truncate', ['--size', `-${leaveBytes}`, this.#ballast]);
  }

  empty() {
    rmSync(this.#ballast, { force: true });
  }

  unmount() {
    execFileSync('umount', [this.#dir]);
  }

  get #ballast() {
    return join(this.#dir, 'ballast');
  }
}

/** Lets a remote refuse so many of a hundred pushes, at random, until it is called with 0. */
export function refuse(origin, percent) {
  const hook = join(origin, 'hooks/pre-receive');
  if (percent === 0) return rmSync(hook, { force: true });
  const chance = '$(( $(od -An -N2 -tu2 /dev/urandom) % 100 ))';
  writeFileSync(hook, `#!/bin/sh\n[ ${chance} -ge ${percent} ]\n`, { mode: 0o755 });
}

/**
 * Puts garbage where a run that begins will read. Returns its name, and lines of the event log that have to stay there.
 * `pick` chooses one of a list.
 */
export function plant({ root }, origin, pick) {
  const name = pick(Object.keys(garbage).filter((each) => origin !== null || each !== 'state ref'));
  return { name, planted: garbage[name]({ root, origin }) ?? [] };
}

const garbage = {
  'state of another phase': ({ root }) => stateFile(root, stateOf({ phase: '02-second' })),
  'state of another version': ({ root }) => stateFile(root, stateOf({ schema_version: 7 })),
  'state that is none': ({ root }) => stateFile(root, 'half a {'),
  'state in 20,000 levels': ({ root }) => stateFile(root, '['.repeat(20_000) + ']'.repeat(20_000)),
  'state that is a folder': ({ root }) => {
    const path = join(root, '.planning/.orchestrator-state.json');
    rmSync(path, { recursive: true, force: true });
    mkdirSync(join(path, 'deep'), { recursive: true });
    writeFileSync(join(path, 'deep/file'), 'x\n');
  },
  'lease that is none': ({ root }) => leaseAbove(root, 'half a {'),
  'lease without a holder': ({ root }) => leaseAbove(root, '{"runId":"x"}'),
  'signal that is none': ({ root }) => {
    for (const name of ['signals/01-01.json', 'phase.json']) {
      const path = join(ledgerOf(root), name);
      if (existsSync(path)) writeFileSync(path, 'half a {');
    }
  },
  'log that is torn': ({ root }) => log(root, '{"at":"2026-01-01T00:00:00.000Z","seq":', ''),
  'log with lines of others': ({ root }) =>
    log(root, '# a heading that somebody wrote', '\n') ?? ['# a heading that somebody wrote'],
  'log of another phase': ({ root }) => {
    const line =
      '{"at":"2026-01-01T00:00:00.000Z","seq":1,"runId":"x","event":"checkpoint","phase":"02","plan":"02-01"}';
    log(root, line, '\n');
    return [line];
  },
  'heartbeats that are a file': ({ root }) => {
    if (existsSync(ledgerOf(root))) {
      rmSync(join(ledgerOf(root), 'heartbeats'), { recursive: true, force: true });
      writeFileSync(join(ledgerOf(root), 'heartbeats'), 'x\n');
    }
  },
  'state ref': ({ root, origin }) => {
    const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], {
      cwd: root,
      input: 'half a {',
      encoding: 'utf8',
    });
    const input = `100644 blob ${blob.trim()}\tstate.json\n`;
    const tree = execFileSync('git', ['mktree'], { cwd: root, input, encoding: 'utf8' }).trim();
    const made = git(root, 'commit-tree', '-m', 'x', tree);
    git(root, 'push', '-q', '--force', origin, `${made}:${stateRef}`);
  },
};

function stateOf(fields) {
  const times = { started_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  return JSON.stringify({ schema_version: 1, mode: 'team', phase: '01-first', ...times, ...fields });
}

function stateFile(root, text) {
  const path = join(root, '.planning/.orchestrator-state.json');
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, text);
}

function leaseAbove(root, text) {
  const dir = join(root, '.git/phase-executor/run.lock');
  mkdirSync(dir, { recursive: true });
  const highest = Math.max(0, ...readdirSync(dir).map((name) => Number.parseInt(name, 10) || 0));
  writeFileSync(join(dir, `${highest + 1 + Math.floor(highest / 2)}.json`), text);
}

/** Returns undefined, and [] where there is no log to spoil. */
function log(root, line, end) {
  const path = join(ledgerOf(root), 'events.ndjson');
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const isTorn = text !== '' && !text.endsWith('\n');
  if (isTorn) return [];
  appendFileSync(path, `${line}${end}`);
  return undefined;
}

function ledgerOf(root) {
  return join(root, '.git/phase-executor/1');
}
