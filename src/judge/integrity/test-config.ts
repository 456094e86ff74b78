import type { FileChange } from '../../plan/phase/test-file.ts';
import { firstFew } from '../../system/text/text.ts';
import { changedParts, type KeyRule, type Parts, partReaders, partsByKeys, whole } from './config-parts.ts';
import known from './test-config.json' with { type: 'json' };

/**
 * The changes of a change set by which tests could be weakened without a test being touched. Of files that hold more than
 * that only the parts that matter are compared, so that a new dependency in package.json is none. `why` has the rule for the
 * file, and which part of it changed.
 */
export function testConfigChanges(
  changes: readonly FileChange[],
  declared: (path: string) => boolean,
): { path: string; why: string; declared: boolean }[] {
  return changes.flatMap(({ path, before, after }) => {
    const rule = testConfigRuleFor(path);
    if (!rule || (before === null && rule.isNewHarmless)) return [];
    const partsOf = rule.parts ?? whole;
    const changed = changedParts(partsOf(before ?? ''), partsOf(after ?? ''));
    if (changed.length === 0) return [];
    const named = changed.filter((name) => name !== '');
    const list = named.length === 0 ? '' : ` (changed: ${firstFew(named)})`;
    return [{ path, why: `${rule.why}${list}`, declared: declared(path) }];
  });
}

/** The rule for a path, if it is one of test configuration or toolchain. */
export function testConfigRuleFor(path: string): TestConfigRule | undefined {
  return TEST_CONFIG.find(({ file }) => file.test(path));
}

interface TestConfigRule {
  /** Matched against the path. */
  file: RegExp;
  /** The start of a sentence about a change of it. */
  why: string;
  /** Parts of the text that matter; without it all of it does. */
  parts?: (text: string) => Parts;
  /** A file that was not there before can take nothing away: its package had no tests that it could weaken. */
  isNewHarmless?: boolean;
}

interface KnownFile extends Omit<TestConfigRule, 'file' | 'parts'> {
  file: string;
  keys?: KeyRule;
  parts?: keyof typeof partReaders;
}

/** Every file of test configuration and toolchain that is known, with its reason. The only such list. */
const TEST_CONFIG = (known as KnownFile[]).map(({ file, keys, parts, ...rule }): TestConfigRule => {
  const read = keys ? partsByKeys(keys) : parts && partReaders[parts];
  return { ...rule, file: new RegExp(`(?:^|/)(?:${file})$`, 'i'), ...(read && { parts: read }) };
});
