/** Parsers and writers use at least one stack frame per level. */
const maxJsonLevels = 64;

/** `JSON.parse` accepts 20,000 levels, which would overflow the stack of code that walks the value. */
export function isNestedTooDeep(text: string, max = maxJsonLevels): boolean {
  let level = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isInText) {
      if (char === '\\') at += 1;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '[' || char === '{') {
      level += 1;
      if (level > max) return true;
    } else if (char === ']' || char === '}') level -= 1;
  }
  return false;
}

/** Parses untrusted JSON without `__proto__` keys. @throws SyntaxError, also if nested too deep */
export function parseJson(text: string): unknown {
  if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${maxJsonLevels} levels`);
  return prototypeKey.test(text)
    ? JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
    : JSON.parse(text);
}

export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Finds a duplicate key, of which `JSON.parse` would silently keep the last; null if there is none. */
export function findRepeatedKey(text: string): string | null {
  const open: Set<string>[] = [];
  for (const [token, quoted, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (quoted !== undefined && colon !== undefined) {
      const key = String(JSON.parse(quoted));
      if (open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
  }
  return null;
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Also matches escaped letters. */
const prototypeKey = /__proto__|\\u00(?:5f|6f|7[024])/i;
