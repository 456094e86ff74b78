import { execFileSync } from 'node:child_process';
import { commitAll, git, temporaryDir } from '../project.ts';

/** Adds these files to a project and gives it a bare repository as origin, as a server would hold it. */
export function withOrigin(project: string, files: Record<string, string>): string {
  const origin = temporaryDir('origin');
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  // GitHub gives out any commit it has, also one that no branch or tag leads to any more.
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  commitAll(project, 'Call the phase from a workflow', files);
  git(project, 'remote', 'add', 'origin', origin);
  git(project, 'push', '-q', 'origin', 'main');
  return origin;
}

/** Full names of the refs of a repository, with their commits. */
export function refsOf(repository: string): Record<string, string> {
  const lines = git(repository, 'for-each-ref', '--format=%(refname) %(objectname)').split('\n');
  return Object.fromEntries(lines.filter((line) => line !== '').map((line) => line.split(' ')));
}
