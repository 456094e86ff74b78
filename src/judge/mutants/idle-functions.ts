import { withoutComments } from '../../plan/claims/comments.ts';
import { behindBracket } from '../../system/text/brackets.ts';
import { type FunctionBody, pythonBodies, scriptBodies } from './function-bodies.ts';
import { isScript, readableCode } from './hollow-code.ts';

/** A function that does nothing of what its name says: it only throws, is empty, or gives back a constant or what it was given. */
export interface IdleFunction {
  readonly name: string;
  /** Offset of its first statement. */
  readonly at: number;
  readonly kind: 'throw' | 'empty' | 'constant';
}

/** The idle functions of a file of JavaScript, TypeScript or Python, but those whose names say that they are. */
export function idleFunctions(path: string, text: string): IdleFunction[] {
  const code = readableCode(path, text);
  if (code === null || !(isScript(path) || path.endsWith('.py')) || abstractCode.test(code)) return [];
  const plain = (from: number, to: number) => withoutComments(path, text.slice(from, to)).trim();
  const bodies = isScript(path) ? scriptBodies(code) : pythonBodies(code);
  return bodies.flatMap((body): IdleFunction[] => {
    const { name, params } = headOf(code, body, isScript(path));
    const { at, end, isExpression } = body;
    if (name === '' || meantIdle.test(name) || end - at > mostOfIdle || holdsAnother(text, body)) return [];
    const all = plain(at, isExpression || !isScript(path) ? end : end - 1);
    const said = all.replace(/^(?:[rRuU]?"""[\s\S]*?"""|'''[\s\S]*?''')\s*/, '').replace(/;$/, '');
    const kind = kindOf(isExpression ? `return ${said}` : said, params);
    return kind === null ? [] : [{ name, at, kind }];
  });
}

const mostOfIdle = 1_000;

/** Code of Python whose functions are written elsewhere. */
const abstractCode = /^(?:from|import)\b.*\b(?:abc|ABC|Protocol|overload)\b/m;

/** In Python what follows the header may be a function inside. */
function holdsAnother(text: string, { head, end }: FunctionBody): boolean {
  const indent = /^[ \t]*/.exec(text.slice(head, head + 200))?.[0].length ?? 0;
  const next = /^\n([ \t]*)(?:async[ \t]+)?def\b/.exec(text.slice(end, end + 300))?.[1];
  return next !== undefined && next.length > indent;
}

/** Names of functions that throw, do nothing or hand on by intent. */
const meantIdle =
  /^(?:function|__\w+__|on[A-Z_]\w*|handle[A-Z_]\w*|constructor|set(?:Up|up|_up)|tear\w*|define\w*|identity|as[A-Z]\w*)$|no_?op|empty|null|noth|throw|raise|fail|error|panic|unreachable|never|abort|reject|deny|forbid|missing|unsupported|abstract|dummy|fake|mock|stub/i;

function headOf(code: string, { head, at }: FunctionBody, isCode: boolean): { name: string; params: string } {
  if (!isCode) {
    const open = code.indexOf('(', head);
    const [, name = ''] = /def\s+(\w+)\s*$/.exec(code.slice(head, open)) ?? [];
    return { name, params: code.slice(open + 1, behindBracket(code, open) - 1).replace(/^\s*(?:self|cls)\s*,?/, '') };
  }
  const before = code.slice(Math.max(0, head - 300), head);
  if (code.startsWith('=>', head)) {
    const found =
      /(?:^|[\s{,])([\w$]+)\s*(?::[^=;]{1,200})?=\s*(?:async\s*)?(?:\(([^()]*)\)|([\w$]+))\s*(?::[^=;(){}]{1,100})?$/.exec(
        before,
      );
    return { name: found?.[1] ?? '', params: found?.[2] ?? found?.[3] ?? '' };
  }
  const [, type = ''] = /^\s*:\s*([^{]*)\{$/.exec(code.slice(behindBracket(code, head), at)) ?? [];
  const [, name = ''] = /([\w$]+)\s*(?:<[^<>()]*>)?$/.exec(before) ?? [];
  return { name: /\bnever\b/.test(type) ? '' : name, params: code.slice(head + 1, behindBracket(code, head) - 1) };
}

function kindOf(said: string, params: string): IdleFunction['kind'] | null {
  if (/\b(?:sub-?class|abstract|overrid|must (?:be )?implement)/i.test(said)) return null;
  if (/^(?:throw|raise)\b[^;\n]{0,300}$/.test(said)) return 'throw';
  if (/^(?:|pass|\.\.\.|return)$/.test(said)) return 'empty';
  const [, given = ''] = /^return\s+\(?([^\n]*?)\)?$/.exec(said) ?? [];
  const isLiteral = /^(?:null|undefined|None|''|""|``|\[\s*\]|\{\s*\}|0|-1|true|false|True|False)$/.test(given);
  const [, only] = /^\s*([\w$]+)\s*(?:[:=][^,]*)?$/.exec(params) ?? [];
  return params.trim() !== '' && (isLiteral || given === only) ? 'constant' : null;
}
