import { testBlocks, testCode } from './test-blocks.ts';

/**
 * Reason that no runner would run what stands in a new test file, for the end of a sentence; null for none. `asked` are the words of
 * the plan, which may name a build constraint. A file of helpers has no function that looks like a test.
 */
export function neverRun(path: string, text: string, asked: string): string | null {
  if (text.length > longestFile) return null;
  const code = testCode(path, text);
  if (path.endsWith('_test.go')) {
    const [, tag = ''] = /^\/\/go:build (\w+)[ \t]*$/m.exec(text) ?? [];
    if (/^(?:ignore|never|none|disabled|skip|todo|wip)$/.test(tag) && !new RegExp(`\\b${tag}\\b`, 'i').test(asked))
      return `the build constraint ${tag} leaves it out`;
    const [, name] = /^func (test[A-Z]\w*)\(\w+ \*testing\.T\)/m.exec(code) ?? [];
    return name === undefined || testBlocks(path, text).some((block) => block.name !== '')
      ? null
      : `Go does not run ${name}, only Test…`;
  }
  if (/\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path)) {
    const isHollow = /^[;\s]*describe\s*\([^{}]*\{\s*\}\s*\)[;\s]*$/.test(code);
    return isHollow ? 'its suite has no test' : null;
  }
  if (path.endsWith('.feature') && !/^[ \t]*#[ \t]*language/m.test(text))
    return /^[ \t]*(?:Given|When|Then|And|But|\*) /m.test(text) ? null : 'its scenarios have no step';
  if (!/(?:^|\/)test_[^/]*\.py$|_test\.py$/.test(path)) return null;
  const isFound = /^(?:async )?def test|^class (?:Test|\w+\()/m.test(code);
  const [, name] =
    /^(?:class (\w+):\n(?:.*\n)*?[ \t]+def test|def ((?:check|verify|should)_\w+)\(\):)/m.exec(code)?.filter(Boolean) ??
    [];
  return isFound || name === undefined ? null : `pytest does not collect ${name}, only test… and Test…`;
}

/** More characters than people write; to read them costs more than it says. */
export const longestFile = 200_000;
