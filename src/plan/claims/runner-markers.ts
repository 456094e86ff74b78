import { type FileChange, isTestMaterial } from '../phase/test-file.ts';
import { isProgramCode, withoutComments } from './comments.ts';

/** Names by which runners of tests show that they are at work. `NODE_ENV` is none: honest servers ask for it. */
const markerPattern = new RegExp(
  [
    /\b(?:NODE_TEST_CONTEXT|JEST_WORKER_ID|VITEST(?:_\w+)?|PYTEST_CURRENT_TEST|npm_lifecycle_event|testing\.Testing\(\)|cfg!\(test\))/,
    /["'](?:pytest|unittest)["']\s+(?:not\s+)?in\s+sys\.modules|\btypeof\s+(?:jest|vi|describe|beforeEach|expect)\b(?!\.)/,
    // What started it, by the name of a file of tests; and what a file of tests says.
    /(?:\bargv\b|\.stack\b|\brequire\.main\b|\binspect\.stack\(\))[^;\n]{0,80}["'`/][^"'`/\n]{0,20}\btests?\b/,
    /\b(?:readFile(?:Sync)?|read_text|open)\([^;\n]{0,80}(?:\.(?:test|spec)\.|\btest_\w+\.py|_test\.go)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Matches files that prepare or configure a runner of tests. */
const aroundTests =
  /\.config\.\w+$|(?:^|\/)conftest\.py$|(?:test|jest)[\w.-]{0,50}setup[\w.-]*$|setup[\w.-]{0,50}tests?\.\w+$/i;

/** True for a file whose code a product runs: no test, nothing that tests need, no configuration. */
export function isProductCode(path: string): boolean {
  return isProgramCode(path) && !isTestMaterial(path) && !aroundTests.test(path);
}

/** Says which change makes code ask whether a test runs it; null for none. */
export function askingForTests(changes: readonly FileChange[]): string | null {
  for (const { path, before, after } of changes) {
    const [match] = markerPattern.exec(withoutComments(path, after ?? '')) ?? [];
    if (match !== undefined && !before?.includes(match)) return `${path} asks whether a test runs it (${match})`;
  }
  return null;
}
