import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { type CodeFunction, functionsIn } from '../read/code-functions.ts';
import { isKind } from '../read/code-shapes.ts';
import { around, type CodeFamily, type CodeTree, codeFamily, parseCode, textOf } from '../read/syntax-tree.ts';

/** True for code whose changes tests could notice: of a language that is read, no test, no declaration file, not generated. */
export function isMutable(path: string): boolean {
  return codeFamily(path) !== null && !isTestMaterial(path) && !left.test(path);
}

const left =
  /\.d\.[cm]?ts$|\.pyi$|\.min\.js$|(?:^|\/)(?:node_modules|vendor|dist|build|generated|migrations)\/|\.config\.\w+$/;

/**
 * A file in which every function that `before` does not have as it is fails as soon as it is called; null where none is found,
 * or its language is not read. Without the file a test fails because it does not load or build; with this one it fails
 * only if it asks the code for something.
 */
export async function hollowCode(path: string, text: string, before: string | null = null): Promise<string | null> {
  const tree = isMutable(path) ? await parseCode(path, text) : null;
  if (tree === null) return null;
  const isNew = ({ node }: CodeFunction) => before?.includes(textOf(node, tree)) !== true;
  // Of one that returns another the inner one fails.
  const own = functionsIn(tree).filter(
    (each) => isNew(each) && !runsUnasked(each, tree) && !(each.isExpression && isKind(each.body, 'function')),
  );
  if (own.length === 0) return null;
  const parts: string[] = [];
  let from = 0;
  for (const { at, says } of own.map((each) => failureOf(each, tree)).sort((one, other) => one.at - other.at)) {
    parts.push(text.slice(from, at), says);
    from = at;
  }
  return parts.join('') + text.slice(from);
}

/** `main`, `init` of Go, and tests in a file of Rust. */
function runsUnasked({ name, node }: CodeFunction, tree: CodeTree): boolean {
  if (tree.family === 'go') return /^(?:init|main)$/.test(name) && node.type === 'function_declaration';
  if (tree.family !== 'rust') return false;
  const before = tree.text.slice(0, node.from);
  const isInTests = [...around(node)].some(
    ({ type, from }) => type === 'mod_item' && testsBefore.test(tree.text.slice(0, from)),
  );
  return name === 'main' || isInTests || /#\[(?:\w+::)*test\][^{}]*$/.test(before);
}

const testsBefore = /#\[cfg\(test\)\]\s*$/;

const failures: Partial<Record<CodeFamily, string>> = {
  script: "throw new Error('hollow');",
  go: 'panic("hollow");',
  rust: 'panic!("hollow");',
  java: 'if (true) throw new IllegalStateException("hollow");',
};

function failureOf({ body, isExpression }: CodeFunction, { family, text }: CodeTree): { at: number; says: string } {
  const fails = failures[family] ?? '';
  if (family === 'python') {
    const indent = /(?<=\n)[ \t]*$/.exec(text.slice(0, body.from))?.[0];
    const raises = 'raise RuntimeError("hollow")';
    return { at: body.from, says: indent === undefined ? `${raises}; ` : `${raises}\n${indent}` };
  }
  return isExpression
    ? { at: body.from, says: family === 'script' ? `(() => { ${fails} })() || ` : `{ ${fails} } ` }
    : { at: body.from + 1, says: fails };
}
