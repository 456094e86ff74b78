import { expect, test } from '@jest/globals';
import { cli, makeProject, plan } from '../project.ts';

test('signal create makes a signal, under the alias completion too', async () => {
  const root = makeProject({ '01-01': plan() });
  for (const name of ['signal', 'completion']) {
    const { code, stdout } = await cli(root, name, 'create', 'success', '6', '{"tokensUsed":5}');
    expect({ code, json: JSON.parse(stdout) }).toMatchObject({
      code: 0,
      json: { status: 'success', phase: '6', details: { tokensUsed: 5 } },
    });
  }
});
