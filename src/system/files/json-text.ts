/** More levels than any document of ours has; the parsers and writers behind us go down one stack frame, or more, a level. */
const mostJsonLevels = 64;

/**
 * Whether a JSON text has more levels than any of ours: `JSON.parse` reads 20,000, and whoever writes or checks the value
 * then has no stack left.
 */
export function isNestedTooDeep(text: string, most = mostJsonLevels): boolean {
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
      if (level > most) return true;
    } else if (char === ']' || char === '}') level -= 1;
  }
  return false;
}

/**
 * The value of a JSON text that others may have written. Without the keys by which an object that it is copied into would
 * get another prototype.
 * @throws SyntaxError where it is not JSON, or nested too deep.
 */
export function parseJson(text: string): unknown {
  if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${mostJsonLevels} levels`);
  return prototypeKey.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
}

/** As it is written, or with any letter of it escaped. */
const prototypeKey = /__proto__|\\u00(?:5f|6f|7[024])/i;

function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
