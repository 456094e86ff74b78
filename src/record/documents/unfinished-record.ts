import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import type { Git } from '../../system/git/git.ts';
import { replaceDocument, trackingFiles, tryReadDocument } from '../log/tracking-files.ts';
import type { PhaseContext } from './phase-context.ts';

/** Previous texts by path; null if the file didn't exist. */
const NoteSchema = z.object({ head: z.string(), texts: z.record(z.string(), z.string().nullable()) });

/** Writes and commits documents. If the run dies in between, `undoUnfinishedRecord` restores the old texts. */
export async function writeWhole<T>(run: PhaseContext, write: () => Promise<T>): Promise<T> {
  const { root, prefix, git } = run.workspace;
  const documents = trackingFiles.filter((file) => file !== '.planning/.orchestrator-state.json');
  const texts = documents.map((file) => [`${prefix}${file}`, tryReadDocument(join(root, file))] as const);
  const note = { head: (await git.head()).sha, texts: Object.fromEntries(texts) };
  replaceFile(getNotePath(run.services.ledger.dir), JSON.stringify(note), 'fleeting');
  const result = await write();
  rmSync(getNotePath(run.services.ledger.dir), { force: true });
  return result;
}

/** Restores documents that a dead run wrote but didn't commit. The next run writes them again. */
export async function undoUnfinishedRecord(ledger: string, git: Git): Promise<void> {
  const text = tryReadRegular(getNotePath(ledger));
  if (text === null) return;
  // A power cut may leave zeros, because the note isn't synced. The documents aren't either.
  const note = NoteSchema.safeParse(tryParseJson(text)).data;
  if (note?.head === (await git.head()).sha) {
    for (const [path, previousText] of Object.entries(note.texts))
      if (previousText === null) rmSync(join(git.root, path), { force: true });
      else replaceDocument(join(git.root, path), previousText);
    await git.run(['reset', '--quiet', 'HEAD', '--', ...Object.keys(note.texts)]);
  }
  rmSync(getNotePath(ledger), { force: true });
}

function getNotePath(ledger: string): string {
  return join(ledger, 'unfinished-record.json');
}
