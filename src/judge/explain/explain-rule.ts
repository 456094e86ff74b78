import type { CommandResult } from '../../settings/call/world.ts';
import { suggestName } from '../../settings/table/nearest-name.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { alignRows } from '../../system/text/text.ts';
import { type Rule, type RuleId, ruleBook, ruleIds } from '../rules/rule-book.ts';

/** Prints a judge rule as in `docs/rules.md`. @throws UsageError for an unknown id */
export function explainRule(name: string): CommandResult {
  const id = ruleIds.find((ruleId) => ruleId === name);
  if (id === undefined) {
    const group = ruleIds.filter((ruleId) => ruleId.startsWith(`${name.split('/', 1)[0]}/`));
    const advice = group.length > 0 ? `; rules of that group: ${group.join(', ')}` : suggestName(name, ruleIds);
    throw new UsageError(`explain: "${name}" is not a rule${advice}`);
  }
  const rule: Rule = ruleBook[id];
  const { follows } = rule;
  const rows: (readonly [string, string])[] = [
    ['asks', rule.asks],
    ['reads', rule.reads],
    ['finding', rule.sentence],
    ['level', follows === undefined ? rule.level : `${rule.level} (${follows} decides)`],
    ['excused', rule.excuse],
    ['remedy', rule.remedy],
    ['change', describeRuleChange(id)],
  ];
  const filledRows = rows.filter(([, text]) => text !== '').map(([name, text]) => [`  ${name}`, text]);
  return { exitCode: 0, json: { id, ...rule }, text: [id, ...alignRows(filledRows)].join('\n') };
}

function describeRuleChange(id: RuleId): string {
  return `rules: { ${id}: refuse|ask|warn|off } in .github/phase-executor.yml, or a row under accept`;
}
