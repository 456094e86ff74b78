import { Lexer, Parser } from '@actions/expressions';
import {
  Binary,
  ContextAccess,
  type Expr,
  FunctionCall,
  Grouping,
  IndexAccess,
  Literal,
  Logical,
  Unary,
} from '@actions/expressions/ast';
import { isBasicExpression, isString } from '@actions/workflow-parser';
import { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';

/** What an expression reads: `needs.plan.outputs.base` as its parts, `fromJSON(inputs.settings)` as one of them. */
export type Reference = readonly string[];

/** Everything that the expressions under a node read, each with the line it stands in. */
export function referencesIn(node: TemplateToken | undefined): { reference: Reference; line: number }[] {
  if (node === undefined) return [];
  return [...TemplateToken.traverse(node)].flatMap(([, token, key]) => {
    // An `if` may do without the braces.
    const bare = key && isString(key) && key.value === 'if' && isString(token) ? token.value : undefined;
    const expression = isBasicExpression(token) ? token.expression : bare;
    return expression === undefined
      ? []
      : referencesOf(expression).map((reference) => ({ reference, line: token.line ?? 0 }));
  });
}

const contexts = [
  ...['env', 'github', 'inputs', 'job', 'jobs', 'matrix', 'needs', 'runner', 'secrets', 'steps', 'strategy', 'vars'],
];
const functions = ['always', 'cancelled', 'failure', 'hashFiles', 'success'].map((name) => ({
  ...{ name, minArgs: 0, maxArgs: 255 },
}));

export function referencesOf(expression: string): Reference[] {
  return visit(new Parser(new Lexer(expression).lex().tokens, contexts, functions).parse());
}

function visit(node: Expr): Reference[] {
  const path = pathOf(node);
  if (path) return [path, ...(node instanceof IndexAccess ? argumentsUnder(node) : [])];
  if (node instanceof Unary) return visit(node.expr);
  if (node instanceof Grouping) return visit(node.group);
  if (node instanceof Binary) return [...visit(node.left), ...visit(node.right)];
  if (node instanceof Logical || node instanceof FunctionCall) return node.args.flatMap(visit);
  if (node instanceof IndexAccess) return [...visit(node.expr), ...visit(node.index)];
  return [];
}

/** `fromJSON(inputs.settings).model` also reads `inputs.settings`. */
function argumentsUnder(node: IndexAccess): Reference[] {
  if (node.expr instanceof IndexAccess) return argumentsUnder(node.expr);
  return node.expr instanceof FunctionCall ? node.expr.args.flatMap(visit) : [];
}

function pathOf(node: Expr): string[] | undefined {
  if (node instanceof ContextAccess) return [node.name.lexeme];
  if (!(node instanceof IndexAccess)) return undefined;
  const before = node.expr instanceof FunctionCall ? calledPath(node.expr) : pathOf(node.expr);
  if (before === undefined) return undefined;
  if (node.index instanceof Literal) return [...before, node.index.literal.coerceString()];
  return [...before, '*'];
}

function calledPath(call: FunctionCall): string[] | undefined {
  const [argument] = call.args;
  const path = argument && pathOf(argument);
  return path && [`${call.functionName.lexeme}(${path.join('.')})`];
}
