import { expect, test } from '@jest/globals';
import { jsonSchemas } from '../../src/doors/catalogue/json-schemas.ts';
import { FAILURE_REASONS } from '../../src/signal/signal-words.ts';

test('the schemas are plain JSON and name every status and reason', () => {
  const schemas = jsonSchemas();
  expect(JSON.parse(JSON.stringify(schemas))).toEqual(schemas);
  const text = JSON.stringify(schemas['completion-signal.json']);
  for (const word of ['success', 'failure', 'blocked', 'skipped', ...FAILURE_REASONS])
    expect(text).toContain(`"${word}"`);
  expect(Object.keys(schemas)).toContain('checkpoint-return.json');
});
