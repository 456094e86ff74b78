import { isMapping } from '../../system/files/json-text.ts';
import { type Json, jsonRecord, jsonText } from '../stream/json-fields.ts';
import type { Protocol } from './upstream.ts';

export interface ProviderActions {
  readonly names: ReadonlySet<string>;
  /** True if its input can't be bounded by the request's size: files, images or stored conversations. */
  readonly readsMore: boolean;
}

/** `betas` is the `anthropic-beta` header. @throws RangeError if the request is nested too deeply */
export function listProviderActions(protocol: Protocol, request: Json, betas: string): ProviderActions {
  const names = new Set<string>();
  const visit = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.map(visit).includes(true);
    if (!isMapping(value)) return false;
    const isToolCall = listFieldValues(value, 'type').some((type) => /tool_use$/.test(jsonText(type)));
    let readsMore = false;
    for (const [key, part] of Object.entries(value)) {
      const field = normalizeKey(key);
      // Providers treat schemas, tool arguments and tool results as text.
      if (/^(?:args|arguments|inputschema|parameters|response|tools)$/.test(field) || (isToolCall && field === 'input'))
        continue;
      if (isFetched(field, part)) names.add('url_content');
      readsMore = (Boolean(part) && (storedFields.test(field) || isMedia(part))) || visit(part) || readsMore;
    }
    return readsMore;
  };
  const readsMore = visit(request);
  for (const part of [request, ...listFieldValues(request, 'generateContentRequest').map(jsonRecord)])
    for (const tool of listFieldValues(part, 'tools').flat())
      for (const name of toolNames(protocol, tool)) names.add(name);
  for (const [key, name] of fieldActions) if (listFieldValues(request, key).some(Boolean)) names.add(name);
  if (
    listFieldValues(request, 'model').some((model) =>
      /search-(?:preview|api)|deep-research|:online\b/.test(jsonText(model)),
    )
  )
    names.add('web_search');
  for (const beta of betas.split(',')) {
    const name = /^(mcp-client|code-execution|web-fetch|web-search|skills)-\d/.exec(beta.trim())?.[1];
    if (name !== undefined) names.add(name.replace('-client', '').replace('-', '_'));
  }
  return { names, readsMore: readsMore || names.size > 0 };
}

/** Tool types that the client runs; the provider runs all others. */
const clientTools =
  /^(?:|function|custom|local_shell|shell|apply_patch|namespace|tool_search(?:_tool)?(?:_\w+)?|computer(?:_use)?|bash|text_editor|memory)$/;
const clientDeclarations = /^(?:function_declarations|computer_use)$/;

function toolNames(protocol: Protocol, tool: unknown): string[] {
  if (!isMapping(tool)) return [jsonText(tool)];
  if (protocol === 'gemini') {
    const names = Object.keys(tool).map((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    return names.filter((name) => !clientDeclarations.test(name));
  }
  const isHosted = listFieldValues(tool, 'environment').some((location) =>
    /^container/.test(jsonText(jsonRecord(location).type)),
  );
  // A search limited to stored content contacts no host.
  const isStored = listFieldValues(tool, 'external_web_access').includes(false);
  const types = listFieldValues(tool, 'type').map((type) =>
    jsonText(type).replace(/(?:_toolset|_preview)?(?:_\d[\d_]*)?$/, ''),
  );
  return [
    ...types.filter((type) => !clientTools.test(type) && !(type === 'web_search' && isStored)),
    ...(isHosted ? ['code_execution'] : []),
    ...listFieldValues(tool, 'tools')
      .flat()
      .flatMap((fieldValue) => toolNames(protocol, fieldValue)),
  ];
}

const fieldActions = [
  ['mcp_servers', 'mcp'],
  ['web_search_options', 'web_search'],
  ['plugins', 'plugins'],
  ['container', 'code_execution'],
] as const;

const storedFields = /^(?:previousresponseid|conversation|cachedcontent|fileid|prompt|container|itemreference)$/;

function isFetched(field: string, part: unknown): boolean {
  if (/^(?:image|file|video|audio)ur[li]$/.test(field)) return isAddress(part) || isAddress(jsonRecord(part).url);
  const { type, url } = jsonRecord(part);
  return type === 'url' && isAddress(url);
}

function isAddress(value: unknown): boolean {
  return /^(?!data:)[a-z][a-z\d+.-]*:/i.test(jsonText(value).trim());
}

/** True for inline media, whose cost doesn't follow from its size. */
function isMedia(part: unknown): boolean {
  if (typeof part === 'string') return /^data:/i.test(part);
  const { type, data, mimeType, mime_type: snakeCase } = jsonRecord(part);
  return type === 'base64' || (typeof data === 'string' && Boolean(mimeType ?? snakeCase ?? jsonRecord(part).format));
}

/** Finds all spellings: some providers accept `max_tokens`, `maxTokens` and `MAX_TOKENS`. */
export function listFieldValues(object: Json, name: string): unknown[] {
  const expected = normalizeKey(name);
  return Object.entries(object).flatMap(([key, value]) => (normalizeKey(key) === expected ? [value] : []));
}

function normalizeKey(key: string): string {
  return key.replaceAll('_', '').toLowerCase();
}
