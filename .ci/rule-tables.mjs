// The table of docs/rules.md: the data of the rules, and what each one earned (corpus/rules.json, by `npm run rules`).
import { readFileSync } from 'node:fs';
import { ruleBook } from '../lib/judge/rules/rule-book.js';

const earned = JSON.parse(readFileSync('corpus/rules.json', 'utf8')).rules;

export function ruleRows() {
  const head = ['rule', 'level', 'asks', 'excused if', 'lies', 'only it', 'honest', 'right', 'wrong'];
  const rows = Object.entries(ruleBook).map(([id, { level, follows, keeps, asks, excuse }]) => {
    const { lies, only, honest, right, wrong } = earned[id] ?? {};
    const notes = [...(follows === undefined ? [] : [`\`${follows}\``]), ...(keeps === undefined ? [] : [keeps])];
    return [
      `\`${id}\``,
      notes.length === 0 ? level : `${level} (${notes.join(', ')})`,
      ...[asks, excuse],
      ...[lies, only, honest, right, wrong].map((sum) => (sum ? String(sum) : '')),
    ];
  });
  return [head, ...rows];
}
