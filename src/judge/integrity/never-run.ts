import { chainOf, isKind } from '../read/code-shapes.ts';
import { declaredTests } from '../read/declared-tests.ts';
import { type CodeTree, namedChildren, parseCode, partsOf, textOf } from '../read/syntax-tree.ts';
import { nameOf } from '../read/test-marks.ts';

/**
 * Reason that no runner would run what stands in a new test file, for the end of a sentence; null for none. `asked` are the words of
 * the plan, which may name a build constraint. A file of helpers has no function that looks like a test.
 */
export async function neverRun(path: string, text: string, asked: string): Promise<string | null> {
  if (path.endsWith('.feature') && !/^[ \t]*#[ \t]*language/m.test(text))
    return /^[ \t]*(?:Given|When|Then|And|But|\*) /m.test(text) ? null : 'its scenarios have no step';
  const tree = await parseCode(path, text);
  if (tree === null) return null;
  if (path.endsWith('_test.go')) return neverRunInGo(tree, asked);
  if (/\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path)) return isEmptySuite(tree) ? 'its suite has no test' : null;
  return /(?:^|\/)test_[^/]*\.py$|_test\.py$/.test(path) ? neverRunInPython(tree) : null;
}

function neverRunInGo(tree: CodeTree, asked: string): string | null {
  const [, tag = ''] = /^\/\/go:build (\w+)[ \t]*$/m.exec(tree.text) ?? [];
  if (/^(?:ignore|never|none|disabled|skip|todo|wip)$/.test(tag) && !new RegExp(`\\b${tag}\\b`, 'i').test(asked))
    return `the build constraint ${tag} leaves it out`;
  const isLike = (text: string) => /^func test[A-Z]\w*\(\w+ \*testing\.T\)/.test(text);
  const like = namedChildren(tree.root).find((each) => isLike(textOf(each, tree)));
  return like === undefined || declaredTests(tree).length > 0
    ? null
    : `Go does not run ${nameOf(like, tree)}, only Test…`;
}

/** `describe('a', () => {})` and nothing else. */
function isEmptySuite(tree: CodeTree): boolean {
  const statements = namedChildren(tree.root);
  const calls = statements.flatMap((each) => [...partsOf(each)].filter((part) => isKind(part, 'call')));
  return statements.length === 1 && calls.length === 1 && calls.every((each) => chainOf(each, tree)[0] === 'describe');
}

function neverRunInPython(tree: CodeTree): string | null {
  const top = namedChildren(tree.root).map((each) => each.children.find(({ field }) => field === 'definition') ?? each);
  const functions = top.filter(({ type }) => type === 'function_definition');
  const classes = top.filter(({ type }) => type === 'class_definition');
  const isFound =
    functions.some((each) => nameOf(each, tree).startsWith('test')) ||
    classes.some(
      (each) => /^Test/.test(nameOf(each, tree)) || each.children.some(({ field }) => field === 'superclasses'),
    );
  const holdsTests = (node: (typeof top)[number]) =>
    [...partsOf(node)].some((each) => each.type === 'function_definition' && nameOf(each, tree).startsWith('test'));
  const like =
    classes.find(holdsTests) ??
    functions.find((each) => /^(?:check|verify|should)_\w+\(\):/.test(tree.text.slice(each.from + 4, each.to)));
  return isFound || like === undefined ? null : `pytest does not collect ${nameOf(like, tree)}, only test… and Test…`;
}
