import { z } from 'zod';
import removedRules from '../../judge/rules/removed-rules.json' with { type: 'json' };
import { type Acceptance, type Level, levels, type RuleId, ruleIds } from '../../judge/rules/rule-book.ts';
import { isMapping } from '../../system/files/json-text.ts';
import { suggestName } from './nearest-name.ts';
import { readJson, readWords, type SettingKind, textKind } from './setting.ts';

type RuleLevels = Readonly<Partial<Record<RuleId, Level>>>;

/** Levels of rules: a mapping in the file, words such as `own-test/idle=off` as text. */
export function ruleLevels(): SettingKind<RuleLevels> {
  const error = (issue: { readonly code?: string; readonly keys?: unknown }) => {
    const [id = ''] = Array.isArray(issue.keys) ? issue.keys.map(String) : [];
    return issue.code === 'unrecognized_keys' ? noRule(id) : 'expected rules with a level each';
  };
  const level = () => z.enum(levels, { error: `expected one of: ${levels.join(', ')}` }).optional();
  const fromFile = () => z.strictObject(Object.fromEntries(ruleIds.map((id) => [id, level()])), { error });
  const read = (text: string) => Object.fromEntries(readWords(text).map((word) => word.split('=', 2)));
  return textKind<RuleLevels>({ fallback: '', value: 'levels', standard: {}, fromFile }, read);
}

/** Findings that a person has accepted: a list in the file, JSON as text. */
export function acceptances(): SettingKind<readonly Acceptance[]> {
  const day = () => z.iso.date({ error: 'until: expected a day such as 2026-12-31' });
  const row = () =>
    z
      .strictObject(
        {
          rule: z.enum(ruleIds, { error: ({ input }) => noRule(String(input)) }),
          file: z.string().min(1).max(4096).optional(),
          test: z.string().min(1).max(400).optional(),
          owner: z.string({ error: 'owner: expected a name' }).trim().min(1).max(200),
          until: day(),
        },
        { error: 'expected rule, file or test, owner and until' },
      )
      .refine(({ file, test }) => (file === undefined) !== (test === undefined), {
        error: 'expected a file or a test',
      });
  const error = 'expected a list of rows with rule, file or test, owner and until';
  const fromFile = () => z.array(row(), { error }) as z.ZodType<readonly Acceptance[]>;
  return textKind({ fallback: '', value: 'json', standard: [], fromFile }, readJson(error));
}

/** A value of `rules` or `accept` without rules of earlier versions, each told to `warn`. */
export function withoutRemovedRules(value: unknown, warn: (message: string) => void): unknown {
  const isLeft = (id: unknown) => {
    const isRemoved = removedRules.includes(String(id));
    if (isRemoved) warn(`the rule ${id} was removed because it caught no false success; this entry has no effect`);
    return !isRemoved;
  };
  if (Array.isArray(value)) return value.filter((row) => !isMapping(row) || isLeft(row.rule));
  return isMapping(value) ? Object.fromEntries(Object.entries(value).filter(([id]) => isLeft(id))) : value;
}

function noRule(id: string): string {
  return `"${id}" is not a rule${suggestName(id, ruleIds)}; docs/rules.md lists them`;
}
