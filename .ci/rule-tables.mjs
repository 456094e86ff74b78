// The table of docs/rules.md: the data of the rules, and what each one earned (corpus/rules.json, by `npm run rules`).
import { readFileSync } from 'node:fs';
import { ruleBook } from '../lib/judge/rules/rule-book.js';

const earned = JSON.parse(readFileSync('corpus/rules.json', 'utf8')).rules;

export function ruleRows() {
  const head = [
    'rule',
    'level',
    'asks',
    'reads',
    'excused where',
    'remedy',
    'lies',
    'only it',
    'honest',
    'plans right',
    'wrong',
  ];
  const rows = Object.entries(ruleBook).map(([id, { level, follows, keeps, asks, reads, excuse, remedy }]) => {
    const { lies, only, honest, right, wrong } = earned[id] ?? {};
    const levels = follows === undefined ? level : `${level} ([${follows}](settings.md) decides)`;
    return [
      `\`${id}\``,
      keeps === undefined ? levels : `${levels}, keeps ${keeps}`,
      ...[asks, reads, excuse, remedy],
      ...[lies, only, honest, right, wrong].map((sum) => (sum ? String(sum) : '')),
    ];
  });
  return [head, ...rows];
}
