import { expect, test } from '@jest/globals';
import { withoutAgentKeys } from '../../src/agents/adapters/agent-keys.ts';

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
