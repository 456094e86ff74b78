import { z } from 'zod';
import type { StoredArtifact } from '../../publish/host/artifacts.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { getLargest } from '../../system/text/extremes.ts';

/** A job's statement of its uploaded result, in an output of its own: unlike names of artifacts, no other job writes it. */
const ReceiptSchema = z.object({
  name: z.string().max(300),
  id: z.number().int(),
  /** `sha256:` and the digest of the archive; null where it is not known. */
  digest: z.string().max(100).nullable(),
  job: z.string().max(200),
});
export type Receipt = z.output<typeof ReceiptSchema>;

export type PossibleResult = Pick<StoredArtifact, 'name' | 'id' | 'digest' | 'job'>;

/** A result that has not one maker, and that the right one. It is lost: nobody chooses between two. */
export class ForgedError extends Error {
  override readonly name = 'ForgedError';
}

export interface ExpectedArtifact {
  readonly artifact: string;
  /** Receipt of its own job; null where that job could say nothing any more. */
  readonly receipt: Receipt | null;
  readonly others: readonly string[];
  readonly otherReceipts: readonly Receipt[];
  /** How often the workflow run was started: results of earlier starts are other results. */
  readonly runAttempt: number;
}

/**
 * The one artifact that is a job's result: what the job vouches for, else what the only job that left anything under its
 * name has left last. Null where there is none. Pure.
 * @throws ForgedError where another job had a hand in it, or what was vouched for is gone.
 */
export function findJobResult<T extends PossibleResult>(all: readonly T[], expected: ExpectedArtifact): T | null {
  const { artifact, receipt } = expected;
  const named = all.flatMap((each) => {
    const parts = parseResultName(each.name, artifact);
    return parts === null ? [] : [{ ...parts, each }];
  });
  const ahead = named.find(({ start }) => start > expected.runAttempt);
  if (ahead) throw new ForgedError(`artifact ${ahead.each.name} names a future start of the workflow run`);
  const start = receipt
    ? parseResultName(receipt.name, artifact)?.start
    : getLargest(
        named.map((each) => each.start),
        1,
      );
  const mine = named.filter((each) => each.start === start).sort((one, other) => one.taken - other.taken);
  const vouched = receipt ? vouchedFor(receipt, mine) : mine.at(-1)?.each;
  if (vouched === undefined) return null;
  refuseOtherMakers(mine, vouched, all, expected);
  return vouched;
}

/** @throws ForgedError where it is not there, or not as it was uploaded. */
function vouchedFor<T extends PossibleResult>({ name, id, digest, job }: Receipt, mine: readonly { each: T }[]): T {
  const result = mine.find(({ each }) => each.id === id)?.each;
  if (result === undefined)
    throw new ForgedError(`its job uploaded artifact ${name} (${id}), which was deleted or replaced since`);
  if ((result.job ?? job) !== job)
    throw new ForgedError(`artifact ${name} (${id}) is of job ${result.job}, not of ${job}`);
  if (result.digest !== null && digest !== null && result.digest !== digest)
    throw new ForgedError(`artifact ${name} (${id}) has the digest ${result.digest}, but ${digest} was uploaded`);
  return result;
}

function refuseOtherMakers(
  mine: readonly { each: PossibleResult; taken: number }[],
  vouched: PossibleResult,
  all: readonly PossibleResult[],
  { artifact, receipt, others, otherReceipts }: ExpectedArtifact,
): void {
  const { job } = vouched;
  const second = mine.find(({ each }) => each.job !== job)?.each;
  if (second)
    throw new ForgedError(
      `${artifact} was uploaded by two jobs: job ${job} uploaded ${vouched.name}, job ${second.job} uploaded ${second.name}`,
    );
  // If the service does not name the maker of an artifact, a name that was taken already is the only evidence.
  const renamed = mine.find(({ taken }) => job === null && taken > 1)?.each;
  if (renamed) throw new ForgedError(`${renamed.name} shows that the name ${artifact} was already taken`);
  const external = all.find(
    (result) => job !== null && result.job === job && others.some((name) => isJobResultName(result.name, name)),
  );
  if (external)
    throw new ForgedError(`its job ${job} uploaded ${external.name} too, which is the result of another job`);
  const owner = receipt ? undefined : otherReceipts.find((otherReceipt) => job !== null && otherReceipt.job === job);
  if (owner) throw new ForgedError(`${vouched.name} was uploaded by job ${job}, which is the job of ${owner.name}`);
}

export function resultName(artifact: string, runAttempt: number): string {
  return runAttempt > 1 ? `${artifact}-t${runAttempt}` : artifact;
}

export function isJobResultName(name: string, artifact: string): boolean {
  return parseResultName(name, artifact) !== null;
}

/** Parses the suffix of a result's name; `taken` counts the names that were taken. Null for the name of another result. */
function parseResultName(name: string, artifact: string): { start: number; taken: number } | null {
  const rest = name.startsWith(artifact) ? name.slice(artifact.length) : null;
  const [match, start = 1, taken = 1] = /^(?:-t(\d{1,4}))?(?:-(\d{1,3}))?$/.exec(rest ?? '-') ?? [];
  return match === undefined ? null : { start: Number(start), taken: Number(taken) };
}

export function parseReceipt(text: string): Receipt | null {
  return ReceiptSchema.safeParse(tryParseJson(text)).data ?? null;
}
