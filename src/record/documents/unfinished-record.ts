import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import type { Git } from '../../system/git/git.ts';
import { replaceDocument, trackingFiles, tryReadDocument } from '../log/tracking-files.ts';
import type { PhaseContext } from './phase-context.ts';

/** Texts of documents before they were written, by path below the repository; null for one that was not there. */
const NoteSchema = z.object({ head: z.string(), texts: z.record(z.string(), z.string().nullable()) });

/** Writes documents in the checkout and commits them: `undoUnfinishedRecord` puts them back where the run dies in between. */
export async function writeWhole<T>(run: PhaseContext, write: () => Promise<T>): Promise<T> {
  const { root, prefix, git } = run.workspace;
  const documents = trackingFiles.filter((file) => file !== '.planning/.orchestrator-state.json');
  const texts = documents.map((file) => [`${prefix}${file}`, tryReadDocument(join(root, file))] as const);
  const note = { head: (await git.head()).sha, texts: Object.fromEntries(texts) };
  replaceFile(notePath(run.services.ledger.dir), JSON.stringify(note), 'fleeting');
  const written = await write();
  rmSync(notePath(run.services.ledger.dir), { force: true });
  return written;
}

/** Puts back documents that a run wrote and did not commit before it died. The next one writes them again from its record. */
export async function undoUnfinishedRecord(ledger: string, git: Git): Promise<void> {
  const text = tryReadRegular(notePath(ledger));
  if (text === null) return;
  // A power cut may leave zeros of it: it was not synced, and neither were the documents.
  const note = NoteSchema.safeParse(tryParseJson(text)).data;
  if (note?.head === (await git.head()).sha) {
    for (const [path, before] of Object.entries(note.texts))
      if (before === null) rmSync(join(git.root, path), { force: true });
      else replaceDocument(join(git.root, path), before);
    await git.run(['reset', '--quiet', 'HEAD', '--', ...Object.keys(note.texts)]);
  }
  rmSync(notePath(ledger), { force: true });
}

function notePath(ledger: string): string {
  return join(ledger, 'unfinished-record.json');
}
