/** A seeded stream of numbers in [0, 1): mulberry32. The same seed gives the same mutations on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A copy of a text with one to six faults of the kinds that editors, merges, models and disks make. */
export function mutated(text: string, random: () => number): string {
  let result = text;
  for (let left = 1 + Math.floor(random() * 6); left > 0; left--) {
    const mutate = mutations[Math.floor(random() * mutations.length)];
    if (mutate) result = mutate(result, random);
  }
  return result;
}

type Mutation = (text: string, random: () => number) => string;

/** Pieces that decide how a document is read, one in each pair of bars. */
const tokens =
  '---\n|\n---\n|```|~~~\n|<task>|</task>\n|<tasks>|<action>|</action>|<verify>|<automated>|<feature>|<name>|\0|\uFEFF|\r\n|\r|\t|"'
    .concat(
      "|'|`|[|]|{|}|&a |*a|: |:|- |\n- |\n  - |#| #|>\n|<!--|-->|\u2028|\uFFFD|\\|\\(|%|@|!|?|, |depends_on: [|must_haves:\n",
    )
    .concat('|- [ ] |- [x] 01-01-PLAN.md\n|### Phase 2.1: X\n|Status:|\ud800|💥')
    .split('|');

const mutations: Mutation[] = [
  (text, random) => splice(text, at(text, random), 0, tokens[Math.floor(random() * tokens.length)] ?? ''),
  (text, random) => splice(text, at(text, random), Math.floor(random() * 60), ''),
  (text, random) => splice(text, at(text, random), 1, ''),
  (text, random) => text.slice(0, at(text, random)),
  (text, random) => text.slice(at(text, random)),
  (text, random) => {
    const from = at(text, random);
    return splice(text, at(text, random), 0, text.slice(from, from + Math.floor(random() * 400)));
  },
  (text, random) => {
    const lines = text.split('\n');
    const [a, b] = [Math.floor(random() * lines.length), Math.floor(random() * lines.length)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    return lines.join('\n');
  },
  (text, random) => {
    const lines = text.split('\n');
    const line = Math.floor(random() * Math.min(lines.length, 40));
    lines[line] = `${' '.repeat(Math.floor(random() * 6))}${(lines[line] ?? '').trimStart()}`;
    return lines.join('\n');
  },
  (text, random) => splice(text, at(text, random), 0, (tokens[Math.floor(random() * tokens.length)] ?? '').repeat(200)),
  (text) => text.replaceAll('\n', '\r\n'),
  (text, random) => splice(text, at(text, random), 1, String.fromCharCode(Math.floor(random() * 0x300))),
];

/** Half of the places lie in the first part of the text, where the frontmatter is. */
function at(text: string, random: () => number): number {
  return Math.floor(random() * (random() < 0.5 ? Math.min(text.length, 1_500) : text.length));
}

function splice(text: string, from: number, length: number, insert: string): string {
  return text.slice(0, from) + insert + text.slice(from + length);
}
