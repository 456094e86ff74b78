import { execFileSync, type StdioOptions } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { decodePaths, getFileBelow } from '../../../src/system/files/path-bytes.ts';
import { Git } from '../../../src/system/git/git.ts';

/** One start for several of git. Without git's template: its sample hooks are most of what there would be to write and to delete. */
const begin = `git init -q -b main --template=; mkdir -p .git/hooks .git/info; echo '# none' > .git/info/exclude
printf '[user]\\n\\tname = A User\\n\\temail = user@example.com\\n' >> .git/config; git add -A; git commit -q -m Start`;
const look = `git ls-files -s -v; printf '\\0'; git rev-parse HEAD --symbolic-full-name HEAD; printf '\\0'
git --no-optional-locks status --porcelain --untracked-files=all`;

/** A repository in a temporary folder, with a home of its own, that a test may ruin. */
export class Scratch {
  readonly base: string;
  readonly root: string;
  readonly env: Record<string, string>;

  constructor(
    files: Record<string, string> = { 'README.md': '# Hello\n', 'src/a.ts': 'export const a = 1;\n' },
    below = tmpdir(),
  ) {
    this.base = mkdtempSync(join(below, 'scratch-'));
    this.root = join(this.base, 'work');
    const home = join(this.base, 'home');
    mkdirSync(home);
    this.env = { PATH: `${process.env.PATH}`, HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
    mkdirSync(this.root);
    this.write(files);
    this.sh(begin);
  }

  /** What a person or an agent would do: plain git, with hooks and everything. */
  git(...args: string[]): string {
    return this.run('git', args);
  }

  /** Commits all that lies in the work tree, with these files. Returns the commit. */
  commit(subject = 'Work', files: Record<string, string> = {}): string {
    this.write(files);
    return this.sh('git add -A; git commit -q -m "$0"; git rev-parse HEAD', subject).trim();
  }

  sh(script: string, ...words: string[]): string {
    return this.run('sh', ['-ec', script, ...words]);
  }

  private run(program: string, words: readonly string[]): string {
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
    return execFileSync(program, words, { cwd: this.root, env: this.env, encoding: 'utf8', stdio });
  }

  write(files: Record<string, string>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), content);
    }
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  executable(path: string, content: string): void {
    this.write({ [path]: content });
    chmodSync(join(this.root, path), 0o755);
  }

  open(): Promise<Git> {
    return Git.open(this.root, this.env);
  }

  remove(): void {
    rmSync(this.base, { recursive: true, force: true });
  }

  /** Everything a rollback promises: files with type, mode bit and content, what is staged, HEAD, its branch and flags. */
  picture(): Record<string, string> {
    const picture: Record<string, string> = {};
    for (const path of this.files()) picture[`file ${path}`] = describeFile(getFileBelow(this.root, path));
    const [index = '', head = '', status = ''] = this.sh(look).split('\0');
    return { ...picture, index, head, status };
  }

  files(below = ''): string[] {
    const entries = readdirSync(getFileBelow(this.root, below), { withFileTypes: true, encoding: 'buffer' });
    return entries.flatMap((entry) => {
      const path = below ? `${below}/${decodePaths(entry.name)}` : decodePaths(entry.name);
      if (path === '.git') return [];
      return entry.isDirectory() ? this.files(path) : [path];
    });
  }
}

function describeFile(path: string | Buffer): string {
  const stat = lstatSync(path);
  if (stat.isFIFO()) return 'pipe';
  if (stat.isSymbolicLink()) return `link to ${readlinkSync(path)}`;
  return `${stat.mode & 0o100 ? 'executable' : 'file'} ${readFileSync(path, 'latin1')}`;
}
