// The table of docs/rules.md, from the data of the rules.
import { ruleBook } from '../lib/judge/rules/rule-book.js';

export function ruleRows() {
  const head = ['rule', 'level', 'asks', 'reads', 'excused where', 'remedy'];
  const rows = Object.entries(ruleBook).map(([id, { level, follows, asks, reads, excuse, remedy }]) => [
    `\`${id}\``,
    follows === undefined ? level : `${level} ([${follows}](settings.md) decides)`,
    asks,
    reads,
    excuse,
    remedy,
  ]);
  return [head, ...rows];
}
