import { expect, test } from '@jest/globals';
import { findClosingQuestion, findUnfinishedSentence } from '../../../src/plan/claims/last-words.ts';

test.each([
  'Should the table live in Postgres or in SQLite?',
  'I looked at the schema.\n\nTwo columns clash. **Which of them should I keep?**',
  'There are two ways:\n\n1. Keep the old API\n2. Break it\n\nWhich one do you prefer?',
  'The staging server needs a password. Please tell me which one to use.',
  'I could not find the design. Let me know where it is.',
])('a last message that asks is a question: %s', (message) => {
  const asked = findClosingQuestion(message);
  expect(asked).toContain(message.split('\n').at(-1)?.replaceAll('*', '').split('. ').at(-1));
});

test('choices above the question are part of it', () => {
  expect(findClosingQuestion('Two ways:\n\n1. Keep it\n2. Break it\n\nWhich one do you prefer?')).toContain('Break it');
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
  expect(findClosingQuestion(message)).toBeNull();
});

test.each([
  'I cannot help with that request.',
  "I'm sorry, but I can't assist with this task.",
  'I could not write src/b.js because permission was denied.',
])('a last message refuses, or was refused: %s', (message) => {
  expect(findUnfinishedSentence(`Two files.\n\n${message}`)).toBe(message);
});

test.each([
  'I was unable to finish: task 2 is not done yet.',
  'Task 2 was skipped, since it needs a database.',
  'I ran out of context.',
])('a last message admits that work is left: %s', (message) => {
  expect(findUnfinishedSentence(`Two files.\n\n${message}`)).not.toBeNull();
});

test.each([
  '44/44 tests pass.',
  'The mail part is not implemented in this plan, plan 04 adds it.',
  'The test was written first and failed without the fix.',
  'Users cannot log in without a password any more.',
  'I could not write to /etc in the first try, so the test uses a temporary folder; all tests pass.',
])('a last message that tells of the work refuses nothing: %s', (message) => {
  expect(findUnfinishedSentence(message)).toBeNull();
});

test.each([
  'Alle Aufgaben sind erledigt; die Tests laufen durch.',
  'Tout est terminé : la page affiche « pas terminé » quand un envoi est en attente.',
  'Listo. La prueba falla como se esperaba si el token no es válido.',
])('what is said in other languages refuses nothing: %s', (message) => {
  expect(findUnfinishedSentence(message)).toBeNull();
});
