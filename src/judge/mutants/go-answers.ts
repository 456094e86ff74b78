import { behindBracket } from '../../system/text/brackets.ts';
import type { FunctionBody } from './function-bodies.ts';
import { type Insertion, withInsertions } from './hollow-code.ts';

/**
 * A file of Go in which these functions give other answers: other numbers, texts and booleans, in fields too, and
 * an error in place of none where a function gives nothing else. `failing` are those whose answer is not all that they do.
 * Null without a package clause.
 */
export function goAnswers(
  path: string,
  { text, code }: { readonly text: string; readonly code: string },
  { bodies, failing }: { readonly bodies: readonly FunctionBody[]; readonly failing: ReadonlySet<FunctionBody> },
  mark: string,
): string | null {
  const clause = /^package\s+\w+/m.exec(code);
  if (clause === null) return null;
  const id = path.replace(/\W/g, '_');
  const insertions = bodies.flatMap((body): Insertion[] => {
    const { at, end } = body;
    const results = resultsOf(code, body);
    if (results === '') return [{ at, says: 'return;' }];
    const count = results.replace(/\[[^[\]]*\]|(?!^)\([^()]*\)/g, '').split(',').length;
    if (failing.has(body) || count > 3) return [{ at, says: 'panic("hollow");' }];
    return [
      { at, says: `return hollowAnswer${count}${id}(func() ${results} {` },
      { at: end - 1, says: '})' },
    ];
  });
  const behind = clause.index + clause[0].length;
  return `${withInsertions(text, [{ at: behind, says: imports }, ...insertions])}\n${answers(id, mark)}`;
}

/** The text between parameters and body; empty for a function that gives back nothing. */
function resultsOf(code: string, { head, at }: FunctionBody): string {
  const behind = (from: number, sign: string) => {
    const next = from + code.slice(from, at).search(/\S/);
    return code[next] === sign ? behindBracket(code, next) : from;
  };
  const name = behind(head + 'func'.length, '(');
  const types = name + (/^\s*\w+/.exec(code.slice(name, at))?.[0].length ?? 0);
  return code.slice(behind(behind(types, '['), '('), at - 1).trim();
}

const imports = '\nimport (hollowOS "os"; hollowReflect "reflect"; hollowRuntime "runtime"; hollowStrings "strings")';

/** The function for so many results. */
function answerOf(types: readonly string[], id: string): string {
  const names = types.map((type) => type.toLowerCase());
  return `
func hollowAnswer${types.length}${id}[${types.join(', ')} any](run func() (${types.join(', ')})) (${names.map((name, at) => `${name} ${types[at]}`).join(', ')}) {
	defer hollowEnd${id}(hollowIsInner${id}(), ${names.map((name) => `&${name}`).join(', ')})
	return run()
}
`;
}

/** Booleans and errors turn round only in what a test sees: what is handed on would turn twice. */
const answers = (id: string, mark: string) => `
${[['A'], ['A', 'B'], ['A', 'B', 'C']].map((types) => answerOf(types, id)).join('')}
func hollowIsInner${id}() bool {
	callers := make([]uintptr, 200)
	frames := hollowRuntime.CallersFrames(callers[:hollowRuntime.Callers(3, callers)])
	for {
		frame, more := frames.Next()
		if hollowStrings.Contains(frame.Function, ".hollowAnswer") {
			return true
		}
		if !more {
			return false
		}
	}
}

func hollowEnd${id}(isInner bool, results ...any) {
	recover()
	isOther := false
	for _, result := range results {
		it := hollowReflect.ValueOf(result).Elem()
		if failure, isError := result.(*error); !isError {
			isOther = hollowOther${id}(it, isInner, 0) || isOther
		} else if len(results) == 1 && !isInner {
			isOther = true
			if *failure == nil {
				*failure = hollowOS.ErrInvalid
			} else {
				*failure = nil
			}
		}
	}
	if !isOther && !isInner {
		hollowOS.WriteFile(${JSON.stringify(mark)}, nil, 0o644)
	}
}

func hollowOther${id}(it hollowReflect.Value, isInner bool, level int) bool {
	switch kind := it.Kind(); {
	case level > 4:
		return false
	case kind == hollowReflect.Bool:
		it.SetBool(it.Bool() == isInner)
	case kind == hollowReflect.String:
		it.SetString("hollow")
	case it.CanInt() && it.Int() < 0:
		it.SetInt(-7919)
	case it.CanInt():
		it.SetInt(7919)
	case it.CanUint():
		it.SetUint(7919)
	case it.CanFloat() && it.Float() < 0:
		it.SetFloat(-7919)
	case it.CanFloat():
		it.SetFloat(7919)
	case kind == hollowReflect.Slice:
		other := hollowReflect.AppendSlice(hollowReflect.MakeSlice(it.Type(), 0, 1), it)
		if it.Len() == 0 {
			other = other.Slice(0, 1)
		}
		for at := 0; at < other.Len(); at++ {
			hollowOther${id}(other.Index(at), isInner, level+1)
		}
		it.Set(other)
	case kind == hollowReflect.Map:
		other := hollowReflect.MakeMap(it.Type())
		keys := it.MapKeys()
		if len(keys) == 0 {
			keys = append(keys, hollowReflect.Zero(it.Type().Key()))
		}
		for _, key := range keys {
			each := hollowReflect.New(it.Type().Elem()).Elem()
			if found := it.MapIndex(key); found.IsValid() {
				each.Set(found)
			}
			hollowOther${id}(each, isInner, level+1)
			other.SetMapIndex(key, each)
		}
		it.Set(other)
	case kind == hollowReflect.Struct:
		isOther := false
		for at := 0; at < it.NumField(); at++ {
			field := it.Field(at)
			field = hollowReflect.NewAt(field.Type(), field.Addr().UnsafePointer()).Elem()
			isOther = hollowOther${id}(field, isInner, level+1) || isOther
		}
		return isOther
	case (kind == hollowReflect.Pointer || kind == hollowReflect.Interface) && !it.IsNil():
		other := hollowReflect.New(it.Elem().Type())
		other.Elem().Set(it.Elem())
		if !hollowOther${id}(other.Elem(), isInner, level+1) {
			return false
		}
		if kind == hollowReflect.Interface {
			other = other.Elem()
		}
		it.Set(other)
	default:
		return false
	}
	return true
}
`;
