import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { FolderIds } from './folder-ids.ts';
import type { GitCalls } from './git-calls.ts';
import { UnansweredError } from './git-error.ts';
import type { FoundObject } from './git-object.ts';

interface Question {
  readonly name: string;
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
  readonly #followsLinks: boolean;
  readonly #folders = new FolderIds((name) => this.#send(name, true));
  #process: ChildProcessWithoutNullStreams | null = null;
  #waiting: Question[] = [];
  #received: Buffer = Buffer.alloc(0);
  #pieces: Buffer[] = [];
  #length = 0;
  #wanted = 0;
  #idle: NodeJS.Timeout | null = null;

  /** With `followsLinks` a path through symbolic links names what they lead to inside of the tree. */
  constructor(git: GitCalls, { followsLinks }: { followsLinks: boolean }) {
    this.#git = git;
    this.#followsLinks = followsLinks;
  }

  /** Its kind and size, without its content. */
  find(name: string): Promise<FoundObject> {
    return this.#ask(name, false);
  }

  read(name: string): Promise<FoundObject> {
    return this.#ask(name, true);
  }

  async #ask(name: string, hasContent: boolean): Promise<FoundObject> {
    // Answers are told apart by lines.
    if (/[\n\0]/.test(name)) return { kind: 'missing' };
    const known = this.#followsLinks ? name : await this.#folders.idOf(name);
    return known === null ? { kind: 'missing' } : this.#send(known, hasContent);
  }

  #send(name: string, hasContent: boolean): Promise<FoundObject> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ name, hasContent, resolve, reject });
      const child = this.#running();
      this.#keepAlive(child, true);
      child.stdin.write(`${hasContent ? 'contents' : 'info'} ${name}\0`);
    });
  }

  #running(): ChildProcessWithoutNullStreams {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    if (this.#process !== null) return this.#process;
    const follow = this.#followsLinks ? ['--follow-symlinks'] : [];
    const { command, args, cwd, env } = this.#git.plain(['cat-file', '--batch-command', '-z', ...follow]);
    const child = spawn(command, args, { cwd, env: { ...env, GIT_OPTIONAL_LOCKS: '0' } });
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
    const words = received.subarray(0, lineEnd).toString('utf8').split(' ');
    const [first = '', second = ''] = words;
    const size = Number(words.at(-1));
    const isLink = ['symlink', 'dangling', 'loop', 'notdir'].includes(first);
    const isMissing = !isLink && words.at(-1) === 'missing';
    const isFollowed = isLink || (question.hasContent && !isMissing);
    const end = lineEnd + 1 + (isFollowed ? size + 1 : 0);
    if (received.length < end) {
      this.#wanted = end;
      return false;
    }
    const content = isFollowed ? Buffer.from(received.subarray(lineEnd + 1, end - 1)) : Buffer.alloc(0);
    this.#received = received.subarray(end);
    this.#waiting.shift();
    if (isMissing || isLink) question.resolve({ kind: first === 'symlink' ? 'outside' : 'missing' });
    else question.resolve({ kind: second as 'blob', id: first, size, content });
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

const idleMs = 300;
