import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { plainLine } from '../../system/text/text.ts';

/** Why an artifact could not be stored, found or taken, as a sentence. */
export class ArtifactError extends Error {
  override name = 'ArtifactError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

/** What went wrong in somebody else's words, as one line; the signature of an address is a secret. */
export function reason(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return plainLine(text.slice(0, 500).replace(/([?&]sig=)[^&\s]*/g, '$1***'));
}
