import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { callService, type ServicePatience } from './service-call.ts';

const blockBytes = 8 * 1024 * 1024;

/**
 * Stores what a stream gives at the signed address of a blob, one block after the other, as GitHub's own client does: the
 * stores of Gitea and act take nothing else. Returns how many bytes that were and their digest.
 */
export async function uploadBlob(
  url: string,
  content: Readable,
  contentType: string,
  patience: ServicePatience,
): Promise<{ bytes: number; digest: string }> {
  const put = (name: string, query: string, headers: Readonly<Record<string, string>>, body: Buffer) =>
    callService(
      // The address stays as it was signed; some stores refuse it when it is only written in another way.
      { name, method: 'PUT', url: `${url}&${query}`, headers: { 'x-ms-version': '2021-12-02', ...headers }, body },
      patience,
    );
  const upload = randomUUID(); // Gitea keeps the blocks of all artifacts of a run in one folder
  const ids: string[] = [];
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const block of blocksOf(content)) {
    const id = Buffer.from(`${upload}${String(ids.length).padStart(12, '0')}`).toString('base64');
    const query = `comp=block&blockid=${encodeURIComponent(id)}`;
    await put('a block of the upload', query, { 'content-type': 'application/octet-stream' }, block);
    ids.push(id);
    digest.update(block);
    bytes += block.length;
  }
  const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
  const headers = { 'content-type': 'application/xml', 'x-ms-blob-content-type': contentType };
  await put('the end of the upload', 'comp=blocklist', headers, Buffer.from(list));
  return { bytes, digest: `sha256:${digest.digest('hex')}` };
}

/** The bytes of a stream in blocks of 8 MiB or little more; the last one is smaller. */
async function* blocksOf(content: Readable): AsyncIterable<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < blockBytes) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
