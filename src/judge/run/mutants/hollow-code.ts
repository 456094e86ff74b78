import { isTestMaterial } from '../../../plan/phase/test-file.ts';
import { type CodeFunction, listFunctions } from '../../read/code-functions.ts';
import { isKind } from '../../read/code-shapes.ts';
import {
  type CodeTree,
  families,
  getCodeFamily,
  getNodeText,
  matches,
  parseCode,
  walkAncestors,
} from '../../read/syntax-tree.ts';

export function isMutable(path: string): boolean {
  return getCodeFamily(path) !== null && !isTestMaterial(path) && !excludedPattern.test(path);
}

const excludedPattern =
  /\.d\.[cm]?ts$|\.pyi$|\.min\.js$|(?:^|\/)(?:node_modules|vendor|dist|build|generated|migrations)\/|\.config\.\w+$/;

/** Makes every new function throw, so that a test that calls one must fail. */
export async function makeFunctionsFail(
  path: string,
  text: string,
  before: string | null = null,
): Promise<string | null> {
  const tree = isMutable(path) ? await parseCode(path, text) : null;
  if (tree === null) return null;
  // A function that returns another one stays intact; only the inner one throws.
  const newFunctions = listFunctions(tree).filter(
    (codeFunction) =>
      before?.includes(getNodeText(codeFunction.node, tree)) !== true &&
      !isRunByRuntime(codeFunction, tree) &&
      !(codeFunction.isExpression && isKind(codeFunction.body, 'function')),
  );
  const failures = newFunctions
    .map((codeFunction) => buildThrowStatement(codeFunction, tree))
    .sort((first, second) => second.at - first.at);
  const hollow = failures.reduce((code, { at, says }) => code.slice(0, at) + says + code.slice(at), text);
  return newFunctions.length === 0 ? null : hollow;
}

function isRunByRuntime({ name, node }: CodeFunction, { family, text }: CodeTree): boolean {
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
