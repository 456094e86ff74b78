"use strict";exports.id=1043;exports.ids=[1043];exports.modules={60366:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{D:()=>declaringFiles});let mostSearched=40;async function declaringFiles(tests,head,run){let{git}=run.workspace;let{startCommit}=run.found;let changed=new Set((await (0,__webpack_require__(13528).tX)(git,startCommit,head)).changed);let files=[];for(let[at,test]of tests.entries())files.push(at<mostSearched?await filesOf(test,changed,run):[]);return files}async function filesOf(test,changed,run){let{git,prefix}=run.workspace;let{startCommit}=run.found;let said=((0,__webpack_require__(84971).Vw)(test)?test.file??test.name:test.file)?.replace(/^\.\//,"");let known=void 0===said?[]:await (0,__webpack_require__(13528).RX)(git,startCommit,[`${prefix}${said}`]);if(known.length>0)return known;let title=titleInSource(test);if(title.length<2)return[];let holding=await (0,__webpack_require__(17144).sH)(git,startCommit,[title]);let paths=holding.filter(path=>(0,__webpack_require__(10226).G)(path)||path.endsWith(".rs"));let touched=paths.filter(path=>changed.has(path));return touched.length>0?touched:paths}function titleInSource(test){let title=(0,__webpack_require__(56217).Gg)(test).replace(/\[.*\]$/s,"");if(/^(?:Test|Fuzz|Example|Benchmark)\w*\//.test(title))return title.slice(0,title.indexOf("/"));if(/^\S+$/.test(title))return title.split(/::|[.#]/).at(-1)??title;return title}}),41043:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{i:()=>witnessHere});var declared=__webpack_require__(8271);var programs=__webpack_require__(4568);var command_strength=__webpack_require__(39181);var checkout_programs=__webpack_require__(45765);var run_opening=__webpack_require__(95291);var exit_gate=__webpack_require__(17120);var tree=__webpack_require__(13528);var text_text=__webpack_require__(5722);var own_results=__webpack_require__(34514);var tests_quarantine=__webpack_require__(3573);var mutant_runs=__webpack_require__(28139);var phase_tests=__webpack_require__(93748);var external_node_path_=__webpack_require__(76760);var shell_commands=__webpack_require__(11443);var named_test=__webpack_require__(56217);var lost_tests=__webpack_require__(84971);var npm_script=__webpack_require__(23702);let most=20;function aloneCommand(command,tests,folder){let parts=(0,shell_commands.h)(command)??[];let[part,...others]=parts.filter(({words})=>"cd"!==words[0]);if(void 0===part||others.length>0||part!==parts.at(-1)||part.captured)return null;if(0===tests.length||tests.length>most||tests.some(lost_tests.Vw))return null;let from=parts.slice(0,-1).reduce((at,{words})=>(0,external_node_path_.resolve)(at,words[1]??""),folder);let script=(0,npm_script.L)(part.words,from);let words=script?.words??part.words;let{runner,args}=(0,shell_commands.o)(words);if(words.includes("--"))return null;let added=selecting(runner,words.slice(args),tests);let isFirst="node"===runner||"go test"===runner;if(null===added||isFirst&&null!==script)return null;let end=part.ends[(isFirst?args:part.words.length)-1]??0;let more=[...script?.before??[],...added].map(text_text.r7).join(" ");return`${command.slice(0,end)} ${more}${command.slice(end)}`}function selecting(runner,options,tests){let any=names=>`^(?:${[...new Set(names)].map(name=>name.replace(/[.*+?^${}()|[\]\\/]/g,"\\$&")).join("|")})$`;let titles=tests.map(named_test.Gg);switch(runner){case"jest":case"vitest":return["-t",any(tests.map(({name})=>name.replaceAll(" > "," ")))];case"mocha":return["--grep",any(tests.map(({name})=>name.replaceAll(" > "," ")))];case"node":return options.includes("--test")?[`--test-name-pattern=${any(titles)}`]:null;case"go test":return["-run",any(tests.map(({name})=>name.split(/ > |\//)[0]??name)).replaceAll("?:","")];case"pytest":return titles.every(title=>/^\w+$/.test(title))?["-k",titles.join(" or ")]:null;default:return null}}var red_apart=__webpack_require__(45665);var base_tests=__webpack_require__(65534);async function repeatedTests(commit,quarantine,checkout,run){let wanted=1+run.policy.confirmingRuns;let decisive=await testsOn(commit,1,checkout,run);let runs=[decisive];let runAgain=async()=>void runs.push(await testsOn(commit,runs.length+1,checkout,run));while(runs.length<wanted&&runs.every(isGreen))await runAgain();let red=runs.find(each=>!isGreen(each));if(void 0===red)return{runs,decisive,apart:null};let isAllowed="allow"===run.policy.inheritedTests&&run.policy.comparesTests;let inherited=isAllowed?await (0,base_tests.A)(run):null;let isFirst=1===runs.length&&hasFailures(red);let mayBeExcused=null!==inherited||quarantine.entries.length>0;let alone=isFirst&&!mayBeExcused?await redAlone(red,checkout,run):null;if(isFirst&&null===alone)await runAgain();let toldApart=()=>{let apart=(0,red_apart.i)(runs.filter(isTelling),{inherited,alone,isQuarantined:test=>(0,tests_quarantine.fK)(test,quarantine)});return{...apart,mayOpen:apart.mayOpen&&runs.every(isTelling)}};let apart=toldApart();while(apart.mayOpen&&runs.length<wanted){await runAgain();apart=toldApart()}return{runs,decisive:red,apart}}function isGreen({verdict}){return"pass"===verdict.verdict}function isTelling(each){return isGreen(each)||hasFailures(each)}function hasFailures({verdict}){let{failed,errors,extra}=verdict;let isCut=verdict.reasons.some(reason=>/^the tests (?:were killed by|did not end before)/.test(reason));return!isCut&&(failed??0)+(errors??0)+(extra.suitesFailed??0)>0}async function testsOn(commit,time,checkout,run){let{ledger}=run.services;ledger.append("tests_start",{command:run.policy.testCommand,commit,of:"tests",time});await checkout.reset();let tested=await (0,checkout_programs.pu)(checkout,{time,logFile:ledger.logFile("tests",time)},run);ledger.append("tests_end",{commit,...tested.verdict});return tested}async function redAlone({named},checkout,run){let reds=(0,lost_tests.l8)(named.tests);let command=named.isRedNamed?aloneCommand(run.policy.testCommand,reds,checkout.root):null;if(null===command)return null;await checkout.reset();let alone=await (0,checkout_programs.t3)({what:"alone",time:102,log:"tests-alone",command},checkout,run);let ran=alone.named.tests.filter(({outcome})=>"skipped"!==outcome);return reds.every(test=>ran.some(each=>(0,lost_tests.fK)(each,test)))?alone:null}var rewritten_code=__webpack_require__(76109);var external_node_fs_=__webpack_require__(73024);var test_file=__webpack_require__(10226);var syntax=__webpack_require__(63910);var hollow_code=__webpack_require__(17931);var mutation_operators=__webpack_require__(53681);var function_bodies=__webpack_require__(31775);var brackets=__webpack_require__(4752);function goAnswers(path,{text,code},{bodies,failing},mark){let clause=/^package\s+\w+/m.exec(code);if(null===clause)return null;let id=path.replace(/\W/g,"_");let insertions=bodies.flatMap(body=>{let{at,end}=body;let results=resultsOf(code,body);if(""===results)return[{at,says:"return;"}];let count=results.replace(/\[[^[\]]*\]|(?!^)\([^()]*\)/g,"").split(",").length;if(failing.has(body)||count>3)return[{at,says:'panic("hollow");'}];return[{at,says:`return hollowAnswer${count}${id}(func() ${results} {`},{at:end-1,says:"})"}]});let behind=clause.index+clause[0].length;return`${(0,hollow_code.D6)(text,[{at:behind,says:imports},...insertions])}
${answers(id,mark)}`}function resultsOf(code,{head,at}){let behind=(from,sign)=>{let next=from+code.slice(from,at).search(/\S/);return code[next]===sign?(0,brackets.Ty)(code,next):from};let name=behind(head+4,"(");let types=name+(/^\s*\w+/.exec(code.slice(name,at))?.[0].length??0);return code.slice(behind(behind(types,"["),"("),at-1).trim()}let imports='\nimport (hollowOS "os"; hollowReflect "reflect"; hollowRuntime "runtime"; hollowStrings "strings")';let answers=(id,mark)=>`
func hollowAnswer1${id}[A any](run func() A) (a A) {
	defer hollowEnd${id}(hollowIsInner${id}(), &a)
	return run()
}

func hollowAnswer2${id}[A, B any](run func() (A, B)) (a A, b B) {
	defer hollowEnd${id}(hollowIsInner${id}(), &a, &b)
	return run()
}

func hollowAnswer3${id}[A, B, C any](run func() (A, B, C)) (a A, b B, c C) {
	defer hollowEnd${id}(hollowIsInner${id}(), &a, &b, &c)
	return run()
}

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
`;function wrongAnswers(path,text,before,mark){let code=(0,hollow_code.kB)(path,text);let isGo=path.endsWith(".go");if(null===code||!((0,hollow_code.Kh)(path)||isGo||path.endsWith(".py")))return null;let all=(0,hollow_code.Kh)(path)?(0,function_bodies.Au)(code):isGo?(0,hollow_code.HK)(code):(0,function_bodies.Vz)(code);let bodies=(0,hollow_code.p8)(all,text,before).sort((a,b)=>a.at-b.at);if(0===bodies.length)return null;let words=(0,function_bodies.I1)(code,all,/\breturn(?=[ \t]*[^\s;}#])|\b(?:await|yield)\b/g);let effects=(0,function_bodies.I1)(code,all,new RegExp(effect,isGo?"gi":"g"));let wordsOf=body=>[...words.get(body)??[],...effects.get(body)?.some(does=>!isOfItsOwn(does,code.slice(body.at,Math.min(body.end,body.at+5e3))))?["effect"]:[]];if(isGo){let failing=new Set(bodies.filter(body=>wordsOf(body).includes("effect")));return goAnswers(path,{text,code},{bodies,failing},mark)}if(!(0,hollow_code.Kh)(path)){let first=Math.max(0,code.search(/^(?!from __future__)[A-Za-z_@]/m));let decorated=bodies.map(body=>{let indent=/^[ \t]*/.exec(code.slice(body.head))?.[0]??"";let own=wordsOf(body);let form=own.includes("return")||own.includes("yield")?own.includes("effect")?"fail":"other":"nothing";return{at:body.head,says:`${indent}@hollow_answer("${form}")
`}});return(0,hollow_code.D6)(text,[{at:first,says:pythonAnswer(mark)},...decorated])}let begun=bodies.map(body=>({body,...scriptEdit(code,body,wordsOf(body))}));let insertions=[...begun.map(({body:{at},opens})=>({at,says:opens})),...begun.toReversed().map(({body:{end,isExpression},closes})=>({at:isExpression?end:end-1,says:closes}))];let shebang=/^#!.*\n/.exec(text)?.[0].length??0;let unchecked=/tsx?$/.test(path)?[{at:shebang,says:"// @ts-nocheck\n"}]:[];return`${(0,hollow_code.D6)(text,[...unchecked,...insertions])}
${scriptAnswer(mark)}`}function scriptEdit(code,{head,isExpression},words){let opening=`hollowAnswer(${words.includes("await")?"async ":""}() => `;let fails=words.includes("yield")||words.includes("effect")&&(isExpression||words.includes("return"));if(fails)return{opens:isExpression?` (() => { ${failure} })() || `:failure,closes:""};if(isExpression)return{opens:` ${opening.trimEnd()}`,closes:")"};if(/\bconstructor\s*$/.test(code.slice(Math.max(0,head-30),head)))return{opens:"",closes:";Object.assign(this, hollowAnswer(() => ({ ...this })));"};return words.includes("return")?{opens:`return ${opening}{`,closes:"});"}:{opens:"return;",closes:""}}let failure="throw new Error('hollow');";let effect="\\b(?<=[;{}\\n)][ \\t]*)(?:await\\s+)?(?!(?:return|if|elif|for|while|switch|catch|throw|raise|panic|function|super|new|assert|yield|del|with|not|in|and|or)\\b)[\\w$]+(?:\\??\\.[\\w$#]+){0,6}\\(|\\b[\\w$]+(?:\\.[\\w$#]+|\\[[^\\]\\n]{0,80}\\]){1,6}\\s*[-+*/|&?]{0,2}=(?![=>])|\\b[\\w$]+(?:\\??\\.[\\w$#]+(?:\\([^()\\n]{0,200}\\))?){0,4}\\.(?:emit|send|json|end|write\\w*|push|append|add|set|delete|save|insert\\w*|update\\w*|publish|dispatch|redirect|render)\\(";function isOfItsOwn(does,body){let[,name=""]=/^(?:await\s+)?([\w$]+)/.exec(does)??[];let its=name.replaceAll("$","\\$");let made=new RegExp(`(?:^|[\\s;{(])(?:(?:const|let|var|for)\\s+)?${its}\\s*(?:[:,][^=\\n]{0,100})?=(?![=>])|\\bvar\\s+${its}\\s`);return"this"!==name&&"self"!==name&&made.test(body)}let scriptAnswer=mark=>`
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
`;let pythonAnswer=mark=>`
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

`;var verdict=__webpack_require__(44940);function compareWithBaseline(before,after){let[base,now]=[tallyOf(before),tallyOf(after)];if(null===base)return{weakened:[],warnings:[`the tests were not compared: ${uncounted(before)} on the base`]};if(null===now)return{weakened:base.executed>0?[`${uncounted(after)}, but the base executed ${tests(base.executed)}`]:[],warnings:[]};let changedRunner=before.runner===after.runner?[]:[`the tests ran with ${before.runner} on the base, with ${after.runner} now`];let rising=["skipped","todo","expected to fail","deselected","not run"];let weakened=[...fell("executed",base.executed,now.executed),...fell("counted in all",base.total,now.total),...rising.flatMap(kind=>rose(kind,base[kind],now[kind]))];return{weakened,warnings:changedRunner}}function tallyOf({passed,failed,skipped,errors,total,extra}){if(null===passed||null===failed)return null;let{todo=0,xfailed=0,xpassed=0,flaky=0,deselected=0,notRun=0}=extra;let executed=passed+failed+(errors??0)+flaky;let expectedToFail=xfailed+xpassed;let all=executed+(skipped??0)+todo+expectedToFail;return{executed,skipped:skipped??0,todo,"expected to fail":expectedToFail,deselected,"not run":notRun,total:null===total?all:Math.max(total,all)}}function uncounted({passed,failed}){return null===passed&&null!==failed?"the number of passed tests is not printed":"no test could be counted"}function fell(what,before,after){return after<before?[`${tests(before)} ${was(before)} ${what} on the base, ${after} now`]:[]}function rose(what,before,after){return after>before?[`${tests(after)} ${is(after)} ${what}, ${before} on the base`]:[]}let tests=count=>(0,text_text.hS)(count,"test");let is=count=>1===count?"is":"are";let was=count=>1===count?"was":"were";function proofOfRed(onBase,onResult,hollow=[]){if("pass"!==onResult.verdict)return no(`the new tests do not pass on the result: ${reasonsOf(onResult)}`);let as=0===hollow.length?"":`, where each new or changed function of ${(0,text_text.Dt)(hollow,3)} fails`;if("pass"===onBase.verdict)return no(`the new tests pass on the base as well${as}, so they do not show that the work was necessary`);if("unknown"===onBase.verdict)return no(`it is unknown whether the new tests fail on the base: ${reasonsOf(onBase)}`);let{failed,errors,passed,extra}=onBase;let red=(failed??0)+(errors??0);let wasStopped=onBase.reasons.some(reason=>/^the tests (?:were killed by|did not end before)/.test(reason));if(wasStopped)return no(`the new tests did not finish on the base: ${reasonsOf(onBase)}`);if(red>0)return yes(`${red} of ${red+(passed??0)} executed tests fail on the base, and all pass on the result`);let files=extra.suitesFailed??0;if(files>0)return yes(`${1===files?"1 test file does":`${files} test files do`} not load on the base, and all pass on the result`);if(null!==onBase.runner&&null===passed&&!onBase.reasons.includes(verdict.g))return yes(`the new tests do not build on the base (${onBase.runner}), and all pass on the result`);return no(`no test failed on the base, but its run did: ${reasonsOf(onBase)}`)}function missesWrongAnswers(files){return no(`the new tests pass also where each new or changed function of ${(0,text_text.Dt)(files,3)} gives another answer of the same kind, so they ask whether there is one and not which`)}let yes=sentence=>({proven:true,sentence});let no=sentence=>({proven:false,sentence});function reasonsOf({reasons}){return(0,text_text.Dt)(reasons,3,"; ")||"no known reason"}var test_integrity=__webpack_require__(52812);var test_origin=__webpack_require__(60366);async function oldTestsOnResult({before,tested},checkout,run){let{git,prefix}=run.workspace;let{startCommit}=run.found;let{changed,fresh}=await (0,tree.tX)(git,startCommit,checkout.commit);let isDeclared=(0,test_integrity.Ol)(run);let isMeant=path=>isDeclared(path)||isDeclared(ownerOf(path));if(0===run.schedule.plans.length)return{broken:[],warnings:[]};let old=changed.filter(path=>(0,test_file.G)(path)&&!path.startsWith(`${prefix}.planning/`)&&!isMeant(path));if(0===old.length)return{broken:[],warnings:[]};let runs=[];await checkout.reset();for(let time of[200,201]){await putBack(old,checkout,run);runs.push(await (0,checkout_programs.t3)({what:"old",time,log:"tests-old"},checkout,run));await checkout.reset();if(runs.at(-1)?.verdict.verdict==="pass")return{broken:[],warnings:[]}}let[last]=runs;if(void 0===last)return{broken:[],warnings:[]};let known=[...tested,...null===before?[]:[before]].flatMap(({named})=>(0,lost_tests.l8)(named.tests));let isIn=(tests,test)=>tests.some(each=>(0,lost_tests.fK)(each,test));let red=(0,lost_tests.l8)(last.named.tests).filter(test=>!isIn(known,test)&&runs.every(({named})=>isIn((0,lost_tests.l8)(named.tests),test)));let files=await (0,test_origin.D)(red,checkout.commit,run);let own=new Set(fresh.map(path=>path.slice(prefix.length)));let mattering=red.filter((test,at)=>{let declaring=files[at]??[];if((0,lost_tests.Vw)(test)&&own.has(test.file??test.name))return false;if(declaring.length>0)return!declaring.every(isMeant);return before?.named.isComplete!==true||isIn(before.named.tests,test)});let isOne=1===old.length;let why=`${(0,text_text.Dt)(old)} ${isOne?"was":"were"} changed, and no plan names ${isOne?"that file":"those files"}`;let step=`name ${isOne?"it":"them"} in files_modified of the plan that is to change ${isOne?"it":"them"}, or keep the behaviour`;if(mattering.length>0)return{broken:[`${oldTestsFail(mattering)}: ${(0,text_text.Dt)(mattering.map(lost_tests.xW))}; ${why}; ${step}`],warnings:[]};let unnamed=runs.find(({named})=>!named.isRedNamed);if(void 0===unnamed){let fail=`with ${(0,text_text.Dt)(old)} as before the phase, only new tests and those of files that plans name fail`;return{broken:[],warnings:0===red.length?[]:[fail]}}return{broken:[`the old tests do not pass on the new code (${(0,text_text.Dt)(unnamed.verdict.reasons,2,"; ")}); ${why}; ${step}`],warnings:[]}}function oldTestsFail({length}){let verbs=1===length?"as it stood before the phase, fails":"as they stood before the phase, fail";return`${(0,text_text.hS)(length,"old test")}, ${verbs} on the new code`}function ownerOf(path){return path.replace(/(?:__snapshots__\/)?([^/]+)\.snap$/,"$1")}async function putBack(paths,checkout,run){let{git}=run.workspace;let{startCommit}=run.found;for(let{mode,id,path}of(await (0,tree.X2)(git,startCommit,paths))){if(!mode.startsWith("100"))continue;let found=await git.objects.read(id);let file=(0,external_node_path_.join)(checkout.top,path);if("blob"===found.kind&&(0,external_node_fs_.lstatSync)(file,{throwIfNoEntry:false})?.isFile()!==false){(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file),{recursive:true});(0,external_node_fs_.writeFileSync)(file,found.content);if("100755"===mode)(0,external_node_fs_.chmodSync)(file,493)}}}var plan_changes=__webpack_require__(1836);async function againstBase(tests,tested,checkout,run){let{startCommit}=run.found;let{git,prefix}=run.workspace;let{prove,comparesTests}=run.policy;let{changed,fresh}=await (0,tree.tX)(git,startCommit,checkout.commit);let files=[...changed,...fresh].filter(path=>!path.startsWith(`${prefix}.planning/`));let last=tested.at(-1);if(0===files.length||void 0===last)return nothing;let earlier=comparesTests?await (0,base_tests.r)(startCommit,run):null;let before=null===earlier||"problem"in earlier?null:earlier;let notCompared=null!==earlier&&"problem"in earlier?[`the tests were not compared: ${earlier.problem}`]:[];let compared=null===before?nothing:await comparison(before,{verdict:tests,named:last.named},files,checkout.commit,run);if(compared.weakened.length>0)return compared;let old=await oldTestsOnResult({before,tested},checkout,run);let found="off"===prove?null:await proofOnBase(files,checkout,{...last,verdict:tests},run);let{proof,warnings:unproven,idle}=found??{proof:null,warnings:[],idle:[]};let warnings=[...notCompared,...compared.warnings,...old.warnings,...unproven];return{weakened:[],broken:old.broken,warnings,proof,idle}}let nothing={weakened:[],broken:[],warnings:[],proof:null,idle:[]};async function comparison(before,now,files,head,run){let{weakened,warnings}=compareWithBaseline(before.verdict,now.verdict);let isDeclared=(0,test_integrity.Ol)(run);let ofTests=files.filter(test_file.G);let wasAsked=ofTests.length>0&&ofTests.every(isDeclared);let result=(closes,sentences)=>({...nothing,weakened:closes?sentences:[],warnings:closes?warnings:[...sentences,...warnings]});let isByName=before.named.isComplete&&now.named.isComplete&&before.verdict.runner===now.verdict.runner;if(!isByName)return result(!wasAsked,weakened);let hasFallen=weakened.some(sentence=>/^\d+ tests? (?:was|were) /.test(sentence));let lost=(0,lost_tests.g5)(before.named.tests,now.named.tests);if(0===lost.length)return result(false,[]);let declaring=await (0,test_origin.D)(lost,head,run);let told=tests=>`${(0,text_text.hS)(tests.length,"test")} of the base ${1===tests.length?"does":"do"} not run any more: ${(0,text_text.Dt)(tests.map(lost_tests.xW))}`;let isObjection=at=>{let found=declaring[at]??[];return found.length>0?!found.every(isDeclared):!wasAsked&&(hasFallen||ofTests.length>0)};let undeclared=lost.filter((_,at)=>isObjection(at));if(0===undeclared.length)return result(false,[told(lost)]);let step="bring them back, or name their files in files_modified of the plan that is to change them";return result(true,[...weakened,`${told(undeclared)}; ${step}`])}async function proofOnBase(files,checkout,tested,run){if(!files.some(test_file.h))return null;let proof=await (0,checkout_programs.lN)(run.found.startCommit,run,base=>provenBy(files,{base,checkout,tested},run));if(!("problem"in proof))return proof;let sentence=`the tests were not run without the work: ${proof.problem}`;return{proof:{proven:false,sentence,plans:[]},warnings:[sentence],idle:[]}}async function provenBy(files,{base,checkout,tested},run){let wanted=files.filter(test_file.G);let mark=(0,external_node_path_.join)(base.scratch,"no-other-answer");let{hollow,grown,wrong,isGrown}=await spoiltFiles(files,checkout,base,mark);let all=new Map([...hollow,...grown]);let limits=void 0===tested.durationMs?{}:{timeoutMs:(0,mutant_runs._L)(tested.durationMs)};let time=300;let testsOn=async(chosen,code,more={})=>{time+=1;await base.reset();for(let path of chosen.filter(each=>isPlainFile((0,external_node_path_.join)(checkout.top,each))))writeFile((0,external_node_path_.join)(base.top,path),(0,external_node_fs_.readFileSync)((0,external_node_path_.join)(checkout.top,path)));for(let[path,text]of code)writeFile((0,external_node_path_.join)(base.top,path),text);return(await (0,checkout_programs.t3)({what:"proof",time,log:"tests-red",...more},base,run)).verdict};let proofWith=async chosen=>{let result=[...files.filter(path=>!(0,test_file.G)(path)),...chosen];let isIdleOn=async code=>"pass"===(await testsOn(result,code)).verdict;let onBase=await testsOn(chosen,hollow);let proof=proofOfRed(onBase,tested.verdict,[...hollow.keys()]);if(0===all.size)return proof;if(!proof.proven)return{...proof,isIdle:"pass"===onBase.verdict&&(!isGrown||await isIdleOn(all))};if(wrong.size>0){(0,external_node_fs_.rmSync)(mark,{force:true});let{verdict}=await testsOn(result,new Map([...all,...wrong]),limits);if("pass"===verdict&&!(0,external_node_fs_.existsSync)(mark))return{...missesWrongAnswers([...wrong.keys()]),isIdle:await isIdleOn(all)};if("fail"===verdict&&![...wrong.keys()].some(path=>path.endsWith(".go")))return proof}if(!isGrown)return proof;let asked=proofOfRed(await testsOn(result,all),tested.verdict,[...all.keys()]);return asked.proven?proof:{...asked,isIdle:true}};let{isIdle=false,...whole}=await proofWith(wanted);let changes=await (0,plan_changes.X)(run,new Map);let ids=run.schedule.plans.map(({plan})=>plan.id);let testsOf=id=>changes.of(id).filter(path=>(0,test_file.h)(path)&&wanted.includes(path));let authors=ids.filter(id=>testsOf(id).length>0);if(!whole.proven)return{proof:{...whole,plans:[]},warnings:[whole.sentence],idle:isIdle?wanted:[]};if(authors.length<2)return{proof:{...whole,plans:authors},warnings:[],idle:[]};let material=wanted.filter(path=>!(0,test_file.h)(path));let plans=[];let[warnings,idle]=[[],[]];for(let id of authors){let own=await proofWith([...material,...testsOf(id)]);if(own.proven)plans.push(id);else warnings.push(`plan ${id}: ${own.sentence}`);if(own.isIdle)for(let path of testsOf(id))idle.push(path)}return{proof:{...whole,plans},warnings,idle}}async function spoiltFiles(files,{top},base,mark){let[hollow,grown,wrong]=[new Map,new Map,new Map];let isGrown=false;for(let path of files.filter(each=>(0,mutation_operators.bV)(each)&&isPlainFile((0,external_node_path_.join)(top,each)))){let before=isPlainFile((0,external_node_path_.join)(base.top,path))?(0,external_node_fs_.readFileSync)((0,external_node_path_.join)(base.top,path),"utf8"):null;let now=(0,external_node_fs_.readFileSync)((0,external_node_path_.join)(top,path),"utf8");let text=(0,hollow_code.n6)(path,now,before);isGrown||=null!==before;if(null!==text)(null===before?hollow:grown).set(path,text);let spoilt=wrongAnswers(path,now,before,mark);if(null!==spoilt)wrong.set(path,spoilt)}let unread=await (0,syntax.u)([...wrong].map(([path,text])=>({path,text})));for(let path of unread.keys())wrong.delete(path);return{hollow,grown,wrong,isGrown}}function isPlainFile(path){return(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:false})?.isFile()===true}function writeFile(path,content){(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path),{recursive:true});(0,external_node_fs_.writeFileSync)(path,content)}async function confirmedTests(facts,checkout,run){let today=new Date(run.services.clock.now()).toISOString().slice(0,10);let quarantine=(0,tests_quarantine.Db)(run.policy.quarantine,today);let repeated=await repeatedTests(facts.commit,quarantine,checkout,run);let found=closedByRed(repeated,run)??await closedByRewriting(repeated,checkout,run)??await closedByFlaky(repeated,facts.commit,quarantine,run)??await comparedWithBase(repeated,checkout,run);let{tests}=found;let{confirmingRuns}=run.policy;let asked={...facts,tests:{verdict:tests.verdict,commit:facts.commit},confirmations:confirmingRuns};return{decision:(0,exit_gate.c)(asked,{requireTests:true,confirmingRuns}),proof:null,oldTests:[],phaseTests:[],mutants:null,...found,warnings:[...quarantine.problems,...redWarnings(tests.red),...found.warnings??[]]}}function closedByRed({decisive:{verdict},apart},run){if(null===apart||apart.mayOpen)return null;let reasons=[...apart.reasons,...verdict.reasons];return{tests:{...verdict,reasons,red:apart.red},warnings:withheldFrom(run.services)}}async function closedByRewriting(tests,checkout,run){let changed=await (0,tree.jr)(run.workspace.git,run.found.startCommit,checkout.commit);let rewritten=await (0,rewritten_code.O)(changed,checkout,run);if(0===rewritten.length)return null;let why=`the tests rewrote ${(0,text_text.Dt)(rewritten)}, so they passed on other code than the commit has; commit what they write, or let them write elsewhere`;let{verdict}=tests.decisive;return{tests:{...verdict,verdict:"fail",reasons:[why,...verdict.reasons]}}}async function comparedWithBase(repeated,checkout,run){let{runs,decisive,apart}=repeated;let tests=null===apart?decisive.verdict:{...decisive.verdict,verdict:"pass",reasons:[],red:apart.red};let{weakened,broken,warnings,proof,idle}=await againstBase(tests,runs,checkout,run);let own=await (0,phase_tests.JE)(runs.at(-1)??decisive,idle,checkout,run);let more={proof,warnings,oldTests:broken,phaseTests:own};let ended=new Set(more.phaseTests.flatMap(({path,idle})=>idle===own_results.$g?[path]:[]));let objections=[...weakened.length>0?[`the tests prove less than before the phase: ${weakened.join("; ")}`]:[],...ended.size>0?[`${(0,text_text.Dt)([...ended])} ended with exit code 0 and reported none of the tests in it; find what ends the process`]:[]];if(objections.length>0){let why=objections.join("; ");return{tests:{...tests,verdict:"fail",reasons:[why,...tests.reasons]},...more}}let isGreen=0===broken.length&&void 0===tests.red;return{tests,...more,mutants:isGreen?await (0,mutant_runs.w3)(checkout,run):null}}function redWarnings(red){if(void 0===red)return[];let told=(names,why)=>0===names.length?[]:[`${why}: ${(0,text_text.Dt)(names)}`];return[...told(red.inherited,"red before the phase and red now (inherited)"),...told(red.flaky,"red and green on the same commit (flaky)"),...told(red.quarantined,"red, and quarantined as flaky")]}async function closedByFlaky({decisive:{verdict},apart},commit,quarantine,run){if(null!==apart)return null;let{git,prefix}=run.workspace;for(let known of(0,run_opening.UA)(run.services.ledger.earlier,run.policy.testCommand)){if(known.commit===run.found.startCommit||await git.resolve(known.commit)===null)continue;let changed=await (0,tree.jr)(git,known.commit,commit);if(changed.some(path=>!path.startsWith(`${prefix}.planning/`)))continue;let isNamed=name=>(0,tests_quarantine.fK)({name,outcome:"failed"},quarantine);let open=known.names.filter(label=>!isNamed(label)&&!isNamed(label.replace(/ \([^()]*\)$/,"")));if(0===open.length)continue;let why=`flaky: ${(0,text_text.Dt)(open)} failed on ${(0,text_text.m_)(known.commit)}, which has the same files; make it stable, or name it in .github/phase-executor-flaky.yml with owner and expiry date`;let red={new:[],inherited:[],flaky:known.names.slice(0,100),quarantined:[]};return{tests:{...verdict,verdict:"fail",reasons:[why],red}}}return null}function withheldFrom({judging}){let names=judging.withheld();if(0===names.length)return[];return[`the tests ran without the secrets of the job (${names.join(", ")}); list the needed ones in agent-env`]}var verifier=__webpack_require__(78801);function witnessHere(before,run){return{setUp:checkout=>(0,checkout_programs.Wf)(checkout,run),commands:async(plan,checkout)=>{let commands=(0,programs.Kf)(plan);let how={log:plan.id,onlyReads:commands.every(command_strength.AD)};let ground={root:checkout.root,project:run.workspace.project};let asked={texts:commands,areAlone:(0,declared.DM)(plan,run.workspace.prefix)};return(0,programs.RN)(asked,ground,(0,checkout_programs.TS)(checkout,how,run),checkout.answers)},tests:(facts,checkout)=>confirmedTests(facts,checkout,run),verification:async checkout=>{await checkout.reset();return(0,verifier.Bb)(before,checkout,run)}}}})};
