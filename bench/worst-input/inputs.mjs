// Texts that make parsers slow, deep or large, and the places of our formats where they can stand.

const times = (unit) => (bytes) => unit.repeat(Math.ceil(bytes / unit.length)).slice(0, bytes);
const lines = (line) => (bytes) => {
  const all = [];
  for (let size = 0, at = 0; size < bytes; at += 1) {
    all.push(line(at));
    size += all[at].length + 1;
  }
  return all.join('\n');
};

/** What repeats, what nests, what counts up, what is never closed. */
const generic = {
  '[': times('['),
  '{': times('{'),
  '{"a":': times('{"a":'),
  '[{': times('[{'),
  '{[': times('{a: ['),
  '- - -': times('- '),
  'a: a: a:': times('a: '),
  '? ? ?': times('? '),
  '"': times('"'),
  "'": times("'"),
  'one open quote': (bytes) => `"${'a'.repeat(bytes)}`,
  backslashes: times('\\'),
  'quoted backslashes': times('"\\"'),
  blanks: times(' '),
  tabs: times('\t'),
  'line breaks': times('\n'),
  'carriage returns': times('\r'),
  letters: times('a'),
  digits: times('1'),
  dots: times('.'),
  dashes: times('-'),
  'a-': times('a-'),
  'a b': times('a b '),
  'a/b': times('a/'),
  'a, b': times('a, '),
  '*': times('*'),
  '{a,b}': times('{a,b}'),
  _: times('_'),
  '#': times('#'),
  '|': times('| '),
  '`': times('`'),
  'open fences': times('```\n'),
  '<!--': times('<!--'),
  '<!-- -->': times('<!-- -->'),
  '<!-- "': times('"<!--\n'),
  '-->': times('-->'),
  '<task>': times('<task>'),
  'lines of <task>': times('<task>\n'),
  '<task': times('<task '),
  '</task>': times('</task>'),
  '<action><task>': times('<action><task>\n'),
  '<a': times('<a '),
  '<a>': times('<a>'),
  '<': times('<'),
  '&amp;': times('&amp;'),
  '&a': times('&a '),
  'a=': times('a='),
  'a="': times('a="'),
  '(': times('('),
  '$(': times('$('),
  '; ;': times('a; '),
  '@': times('@'),
  'eyJ.eyJ': times('eyJ'),
  bearer: times('bearer '),
  '://': times('://'),
  escapes: times('\u001b[31m'),
  'open escapes': times('\u001b['),
  'not UTF-8': times('\uFFFD'),
  'wide letters': times('ä\u2028'),
  'words of an ending': times('rate limit, try again at 5pm '),
  numbers: lines((at) => `${at}`),
  'many keys': lines((at) => `k${at}: v`),
  'one key': lines(() => 'key: v'),
  'keys that go in': (bytes) => lines((at) => `${' '.repeat(at)}a:`)(bytes),
  'items that go in': (bytes) => lines((at) => `${' '.repeat(at)}-`)(bytes),
  items: lines((at) => `- item ${at}`),
  anchors: lines((at) => `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]`),
  boxes: lines((at) => `- [ ] 01-${at}-PLAN.md`),
  phases: lines((at) => `### Phase ${at}: x`),
  'open quotes in lines': lines((at) => `  k${at}: "a`),
  'colons in lines': lines((at) => `  - a${at}: b: c: "d" e`),
  'tests that pass': lines((at) => `ok ${at} - t`),
  'tests that nest': lines((at) => `${' '.repeat(at % 500)}# Subtest: ${at}`),
  plans: lines(() => '1..1'),
  'summaries of runners': lines((at) => `Tests:       ${at} passed, ${at} total`),
  'lines of JSON': lines((at) => `{"type":"result","subtype":"success","is_error":false,"n":${at}}`),
  'open braces in lines': lines(() => '{'),
  'braces that close': lines((at) => (at % 2 === 0 ? '{' : '}')),
};

const json = (text) => JSON.stringify(text);

/** Where a text stands. */
const places = {
  plain: (text) => text,
  frontmatter: (text) => `---\n${text}\n---\nbody\n`,
  flow: (text) => `---\nstatus: ${oneLine(text)}\n---\nbody\n`,
  block: (text) => `---\nstatus:\n${text.replace(/^/gm, '  ')}\n---\nbody\n`,
  filesModified: (text) => `---\nfiles_modified: [${oneLine(text)}]\n---\nbody\n`,
  mustHaves: (text) => `---\nmust_haves:\n${text.replace(/^/gm, '  ')}\n---\nbody\n`,
  artifacts: (text) => `---\nmust_haves:\n  artifacts:\n    - path: ${oneLine(text)}\n---\nbody\n`,
  body: (text) => `---\nphase: 01\n---\n<tasks>\n${text}\n</tasks>\n`,
  task: (text) => `---\nphase: 01\n---\n<tasks>\n<task type="${text}\n</task>\n</tasks>\n`,
  action: (text) => `<task type="auto">\n<name>x</name>\n<action>\n${text}\n</action>\n</task>\n`,
  automated: (text) => `<task type="auto">\n<verify><automated>${text}</automated></verify>\n</task>\n`,
  files: (text) => `<task type="auto">\n<files>${text}</files>\n</task>\n`,
  roadmap: (text) => `# Roadmap\n\n- [ ] **Phase 1: ${text}\n\n### Phase 1: ${text}\n`,
  state: (text) => `# State\n\nPhase: ${text}\nProgress: ${text}\n`,
  summary: (text) => `---\nphase: 01\n---\n# Summary\n\n## Self-Check: ${text}\n\n**Status:** ${text}\n`,
  gaps: (text) => `---\nstatus: gaps_found\ngaps:\n${text.replace(/^/gm, '  ')}\n---\n`,
  json: (text) => json(text),
  jsonKey: (text) => `{${json(text)}:${json(text)}}`,
  handoff: (text) => `{"remaining":${text.startsWith('[') ? text : json([text])}}`,
  signal: (text) => `{"status":"success","phase":"01","details":{"x":${text}`,
  event: (text) => `{"at":"x","runId":"r","seq":1,"event":"leg","phase":"01","x":${json(text)}}\n${text}`,
  leg: (text) => `{"schemaVersion":1,"kind":"plans","x":${text}`,
  xml: (text) => `<?xml version="1.0"?>\n<testsuites>${text}</testsuites>`,
  junit: (text) => `<testsuites><testsuite><testcase name="${text.replaceAll('"', "'")}"/></testsuite></testsuites>`,
  jest: (text) => `{"numTotalTests":1,"testResults":${text}`,
  tap: (text) => `TAP version 13\n${text}\n1..1\n`,
  goJson: (text) => text.replace(/^.*$/gm, (line) => `{"Time":"x","Action":"output","Output":${json(line)}}`),
  claude: (text) => `{"type":"result","subtype":"error","is_error":true,"session_id":"x","result":${json(text)}}`,
  codex: (text) => `{"type":"thread.started"}\n{"type":"turn.failed","error":{"message":${json(text)}}}`,
  prettyJson: (text) => `{\n${text}\n}`,
  bundle: (text) => `# v2 git bundle\n${text}\n\nPACK`,
  zip: (text) =>
    `PK\u0003\u0004${text}PK\u0005\u0006\u0000\u0000\u0000\u0000\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u0000\u0000\u0000\u0000\u0000\u0000`,
  status: (text) => text.replace(/^/gm, '1 .M N... 100644 100644 100644 a b '),
};

/** Structures that have to be whole to be bad. */
const whole = {
  xml: {
    'suites that nest': (bytes) => nested('<testsuite>', '</testsuite>', bytes),
    cases: (bytes) => `<testsuite>${times('<testcase/>')(bytes - (bytes % 11))}</testsuite>`,
    attributes: (bytes) => `<testsuite ${lines((at) => `a${at}="x"`)(bytes)}/>`,
    'elements of many names': (bytes) => lines((at) => `<e${at}/>`)(bytes),
    'text between elements': (bytes) => `<testsuite>${times('a<testcase/>')(bytes - (bytes % 12))}</testsuite>`,
    comments: (bytes) => times('<!--a-->')(bytes - (bytes % 8)),
    entities: (bytes) => `<testsuite>${times('&lt;')(bytes)}</testsuite>`,
    'names that are Object\u2019s': (bytes) => times('<__proto__><constructor/></__proto__>')(bytes - (bytes % 37)),
  },
  jest: {
    'deep results': (bytes) => `${nested('[', ']', bytes)}}`,
    results: (bytes) => `[${times('{"status":"failed"},')(bytes - (bytes % 20))}{}]}`,
  },
  json: {
    'deep arrays': (bytes) => nested('[', ']', bytes),
    'deep objects': (bytes) => nested('{"a":', '}', bytes, '1'),
    keys: (bytes) => `{${lines((at) => `"k${at}":1,`)(bytes)}"z":1}`,
    numbers: (bytes) => `[${times('1,')(bytes - (bytes % 2))}1]`,
    objects: (bytes) => `[${times('{},')(bytes - (bytes % 3))}{}]`,
  },
  jsonKey: {
    'every group of keys': (bytes) =>
      `{"git":${nested('[', ']', bytes / 3)},"workflow":{${lines((at) => `"k${at}":[],`)(bytes / 3)}"verifier":1},"planning":${nested('{"a":', '}', bytes / 3, '1')}}`,
  },
  signal: {
    'deep details': (bytes) => `${nested('[', ']', bytes)}}}`,
    'deep objects': (bytes) => `${nested('{"a":', '}', bytes, '1')}}}`,
    'unknown fields': (bytes) => `1,${lines((at) => `"k${at}":1,`)(bytes)}"z":1}}`,
  },
  handoff: {
    'deep remaining': (bytes) => nested('[', ']', bytes),
    'deep objects': (bytes) => `[${nested('{"name":', '}', bytes, '1')}]`,
    items: (bytes) => `[${times('{},')(bytes - (bytes % 3))}{}]`,
    'wrong items': (bytes) => `[${times('1,')(bytes - (bytes % 2))}1]`,
  },
  leg: { 'deep fields': (bytes) => `${nested('[', ']', bytes)}}` },
  event: {
    'deep events': (bytes) => nested('{"event":"leg","phase":"01","seq":1,"x":', '}', bytes, '1'),
    events: lines((at) => `{"at":"2026-01-01T00:00:00Z","runId":"r","seq":${at},"event":"leg","phase":"01"}`),
    'events of many phases': lines((at) => `{"at":"x","runId":"r","seq":${at},"event":"leg","phase":"${at}"}`),
  },
  claude: {
    'one array of events': (bytes) =>
      `[${times('{"type":"assistant","session_id":"x"},')(bytes - (bytes % 38))}{"type":"result","is_error":true,"session_id":"x"}]`,
  },
  bundle: {
    prerequisites: lines((at) => `-${String(at).padStart(40, '0')} `),
    refs: lines((at) => `${String(at).padStart(40, '0')} refs/phase-executor/a/${at}`),
    'deep refs': lines((at) => `${String(at).padStart(40, '0')} refs/phase-executor/${'a/'.repeat(90)}${at}`),
  },
  flow: {
    'deep flow that closes': (bytes) => nested('[', ']', bytes),
    'deep flow mappings': (bytes) => nested('{a: ', '}', bytes, '1'),
    aliases: (bytes) => `[&a x, ${times('*a, ')(bytes - (bytes % 4))}x]`,
    'a bomb': () =>
      `&a [x,x,x]\n${lines((at) => `b${at}: &b${at} [*${at === 0 ? 'a' : `b${at - 1}`}, *a, *a]`)(20_000)}`,
    '256 kB of deep flow': () => nested('[', ']', 250_000),
    '200 kB of deep block': () => `\n${lines((at) => `${' '.repeat(at + 1)}a:`)(200_000)}`,
    '200 kB of deep items': () => `\n${times(' -')(200_000)} a`,
    '30 kB of open quotes': () => `\n${lines((at) => `  k${at}: "a`)(30_000)}`,
  },
  frontmatter: {
    '250 kB of keys': () => lines((at) => `k${at}: v`)(250_000),
    '30 kB of keys': () => lines((at) => `k${at}: v`)(30_000),
    '30 kB of complex keys': () => lines((at) => `? k${at}\n: {a: b}`)(30_000),
    '250 kB of keys with values that are not plain': () => lines((at) => `k${at}: {a: b`)(250_000),
    '250 kB of keys with blocks': () => lines((at) => `k${at}: |\n  a`)(250_000),
    '250 kB of one broken block': () => `a:\n${lines((at) => `  k${at}: "a\\d" b: [`)(250_000)}`,
    '60 kB of one broken block': () => `a:\n${lines((at) => `  - k${at}: [`)(60_000)}`,
    '60 kB of broken items': () => `a:\n${lines(() => '  - "a')(20_000)}`,
    '250 kB of anchors': () => lines((at) => `a${at}: &a${at} x`)(250_000),
    '250 kB of tags': () => lines((at) => `a${at}: !!map [x]`)(250_000),
  },
};

const patterns = {
  'counted optionals': ['(a?){1000}a{1000}', times('a')],
  'nested counts': ['((a{1,30}){1,30}){1,30}', times('a')],
  'counts side by side': [`${'(a{0,99})'.repeat(10)}b`, times('a')],
  'large count': ['(a|b|c){1000}d', times('abc')],
  'a star of stars': ['(a*)*b', times('a')],
  alternatives: [`(${'a|'.repeat(450)}b)c`, times('a')],
  'many sets': [`${'[a-z]*'.repeat(150)}0`, times('a')],
  'any text twice': ['.*.*.*.*x', times('a')],
  'lines and any text': ['a.*b.*c.*d', lines(() => 'a b c')],
  'classes of Unicode': ['(\\pL{1,100}){10}0', times('ä')],
  'case without regard': [`(?i)${'(a|A|ä){0,50}'.repeat(8)}z`, times('aÄ')],
  'too long': ['a'.repeat(100_000), times('a')],
  'no end': ['('.repeat(500), times('(')],
  'nothing that matches everywhere': ['(|a)+b', times('a')],
  'a word in statements': ['import.*from', lines(() => 'import {')],
  'edges of words': [`${'\\b'.repeat(300)}x`, times('a b ')],
};

/** The names of the inputs for a place. */
export function inputs(place) {
  if (place === 'pattern') return Object.keys(patterns);
  return [...Object.keys(whole[place] ?? {}), ...Object.keys(generic)];
}

export function wrapped(place, name, bytes) {
  if (place === 'pattern') {
    const [pattern, subject] = patterns[name];
    return json({ pattern, subject: subject(bytes) });
  }
  const text = (whole[place]?.[name] ?? generic[name])(bytes);
  const all = places[place](text);
  // Some places hold a text twice, or something on every line of it.
  const share = all.length > 1.1 * bytes && whole[place]?.[name] === undefined ? bytes / all.length : 1;
  return share === 1 ? all : places[place](text.slice(0, Math.floor(text.length * share)));
}

function nested(open, close, bytes, inside = '') {
  const levels = Math.floor(bytes / (open.length + close.length));
  return open.repeat(levels) + inside + close.repeat(levels);
}

function oneLine(text) {
  return text.replaceAll('\n', ' ');
}
