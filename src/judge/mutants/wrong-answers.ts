import { type FunctionBody, ownWords, pythonBodies, scriptBodies } from './function-bodies.ts';
import { goAnswers } from './go-answers.ts';
import { goBodies, type Insertion, isScript, newBodies, readableCode, withInsertions } from './hollow-code.ts';

/**
 * A file of JavaScript, TypeScript, Python or Go in which every function that `before` does not have as it is gives back another
 * value of the same kind, throws nothing, and does nothing where it gives back nothing; null where none is found. One that gives
 * back something and changes something else, such as a list that it was given, fails. A test that passes on the file asks
 * whether there is an answer, not which. Where a function that no other of them called gives something of
 * which no other value can be made (null, an instance, a response), it says so by a file at `mark`.
 */
export function wrongAnswers(path: string, text: string, before: string | null, mark: string): string | null {
  const code = readableCode(path, text);
  const isGo = path.endsWith('.go');
  if (code === null || !(isScript(path) || isGo || path.endsWith('.py'))) return null;
  const all = isScript(path) ? scriptBodies(code) : isGo ? goBodies(code) : pythonBodies(code);
  const bodies = newBodies(all, text, before).sort((a, b) => a.at - b.at);
  if (bodies.length === 0) return null;
  const words = ownWords(code, all, /\breturn(?=[ \t]*[^\s;}#])|\b(?:await|yield)\b/g);
  const effects = ownWords(code, all, new RegExp(effect, isGo ? 'gi' : 'g'));
  const wordsOf = (body: FunctionBody) => [
    ...(words.get(body) ?? []),
    ...(effects.get(body)?.some((does) => !isOfItsOwn(does, code.slice(body.at, Math.min(body.end, body.at + 5_000))))
      ? ['effect']
      : []),
  ];
  if (isGo) {
    const failing = new Set(bodies.filter((body) => wordsOf(body).includes('effect')));
    return goAnswers(path, { text, code }, { bodies, failing }, mark);
  }
  if (!isScript(path)) {
    const first = Math.max(0, code.search(/^(?!from __future__)[A-Za-z_@]/m));
    const decorated = bodies.map((body): Insertion => {
      const indent = /^[ \t]*/.exec(code.slice(body.head))?.[0] ?? '';
      const own = wordsOf(body);
      const form =
        !own.includes('return') && !own.includes('yield') ? 'nothing' : own.includes('effect') ? 'fail' : 'other';
      return { at: body.head, says: `${indent}@hollow_answer("${form}")\n` };
    });
    return withInsertions(text, [{ at: first, says: pythonAnswer(mark) }, ...decorated]);
  }
  const begun = bodies.map((body) => ({ body, ...scriptEdit(code, body, wordsOf(body)) }));
  const insertions = [
    ...begun.map(({ body: { at }, opens }) => ({ at, says: opens })),
    // Of two that end at one place the inner one comes first.
    ...begun
      .toReversed()
      .map(({ body: { end, isExpression }, closes }) => ({ at: isExpression ? end : end - 1, says: closes })),
  ];
  const shebang = /^#!.*\n/.exec(text)?.[0].length ?? 0;
  const unchecked = /tsx?$/.test(path) ? [{ at: shebang, says: '// @ts-nocheck\n' }] : [];
  return `${withInsertions(text, [...unchecked, ...insertions])}\n${scriptAnswer(mark)}`;
}

function scriptEdit(code: string, { head, isExpression }: FunctionBody, words: readonly string[]) {
  const opening = `hollowAnswer(${words.includes('await') ? 'async ' : ''}() => `;
  const fails = words.includes('yield') || (words.includes('effect') && (isExpression || words.includes('return')));
  if (fails) return { opens: isExpression ? ` (() => { ${failure} })() || ` : failure, closes: '' };
  if (isExpression) return { opens: ` ${opening.trimEnd()}`, closes: ')' };
  if (/\bconstructor\s*$/.test(code.slice(Math.max(0, head - 30), head)))
    return { opens: '', closes: ';Object.assign(this, hollowAnswer(() => ({ ...this })));' };
  return words.includes('return') ? { opens: `return ${opening}{`, closes: '});' } : { opens: 'return;', closes: '' };
}

const failure = "throw new Error('hollow');";

/** A statement that is a call, a value that is set in something, or a call whose name says that it does something. */
const effect = [
  '\\b(?<=[;{}\\n)][ \\t]*)(?:await\\s+)?(?!(?:return|if|elif|for|while|switch|catch|throw|raise|panic|function|super|new|assert|yield|del|with|not|in|and|or)\\b)[\\w$]+(?:\\??\\.[\\w$#]+){0,6}\\(',
  '\\b[\\w$]+(?:\\.[\\w$#]+|\\[[^\\]\\n]{0,80}\\]){1,6}\\s*[-+*/|&?]{0,2}=(?![=>])',
  '\\b[\\w$]+(?:\\??\\.[\\w$#]+(?:\\([^()\\n]{0,200}\\))?){0,4}\\.(?:emit|send|json|end|write\\w*|push|append|add|set|delete|save|insert\\w*|update\\w*|publish|dispatch|redirect|render)\\(',
].join('|');

/** True for an effect on something that the function made itself. */
function isOfItsOwn(does: string, body: string): boolean {
  const [, name = ''] = /^(?:await\s+)?([\w$]+)/.exec(does) ?? [];
  const its = name.replaceAll('$', '\\$');
  const made = new RegExp(
    `(?:^|[\\s;{(])(?:(?:const|let|var|for)\\s+)?${its}\\s*(?:[:,][^=\\n]{0,100})?=(?![=>])|\\bvar\\s+${its}\\s`,
  );
  return name !== 'this' && name !== 'self' && made.test(body);
}

/** Booleans turn round only in what a test sees: one that is handed on would turn twice. */
const scriptAnswer = (mark: string) => `
function hollowAnswer(run) {
  const depth = (globalThis.hollowDepth ??= { now: 0 });
  const other = (it, level) => {
    if (typeof it === 'number') return it < 0 ? -7919 : 7919;
    if (typeof it === 'bigint') return 7919n;
    if (typeof it === 'string') return 'hollow';
    if (typeof it === 'boolean') return depth.now > 0 ? it : !it;
    if (typeof it === 'function' || level > 4) return it;
    if (Array.isArray(it)) return it.length === 0 ? ['hollow'] : it.map((each) => other(each, level + 1));
    const kind = typeof it === 'object' && it !== null ? Object.getPrototypeOf(it) : undefined;
    if (kind === null || (kind && Object.getPrototypeOf(kind) === null)) {
      const entries = Object.entries(it).map(([key, each]) => [key, other(each, level + 1)]);
      return Object.fromEntries(entries.length === 0 ? [['hollow', 'hollow']] : entries);
    }
    if (level === 0 && depth.now === 0) {
      const files = globalThis.process?.getBuiltinModule?.('node:fs');
      if (!files) throw new Error('hollow');
      files.writeFileSync(${JSON.stringify(mark)}, '');
    }
    return it;
  };
  let it;
  depth.now += 1;
  try { it = run(); } catch { return undefined; } finally { depth.now -= 1; }
  return typeof it?.then === 'function' ? it.then((each) => other(each, 0), () => undefined) : other(it, 0);
}
`;

const pythonAnswer = (mark: string) => `
def hollow_answer(form):
    import builtins, functools, inspect, numbers
    depth = builtins.__dict__.setdefault("hollow_depth", [0])
    def other(it, level=0):
        kind = type(it)
        if kind is bool: return it if depth[0] else not it
        if kind is str: return "hollow"
        if kind is bytes: return b"hollow"
        if isinstance(it, numbers.Number):
            try: return kind(-7919 if it < 0 else 7919)
            except Exception: return it
        if level < 5 and kind in (list, tuple, set, frozenset):
            return kind([other(each, level + 1) for each in it] or ["hollow"])
        if level < 5 and kind is dict:
            return {key: other(each, level + 1) for key, each in it.items()} or {"hollow": "hollow"}
        if level == 0 and not depth[0] and not callable(it): open(${JSON.stringify(mark)}, "w").close()
        return it
    def decorate(function):
        is_own = function.__name__ == "__init__"
        def answer(*args, **kwargs):
            if form == "nothing" and not is_own: return None
            depth[0] += 1
            try: it = function(*args, **kwargs)
            except Exception: return None
            finally: depth[0] -= 1
            if not is_own: return other(it)
            for name, it in list(getattr(args[0], "__dict__", {}).items()): object.__setattr__(args[0], name, other(it, 1))
        async def answer_later(*args, **kwargs):
            if form == "nothing": return None
            try: it = await function(*args, **kwargs)
            except Exception: return None
            return other(it)
        def fail(*args, **kwargs): raise RuntimeError("hollow")
        if function.__name__ in ("__exit__", "__aexit__"): return function
        gives = inspect.isgeneratorfunction(function) or inspect.isasyncgenfunction(function) or (form == "fail" and not is_own)
        is_later = inspect.iscoroutinefunction(function)
        return functools.wraps(function)(fail if gives else answer_later if is_later else answer)
    return decorate

`;
