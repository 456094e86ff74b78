import { type FileChange, isTestMaterial } from '../phase/test-file.ts';
import { isProgramCode, withoutComments } from './comments.ts';

/** Matches code that detects a test runner. `NODE_ENV` is missing because honest servers read it. */
const markerPattern = new RegExp(
  [
    /\b(?:NODE_TEST_CONTEXT|JEST_WORKER_ID|VITEST(?:_\w+)?|PYTEST_CURRENT_TEST|npm_lifecycle_event|testing\.Testing\(\)|cfg!\(test\))/,
    /["'](?:pytest|unittest)["']\s+(?:not\s+)?in\s+sys\.modules|\btypeof\s+(?:jest|vi|describe|beforeEach|expect)\b(?!\.)/,
    /(?:\bargv\b|\.stack\b|\brequire\.main\b|\binspect\.stack\(\))[^;\n]{0,80}["'`/][^"'`/\n]{0,20}\btests?\b/,
    /\b(?:readFile(?:Sync)?|read_text|open)\([^;\n]{0,80}(?:\.(?:test|spec)\.|\btest_\w+\.py|_test\.go)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const aroundTests =
  /\.config\.\w+$|(?:^|\/)conftest\.py$|(?:test|jest)[\w.-]{0,50}setup[\w.-]*$|setup[\w.-]{0,50}tests?\.\w+$/i;

/** Returns true for code that a product runs: no tests, test support or configuration. */
export function isProductCode(path: string): boolean {
  return isProgramCode(path) && !isTestMaterial(path) && !aroundTests.test(path);
}

/** Describes a change that makes code detect a test run, or returns null. */
export function askingForTests(changes: readonly FileChange[]): string | null {
  for (const { path, before, after } of changes) {
    const [match] = markerPattern.exec(withoutComments(path, after ?? '')) ?? [];
    if (match !== undefined && !before?.includes(match)) return `${path} asks whether a test runs it (${match})`;
  }
  return null;
}
