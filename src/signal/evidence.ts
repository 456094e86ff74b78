import { z } from 'zod';
import { isMapping } from '../system/files/json-text.ts';
import { clipText, formatCount } from '../system/text/text.ts';

/**
 * Evidence for a success, weakest first. `changed`: the plan's commits change a declared file. `artifacts`: all
 * promised artifacts exist and are valid. `checks`: a command of the plan that can fail has passed. `tests`: all tests
 * pass, including one from the plan that can fail. `red-green`: the plan's tests fail without its change.
 * `mutation-tested`: they also fail when the changed lines are mutated. `accepted`: tests that another agent wrote from
 * the plan fail without the change, and all of them pass.
 */
export const EVIDENCE_LEVELS = [
  ...(['none', 'changed', 'artifacts', 'checks', 'tests'] as const),
  ...(['red-green', 'mutation-tested', 'accepted'] as const),
] as const;
export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];

/** Old names of levels, which are accepted until version 2 but never written. */
export const formerLevels: Readonly<Record<string, EvidenceLevel>> = {
  proven: 'red-green',
  sensitive: 'mutation-tested',
};

export function readLevel(word: unknown): EvidenceLevel | null {
  const text = String(word);
  return (
    EVIDENCE_LEVELS.find((level) => level === text) ??
    (Object.hasOwn(formerLevels, text) ? (formerLevels[text] ?? null) : null)
  );
}

export function formatLevel(level: EvidenceLevel): string {
  const isOwn = level === 'red-green' || level === 'mutation-tested';
  return isOwn ? `${level} (does not say that the tests ask the right question)` : level;
}

const shareSchema = z.object({ count: z.number(), of: z.number() });

/** A plan's truths and tasks, each with the acceptance tests and commands that cover it (`by`). */
const coveredItemsSchema = z.array(z.object({ id: z.string(), text: z.string(), by: z.array(z.string()) })).readonly();

export const EvidenceSchema = z.object({
  changed: shareSchema,
  artifacts: shareSchema,
  commands: z.number(),
  /** Passed tests on the commit, or null if they weren't counted. */
  tests: z.number().nullable(),
  /** Passed tests that the plan added or changed and that can fail. */
  ownTests: z.number(),
  proven: z.boolean().optional(),
  /** Mutants that the tests killed; absent if none was tried. */
  mutants: z.object({ killed: z.number(), of: z.number() }).optional(),
  /** Valid acceptance tests that passed; absent if none ran. */
  acceptance: z.object({ passed: z.number(), of: z.number() }).optional(),
  asked: coveredItemsSchema.optional(),
});
export type EvidenceFacts = Readonly<z.output<typeof EvidenceSchema>>;

/**
 * Passing tests alone are no evidence: the plan must also have changed or promised something and added a test (decision
 * 0048).
 */
export function getEvidenceLevel(facts: EvidenceFacts): EvidenceLevel {
  const { changed, artifacts, commands, tests, ownTests, proven = false, mutants, acceptance } = facts;
  const levelWithoutTests =
    commands > 0
      ? 'checks'
      : artifacts.of > 0 && artifacts.count === artifacts.of
        ? 'artifacts'
        : changed.count > 0
          ? 'changed'
          : 'none';
  if (levelWithoutTests === 'none' || tests === null || tests === 0) return levelWithoutTests;
  if (acceptance !== undefined && acceptance.of > 0 && acceptance.passed === acceptance.of) return 'accepted';
  if (ownTests === 0) return levelWithoutTests;
  if (!proven) return 'tests';
  const isSensitive = mutants !== undefined && mutants.of > 0 && mutants.killed / mutants.of >= minKillRate;
  return isSensitive ? 'mutation-tested' : 'red-green';
}

/** Some mutants don't change behavior, so one in five may survive. */
const minKillRate = 0.8;

export function isAtLeast(level: EvidenceLevel, least: EvidenceLevel): boolean {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least);
}

export function getWeakest(levels: readonly EvidenceLevel[]): EvidenceLevel {
  return levels.length === 0 ? 'none' : levels.reduce((least, level) => (isAtLeast(level, least) ? least : level));
}

/** Lists the plan's truths with the tests that cover them; empty if no acceptance test ran. */
export function listTruths({ asked = [] }: Pick<EvidenceFacts, 'asked'>) {
  return asked.filter(({ id }) => id.startsWith('T'));
}

/** Returns text such as `changed 3 of 4 files, 4 of 4 artifacts, 2 commands`. */
export function formatEvidence(facts: EvidenceFacts): string {
  const { changed, artifacts, commands, tests, ownTests, proven = false, mutants, acceptance } = facts;
  const uncoveredTruths = listTruths(facts).filter(({ by }) => by.length === 0);
  const parts = [
    ...(changed.of > 0 || changed.count > 0 ? [`changed ${changed.count} of ${formatCount(changed.of, 'file')}`] : []),
    ...(artifacts.of > 0 ? [`${artifacts.count} of ${formatCount(artifacts.of, 'artifact')}`] : []),
    ...(commands > 0 ? [formatCount(commands, 'command')] : []),
    ...(tests === null
      ? []
      : [
          `${formatCount(tests, 'test')} (${ownTests === 0 ? 'none' : ownTests} of its own${proven ? ', red without its work' : ''})`,
        ]),
    ...(mutants === undefined ? [] : [`${mutants.killed} of ${formatCount(mutants.of, 'small change')} noticed`]),
    ...(acceptance === undefined ? [] : [`${acceptance.passed} of ${formatCount(acceptance.of, 'acceptance test')}`]),
    ...(uncoveredTruths.length === 0 ? [] : [`${formatCount(uncoveredTruths.length, 'truth')} asked by nothing`]),
  ];
  return parts.length === 0 ? 'nothing was verified' : parts.join(', ');
}

export function getEvidenceDetails(facts: EvidenceFacts) {
  const rows = shortenRows(facts.asked ?? []);
  return {
    ...{ ...facts, level: getEvidenceLevel(facts), text: formatEvidence(facts) },
    ...(facts.asked === undefined ? {} : { asked: rows }),
  };
}

/** A signal keeps 4,000 characters of this field. Truths come first, so they are kept. */
const maxAsked = 2_500;

function shortenRows(rows: NonNullable<EvidenceFacts['asked']>): NonNullable<EvidenceFacts['asked']> {
  const short = rows.map(({ id, text, by }) => ({
    id,
    text: clipText(text, 100),
    by: by.slice(0, 3).map((name) => clipText(name, 80)),
  }));
  let size = 0;
  return short.filter((row) => {
    size += JSON.stringify(row).length;
    return size <= maxAsked;
  });
}

/** Reads a signal's evidence. `passed` and `of` count artifacts and commands together; unknown fields are null. */
export function readEvidence(signal: { readonly details: object } | undefined) {
  const { evidence } = (signal?.details ?? {}) as { evidence?: unknown };
  const { artifacts, commands, ...otherFields } = ReportedEvidenceSchema.parse(isMapping(evidence) ? evidence : {});
  return { ...otherFields, passed: artifacts.count + commands, of: artifacts.of + commands };
}

const ReportedEvidenceSchema = z.object({
  level: z.preprocess(readLevel, z.enum(EVIDENCE_LEVELS).nullable()).catch(null),
  text: z.string().nullable().catch(null),
  tests: z.number().nullable().catch(null),
  commands: z.number().catch(0),
  artifacts: shareSchema.catch({ count: 0, of: 0 }),
  asked: coveredItemsSchema.catch([]),
});
