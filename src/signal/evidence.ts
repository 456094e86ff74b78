import { z } from 'zod';
import { isMapping } from '../system/files/json-text.ts';
import { clipText, formatCount } from '../system/text/text.ts';

/**
 * Evidence that a machine saw for a success, weakest first. `none`: nothing. `changed`: a file that the plan declares
 * differs through its own commits. `artifacts`: everything it promises is there and true. `checks`: a command of its own
 * that can fail has passed. `tests`: the tests passed, and one of its own among them ran and can fail. `red-green`: its
 * tests fail without it. `mutation-tested`: they also fail for small changes of its lines. `accepted`: tests that another
 * agent wrote from the plan alone fail without it, and all of them pass.
 */
export const EVIDENCE_LEVELS = [
  ...(['none', 'changed', 'artifacts', 'checks', 'tests'] as const),
  ...(['red-green', 'mutation-tested', 'accepted'] as const),
] as const;
export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];

/** Former words of levels. They are read everywhere until version 2, and written nowhere. */
export const formerLevels: Readonly<Record<string, EvidenceLevel>> = {
  proven: 'red-green',
  sensitive: 'mutation-tested',
};

/** Reads a level by its word or its former word; null for any other. */
export function readLevel(word: unknown): EvidenceLevel | null {
  const text = String(word);
  return (
    EVIDENCE_LEVELS.find((level) => level === text) ??
    (Object.hasOwn(formerLevels, text) ? (formerLevels[text] ?? null) : null)
  );
}

/** A level for people, with what it leaves open where it rests on tests that the plan's own agent wrote. */
export function levelText(level: EvidenceLevel): string {
  const isOwn = level === 'red-green' || level === 'mutation-tested';
  return isOwn ? `${level} (does not say that the tests ask the right question)` : level;
}

/** So many of those that the plan declares or promises. */
const share = z.object({ count: z.number(), of: z.number() });

/** Truths and tasks of a plan, each with the names of the passed acceptance tests and commands that asked it. */
const requested = z.array(z.object({ id: z.string(), text: z.string(), by: z.array(z.string()) })).readonly();

/** Evidence for one plan, in numbers. */
export const EvidenceSchema = z.object({
  changed: share,
  artifacts: share,
  /** Commands of the plan that ran, passed, and could have failed. */
  commands: z.number(),
  /** Tests that passed on the commit; null where none were counted. */
  tests: z.number().nullable(),
  /** Those of them that the plan added or changed, ran and can fail. */
  ownTests: z.number(),
  /** Its tests were seen to fail without its work. */
  proven: z.boolean().optional(),
  /** Small changes of its lines that were decided, and those of them that the tests noticed; missing where none was to be tried. */
  mutants: z.object({ killed: z.number(), of: z.number() }).optional(),
  /** Acceptance tests that count, and those of them that passed; missing where none was run. */
  acceptance: z.object({ passed: z.number(), of: z.number() }).optional(),
  asked: requested.optional(),
});
export type EvidenceFacts = Readonly<z.output<typeof EvidenceSchema>>;

/** Tests say something of a plan only when the plan has done or promised something, and brings a test of its own (decision 0048). */
export function evidenceLevel(facts: EvidenceFacts): EvidenceLevel {
  const { changed, artifacts, commands, tests, ownTests, proven = false, mutants, acceptance } = facts;
  const own =
    commands > 0
      ? 'checks'
      : artifacts.of > 0 && artifacts.count === artifacts.of
        ? 'artifacts'
        : changed.count > 0
          ? 'changed'
          : 'none';
  if (own === 'none' || tests === null || tests === 0) return own;
  if (acceptance !== undefined && acceptance.of > 0 && acceptance.passed === acceptance.of) return 'accepted';
  if (ownTests === 0) return own;
  if (!proven) return 'tests';
  const isSensitive = mutants !== undefined && mutants.of > 0 && mutants.killed / mutants.of >= leastNoticed;
  return isSensitive ? 'mutation-tested' : 'red-green';
}

/** Some small changes alter nothing that a test could see, so one in five may go unnoticed. */
const leastNoticed = 0.8;

export function isAtLeast(level: EvidenceLevel, least: EvidenceLevel): boolean {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least);
}

/** The weakest of several; `none` without any. */
export function getWeakest(levels: readonly EvidenceLevel[]): EvidenceLevel {
  return levels.length === 0 ? 'none' : levels.reduce((least, level) => (isAtLeast(level, least) ? least : level));
}

/** The truths of a plan with what asked each; empty where no acceptance test was run. */
export function listTruths({ asked = [] }: Pick<EvidenceFacts, 'asked'>) {
  return asked.filter(({ id }) => id.startsWith('T'));
}

/** In words: `changed 3 of 4 files, 4 of 4 artifacts, 2 commands`. */
export function evidenceText(facts: EvidenceFacts): string {
  const { changed, artifacts, commands, tests, ownTests, proven = false, mutants, acceptance } = facts;
  const unasked = listTruths(facts).filter(({ by }) => by.length === 0);
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
    ...(unasked.length === 0 ? [] : [`${formatCount(unasked.length, 'truth')} asked by nothing`]),
  ];
  return parts.length === 0 ? 'nothing was verified' : parts.join(', ');
}

/** Evidence as a signal says it: the level, the numbers, and both as text. */
export function evidenceDetails(facts: EvidenceFacts) {
  const rows = shortenRows(facts.asked ?? []);
  return {
    ...{ ...facts, level: evidenceLevel(facts), text: evidenceText(facts) },
    ...(facts.asked === undefined ? {} : { asked: rows }),
  };
}

/** A signal keeps 4,000 characters of this field: the first rows, which are those of truths. */
const maxAsked = 2_500;

function shortenRows(rows: NonNullable<EvidenceFacts['asked']>): NonNullable<EvidenceFacts['asked']> {
  const short = rows.map(({ id, text, by }) => ({
    id,
    text: clipText(text, 100),
    by: by.slice(0, 3).map((each) => clipText(each, 80)),
  }));
  let size = 0;
  return short.filter((row) => {
    size += JSON.stringify(row).length;
    return size <= maxAsked;
  });
}

/** The evidence that a signal tells of: of all promises and commands, `of`, so many `passed`. Null for what it does not say. */
export function readEvidence(signal: { readonly details: object } | undefined) {
  const { evidence } = (signal?.details ?? {}) as { evidence?: unknown };
  const { artifacts, commands, ...said } = SaidEvidence.parse(isMapping(evidence) ? evidence : {});
  return { ...said, passed: artifacts.count + commands, of: artifacts.of + commands };
}

const SaidEvidence = z.object({
  level: z.preprocess(readLevel, z.enum(EVIDENCE_LEVELS).nullable()).catch(null),
  text: z.string().nullable().catch(null),
  tests: z.number().nullable().catch(null),
  commands: z.number().catch(0),
  artifacts: share.catch({ count: 0, of: 0 }),
  asked: requested.catch([]),
});
