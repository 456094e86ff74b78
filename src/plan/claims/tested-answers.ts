/** A value that is written out: a text, a number or a word of the language. */
const literal =
  '(?:\'[^\'\\n]{0,80}\'|"[^"\\n]{0,80}"|`[^`$\\n]{0,80}`|-?\\b\\d[\\d._]{0,30}\\b|\\b(?:true|false|True|False|null|None)\\b)';
const literals = new RegExp(literal, 'g');

/** `'2,3': 6`, `hello: 'olleh'`, `['a', 1]`, `(2, 3): 6`, `"a" => 1`. */
const pair = new RegExp(
  `(${literal}(?:, ?${literal}){0,4}|\\b\\w{1,60})\\s?[)\\]]?\\s?(?::|=>|,)\\s?(${literal})(?=\\s*(?:[,;}\\])\\n]|$))`,
  'g',
);

const comparison = `[\\w.$]{1,40} ?===? ?${literal}`;
/** `if (a === 2 && b === 3) return 6`, `a === 2 ? 6 :`, `case 2: return 6`. */
const branch = new RegExp(
  `(${comparison}(?: (?:&&|and) ${comparison}){0,4}|\\b(?:case|when) ${literal})\\)?\\s?(?:\\?|:|=>|->|then)?\\s?\\{?\\s{0,20}(?:return\\s)?\\s?(${literal})`,
  'g',
);

/**
 * True where the code answers by what is written out, and that is what a test asks for: all that a table or a chain of conditions
 * holds are cases of the test, and nearly all cases of the test are there.
 */
export function isTableOf(code: string, test: string): boolean {
  if (code.length > longest || test.length > longest) return false;
  const cases = casesIn(test);
  if (cases.size === 0) return false;
  return tablesIn(code).some(
    (table) => [...table].every((entry) => cases.has(entry)) && table.size >= cases.size * mostOfCases,
  );
}

const longest = 64 * 1024;
const mostOfCases = 0.8;

/** The values that each assertion of a line gives and expects; in a table of cases the last value is what is expected. */
function casesIn(test: string): Set<string> {
  const cases = new Set<string>();
  for (const whole of test.split('\n')) {
    const line = whole.slice(0, 500).replace(/^.*=>/, '');
    const isRow = /^\s*[[({]*['"`\d-][^=]*[\])}],?\s*$/.test(line);
    const isAssertion =
      !/\brequire\(|\bimport\b/.test(line) && /assert|expect|should|equal|\bis\(|toBe|check|want/i.test(line);
    const said = isRow || isAssertion ? (line.match(literals) ?? []).map(plain) : [];
    if (said.length < 2) continue;
    cases.add(entryOf(said.slice(0, -1), said.at(-1) ?? ''));
  }
  return cases;
}

/** Tables and chains of conditions, each as the entries that it holds. */
function tablesIn(code: string): Set<string>[] {
  const tables: Set<string>[] = [];
  for (const form of [pair, branch]) {
    let end = -1;
    for (const { index, 0: all, 1: given = '', 2: answer = '' } of code.matchAll(form)) {
      const inputs = given.match(literals)?.map(plain) ?? [given];
      if (end < 0 || index - end > nearby) tables.push(new Set());
      tables.at(-1)?.add(entryOf(inputs, plain(answer)));
      end = index + all.length;
    }
  }
  return tables;
}

/** Characters between two entries of a table. */
const nearby = 60;

function plain(value: string): string {
  return value.replace(/^['"`]|['"`]$/g, '').replace(/_/g, '');
}

function entryOf(inputs: readonly string[], answer: string): string {
  return `${inputs.join('').replace(/[^\p{L}\p{N}]/gu, '')} ${answer}`;
}
