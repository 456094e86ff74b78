import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { cliVariables } from '../../src/agents/adapters/agent-cli.ts';
import { clis } from '../../src/agents/adapters/clis.ts';
import { buildFor } from '../../src/agents/adapters/installed-cli.ts';
import { StreamReader } from '../../src/agents/stream/stream-reader.ts';
import { cliNames, cliRows, listOutputs, listPrices, listWindows } from '../../src/settings/table/coding-agents.ts';
import { home } from '../project.ts';

const day = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/);
const source = z.string().min(5);
const version = z.string().regex(/^\d+\.\d+\.\d+(?:-[\w-]+)?$/);
const packageName = z.string().regex(/^(?:@[\w-]+\/)?[\w-]+$/);
const amount = z.number().nonnegative();
const build = z.strictObject({
  package: packageName,
  version: version.optional(),
  program: z
    .string()
    .regex(/^[\w./-]+$/)
    .optional(),
  integrity: z.string().regex(/^sha512-[\w+/]{86}==$/),
});
const platforms = [
  'linux-x64',
  'linux-arm64',
  'linux-x64-musl',
  'linux-arm64-musl',
  'darwin-x64',
  'darwin-arm64',
  'any',
];
const agent = z.strictObject({
  provider: z.string().regex(/^[a-z_.]+$/),
  package: packageName,
  version,
  day,
  source,
  builds: z.partialRecord(z.enum(platforms), build),
});
const lists = (figure: z.ZodType, more: z.ZodRawShape = {}) =>
  z.array(z.strictObject({ ...more, day, source, models: z.record(z.string().regex(/^[a-z][\w.-]+$/), figure) }));
const Form = z.strictObject({
  agents: z.record(z.string().regex(/^[a-z]+$/), agent),
  prices: lists(
    z.strictObject({
      input: amount,
      cacheRead: amount,
      cacheWrite: amount.optional(),
      cacheWriteHour: amount.optional(),
      search: amount.optional(),
      output: amount,
    }),
    { vendor: z.enum(['anthropic', 'openai', 'gcp.gemini']) },
  ),
  outputs: lists(z.int().min(1_000)),
  windows: lists(z.int().min(1_000)),
});

test('agents.json has its form, and each figure its day and its source', () => {
  const data = Form.parse(JSON.parse(readFileSync(join(home, 'src/settings/table/agents.json'), 'utf8')));
  for (const [list, inForce] of [
    [data.prices, listPrices],
    [data.outputs, listOutputs],
    [data.windows, listWindows],
  ] as const) {
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
