import { expect, test } from '@jest/globals';
import { openGatewayCall } from '../../src/agents/adapters/gateway-call.ts';
import { withoutAgentKeys } from '../../src/agents/adapters/model-access.ts';
import { opencode } from '../../src/agents/adapters/opencode.ts';
import { Gateway } from '../../src/agents/gateway/gateway.ts';

const job = {
  PATH: '/bin',
  ANTHROPIC_API_KEY: 'sk-anthropic',
  ANTHROPIC_CUSTOM_HEADERS: 'x: y',
  OPENAI_API_KEY: 'sk-openai-1',
  MY_KEY: 'sk-mine-123',
  COPY: 'see sk-anthropic there',
  NPM_TOKEN: 'npm-123456',
};

test.each([
  ['claude', '', ['PATH', 'OPENAI_API_KEY', 'MY_KEY', 'NPM_TOKEN']],
  ['codex', 'MY_KEY', ['PATH', 'ANTHROPIC_API_KEY', 'ANTHROPIC_CUSTOM_HEADERS', 'COPY', 'NPM_TOKEN']],
  ['auto', '', ['PATH', 'MY_KEY', 'NPM_TOKEN']],
  ['command', 'MY_KEY', ['PATH', 'NPM_TOKEN']],
  ['script', '', Object.keys(job)],
])('with agent %s and secret "%s" what judges gets %j', (agent, secret, names) => {
  expect(Object.keys(withoutAgentKeys(job, agent, secret))).toEqual(names);
});

test('a key that is empty or very short is held back by its name alone', () => {
  const given = { ANTHROPIC_API_KEY: '', CLAUDE_CODE_OAUTH_TOKEN: 'x', NAME: 'xx' };
  expect(withoutAgentKeys(given, 'claude', '')).toEqual({ NAME: 'xx' });
});

test('behind the gateway an agent that knows several providers has the key of none', async () => {
  const provider = { mine: { options: { apiKey: 'sk-in-a-file' } }, anthropic: { options: { timeout: 5 } } };
  const environment = {
    ANTHROPIC_API_KEY: 'sk-anthropic',
    OPENAI_API_KEY: 'sk-openai-1',
    COPY: 'sk-openai-1',
    OPENCODE_CONFIG_CONTENT: JSON.stringify({ provider }),
  };
  const gateway = new Gateway({ upstream: null, now: Date.now, proxyTo: () => null });
  const facts = { environment, command: 'opencode', model: 'anthropic/claude-sonnet-4-5' };
  const { pass, withoutKey, close } = await openGatewayCall(opencode, facts, {
    price: () => ({ usd: 0, isKnown: true }),
    meter: undefined,
    gateway,
  });
  const call = opencode.call({ ...facts, folder: '/tmp', resume: null, pass });
  const seen = withoutKey({ ...environment, ...call.env });
  close();
  await gateway.close();
  expect(JSON.stringify(seen)).not.toMatch(/sk-/);
  expect([seen.COPY, JSON.parse(seen.OPENCODE_CONFIG_CONTENT ?? '').provider.anthropic.options]).toEqual([
    pass?.token,
    { timeout: 5, apiKey: pass?.token, baseURL: `${pass?.url}/v1` },
  ]);
});
