export interface BundleHeader {
  objectFormat: 'sha1' | 'sha256';
  prerequisites: string[];
  refs: Map<string, string>;
  packAt: number;
}

const maxHeaderBytes = 1024 * 1024;

/** Parses a bundle header (gitformat-bundle). @throws BundleError for anything that the engine never writes */
export function parseBundleHeader(bytes: Buffer): BundleHeader {
  const end = bytes.subarray(0, maxHeaderBytes).indexOf('\n\n');
  const [signature = '', ...lines] = bytes
    .subarray(0, end < 0 ? 0 : end)
    .toString('latin1')
    .split('\n');
  const version = /^# v([23]) git bundle$/.exec(signature)?.[1];
  if (version === undefined) throw new BundleError('the file is not a git bundle, or was cut off in its header');
  const header: BundleHeader = { objectFormat: 'sha1', prerequisites: [], refs: new Map(), packAt: end + 2 };
  for (const line of lines) readLine(header, version, line);
  for (const name of header.refs.keys())
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1))
      if (header.refs.has(name.slice(0, at)))
        throw new BundleError(`the bundle names both ${name.slice(0, at)} and ${name}; git can have only one of them`);
  if (header.refs.size === 0) throw new BundleError('the bundle names no commit');
  if (bytes.subarray(header.packAt, header.packAt + 4).toString('latin1') !== 'PACK')
    throw new BundleError('the bundle has no pack after its header, or was cut off before it');
  return header;
}

function readLine(header: BundleHeader, version: string, line: string): void {
  const { objectFormat, prerequisites, refs } = header;
  const [, format] = /^@object-format=(sha1|sha256)$/.exec(version === '3' ? line : '') ?? [];
  if (format) {
    header.objectFormat = format as 'sha1' | 'sha256';
    return;
  }
  const length = objectFormat === 'sha1' ? 40 : 64;
  const [, minus, object = '', name = ''] = /^(-?)([0-9a-f]{40,64})(?: (.*))?$/.exec(line) ?? [];
  if (object.length !== length)
    throw new BundleError(`the bundle's header has an unknown line: ${JSON.stringify(line.slice(0, 100))}`);
  if (minus) {
    prerequisites.push(object);
    return;
  }
  checkBundleRef(name);
  if (refs.has(name)) throw new BundleError(`the bundle names ${name} twice`);
  refs.set(name, object);
}

export function bundleHeader({ objectFormat, prerequisites, refs }: Omit<BundleHeader, 'packAt'>): string {
  const signatureLines = objectFormat === 'sha1' ? ['# v2 git bundle'] : ['# v3 git bundle', '@object-format=sha256'];
  const prerequisiteLines = prerequisites.map((commit) => `-${commit} `);
  const refLines = [...refs].map(([name, commit]) => `${commit} ${name}`);
  return `${[...signatureLines, ...prerequisiteLines, ...refLines].join('\n')}\n\n`;
}

/** @throws BundleError for any ref outside refs/phase-executor/, such as a branch or tag */
export function checkBundleRef(name: string): void {
  const parts = name.split('/');
  const isOurs = /^refs\/phase-executor\/[A-Za-z0-9._/-]{1,200}$/.test(name);
  if (!isOurs || parts.some((part) => part === '' || /^[.-]|\.\.|\.$|\.lock$/.test(part)))
    throw new BundleError(
      `the bundle names ${JSON.stringify(name.slice(0, 100))}; only plain names below refs/phase-executor/ are accepted`,
    );
}

/** Says why a bundle was rejected; may quote up to 100 characters of it. */
export class BundleError extends Error {
  override name = 'BundleError';
}
