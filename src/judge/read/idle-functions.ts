import { type CodeFunction, functionsIn, type Idleness, idleness, isInner } from './code-functions.ts';
import { callArguments, chainOf, isKind } from './code-shapes.ts';
import { around, type CodeTree, parseCode, partsOf, type SyntaxNode } from './syntax-tree.ts';

/** A function that does nothing of what its name says: it only throws, is empty, or gives back a constant or what it was given. */
export interface IdleFunction {
  readonly name: string;
  /** Offset of its first statement. */
  readonly at: number;
  readonly kind: 'throw' | 'empty' | 'constant';
}

/** The idle functions of a file, but those whose names say that they are, and those whose bodies are written elsewhere. */
export async function idleFunctions(path: string, text: string): Promise<IdleFunction[]> {
  const tree = await parseCode(path, text);
  if (tree === null || isAbstract(tree)) return [];
  return functionsIn(tree).flatMap((each): IdleFunction[] => {
    const kind = idleness(each, tree);
    if (each.name === '' || meantIdle.test(each.name)) return [];
    if (!(kind === 'throw' || kind === 'empty' || (kind === 'constant' && each.params.length > 0))) return [];
    return [{ name: each.name, at: each.body.from, kind }];
  });
}

/** Names of functions that throw, do nothing or hand on by intent. */
const meantIdle =
  /^(?:__\w+__|init|main|on[A-Z_]\w*|handle[A-Z_]\w*|constructor|set(?:Up|up|_up)|tear\w*|define\w*|identity|as[A-Z]\w*)$|no_?op|empty|null|noth|throw|raise|fail|error|panic|unreachable|never|abort|reject|deny|forbid|missing|unsupported|abstract|dummy|fake|mock|stub/i;

/** Python whose functions are written elsewhere. */
function isAbstract({ family, text }: CodeTree): boolean {
  return family === 'python' && /^(?:from|import|[ \t]*class)\b.*\b(?:abc|ABC|Protocol|overload)\b/m.test(text);
}

/**
 * What all functions of a file do instead of work; null where one may work, or code outside of them does. `isStub` says of a
 * page without anything that changes whether its words say that it is to be written.
 */
export async function fileIdleness(
  path: string,
  text: string,
  isStub: (words: string) => boolean = () => false,
): Promise<Idleness | null> {
  const tree = await parseCode(path, text);
  if (tree === null || tree.hasErrors || isAbstract(tree) || meantEmpty.test(path)) return null;
  const functions = functionsIn(tree).filter((each) => !isInner(each));
  if (functions.length === 0 || worksOutside(tree)) return null;
  const kindOf = (each: CodeFunction) => idleness(each, tree) ?? (isStubPage(each, tree, isStub) ? 'constant' : null);
  const kinds = functions.map(kindOf);
  if (kinds.includes(null)) return null;
  if (kinds.includes('throw')) return 'throw';
  // One answer may be all that is asked, such as that of a page which says that nothing is there.
  if (kinds.includes('answer')) return functions.length > 1 ? 'answer' : null;
  if (kinds.includes('log')) return 'log';
  if (!kinds.includes('constant')) return 'empty';
  const isPlain =
    functions.length === 1 &&
    functions[0]?.params.length === 0 &&
    functions[0].statements.length === 1 &&
    !/<\w/.test(text);
  return isPlain && !isStub(text) ? null : 'constant';
}

const meantEmpty = /no-?op|empty|dummy|null|\.d\.\w*ts$/i;

/** A page of plain elements whose words say that it is to be written. */
function isStubPage({ statements }: CodeFunction, { text }: CodeTree, isStub: (words: string) => boolean): boolean {
  const [only] = statements;
  if (only === undefined || statements.length !== 1) return false;
  const parts = [...partsOf(only)];
  const isPlain = parts.some(({ type }) => /^jsx_/.test(type)) && !parts.some((each) => changes(each, text));
  return isPlain && isStub(text.slice(only.from, only.to));
}

/** True for what makes a page more than its words: an expression, or a component. */
function changes({ type, from, field, parent }: SyntaxNode, text: string): boolean {
  const isTag = field === 'name' && /^jsx_/.test(parent?.type ?? '');
  return type === 'jsx_expression' || (isTag && /[A-Z]/.test(text[from] ?? ''));
}

/** True where something is called outside of the functions, but for what only brings modules or routes requests to them. */
function worksOutside(tree: CodeTree): boolean {
  return [...partsOf(tree.root)].some((part) => {
    if (
      !isKind(part, 'call') ||
      [...around(part)].some((outer) => isKind(outer, 'function') || /decorator|annotation/.test(outer.type))
    )
      return false;
    const chain = chainOf(part, tree).join('.');
    const routes = /\.(?:get|post|put|patch|delete|all|use)$/.test(chain);
    const isFrame = /^(?:require|(?:express\.)?(?:Router|express|[fF]astify|Hono)|errors\.New)$/.test(chain);
    return !isFrame && !(routes && callArguments(part).some((each) => isKind(each, 'function')));
  });
}
