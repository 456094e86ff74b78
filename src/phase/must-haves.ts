/** What must be true when a plan is done, as its frontmatter promises it. */
export interface MustHaves {
  truths: { statement: string }[];
  artifacts: Artifact[];
  keyLinks: KeyLink[];
  prohibitions: string[];
}

export interface Artifact {
  path: string;
  provides?: string;
  minLines?: number;
  /** Plain texts the file must contain. */
  contains: string[];
  /** Names the file must export. */
  exports: string[];
}

export interface KeyLink {
  from: string;
  to: string;
  via?: string;
  /** An untrusted regular expression: compile it only with a linear-time engine. */
  pattern?: string;
}

/** Reads `must_haves` in every shape met: mappings of lists, a bare list, strings where objects belong, comma lists. */
export function mustHaves(value: unknown): MustHaves {
  if (!isRecord(value)) return fromList(listed(value));
  return {
    truths: listed(value.truths)
      .map(truth)
      .filter(({ statement }) => statement !== ''),
    artifacts: artifactItems(value.artifacts)
      .map(artifact)
      .filter(({ path }) => path !== ''),
    keyLinks: listed(value.key_links ?? value['key-links'])
      .map(keyLink)
      .filter(({ from }) => from !== ''),
    prohibitions: listed(value.prohibitions)
      .map((item) => truth(item).statement)
      .filter((text) => text !== ''),
  };
}

/** A bare list is read item by item, each for what it looks like. */
function fromList(items: unknown[]): MustHaves {
  const isArtifact = (item: unknown): boolean => isRecord(item) && 'path' in item;
  const isLink = (item: unknown): boolean => isRecord(item) && 'from' in item && 'to' in item;
  return {
    truths: items.filter((item) => !isArtifact(item) && !isLink(item)).map(truth),
    artifacts: items.filter(isArtifact).map(artifact),
    keyLinks: items.filter(isLink).map(keyLink),
    prohibitions: [],
  };
}

/** A sentence, `{statement, verification}`, or a mapping by accident: `- Users see: the list` without quotes. */
function truth(item: unknown): { statement: string } {
  if (!isRecord(item)) return { statement: text(item) };
  const named = item.statement ?? item.truth ?? item.description ?? item.provides;
  if (named !== undefined) return { statement: text(named) };
  return {
    statement: Object.entries(item)
      .map(([key, value]) => `${key}: ${text(value)}`)
      .join('; '),
  };
}

/** `artifacts` is a list, or a mapping from path to what the file provides. */
function artifactItems(value: unknown): unknown[] {
  if (!isRecord(value) || 'path' in value) return listed(value);
  return Object.entries(value).map(([path, rest]) => (isRecord(rest) ? { path, ...rest } : { path, provides: rest }));
}

function artifact(item: unknown): Artifact {
  if (!isRecord(item)) return artifactFromText(text(item));
  const provides = text(item.provides ?? item.description);
  const minLines = Number.parseInt(text(item.min_lines ?? item['min-lines']), 10);
  return {
    path: text(item.path ?? item.file).replace(/^\.\//, ''),
    ...(provides !== '' && { provides }),
    ...(minLines >= 0 && { minLines }),
    contains: [...texts(item.contains), ...texts(item.contains_all)],
    exports: texts(item.exports).flatMap(names),
  };
}

/** `src/a.ts`, `` `src/a.ts` ``, `src/a.ts: what it is`, `src/a.ts - what it is` and `src/a.ts (what it is)`. */
function artifactFromText(line: string): Artifact {
  const [, path = '', rest = ''] = /^`?([^\s`:(]+)`?(?:\s*(?::|\s[-–—]+\s|\s\()\s*(.*))?/.exec(line) ?? [];
  const provides = rest.replace(/\)$/, '').trim();
  return { path: path.replace(/^\.\//, ''), ...(provides !== '' && { provides }), contains: [], exports: [] };
}

function keyLink(item: unknown): KeyLink {
  if (!isRecord(item)) return keyLinkFromText(text(item));
  const [via, pattern] = [text(item.via), text(item.pattern)];
  return {
    from: text(item.from),
    to: text(item.to),
    ...(via !== '' && { via }),
    ...(pattern !== '' && { pattern }),
  };
}

/** `a.ts -> b.ts via fetch`; a sentence without an arrow has no target. */
function keyLinkFromText(line: string): KeyLink {
  const arrow = /->|→|=>/.exec(line);
  if (!arrow) return { from: line, to: '' };
  const [to = '', via] = line.slice(arrow.index + arrow[0].length).split(' via ', 2);
  return { from: line.slice(0, arrow.index).trim(), to: to.trim(), ...(via && { via: via.trim() }) };
}

/** `exports: "a, b"` names two. */
function names(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** A value as a list: a list as it is, nothing as an empty one, anything else as its only item. */
export function listed(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** A value as a list of texts that are not empty. */
export function texts(value: unknown): string[] {
  return listed(value)
    .map(text)
    .filter((item) => item !== '');
}

/** A scalar as it was written; what is no scalar as JSON, so that nothing disappears unseen. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === undefined || value === null) return '';
  return isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
