import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { GitCalls } from '../calls/git-calls.ts';
import { gitFailure, UnansweredError } from '../calls/git-error.ts';
import { type FoundObject, type GitObject, getObjectHash, parseObjects } from './git-object.ts';

interface Question {
  readonly hasContent: boolean;
  readonly resolve: (foundObject: FoundObject) => void;
  readonly reject: (error: unknown) => void;
}

/** One process, started on demand and ended when idle: a process per file made judging slow. */
export class ObjectReader {
  readonly #git: GitCalls;
  #process: ObjectProcess | null = null;
  /** Reader of another work tree, used for object ids only: HEAD and refs may differ. */
  shared: ObjectReader | null = null;

  constructor(git: GitCalls) {
    this.#git = git;
  }

  find(name: string): Promise<FoundObject> {
    return this.#ask(name, false);
  }

  read(name: string): Promise<FoundObject> {
    return this.#ask(name, true);
  }

  /** Ends the process after pending answers; the next request starts a new one. */
  close(): void {
    this.#process?.end();
  }

  #ask(name: string, hasContent: boolean): Promise<FoundObject> {
    if (this.shared !== null && /^[0-9a-f]{40}/.test(name)) return this.shared.#ask(name, hasContent);
    // Names with line breaks or NULs can't be requested.
    if (name === '' || /[\n\0]/.test(name)) return Promise.resolve({ kind: 'missing' });
    if (this.#process?.takesQuestions !== true) this.#process = new ObjectProcess(this.#git);
    return this.#process.ask(name, hasContent);
  }
}

/** A `git cat-file` process. It doesn't keep this process alive while idle. */
class ObjectProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting: Question[] = [];
  #unsent = '';
  #received: Buffer = Buffer.alloc(0);
  #pieces: Buffer[] = [];
  #length = 0;
  #wanted = 0;
  #idle: NodeJS.Timeout | null = null;
  /** Small objects whose hash was verified. Most are requested several times. */
  readonly #known = new Map<string, FoundObject>();
  takesQuestions = true;

  constructor(git: GitCalls) {
    const { command, args, env } = git.plain(['cat-file', '--batch-command', '-z']);
    // Run outside the repository, so that it isn't mistaken for a git that holds a lock there.
    const child = spawn(command, args, { cwd: '/', env: { ...env, GIT_OPTIONAL_LOCKS: '0' } });
    this.#child = child;
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString('utf8')).slice(0, 1000);
    });
    child.stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    child.stdin.on('error', () => undefined); // the exit event reports it
    child.on('error', (cause) => this.#fail(`git cat-file could not be started: ${cause.message}`));
    child.on('close', () => this.#fail(`git cat-file ended before its answer: ${stderr.trim()}`));
  }

  ask(name: string, hasContent: boolean): Promise<FoundObject> {
    const foundObject = this.#known.get(name);
    if (foundObject !== undefined) return Promise.resolve(foundObject);
    return new Promise((resolve, reject) => {
      if (this.#idle !== null) clearTimeout(this.#idle);
      if (this.#waiting.push({ hasContent, resolve, reject }) === 1) keepAlive(this.#child, true);
      // Batch requests of the same tick.
      if (this.#unsent === '') process.nextTick(() => this.#send());
      this.#unsent += `${hasContent ? 'contents' : 'info'} ${name}\0`;
    });
  }

  end(): void {
    this.takesQuestions = false;
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#send();
    this.#child.stdin.end();
  }

  #send(): void {
    if (this.#unsent !== '') this.#child.stdin.write(this.#unsent);
    this.#unsent = '';
  }

  #fail(reason: string): void {
    this.takesQuestions = false;
    for (const { reject } of this.#waiting.splice(0)) reject(new UnansweredError(reason));
  }

  #take(chunk: Buffer): void {
    this.#pieces.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#wanted) return; // avoid repeated concatenation for large files
    this.#received = this.#pieces.length === 1 ? chunk : Buffer.concat(this.#pieces);
    while (this.#waiting.length > 0 && this.#answerOne());
    this.#pieces = this.#received.length === 0 ? [] : [this.#received];
    this.#length = this.#received.length;
    if (this.#waiting.length > 0) return;
    keepAlive(this.#child, false);
    this.#idle = setTimeout(() => this.end(), idleMs).unref();
  }

  #answerOne(): boolean {
    const [question] = this.#waiting;
    const received = this.#received;
    const lineEnd = received.indexOf(10);
    this.#wanted = 0;
    if (question === undefined || lineEnd < 0) return false;
    // `<id> <kind> <size>`, or the requested name and `missing` or `ambiguous`.
    const [, id, kind = '', bytes] =
      /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(received.toString('utf8', 0, lineEnd)) ?? [];
    const end = lineEnd + 1 + (id !== undefined && question.hasContent ? Number(bytes) + 1 : 0);
    if (received.length < end) {
      this.#wanted = end;
      return false;
    }
    const content = end > lineEnd + 1 ? Buffer.from(received.subarray(lineEnd + 1, end - 1)) : Buffer.alloc(0);
    this.#received = received.subarray(end);
    this.#waiting.shift();
    if (id === undefined) question.resolve({ kind: 'missing' });
    else {
      const result = { kind: kind as 'blob' | 'tree', id, size: Number(bytes), content };
      if (question.hasContent) this.#remember(result);
      question.resolve(result);
    }
    return true;
  }

  /** Verifies the hash before caching, because an agent can forge loose objects. */
  #remember(result: Exclude<FoundObject, { kind: 'missing' }>): void {
    const { kind, id, size, content } = result;
    if (size > maxKnownBytes) return;
    const hash = createHash(getObjectHash(id)).update(`${kind} ${size}\0`).update(content);
    if (hash.digest('hex') !== id) return;
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(id, result);
    if (kind === 'tree') this.#known.set(`${id}^{tree}`, result);
  }
}

const idleMs = 1_000;
const maxKnown = 4_000;
const maxKnownBytes = 4_096;

type WithObjects = GitCalls & { readonly objects: ObjectReader };

/** Reads objects in the given order; type `missing` if absent. */
export async function readObjects(git: WithObjects, ids: readonly string[]): Promise<GitObject[]> {
  if (ids.length <= fewObjects) {
    const foundObjects = await Promise.all(ids.map((id) => git.objects.read(id)));
    return foundObjects.map((object) => ({ id: '', content: Buffer.alloc(0), ...object, type: object.kind }));
  }
  const args = ['cat-file', '--batch', '--buffer'];
  const result = await git.try(args, { reading: true, stdin: `${ids.join('\n')}\n` });
  if (result.exitCode !== 0) throw gitFailure(args, result);
  return parseObjects(result.stdout);
}

/** For more objects, a separate process is faster. */
const fewObjects = 500;

/** Looks up type and size (bytes) in the given order; type `missing` if absent. */
export async function describeObjects(
  git: WithObjects,
  ids: readonly string[],
): Promise<{ id: string; type: string; size: number }[]> {
  if (ids.length <= fewObjects) {
    const foundObjects = await Promise.all(ids.map((id) => git.objects.find(id)));
    return foundObjects.map((object, at) => ({ id: ids[at] ?? '', size: 0, ...object, type: object.kind }));
  }
  const reported = await git.read(['cat-file', '--batch-check', '--buffer'], { stdin: `${ids.join('\n')}\n` });
  const lines = reported.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', type = '', size = 0] = line.split(' ');
    return { id, type, size: Number(size) };
  });
}

function keepAlive(child: ChildProcessWithoutNullStreams, isNeeded: boolean): void {
  const { stdin, stdout, stderr } = child;
  const handles = [child, stdin, stdout, stderr] as unknown as { ref(): void; unref(): void }[];
  for (const handle of handles)
    if (isNeeded) handle.ref();
    else handle.unref();
}
