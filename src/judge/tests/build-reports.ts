import { readdirSync } from 'node:fs';
import { ReportFiles } from './report-files.ts';

/** Reports that a build tool writes of its own accord, and the runners whose console summaries tell of the same tests. */
export interface BuildReports {
  files: ReportFiles;
  covers: readonly string[];
}

const tools = [
  {
    named: /(?:^|[\s/;&|('"])(?:mvn|mvnw|mvnd)(?:\.cmd)?(?=[\s;&|)'"]|$)/,
    builtBy: /^pom\.xml$/,
    globs: ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml'],
    covers: ['surefire'],
  },
  {
    named: /(?:^|[\s/;&|('"])gradlew?(?:\.bat)?(?=[\s;&|)'"]|$)/,
    builtBy: /^(?:build|settings)\.gradle(?:\.kts)?$/,
    globs: ['**/build/test-results/**/TEST-*.xml'],
    covers: ['gradle'],
  },
];

/**
 * What maven and gradle will report of a run that is to come: they print no counts (`mvn -q`, any gradle whose tests pass),
 * but write a file for each class. Looked for where the command names them or their build file lies in its folder.
 */
export function buildReports(command: string, folder: string): BuildReports[] {
  const names = namesIn(folder);
  return tools
    .filter(({ named, builtBy }) => named.test(command) || names.some((name) => builtBy.test(name)))
    .flatMap(({ globs, covers }) => globs.map((glob) => ({ files: ReportFiles.from(folder, glob), covers })));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The command itself will say that there is no such folder.
    return [];
  }
}
