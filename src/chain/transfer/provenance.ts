import { z } from 'zod';
import type { StoredArtifact } from '../../publish/host/artifacts.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { getLargest } from '../../system/text/extremes.ts';

/** A job's statement about its uploaded result, in its outputs: unlike artifact names, other jobs can't write those. */
const ReceiptSchema = z.object({
  name: z.string().max(300),
  id: z.number().int(),
  /** Archive digest (`sha256:…`), or null if unknown. */
  digest: z.string().max(100).nullable(),
  job: z.string().max(200),
});
export type Receipt = z.output<typeof ReceiptSchema>;

export type PossibleResult = Pick<StoredArtifact, 'name' | 'id' | 'digest' | 'job'>;

/** The result's origin is doubtful. It counts as lost, because choosing between two is unsafe. */
export class ForgedError extends Error {
  override readonly name = 'ForgedError';
}

export interface ExpectedArtifact {
  readonly artifact: string;
  /** Receipt from its own job, or null if that job was lost. */
  readonly receipt: Receipt | null;
  readonly others: readonly string[];
  readonly otherReceipts: readonly Receipt[];
  /** Start count of the workflow run; results of earlier starts are different results. */
  readonly runAttempt: number;
}

/** Prefers the receipt, else the last upload of the only job. @throws ForgedError if another job interfered */
export function findJobResult<T extends PossibleResult>(artifacts: readonly T[], expected: ExpectedArtifact): T | null {
  const { artifact, receipt } = expected;
  const matching = artifacts.flatMap((each) => {
    const parts = parseResultName(each.name, artifact);
    return parts === null ? [] : [{ ...parts, each }];
  });
  const future = matching.find(({ start }) => start > expected.runAttempt);
  if (future) throw new ForgedError(`artifact ${future.each.name} names a future start of the workflow run`);
  const start = receipt
    ? parseResultName(receipt.name, artifact)?.start
    : getLargest(
        matching.map((each) => each.start),
        1,
      );
  const candidates = matching.filter((each) => each.start === start).sort((a, b) => a.taken - b.taken);
  const vouched = receipt ? findVouched(receipt, candidates) : candidates.at(-1)?.each;
  if (vouched === undefined) return null;
  refuseOtherMakers(candidates, vouched, artifacts, expected);
  return vouched;
}

/** @throws ForgedError if it is missing or was changed */
function findVouched<T extends PossibleResult>(
  { name, id, digest, job }: Receipt,
  candidates: readonly { each: T }[],
): T {
  const result = candidates.find(({ each }) => each.id === id)?.each;
  if (result === undefined)
    throw new ForgedError(`its job uploaded artifact ${name} (${id}), which was deleted or replaced since`);
  if ((result.job ?? job) !== job)
    throw new ForgedError(`artifact ${name} (${id}) is of job ${result.job}, not of ${job}`);
  if (result.digest !== null && digest !== null && result.digest !== digest)
    throw new ForgedError(`artifact ${name} (${id}) has the digest ${result.digest}, but ${digest} was uploaded`);
  return result;
}

function refuseOtherMakers(
  candidates: readonly { each: PossibleResult; taken: number }[],
  vouched: PossibleResult,
  artifacts: readonly PossibleResult[],
  { artifact, receipt, others, otherReceipts }: ExpectedArtifact,
): void {
  const { job } = vouched;
  const otherUpload = candidates.find(({ each }) => each.job !== job)?.each;
  if (otherUpload)
    throw new ForgedError(
      `${artifact} was uploaded by two jobs: job ${job} uploaded ${vouched.name}, job ${otherUpload.job} uploaded ${otherUpload.name}`,
    );
  // If the service doesn't say who uploaded an artifact, a name collision is the only evidence.
  const renamed = candidates.find(({ taken }) => job === null && taken > 1)?.each;
  if (renamed) throw new ForgedError(`${renamed.name} shows that the name ${artifact} was already taken`);
  const foreign = artifacts.find(
    (result) => job !== null && result.job === job && others.some((name) => isJobResultName(result.name, name)),
  );
  if (foreign) throw new ForgedError(`its job ${job} uploaded ${foreign.name} too, which is the result of another job`);
  const owner = receipt ? undefined : otherReceipts.find((otherReceipt) => job !== null && otherReceipt.job === job);
  if (owner) throw new ForgedError(`${vouched.name} was uploaded by job ${job}, which is the job of ${owner.name}`);
}

export function getResultName(artifact: string, runAttempt: number): string {
  return runAttempt > 1 ? `${artifact}-t${runAttempt}` : artifact;
}

export function isJobResultName(name: string, artifact: string): boolean {
  return parseResultName(name, artifact) !== null;
}

/** Parses the suffix of a result's name; `taken` counts name collisions. Null for another result. */
function parseResultName(name: string, artifact: string): { start: number; taken: number } | null {
  const suffix = name.startsWith(artifact) ? name.slice(artifact.length) : null;
  const [match, start = 1, taken = 1] = /^(?:-t(\d{1,4}))?(?:-(\d{1,3}))?$/.exec(suffix ?? '-') ?? [];
  return match === undefined ? null : { start: Number(start), taken: Number(taken) };
}

export function parseReceipt(text: string): Receipt | null {
  return ReceiptSchema.safeParse(tryParseJson(text)).data ?? null;
}
