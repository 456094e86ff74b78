import { data, Evaluator, type Expr, Lexer, Parser } from '@actions/expressions';
import { isBasicExpression, isBoolean, isMapping, isNumber, isSequence, isString } from '@actions/workflow-parser';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Contexts = Record<string, Json>;
/** What an expression may call besides GitHub's own functions: success(), cancelled(), hashFiles(), … */
export type Functions = Record<string, (...given: Json[]) => Json>;

/** The value of a node of a workflow with every expression in it evaluated, by GitHub's own evaluator. */
export function resolve(node: TemplateToken | undefined, contexts: Contexts, functions: Functions = {}): Json {
  if (node === undefined) return null;
  if (isBasicExpression(node)) return evaluate(node.expression, contexts, functions);
  if (isString(node) || isNumber(node) || isBoolean(node)) return node.value;
  if (isSequence(node))
    return Array.from({ length: node.count }, (_, at) => resolve(node.get(at), contexts, functions));
  if (isMapping(node))
    return Object.fromEntries(
      [...node].map(({ key, value }) => [key.toString(), resolve(value, contexts, functions)] as const),
    );
  return null;
}

/** Expressions that were parsed before, with the contexts and functions they may use. */
const known = new Map<string, Expr>();
/** The same for contexts: a step reads some forty values of them. */
const dictionaries = new WeakMap<Contexts, data.Dictionary>();

export function evaluate(expression: string, contexts: Contexts, functions: Functions = {}): Json {
  const named = Object.entries(functions).map(([name, call]) => ({
    name,
    minArgs: 0,
    maxArgs: 255,
    call: (...given: data.ExpressionData[]) => toData(call(...given.map(fromData))),
  }));
  const names = [expression, ...Object.keys(contexts), '', ...Object.keys(functions)].join('\n');
  const parsed =
    known.get(names) ?? new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), named).parse();
  known.set(names, parsed);
  const dictionary = dictionaries.get(contexts) ?? toData(contexts);
  if (!(dictionary instanceof data.Dictionary)) throw new Error('contexts are a dictionary');
  dictionaries.set(contexts, dictionary);
  const value = new Evaluator(
    parsed,
    dictionary,
    new Map(named.map((definition) => [definition.name.toLowerCase(), definition])),
  ).evaluate();
  return fromData(value);
}

/** As GitHub sees a condition: '', 0, false and null are false, everything else holds. */
export function holds(value: Json): boolean {
  return value !== '' && value !== 0 && value !== false && value !== null;
}

/** As GitHub writes a value into an input or an output. */
export function asText(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toData(value: Json): data.ExpressionData {
  return JSON.parse(JSON.stringify(value), data.reviver);
}

function fromData(value: data.ExpressionData): Json {
  return JSON.parse(JSON.stringify(value, data.replacer));
}
