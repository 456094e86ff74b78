import { expect, test } from '@jest/globals';
import { closingQuestion } from '../../../src/plan/claims/last-words.ts';

test.each([
  'Should the table live in Postgres or in SQLite?',
  'I looked at the schema.\n\nTwo columns clash. **Which of them should I keep?**',
  'There are two ways:\n\n1. Keep the old API\n2. Break it\n\nWhich one do you prefer?',
  'The staging server needs a password. Please tell me which one to use.',
  'I could not find the design. Let me know where it is.',
])('a last message that asks is a question: %s', (message) => {
  const asked = closingQuestion(message);
  expect(asked).toContain(message.split('\n').at(-1)?.replaceAll('*', '').split('. ').at(-1));
});

test('choices above the question are part of it', () => {
  expect(closingQuestion('Two ways:\n\n1. Keep it\n2. Break it\n\nWhich one do you prefer?')).toContain('Break it');
});

test.each([
  'Task 1 is in place. Should I continue with task 2?',
  'Would you like me to go ahead?',
  'Everything is done. Would you like me to add more tests as well?',
  'Why did it fail? Because the port was taken. I changed the port.',
  'Installing packages... ok?',
  'Let me know if you want me to proceed.',
  'All tests pass.',
  '',
])('anything else is none: %s', (message) => {
  expect(closingQuestion(message)).toBeNull();
});
