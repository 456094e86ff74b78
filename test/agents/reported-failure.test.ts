import { describe, expect, test } from '@jest/globals';
import { reportedFailure } from '../../src/agents/adapters/command-agent.ts';
import { transcripts } from './transcripts.ts';

const recorded = transcripts();

/** The classes of the recordings, in the words of a signal. */
const reasons: Record<string, string[]> = {
  auth: ['auth'],
  rate_limit: ['rate_limit'],
  quota: ['quota'],
  overloaded: ['overloaded'],
  server: ['overloaded', 'agent_error'],
  network: ['overloaded', 'agent_error'],
  budget: ['budget'],
  max_turns: ['budget'],
  context_exhausted: ['context_exhausted'],
};

if (recorded.length > 0)
  describe('the recorded streams of five real CLIs (../shared/agent-transcripts)', () => {
    // A command is not known to be one of them: what counts is that the last line is the JSON of an error.
    const failed = recorded.filter(
      ({ cli, expected: { ok, errorClass, terminalEventSeen } }) =>
        ok === false && cli !== 'copilot' && errorClass !== 'tool_denied' && terminalEventSeen,
    );

    test.each(failed)('$name was not successful', ({ stdout, stderr, expected }) => {
      const classes = [expected.errorClass ?? '', ...(expected.alsoAccepted ?? [])];
      for (const output of [stdout, stderr + stdout]) {
        const said = reportedFailure(output);
        expect(said).not.toBeNull();
        expect(classes.flatMap((name) => reasons[name] ?? ['agent_error'])).toContain(said?.reason);
      }
    });

    test.each(recorded.filter(({ expected }) => expected.ok === true))('$name was successful', ({ stdout, stderr }) => {
      expect(reportedFailure(stdout)).toBeNull();
      expect(reportedFailure(stderr + stdout)).toBeNull();
      expect(reportedFailure(stdout + stderr)).toBeNull();
      expect(reportedFailure(`${stdout}\nFinished.\n`)).toBeNull();
    });
  });

const result = (fields: object) =>
  JSON.stringify({ type: 'result', subtype: 'success', is_error: false, result: 'All done.', ...fields });
const init = JSON.stringify({ type: 'system', subtype: 'init', session_id: 's' });
const assistant = JSON.stringify({ type: 'assistant', session_id: 's', message: { content: [] } });

test.each([
  ['{"type":"result","subtype":"error_max_turns","is_error":true}', 'budget'],
  [result({ is_error: true, result: 'Credit balance is too low' }), 'quota'],
  [result({ is_error: true, api_error_status: 401, result: 'API Error: 401 x' }), 'auth'],
  [result({ subtype: 'error_during_execution' }), 'agent_error'],
  [result({ result: 'Claude AI usage limit reached|1749924000' }), 'quota'],
  [
    result({ result: 'Half of it.\n\n## CHECKPOINT REACHED\n\n**Type:** human-verify\n**Plan:** 01-01\n' }),
    'agent_error',
  ],
  [`${result({ is_error: true })}\nagent.sh: claude is finished\n`, 'agent_error'],
  [`[${init},${assistant},${result({ is_error: true })}]`, 'agent_error'],
])('the last events %j are no success (%s)', (output, reason) => {
  expect(reportedFailure(output)).toMatchObject({ reason, message: expect.stringMatching(/\w+ \w+/) });
});

test.each([
  [`${result({ is_error: true })}\n${init}\n${result({})}`],
  [`reading the fixture\n${result({ is_error: true })}\n${'one more line of work\n'.repeat(9)}All done.`],
  [`${assistant}\n${assistant}`], // messages only, as somebody selects them with jq
  [result({ permission_denials: [{ tool_name: 'WebSearch' }] })],
  [result({ result: 'Fixed the message "Claude AI usage limit reached".' })],
  ['{"type":"result","note":"of another tool"}'],
  ['{\n"type": "unfinished'],
])('the last events %j say nothing against the agent', (output) => {
  expect(reportedFailure(output)).toBeNull();
});

test.each([
  ['Claude AI usage limit reached|1749924000', 'quota'],
  [
    "ERROR: You've hit your usage limit. Upgrade to Pro or try again in 2 hours 5 minutes.\ntokens used\n12,345",
    'quota',
  ],
  ['5-hour limit reached ∙ resets 3pm', 'quota'],
  ['Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing', 'quota'],
  ['Error: Reached max turns (30)', 'budget'],
  ['{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}', 'overloaded'],
  ['{"is_error":true,"result":"x"}', 'agent_error'],
  ['API Error: Request rejected (429) · Rate limited', 'rate_limit'],
  ['[Request interrupted by user]', 'agent_error'],
  [
    '## CHECKPOINT REACHED\n\n**Type:** human-verify\n**Plan:** 01-01\n**Progress:** 1/3 tasks complete\n',
    'agent_error',
  ],
  [`# Report\n\n## PLAN BLOCKED\n\n**Plan:** 01-01\n${'- more of the report\n'.repeat(40)}`, 'agent_error'],
  ['Work stopped.\n\n**PLAN INCOMPLETE**\n\nTask 2 is left.', 'agent_error'],
])('the plain ending %j is no success (%s)', (output, reason) => {
  expect(reportedFailure(output)).toMatchObject({ reason, message: expect.stringMatching(/\w+ \w+/) });
});

test.each([
  [''],
  ['Claude AI usage limit reached|1749924000\nfound in src/a.ts:3\nread it\nAll done.'],
  ['The page says "You have reached your limit".'],
  ['Credit balance is too low is now a message of its own.'],
  ['Error: handling covers 401 and 429'],
  ['Prompt is too long for one line was a finding; it is wrapped now.'],
  ['## CHECKPOINT REACHED\n\n**Type:** [human-verify | decision]\n\nAll done.'],
  ['```md\n## CHECKPOINT REACHED\n\n**Type:** human-verify\n```\nAll done.'],
  ['## CHECKPOINT REACHED\n\n**Type:** human-verify\n\n## PLAN COMPLETE\n\n**Plan:** 01-01'],
  ['+## PLAN BLOCKED\n+**Plan:** 01-01'],
])('the plain ending %j says nothing against the agent', (output) => {
  expect(reportedFailure(output)).toBeNull();
});

test('a limit that names its end is passed on', () => {
  expect(reportedFailure('Claude AI usage limit reached|1749924000')).toMatchObject({
    resetAt: '2025-06-14T18:00:00.000Z',
  });
  expect(reportedFailure("You've hit your usage limit. Please try again in 2 hours 5 minutes.")).toMatchObject({
    retryAfterMs: 7_500_000,
  });
  expect(reportedFailure(result({ is_error: true, result: 'Claude AI usage limit reached|1749924000' }))).toMatchObject(
    { resetAt: '2025-06-14T18:00:00.000Z' },
  );
});
