import { expect, test } from '@jest/globals';
import { cliVariables } from '../../src/agents/adapters/agent-cli.ts';
import { clis } from '../../src/agents/adapters/clis.ts';
import { buildFor } from '../../src/agents/adapters/installed-cli.ts';
import { StreamReader } from '../../src/agents/stream/stream-reader.ts';
import data from '../../src/settings/table/agents.json' with { type: 'json' };
import { cliNames, cliRows, listOutputs, listPrices, listWindows } from '../../src/settings/table/coding-agents.ts';

test('each figure of agents.json has its day, its source and one model', () => {
  for (const [list, inForce] of [
    [data.prices, listPrices],
    [data.outputs, listOutputs],
    [data.windows, listWindows],
  ] as const) {
    for (const { day, source } of list)
      expect([day, source.length > 4]).toEqual([expect.stringMatching(/^20\d\d-\d\d/), true]);
    const models = list.flatMap((each) => Object.keys(each.models));
    expect(models).toEqual([...new Set(models)]);
    expect(Object.keys(inForce).sort()).toEqual(models.sort());
  }
});

test.each(cliNames)('the row and the adapter of %s are complete and agree', (name) => {
  const cli = clis[name];
  const row = cliRows[name];
  expect(cli).toMatchObject({ name, version: row.version });
  expect(buildFor(name, 'linux-x64')?.integrity).toMatch(/^sha512-/);
  for (const { version: ofBuild = row.version } of Object.values(row.builds)) {
    expect(ofBuild.startsWith(row.version)).toBe(true);
  }
  expect(cli.keys.length).toBeGreaterThan(0);
  expect(new Set(cliVariables(cli)).size).toBe(cliVariables(cli).length);
  expect(cli.keys.some((key) => cli.secret.includes(key))).toBe(true);
  expect(cli.login.length).toBeGreaterThan(0);
  const { args } = cli.call({ folder: '/tmp', environment: {}, model: 'a-model', resume: null, command: name });
  expect(args.join(' ')).toContain('a-model');
  expect(new StreamReader(cli.events).sessionId).toBeNull();
});
