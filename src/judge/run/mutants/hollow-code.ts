import { isTestMaterial } from '../../../plan/phase/test-file.ts';
import { type CodeFunction, listFunctions } from '../../read/code-functions.ts';
import { isKind } from '../../read/code-shapes.ts';
import {
  type CodeTree,
  codeFamily,
  families,
  getNodeText,
  matches,
  parseCode,
  walkAncestors,
} from '../../read/syntax-tree.ts';

/** True for code whose changes tests could notice: of a language that is read, no test, no declaration file, not generated. */
export function isMutable(path: string): boolean {
  return codeFamily(path) !== null && !isTestMaterial(path) && !remaining.test(path);
}

const remaining =
  /\.d\.[cm]?ts$|\.pyi$|\.min\.js$|(?:^|\/)(?:node_modules|vendor|dist|build|generated|migrations)\/|\.config\.\w+$/;

/** A file in which every function that is new fails when called, so that a test fails only if it asks for something. */
export async function hollowCode(path: string, text: string, before: string | null = null): Promise<string | null> {
  const tree = isMutable(path) ? await parseCode(path, text) : null;
  if (tree === null) return null;
  // Of one that returns another the inner one fails.
  const own = listFunctions(tree).filter(
    (codeFunction) =>
      before?.includes(getNodeText(codeFunction.node, tree)) !== true &&
      !runsUnasked(codeFunction, tree) &&
      !(codeFunction.isExpression && isKind(codeFunction.body, 'function')),
  );
  const failures = own
    .map((codeFunction) => buildThrowStatement(codeFunction, tree))
    .sort((one, other) => other.at - one.at);
  const hollow = failures.reduce((all, { at, says }) => all.slice(0, at) + says + all.slice(at), text);
  return own.length === 0 ? null : hollow;
}

/** `main`, `init` of Go, and tests in a file of Rust. */
function runsUnasked({ name, node }: CodeFunction, { family, text }: CodeTree): boolean {
  const isOfTests = [...walkAncestors(node)].some(
    ({ type, from }) => type === 'mod_item' && /#\[cfg\(test\)\]\s*$/.test(text.slice(0, from)),
  );
  const isTest = /#\[(?:\w+::)*test\][^{}]*$/.test(text.slice(0, node.from));
  return (matches(families[family].unasked, name) && node.type !== 'method_declaration') || isOfTests || isTest;
}

function buildThrowStatement(
  { body, isExpression }: CodeFunction,
  { family, text }: CodeTree,
): { at: number; says: string } {
  const { hollow, hollowValue = '' } = families[family];
  if (family === 'python') {
    const indent = /(?<=\n)[ \t]*$/.exec(text.slice(0, body.from))?.[0];
    return { at: body.from, says: indent === undefined ? `${hollow}; ` : `${hollow}\n${indent}` };
  }
  if (!isExpression) return { at: body.from + 1, says: hollow };
  return { at: body.from, says: hollowValue };
}
