import { describe, expect, test } from '@jest/globals';
import { jsonSchemas } from '../../src/doors/catalogue/json-schemas.ts';
import { parseConfigFile } from '../../src/settings/file/config-file.ts';
import { parseSettings, settingRows, settleSettings } from '../../src/settings/table/settings.ts';
import { readEvidence } from '../../src/signal/evidence.ts';

const read = (text: string) => parseConfigFile(text, 'c.yml');
const values = (text: string) => Object.fromEntries([...read(text)].map(([name, { value }]) => [name, value]));

describe('a configuration file', () => {
  test('holds every setting of a run under its topic, in the types of YAML', () => {
    const text = `
agent: { name: command, command: "claude -p", env: [A_KEY, OTHER] }
limits:
  timeout: 1h30m
  idle-timeout: 0
  max-parallel: 2
retry:
  max-attempts: 5
  stuck: off
verify:
  protected-paths: ["a b/", c.yml]
  fail-on: failure blocked
tests: { prove: off }
`;
    expect(values(text)).toEqual({
      agent: 'command',
      'agent-command': 'claude -p',
      'agent-env': ['A_KEY', 'OTHER'],
      timeout: 5_400_000,
      'idle-timeout': 0,
      'max-parallel': 2,
      'max-attempts': 5,
      stuck: ['off'],
      'protected-paths': ['a b/', 'c.yml'],
      'fail-on': ['failure', 'blocked'],
      prove: 'off',
    });
    expect(read(text).get('max-attempts')?.line).toBe(8);
  });

  test('may say nothing', () => {
    for (const text of ['', '# nothing yet\n', 'retry:\n', '---\n']) expect(read(text).size).toBe(0);
  });

  test('takes the default of every setting that it may hold, as text or as what it stands for', () => {
    const standards = parseSettings({});
    for (const { name, key, fallback, value } of settingRows) {
      if (key === null || fallback === '') continue;
      const [topic, own] = key.split('.');
      const written = value === null || value === 'n' ? fallback : JSON.stringify(fallback);
      expect(values(`${topic}:\n  ${own}: ${written}\n`)).toEqual({ [name]: standards[name] });
    }
  });

  test.each([
    [
      'a misspelt key',
      'retry:\n  max-atempts: 3',
      'c.yml:2: retry.max-atempts is not a setting; did you mean retry.max-attempts?',
    ],
    [
      'an unknown key',
      'tests:\n  colour: red',
      'c.yml:2: tests.colour is not a setting; expected one of: tests.command, ',
    ],
    [
      'a misspelt topic',
      '\nretries:\n  max-attempts: 3',
      'c.yml:2: retries is not a topic of the settings; did you mean retry?',
    ],
    [
      'the name of an option',
      'max-attempts: 3',
      'c.yml:1: max-attempts belongs under a topic in this file; write retry: { max-attempts: … }',
    ],
    [
      'what belongs to one job',
      'chain:\n  round: 3',
      'c.yml:2: round belongs to one run or job and is not allowed in this file',
    ],
    [
      'a duration without a unit',
      'limits:\n  timeout: 300',
      'c.yml:2: limits.timeout: found 300, a number without a unit; write 300s for seconds',
    ],
    [
      'an unknown word',
      'agent: { name: claud }',
      'found "claud", expected one of: auto, claude, codex, gemini, opencode, copilot, command, script',
    ],
    [
      'a rule that is none',
      'retry: { stuck: consecutve=2 }',
      'c.yml:1: retry.stuck: found "consecutve=2", expected off, or words such as',
    ],
    ['no value', 'retry:\n  backoff:', 'c.yml:2: retry.backoff has no value'],
    ['a text for a topic', 'retry: 3', 'c.yml:1: retry: found 3, expected settings under it'],
    ['a key twice', 'retry:\n  backoff: 1s\n  backoff: 2s', 'c.yml:3: not valid YAML: duplicated mapping key'],
    [
      'anchors that stand for much',
      'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]',
      'c.yml:2: anchors and aliases are not read',
    ],
    ['two documents', 'retry: {}\n---\nretry: {}', 'c.yml:1: found more than one document, expected one'],
    ['a list', '- a', 'c.yml:1: found ["a"], expected topics: agent, '],
    ['1 MB', `# ${'x'.repeat(1_000_000)}`, 'c.yml:1: found 1000002 bytes, expected at most 65536'],
    ['a thousand levels', '['.repeat(1_000), 'c.yml:1: found more than 8 levels'],
    ['names that every object has', 'constructor: {}', 'constructor is not a topic'],
    ['control characters', '"re\\e[31mtry": 3', 're?[31mtry is not a topic'],
  ])('with %s is refused, with the line and what to write', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('with a setting of an earlier version is read, with a warning that says what to do instead', () => {
    const warnings: string[] = [];
    const text = 'agent: { race: 2 }\nverify:\n  recheck: fail\n  min-evidence: tests\n';
    const { size } = parseConfigFile(text, 'c.yml', (warning) => warnings.push(warning));
    expect([size, warnings]).toEqual([
      1,
      [
        'c.yml:1: agent.race was removed and is ignored; one agent works on a plan at a time',
        expect.stringMatching(/^c\.yml:3: verify\.recheck was removed and is ignored; accept single findings: /),
      ],
    ]);
  });

  test.each(['{ cage: auto, require-cage: kernel }', '{ require-cage: kernel, cage: auto }'])(
    'that required the whole sandbox by its former name still does: agent: %s',
    (agent) => expect(values(`agent: ${agent}\n`)).toEqual({ sandbox: 'kernel' }),
  );

  test('with a rule that was removed is read without it, with a warning', () => {
    const warnings: string[] = [];
    const text =
      'rules: { summary/prose: off, code/stub: warn }\naccept:\n  - { rule: code/gap, file: a.js, owner: ann, until: 2026-12-31 }\n';
    const values = parseConfigFile(text, 'c.yml', (warning) => warnings.push(warning));
    expect([values.get('rules')?.value, values.get('accept')?.value]).toEqual([{ 'code/stub': 'warn' }, []]);
    expect(warnings).toEqual([
      'c.yml:1: the rule summary/prose was removed because it caught no false success; this entry has no effect',
      'c.yml:2: the rule code/gap was removed because it caught no false success; this entry has no effect',
    ]);
  });

  test('every problem is named at once', () => {
    expect(() => read('retry:\n  backoff: 5\n  max-attempt: 2\n')).toThrow(/c\.yml:2: .*\nc\.yml:3: /);
  });
});

test('the JSON Schema for editors has every setting of the file, and nothing else', () => {
  const schema = jsonSchemas()['configuration.json'] as {
    properties: Record<string, { anyOf?: { properties?: object }[] }>;
  };
  const keys = Object.entries(schema.properties).flatMap(([topic, { anyOf }]) =>
    anyOf === undefined ? [topic] : Object.keys(anyOf[0]?.properties ?? {}).map((key) => `${topic}.${key}`),
  );
  expect(keys).toEqual(settingRows.flatMap(({ key }) => key ?? []));
});

describe('rules of the judge', () => {
  const until = 'until: 2026-12-31';

  test('have levels and accepted findings', () => {
    const row = { rule: 'result/red', test: 'shaky', owner: 'ann', until: '2026-12-31' };
    const rows = `accept: [{ rule: result/red, test: shaky, owner: ann, ${until} }]`;
    expect(values(`rules: { code/stub: off, promise/missing: warn }\n${rows}\n`)).toEqual({
      rules: { 'code/stub': 'off', 'promise/missing': 'warn' },
      accept: [row],
    });
    expect(parseSettings({ rules: 'code/stub=off', accept: JSON.stringify([row]) })).toMatchObject({
      rules: { 'code/stub': 'off' },
      accept: [row],
    });
  });

  test.each([
    ['rules: { promise/mising: warn }', /"promise\/mising" is not a rule; did you mean promise\/missing\?/],
    ['rules: { code/stub: never }', /expected one of: refuse, ask, warn, off/],
    [`accept: [{ rule: result/red, owner: ann, ${until} }]`, /expected a file or a test/],
    [`accept: [{ rule: result/rd, test: a, owner: ann, ${until} }]`, /did you mean result\/red\?/],
    ['accept: [{ rule: result/red, test: a, owner: ann, until: soon }]', /expected a day such as 2026-12-31/],
    [`accept: [{ rule: result/red, test: a, ${until} }]`, /owner: expected a name/],
    ['accept: shaky', /expected a list of rows/],
  ])('%j is refused', (text, message) => {
    expect(() => read(`${text}\n`)).toThrow(message);
  });
});

test('an option comes before the file, and the file before the default', () => {
  const file = read('retry: { max-attempts: 5, backoff: 1s }');
  const { settings, origins } = settleSettings({ 'max-attempts': '4' }, file);
  expect([settings['max-attempts'], settings.backoff, settings['max-wait']]).toEqual([4, 1_000, 600_000]);
  expect(['max-attempts', 'backoff', 'max-wait'].map((name) => origins.get(name as 'backoff'))).toEqual([
    'given',
    { line: 1 },
    'default',
  ]);
});

test.each([
  ['timeout', '300', /timeout: found "300", a number without a unit; write 300s/],
  ['wait', '5', /wait: found "5", a number without a unit; write 5s/],
  ['older-than', '7', /a number without a unit/],
  ['timeout', '0', /expected a duration such as/],
  ['stuck', 'consecutve=2', /stuck: found "consecutve=2", expected off, or words such as/],
])('the option %s %s is refused', (name, text, message) => {
  expect(() => parseSettings({ [name]: text })).toThrow(message);
});

test.each([
  ['proven', 'red-green'],
  ['sensitive', 'mutation-tested'],
])('the former word %s is read as %s, and the new word is named wherever a person wrote it', (former, word) => {
  const note = [`min-evidence: the word "${former}" is old and read until version 2; write ${word}`];
  const asOption = settleSettings({ 'min-evidence': former });
  const inFile = settleSettings({}, read(`verify: { min-evidence: ${former} }`));
  for (const { settings, notes } of [asOption, inFile]) expect([settings['min-evidence'], notes]).toEqual([word, note]);
  expect(settleSettings({}, read(`verify: { min-evidence: ${word} }`)).notes).toEqual([]);
  expect(readEvidence({ details: { evidence: { level: former } } }).level).toBe(word);
  expect(readEvidence({ details: {} }).level).toBe(null);
  expect(settingRows.find(({ name }) => name === 'min-evidence')?.value).not.toContain(former);
});

test('0 needs no unit where it means off', () => {
  const given = { 'idle-timeout': '0', wait: '0', 'older-than': '0' };
  expect(parseSettings(given)).toMatchObject({ 'idle-timeout': 0, wait: 0, 'older-than': 0 });
});

test('no two settings are a letter apart, and every description fits into a line of help', () => {
  const names = settingRows.map(({ name }) => name);
  const isNear = (one: string, other: string) => one !== other && (one === `${other}s` || other === `${one}s`);
  expect(names.filter((name) => names.some((other) => isNear(name, other)))).toEqual([]);
  expect(settingRows.filter(({ description }) => description.length > 120).map(({ name }) => name)).toEqual([]);
});
