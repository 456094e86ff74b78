import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

// An artifact service on loopback: the five calls of GitHub's results service, and a store that takes blobs as Azure's does,
// in blocks. It is as strict as the strictest of GitHub, Gitea and act. For tests, and for workflows that run
// without GitHub: `node test/publish/host/artifact-service.mjs --dir <folder> [--port <n>] [--lose <name> …] [--corrupt <name> …]`
// prints one line of JSON, {"url", "token"}, and serves until it is killed. What it does not do: check a token's
// signature, expire anything, or hold runs apart by more than the id in the token.

export class ArtifactService {
  #dir;
  #server = createServer((request, response) => {
    this.#answer(request, response).catch((error) => {
      response.writeHead(error.status ?? 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: error.code ?? 'internal', msg: error.message }));
    });
  });
  #records = [];
  #lastId = 0;
  #blocks = new Map();
  #failures = [];
  #lostAnswers = [];
  #hanging = new Set();
  /** Names of artifacts that nobody finds any more once they are stored, and of those whose bytes are not what was stored. */
  lost = new Set();
  corrupt = new Set();
  /** Every call in order, such as `CreateArtifact` or `GET blob`. */
  calls = [];

  constructor(dir) {
    mkdirSync(dir, { recursive: true });
    this.#dir = dir;
  }

  /** Listens on loopback; port 0 takes a free one. */
  static async start(dir, port = 0) {
    const service = new ArtifactService(dir);
    await new Promise((resolve, reject) => {
      service.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return service;
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}/`;
  }

  /** What a runner gives to an action of that run and job. */
  token(run = 'run-1', job = 'job-1') {
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part({ scp: `Actions.Results:${run}:${job}` })}.c2ln`;
  }

  /** The variables that a runner gives to an action. */
  environment(run, job) {
    const server = 'http://github.localhost';
    return { ACTIONS_RUNTIME_TOKEN: this.token(run, job), ACTIONS_RESULTS_URL: this.url, GITHUB_SERVER_URL: server };
  }

  /** The next `times` calls of this name are answered with an error. */
  fail(call, status, times) {
    this.#failures.push({ call, status, times });
  }

  /** The next call of this name is done, but answered with an error. */
  loseAnswer(call) {
    this.#lostAnswers.push(call);
  }

  /** From now on calls of this name are not answered. */
  hang(call) {
    this.#hanging.add(call);
  }

  /** What is stored of a run, in the order of its coming. */
  stored(run = 'run-1') {
    return this.#records.filter((each) => each.run === run && each.isFinal && !this.lost.has(each.name));
  }

  /** The archive of an artifact of a run. */
  archive(name, run = 'run-1') {
    const found = this.stored(run).find((each) => each.name === name);
    return found ? readFileSync(this.#file(found)) : null;
  }

  /** Stores an archive as if a job had uploaded it, with whatever size and digest it claims. */
  put(name, archive, { run = 'run-1', job = 'job-1', size = archive.length, digest = sha256(archive) } = {}) {
    const record = this.#create(run, job, name);
    writeFileSync(this.#file(record), archive);
    Object.assign(record, { isFinal: true, size, digest });
    return record.id;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request, response) {
    const { pathname, searchParams } = new URL(request.url, this.url);
    const [, area, ...rest] = pathname.split('/');
    const call = area === 'twirp' ? rest.at(-1) : `${request.method} ${area}`;
    this.calls.push(call);
    const body = await bodyOf(request);
    if (this.#hanging.has(call)) return;
    const failure = this.#failures.find((each) => each.call === call && each.times > 0);
    if (failure) {
      failure.times -= 1;
      throw refusal(failure.status, 'unavailable', 'the service stumbles');
    }
    if (area === 'blob') return this.#blob(request, response, rest[0], searchParams, body);
    if (area !== 'twirp' || request.method !== 'POST') throw refusal(404, 'bad_route', `no route ${pathname}`);
    const answer = this.#call(rest.at(-1), identify(request), JSON.parse(body.toString('utf8')));
    const lost = this.#lostAnswers.indexOf(call);
    if (lost >= 0) {
      this.#lostAnswers.splice(lost, 1);
      throw refusal(502, 'unavailable', 'the answer is lost');
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }

  #call(method, { run }, body) {
    if (body.workflow_run_backend_id !== run) throw refusal(403, 'permission_denied', 'the token is of another run');
    const job = body.workflow_job_run_backend_id;
    const ofRun = this.#records.filter((each) => each.run === run);
    const named = () => {
      const found = this.stored(run).find((each) => each.name === body.name && each.job === job);
      if (!found) throw refusal(404, 'not_found', `the job ${job} has no artifact ${body.name}`);
      return found;
    };
    switch (method) {
      case 'CreateArtifact': {
        if (!body.name || /["/:<>\\|*?\r\n]/.test(body.name) || !(body.version >= 4))
          throw refusal(400, 'invalid_argument', 'the name or the version is invalid');
        // GitHub wants the type from version 7 on; Gitea and act do not know the field.
        if (body.version >= 7 ? !/^\w+\/\w+$/.test(body.mime_type) : body.mime_type !== undefined)
          throw refusal(400, 'invalid_argument', 'the type is not one of this version');
        if (ofRun.some((each) => each.name === body.name))
          throw refusal(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
        return { ok: true, signed_upload_url: this.#sign(this.#create(run, job, body.name, body.expires_at), 'w') };
      }
      case 'FinalizeArtifact': {
        const record = ofRun.find((each) => each.name === body.name && each.job === job && !each.isFinal);
        if (!record) throw refusal(404, 'not_found', `no upload of ${body.name} is under way`);
        const digest = sha256(readFileSync(this.#file(record)));
        const size = statSync(this.#file(record)).size;
        if (Number(body.size) !== size || (body.hash !== undefined && body.hash !== digest))
          throw refusal(400, 'invalid_argument', `${size} bytes with ${digest} came, but others were told`);
        Object.assign(record, { isFinal: true, size, digest });
        return { ok: true, artifact_id: String(record.id) };
      }
      case 'ListArtifacts': {
        const wanted = this.stored(run).filter(
          ({ name, id }) =>
            [name, undefined].includes(body.name_filter) && [String(id), undefined].includes(body.id_filter),
        );
        return {
          artifacts: wanted.map((each) => ({
            ...{ workflow_run_backend_id: each.run, workflow_job_run_backend_id: each.job },
            ...{ database_id: String(each.id), name: each.name, size: String(each.size) },
            ...{ created_at: each.at, digest: each.digest },
          })),
        };
      }
      case 'GetSignedArtifactURL':
        return { name: body.name, signed_url: this.#sign(named(), 'r') };
      case 'DeleteArtifact': {
        const record = named();
        this.#records.splice(this.#records.indexOf(record), 1);
        rmSync(this.#file(record), { force: true });
        return { ok: true, artifact_id: String(record.id) };
      }
      default:
        throw refusal(404, 'bad_route', `no method ${method}`);
    }
  }

  #create(run, job, name, expiresAt = null) {
    this.#lastId += 1;
    const blob = {
      expiresAt,
      isFinal: false,
      size: 0,
      digest: null,
      key: Buffer.from(randomUUID()).toString('base64'),
    };
    const record = { id: this.#lastId, run, job, name, at: new Date().toISOString(), ...blob };
    this.#records.push(record);
    return record;
  }

  #sign({ id, key }, right) {
    return `${this.url}blob/${id}?sp=${right}&sig=${encodeURIComponent(key)}`;
  }

  #blob(request, response, id, query, body) {
    const record = this.#records.find((each) => String(each.id) === id);
    // As act, which refuses a signature whose padding was stripped.
    if (!record || query.get('sig') !== record.key) throw refusal(403, 'forbidden', 'no such blob');
    const file = this.#file(record);
    if (request.method === 'GET') return this.#send(response, record, file);
    if (request.method !== 'PUT' || query.get('sp') !== 'w') throw refusal(405, 'forbidden', 'only PUT and GET');
    const blocks = this.#blocks.get(id) ?? new Map();
    this.#blocks.set(id, blocks);
    if (!request.headers['x-ms-version'] || !request.headers['content-length'])
      throw refusal(400, 'MissingRequiredHeader', 'no x-ms-version or no content-length');
    switch (query.get('comp')) {
      case 'block': {
        const id = query.get('blockid');
        const length = Buffer.from(id, 'base64').length;
        if (length === 0 || length > 64 || [...blocks.keys()].some((other) => other.length !== id.length))
          throw refusal(400, 'InvalidBlockId', 'blocks of one blob have names of one length, at most 64 bytes');
        blocks.set(id, body);
        break;
      }
      case 'blocklist': {
        const ids = [...body.toString('utf8').matchAll(/<Latest>([^<]+)</g)].map(([, block]) => block);
        if (ids.some((block) => !blocks.has(block))) throw refusal(400, 'InvalidBlockList', 'a block is missing');
        writeFileSync(file, Buffer.concat(ids.map((block) => blocks.get(block))));
        break;
      }
      default:
        throw refusal(400, 'InvalidQueryParameterValue', 'blobs come in blocks'); // as Gitea and act
    }
    response.writeHead(201, {
      etag: '"1"',
      'last-modified': new Date().toUTCString(),
      'x-ms-request-id': randomUUID(),
    });
    response.end();
  }

  #send(response, { name }, file) {
    const { size } = statSync(file);
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': size });
    if (!this.corrupt.has(name)) return createReadStream(file).pipe(response);
    const bytes = readFileSync(file);
    bytes[Math.floor(size / 2)] ^= 0xff;
    response.end(bytes);
  }

  #file({ id }) {
    return join(this.#dir, `${id}.zip`);
  }
}

export function sha256(bytes) {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function identify(request) {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  const [, payload = ''] = token.split('.');
  const { scp = '' } = scheme === 'Bearer' && payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : {};
  const [, run, job] = /^Actions\.Results:([^:]+):([^:]+)$/.exec(scp) ?? [];
  if (!run) throw refusal(401, 'unauthenticated', 'no token of a run');
  return { run, job };
}

function refusal(status, code, message) {
  return Object.assign(new Error(message), { status, code });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = { type: 'string' };
  const list = { type: 'string', multiple: true, default: [] };
  const options = { dir: text, port: { ...text, default: '0' }, lose: list, corrupt: list };
  const { values } = parseArgs({ options });
  const service = await ArtifactService.start(values.dir ?? 'artifacts', Number(values.port));
  service.lost = new Set(values.lose);
  service.corrupt = new Set(values.corrupt);
  console.log(JSON.stringify({ url: service.url, token: service.token() }));
}
