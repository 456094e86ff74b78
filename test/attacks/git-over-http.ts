import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bareEnvironment } from '../project.ts';

/**
 * What the token of whoever asks may do, as a host decides it. Gitea lets readers begin a push, for they may open pull
 * requests by one, and refuses it in its hook; a broken server fails there for a reason of its own.
 */
export type Access = 'writer' | 'reader' | "reader of Gitea's" | 'broken';

/** A bare repository over HTTP on loopback, at any address there. `access` may depend on the token. */
export async function serveGit(
  root: string,
  access: Access | ((token: string) => Access),
): Promise<{ url: string; server: Server }> {
  if (access !== 'writer') refuseReaders(root, access === 'broken' ? 'No space left on device.' : undefined);
  const server = createServer((request, response) => {
    answerGit(root, typeof access === 'string' ? access : access(tokenOf(request)), request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

/** Refuses in the hook what those push who may not write. */
export function refuseReaders(root: string, says = 'User permission denied for writing.'): void {
  const hook = `#!/bin/sh\n[ "$REMOTE_USER" != leg ] || { echo '${says}' >&2; exit 1; }\n`;
  mkdirSync(join(root, 'hooks'), { recursive: true });
  writeFileSync(join(root, 'hooks/pre-receive'), hook, { mode: 0o755 });
}

export function tokenOf({ headers }: IncomingMessage): string {
  const [, basic = ''] = (headers.authorization ?? '').split(' ');
  return Buffer.from(basic, 'base64').toString('utf8').replace(/^.*?:/, '');
}

export function answerGit(root: string, access: Access, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback');
  if (access === 'reader' && `${pathname} ${searchParams}`.includes('receive-pack')) {
    response.writeHead(403).end('Write access to repository not granted.');
    return;
  }
  const { headers, method = 'GET' } = request;
  const cgi = {
    ...{ GIT_PROJECT_ROOT: root, GIT_HTTP_EXPORT_ALL: '1', REQUEST_METHOD: method },
    ...{ REMOTE_USER: access === 'writer' ? 'writer' : 'leg', PATH_INFO: pathname.replace(/^.*(?=\/(info|git-))/, '') },
    ...{ QUERY_STRING: `${searchParams}`, CONTENT_TYPE: headers['content-type'] ?? '' },
    ...{ HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '', GIT_PROTOCOL: `${headers['git-protocol'] ?? ''}` },
  };
  const child = spawn('git', ['http-backend'], { env: bareEnvironment(cgi) });
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.on('close', () => {
    const said = Buffer.concat(chunks);
    const end = said.indexOf('\r\n\r\n');
    const lines = said.subarray(0, end).toString('utf8').split('\r\n');
    const named = lines.map((line): [string, string] => [
      line.split(': ')[0] ?? '',
      line.slice(line.indexOf(': ') + 2),
    ]);
    const status = Number.parseInt(named.find(([name]) => name === 'Status')?.[1] ?? '200', 10);
    response.writeHead(status, Object.fromEntries(named.filter(([name]) => name !== 'Status')));
    response.end(said.subarray(end + 4));
  });
}
