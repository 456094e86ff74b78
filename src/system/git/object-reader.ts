import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { GitCalls } from './git-calls.ts';
import { gitFailure, UnansweredError } from './git-error.ts';
import { type FoundObject, type GitObject, parseObjects } from './git-object.ts';

interface Question {
  readonly hasContent: boolean;
  readonly resolve: (found: FoundObject) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads objects through one `git cat-file` process, which starts with the first question and ends by itself when none
 * has come for a while: a process for each file is what made judging slow. It never keeps this process alive.
 */
export class ObjectReader {
  readonly #git: GitCalls;
  #process: ChildProcessWithoutNullStreams | null = null;
  #waiting: Question[] = [];
  #received: Buffer = Buffer.alloc(0);
  #pieces: Buffer[] = [];
  #length = 0;
  #wanted = 0;
  #idle: NodeJS.Timeout | null = null;

  constructor(git: GitCalls) {
    this.#git = git;
  }

  /** Its kind and size, without its content. */
  find(name: string): Promise<FoundObject> {
    return this.#ask(name, false);
  }

  read(name: string): Promise<FoundObject> {
    return this.#ask(name, true);
  }

  #ask(name: string, hasContent: boolean): Promise<FoundObject> {
    // Answers are told apart by lines.
    if (name === '' || /[\n\0]/.test(name)) return Promise.resolve({ kind: 'missing' });
    return new Promise((resolve, reject) => {
      this.#waiting.push({ hasContent, resolve, reject });
      const child = this.#running();
      this.#keepAlive(child, true);
      // What is asked at once is written at once.
      if (child.stdin.writableCorked === 0) {
        child.stdin.cork();
        process.nextTick(() => child.stdin.uncork());
      }
      child.stdin.write(`${hasContent ? 'contents' : 'info'} ${name}\0`);
    });
  }

  #running(): ChildProcessWithoutNullStreams {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    if (this.#process !== null) return this.#process;
    const { command, args, env } = this.#git.plain(['cat-file', '--batch-command', '-z']);
    // In no folder of the repository: what is looked for there are gits that may hold a lock.
    const child = spawn(command, args, { cwd: '/', env: { ...env, GIT_OPTIONAL_LOCKS: '0' } });
    this.#process = child;
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString('utf8')).slice(0, 1000);
    });
    child.stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    child.stdin.on('error', () => undefined); // its end is told by its exit
    child.on('error', (cause) =>
      this.#end(child, new UnansweredError(`git cat-file could not be started: ${cause.message}`)),
    );
    child.on('close', () =>
      this.#end(child, new UnansweredError(`git cat-file ended before its answer: ${stderr.trim()}`)),
    );
    return child;
  }

  #end(child: ChildProcessWithoutNullStreams, error: UnansweredError): void {
    if (this.#process !== child) return;
    this.#process = null;
    this.#pieces = [];
    this.#received = Buffer.alloc(0);
    [this.#length, this.#wanted] = [0, 0];
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  #take(chunk: Buffer): void {
    this.#pieces.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#wanted) return; // a large file is put together once
    this.#received = this.#pieces.length === 1 ? chunk : Buffer.concat(this.#pieces);
    while (this.#waiting.length > 0 && this.#answerOne());
    this.#pieces = this.#received.length === 0 ? [] : [this.#received];
    this.#length = this.#received.length;
    if (this.#waiting.length === 0) this.#rest();
  }

  /** False where the answer has not come as a whole. */
  #answerOne(): boolean {
    const [question] = this.#waiting;
    const received = this.#received;
    const lineEnd = received.indexOf(10);
    this.#wanted = 0;
    if (question === undefined || lineEnd < 0) return false;
    // `<id> <kind> <size>`, or what was asked for and `missing` or `ambiguous`.
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
    else question.resolve({ kind: kind as 'blob', id, size: Number(bytes), content });
    return true;
  }

  #rest(): void {
    const child = this.#process;
    if (child === null) return;
    this.#keepAlive(child, false);
    this.#idle = setTimeout(() => this.close(), idleMs).unref();
  }

  /** Node ends while nobody waits for an answer, and not before. */
  #keepAlive(child: ChildProcessWithoutNullStreams, isNeeded: boolean): void {
    const handles = [child, child.stdin, child.stdout, child.stderr] as unknown as { ref(): void; unref(): void }[];
    for (const handle of handles)
      if (isNeeded) handle.ref();
      else handle.unref();
  }

  /** Ends its process; the next question starts another. */
  close(): void {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    this.#process?.stdin.end();
    const child = this.#process;
    if (child !== null) this.#end(child, new UnansweredError('git cat-file was closed before its answer'));
  }
}

const idleMs = 1_000;

type WithObjects = GitCalls & { readonly objects: ObjectReader };

/** Reads objects in this order; the type of an absent one is `missing`. */
export async function readObjects(git: WithObjects, ids: readonly string[]): Promise<GitObject[]> {
  if (ids.length <= fewObjects) {
    const found = await Promise.all(ids.map((id) => git.objects.read(id)));
    return found.map((each) =>
      each.kind === 'missing'
        ? { type: each.kind, id: '', content: Buffer.alloc(0) }
        : { type: each.kind, id: each.id, content: each.content },
    );
  }
  const args = ['cat-file', '--batch', '--buffer'];
  const result = await git.try(args, { reading: true, stdin: `${ids.join('\n')}\n` });
  if (result.exitCode !== 0) throw gitFailure(args, result);
  return parseObjects(result.stdout);
}

/** More are read faster by a call of their own. */
const fewObjects = 500;

/** Looks objects up, in this order; the type of an absent one is `missing`. `size` is in bytes. */
export async function describeObjects(
  git: WithObjects,
  ids: readonly string[],
): Promise<{ id: string; type: string; size: number }[]> {
  if (ids.length <= fewObjects) {
    const found = await Promise.all(ids.map((id) => git.objects.find(id)));
    return found.map((each, at) => ({ id: ids[at] ?? '', size: 0, ...each, type: each.kind }));
  }
  const told = await git.read(['cat-file', '--batch-check', '--buffer'], { stdin: `${ids.join('\n')}\n` });
  const lines = told.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', type = '', size = 0] = line.split(' ');
    return { id, type, size: Number(size) };
  });
}
