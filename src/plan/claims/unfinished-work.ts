import { isSettled } from './settled-words.ts';
import { type Place, placeOf } from './summary-places.ts';
import { type Section, type SummaryClaim, withoutMarks } from './summary-sections.ts';
import { refuses } from './summary-stops.ts';

/** Sentences of a SUMMARY that say that its work is not done, does not work, or waits for a person. */
export function unfinishedWork(sections: readonly Section[]): SummaryClaim[] {
  return sections.flatMap((section, at) => {
    const place = placeOf(section, at);
    const isTitle = section.level === 0 || (at === 1 && section.level === 1);
    const texts = [...(isTitle ? [] : [section.title]), ...section.lines.map(withoutMarks)];
    const kind =
      place !== 'checks' && leftOut.test(section.title) ? anything : postponed.test(section.title) ? aTask : never;
    const left = section.lines.map(withoutMarks).filter((line) => kind.test(line));
    return [...texts.flatMap((text) => claimsIn(text, place)), ...[...left, ...hiddenWords(section)].map(stopClaim)];
  });
}

/** Sentences in comments and code fences, where they are no code. */
function hiddenWords({ printed }: Section): string[] {
  const said = printed.map((line) => line.replace(/^\s*(?:<!--)?|(?:-->)?\s*$/g, '').trim());
  return said.filter((line) => /^[A-Z][^{}()<>=$;]*$/.test(line) && (saysUnfinished(line) || isLeftTask(line)));
}

/** A section of work left for later; what waits for a person, and issues that GSD defers, are not the plan's own. */
const postponed = /^(?:deferred|postponed|skipped|dropped)\b(?!.*\b(?:human|verification|issues?)\b)/i;
const leftOut = /^(?:skipped|left out|omitted|descoped|not (?:yet )?(?:done|implemented|finished|started))$/i;
const [anything, aTask, never] = [/^(?!(?:none|nothing|no|n\/a)\b)\w/i, /^task \d/i, /(?!)/];

function claimsIn(text: string, place: Place): SummaryClaim[] {
  if (decisionRule.test(text) && !decided.test(text)) return [{ name: 'A line', text, kind: 'decision' }];
  const isOfWork = (place === 'work' || place === 'other') && !aboutTests.test(text) && !elsewhere.test(text);
  const ownWords = place === 'past' ? [] : [...leftTasks, ...broken, ...(isOfWork ? [standIn] : [])];
  const says = sentences(text).find((sentence) => saysUnfinished(sentence) || saysOne(ownWords, sentence));
  const opening =
    (place === 'work' || place === 'checks') && !isSettled(text) ? text.split(sentenceEnd).find(refuses) : undefined;
  return [says, opening].filter((found) => found !== undefined).map(stopClaim);
}

function stopClaim(text: string): SummaryClaim {
  return { name: 'A sentence', text, kind: 'stop' };
}

/** True for a sentence that is only written of work that stopped, in whatever section. */
export function saysUnfinished(sentence: string): boolean {
  const words = sentence.replace(/^\P{L}*(?:note that )?/iu, '');
  return unfinished.some((pattern) => pattern.test(words)) || (!elsewhere.test(words) && saysOne(admitted, words));
}

/** True for a sentence about a task that was not done, in whatever section. */
export function isLeftTask(sentence: string): boolean {
  return saysOne(leftTasks, sentence);
}

/** True for a sentence with one of the patterns, unless it only tells of a condition or of what is over. */
function saysOne(patterns: readonly RegExp[], sentence: string): boolean {
  const found = patterns.map((pattern) => pattern.exec(sentence)).find((match) => match !== null);
  return (
    found !== undefined && found !== null && !condition.test(sentence.slice(0, found.index)) && !isSettled(sentence)
  );
}

/** Splits behind a full stop, a semicolon and a label, so that each part can be looked at from its beginning. */
export function sentences(text: string): string[] {
  const parts = text.split(sentenceEnd);
  return [...parts, ...parts.flatMap((part) => /^[^:]{1,60}:\s+(\S.*)$/.exec(part)?.[1] ?? [])];
}

const sentenceEnd = /(?<=[.;!?])\s+|\s+[—–]\s+/;

/** Rule 4 of GSD's executor: a change of architecture is for a person to decide, so the plan stops there. */
const decisionRule =
  /\brule 4\b.{0,120}\b(?:stop(?:s|ped|ping)?|halt(?:s|ed)?|blocked|paused|await\w*|wait\w*|needs? (?:a |your |user )?(?:decision|approval|person)|ask(?:ed|s|ing)?|not (?:done|implemented|started))\b|\b(?:stop(?:s|ped|ping)?|halt(?:s|ed)?|blocked|paused|wait\w*)\b.{0,60}\brule 4\b/i;
const decided =
  /\bno\b[^.]{0,30}\brule 4\b|\brule 4\b[^.]{0,30}\bnot (?:needed|triggered|hit|reached)\b|\b(?:approved|resolved|confirmed|decided|chose|chosen|answered|selected)\b/i;

/** A condition or a description of a feature: "when the key is not ready". */
const condition =
  /\b(?:if|when|whenever|while|until|unless|once|where|which|that|who|whose|shows?|returns?|displays?|handles?|prevents?|ensures?|checks?|would|should|message|error|warns?|user'?s?)\b/i;

const doneWords =
  '(?:done|finish(?:ed)?|complet(?:e|ed)|implement(?:ed)?|start(?:ed)?|begun|executed|attempted|reached|touched)';
const agentWords =
  '(?:I|we|the agent|the executor|this (?:agent|executor|session|attempt|plan)|the (?:plan|task|work|implementation|session))';
const notWords = "(?:n['’]t| ?not)";
const lateWords = '(?:later|next|future|follow-?up|separate|another)';
const thingWords =
  '(?:this|it|the code|the plan|the feature|the implementation|the work|the app|the api|the branch|the project|everything)';

/** The plan or a part of it was not finished: "I could not complete the migration with X, so I took Y" tells of a way. */
const plannedWork =
  '(?=\\s*$|\\s*[.,;:!—–-]|\\s+(?:tasks?|steps?|it|this|everything|all|any|them|before|because|due|in time|on time|within|the (?:\\w+ )?(?:plan|tasks?|work|steps?|implementation|feature|phase|rest|remaining|second|third|last|other|whole))\\b)';

/** Count at the beginning of a sentence, wherever that stands. */
const unfinished: readonly RegExp[] = [
  /^(?:I|we)(?:['’]ve| have)? (?:only|just) (?:scaffolded|stubbed|mocked|sketched|started)\b(?! (?:with|from|by)\b)/i,
  /^(?:about |around |roughly |some )?\d{1,2} ?% (?:of the (?:plan|work|tasks) )?(?:is |are )?(?:done|complete|finished|implemented)\b/i,
  /^(?:the )?task \d+ (?:(?:is|was|remains) )?(?:still )?blocked\b|^(?:the )?task \d+ (?:turned out to be|proved|is|was) (?:impossible|infeasible|not feasible|too (?:hard|complex|difficult|big))\b/i,
  /^task \d+[^:]{0,60}:\s*(?:(?:⚠️?|🟡|⏳|🚧|🔄)\s*)?partially (?:done|complete|completed|implemented|finished)\b/iu,
  /^(?:finish|complete|do|redo|implement) (?:the )?(?:task \d+\b(?!.*\b(?:plan|phase)\b)|(?:remaining|rest|other)\b.*\bof this plan\b)/i,
  /^task \d+\b(?!.*\b(?:checkpoint|human|per (?:user|plan)|user request|already)\b)[^.;]{0,80}\b(?:was|were|is|are|been) (?:deferred|postponed|moved|pushed) to (?:an? |the )?(?:later|next|future|follow-?up|separate|another)\b/i,
  /^still needs?\b(?! (?:to be )?(?:considered|a look)\b)/i,
  new RegExp(
    `^${agentWords} (?:could|can|did|have|has)${notWords} (?:been able to )?(?:yet )?(?:finish|complete)(?:ed|d)?${plannedWork}`,
    'i',
  ),
  new RegExp(
    `^${agentWords} (?:(?:could|can|was|were|am)${notWords}(?: able to)?|(?:was|were|am) unable to) (?:finish|complete|implement|do)${plannedWork}`,
    'i',
  ),
  new RegExp(
    `^${agentWords} (?:could|did|have|has)${notWords} (?:get|got|gotten) (?:around )?to (?:tasks?|steps?|the \\w+|it|any|all)\\b`,
    'i',
  ),
  new RegExp(`^(?:unable to|(?:could|did)${notWords}) (?:finish|complete)${plannedWork}`, 'i'),
  /^(?:I|we|the (?:agent|session)) (?:have |has )?(?:ran|run) out of (?:context|time|tokens|budget|turns|credits?)\b/i,
  new RegExp(
    `^(?:the )?task \\d+(?: \\([^)]*\\))? (?:(?:could|can|did|was|were|is|are|has|have)${notWords}|is still|remains?|still)(?: yet)?(?: been| be)? ?(?:to be )?(?:${doneWords}|possible|open|missing|undone|incomplete|pending|work)`,
    'i',
  ),
  new RegExp(
    `^(?:not all|only some|only \\w+) (?:of )?(?:the )?(?:\\d+ )?(?:tasks?|steps)\\b[^.]{0,20}\\b(?:are|were|is|was|have|has|could|got)\\b[^.]{0,20}\\b(?:${doneWords})`,
    'i',
  ),
  /^(?:the |this )?(?:plan|execution|work|task \d+) (?:was |is |has been |had to be )?(?:stopped|halted|aborted|paused|abandoned|given up|cut short)\b(?! (?:by|with|on) (?:the )?(?:user|signal|close|button))/i,
  new RegExp(
    `^${thingWords} (?:is|was left|remains) (?:still |only )?(?:incomplete|unfinished|partial|half[- ]done|half[- ]finished)(?=\\s*$|\\s*[.,;:!(—–-]|\\s+(?:because|since|and|but)\\b)`,
    'i',
  ),
  new RegExp(
    `^${agentWords} (?:have |has )?only (?:did|done|finished|completed|implemented|got to|managed) (?:the first|the \\w+ half|tasks?|half|part|one)\\b`,
    'i',
  ),
  new RegExp(
    `^(?:${agentWords} )?(?:stopped|halted|paused|aborted|gave up) (?:(?:after|at|before|in|on|during|with) (?:the )?(?:\\w+ )?(?:tasks?|steps?|plan|work)\\b|early\\b|here\\b)`,
    'i',
  ),
  new RegExp(
    `^${agentWords} (?:stopped|gave up|had to stop) (?:after|at|before|in|on|early|here|until|pending)\\b`,
    'i',
  ),
  /^(?:the )?(?:second|third|last|other|remaining|rest of the) (?:task|half|part|step)s? (?:(?:is|are|was|were|has|have|could)(?: not|n['’]t)|(?:is|are|was|were|remains?) (?:still |not )?(?:open|missing|undone|incomplete|pending|left|unfinished))\b/i,
  /^(?:about |only )?half of the (?:plan|tasks?|work|steps)\b/i,
  /^(?:remaining|left to do|incomplete(?: items)?|still (?:missing|open|to do)|to-?do|not done|unfinished|blocked(?=.*\btask \d))(?: tasks?| work)?\s*:\s*(?!none|nothing|no\b|n\/a|0\b|-|false|\w+\[\])\S/i,
  /^(?:not|nowhere near) (?:yet )?(?:production[- ])?ready\b(?! to be\b)/i,
];

/** Admissions in other words, anywhere in a sentence about this plan. */
const admitted: readonly RegExp[] = [
  /\b(?:returns?|shows?|uses?) (?:only )?(?:dummy|fake|mock(?:ed)?|hard-?coded|placeholder|stub(?:bed)?) (?:data|values?|responses?)(?: \w+){0,3} (?:for now|so far)\b|\b(?:is|are) (?:a no-op|hard-?coded|faked|stubbed) (?:for now|so far|until (?:the|we|it)\b)|^(?:I|we) (?:had to (?:stub|fake|mock|hard-?code)|faked)\b(?!.*\btests?\b)|^(?:I|we) (?:used|left|put in) (?:a |an )?(?:placeholder|stub|fake|dummy)s? (?:for|instead of|in place of)\b|^only the happy path (?:is|was|works)\b/i,
  /^(?:I |we )?(?:punted on|reverted|rolled back|undid|abandoned) task \d|^(?:a|some) (?:human|person|developer) (?:needs|has|will need) to (?:finish|complete|implement)\b|^please (?:finish|complete|implement) .{1,60} (?:manually|by hand|yourself)\b|^the remaining work (?:is|includes|consists)\b|\bhas yet to be (?:written|done|implemented|built|finished|completed|connected|wired)\b|\bneeds? (?:some )?(?:more|further|additional) work before\b|^all (?:\d+ )?(?:tasks|files|endpoints) (?:are |were )?(?:done|finished|implemented|completed?|written|in place),? (?:except|apart from|besides|other than)\b(?!.*\b(?:human|manual|checkpoint)\b)|^(?:this|it|the (?:plan|work|feature|implementation)) is (?:about |around |roughly )?\d{1,2} ?% (?:complete|done|finished)\b|^(?:it|this|the code) (?:compiles|builds|should work),? but (?:it )?(?:(?:is|was) )?(?:untested|(?:I |we )?(?:have|has|was|did) ?(?:not|n['’]t) (?:been )?test)/i,
  /^(?:the |this )?(?:plan|work|implementation|task \d+) (?:is|was|has been|could be) (?:only )?(?:partially|partly|half|not fully|incompletely) (?:done|finished|implemented|completed?|written|built|started|carried out|executed|in place)\b|^not everything (?:is|was|has been|could be|got) (?:done|finished|implemented|completed?|written|built)\b|\beverything (?:else )?(?:(?:is|was|has been) )?(?:done|finished|implemented|completed?|written|built|in place),? (?:except|apart from|besides|other than|but(?! not))\b(?!.*\b(?:human|manual|checkpoint)\b)/i,
  /\b(?:was|were|been|is|are) de-?scoped\b|\bneeds? (?:some )?(?:more|further|additional) work(?=\s*$|\s*[.,;!])|,? but (?:still )?without .{1,60} (?:yet|so far|for now)(?=\s*$|\s*[.;!])|\bneeds? (?:a|the) (?:real|proper|full|actual) implementation\b|\b(?:full|real|proper|actual) implementation (?:can|could|should|must) (?:be added|follow|come) later\b/i,
  /\bno (?:time|access|network|internet|database|docker|server|credentials?|(?:api )?keys?|token|connection|device|budget|context)\b.{0,40},? so .{1,60} (?:was|were|is|are) (?:left out|skipped|omitted|dropped|not (?:done|implemented|written|built|finished))\b/i,
  /^[\w-]+(?: [\w-]+){0,6} (?:is|are) (?:still |currently )?blocked (?:by|on) (?:the |a |an )?(?:missing|lack of|unavailable)\b(?!.*\b(?:tokens?|headers?|permissions?|roles?|csrf|consent|cookies?)\b)/i,
  /^task \d+\b[^:]{0,80}:\s*not (?:needed|required|necessary) (?:at this point|for now|right now|yet|at the moment)\b|^(?:the )?task \d+ will (?:follow|come later)\b|^(?:I|we)(?:['’]ve| have)? (?:skipped|left out|omitted|deferred|postponed|did(?:n['’]t| not) (?:do|start|finish|get to)) (?:the )?(?:second|third|last|final|other|remaining) (?:tasks?|steps?|parts?|half)\b/i,
  /\bleft as an exercise\b|\b(?:left|deferred|postponed) (?:for|to|until) (?:the |a )?(?:next|later|future|another|follow-?up) (?:session|run|attempt|agent|executor)\b|\bwill (?:follow|be (?:done|finished|implemented|completed|continued)|come) in (?:the |a )?(?:next|later|follow-?up|another) (?:session|run|attempt|pass)\b/i,
  /(?:^|, (?:and |but )?)(?:the )?(?:second|third|last|other|remaining) (?:half|part|tasks?|steps?) (?:is|are|remains?) (?:still )?(?:outstanding|open|missing|undone|pending|to do)\b|^(?:the )?(?:[\w-]+ ){0,3}(?:part|half|piece|rest|logic) (?:is|was|are) not (?:yet )?(?:implemented|done|finished|written|complete|built|started)(?=\s*$|\s*[.,;!])|^(?:the )?(?:[\w-]+ ){1,4}(?:has|have)(?:n['’]t| not) (?:yet )?been (?:done|implemented|written|built)(?=\s*$|\s*[.,;!])/i,
  /\b(?:I|we) (?:have )?only (?:created|wrote|added|made) (?:the |an? )?(?:empty |basic |bare )?(?:files?|skeletons?|stubs?|scaffold\w*|outline)(?=\s*$|\s*[.,;!])|^(?:I|we)(?:['’]m| am| are) (?:now )?ready to (?:implement|start|begin|write|build|execute)\b|\band I(?:['’]m| am) ready to (?:implement|start|begin|execute)\b|^next,? I(?:['’]ll| will) (?:write|implement|add|build|create)\b/i,
];
/** Work of a later plan or phase is none of this one. */
const elsewhere =
  /\b(?:plans?|phases?|waves?) \d|(?<![\d-])\d\d-\d\d\b(?!-)|\b(?:later|next|future|following|subsequent|another) (?:plans?|phases?|waves?|milestones?)\b|\bv\d|\bper (?:the )?(?:user|plan)\b/i;

/** Words for the work, in a text that is not about tests. */
const standIn =
  /^(?:the |all )?[\w-]+(?: [\w-]+){0,3} (?:is|are) (?:still |only |just |currently )*(?:mocked|stubbed|faked)(?: out)?(?=\s*$|\s*[.;!])|\b(?:is|are) only (?:stubbed|mocked|scaffolded|faked|hard-?coded|a (?:stub|skeleton|placeholder|mock))\b|\b(?:uses?|has|contains?|returns?) (?:only |just |an? )*(?:placeholder|stub|dummy|mock|fake) (?:logic|implementations?|code)(?=\s*$|\s*[.;!])|\b(?:is|are) hard-?coded (?:for now|at the moment|right now)\b/i;
const aboutTests = /\b(?:tests?|specs?|fixtures?|e2e|vitest|jest|pytest|mocks)\b/i;

/** Tasks that were not done, anywhere in a sentence. */
const leftTasks: readonly RegExp[] = [
  new RegExp(
    `\\btasks? \\d+\\b(?:(?!\\b(?:that|which|who|if|when|done|complete|for)\\b)[^.;]){0,60}\\b(?:(?:is|was|are|were|has|have|could|did)${notWords}(?: yet)?(?: been| be)?|not(?: yet)?|never|still not) ?(?:${doneWords}|working|possible)\\b`,
    'i',
  ),
  new RegExp(
    `\\btasks? \\d+\\b(?!.*\\b(?:checkpoint|human|per (?:user|plan)|user request|by plan|per plan|autonomous|already|not needed)\\b)[^.;]{0,80}\\b(?:deferred|postponed|left (?:out|undone|for (?:a |the )?${lateWords})|abandoned|skipped|will be (?:done|finished|implemented|completed) (?:later|in ${lateWords})|omitted|given up|moved to (?:a |an |the )?${lateWords})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:deferred|postponed|left out|omitted|abandoned|skipped|gave up on|did${notWords} (?:do|get to|start|finish|complete|implement)|never (?:started|got to|finished))\\b:?(?!.*\\b(?:checkpoint|human|per (?:user|plan)|user request|already|not needed)\\b)[^.;]{0,30}\\btasks? \\d`,
    'i',
  ),
];

/** Work that does not work, anywhere in a sentence. */
const broken: readonly RegExp[] = [
  /\b(?:real|actual|full|proper) implementation (?:will (?:follow|come|be (?:added|done|written))|is (?:to follow|left for later))\b/i,
  /^(?:I|we) (?:only )?(?:mocked|stubbed|faked|hard-?coded|simulated)\b.* (?:instead of|rather than) (?:implement|writ|build|call|do|wir)ing\b/i,
  /\b(?:the )?(?:user|developer|reviewer|you|someone|somebody) (?:must|needs? to|has to|have to|should) still (?:implement|write|finish|add|build|wire|create|fix)\b/i,
  /^(?:the )?(?:verification|tests?|checks|test suite|automated checks) (?:was|were) (?:skipped|not (?:run|performed|executed))(?=\s*$|\s*[.;!])/i,
  /^(?:I|we) still (?:need|have) to (?:wire|implement|write|finish|add|connect|fix|build|do)\b|\bleft as an exercise\b|^only .{3,60} so far(?=\s*$|\s*[.;!])/i,
  /\b(?:is|was|are) only (?:a )?partial(?:ly)? (?:implement\w+|solution|done|finished|complete)/i,
  /\b(?:still|yet) (?:needs?|has|have) to be (?:wired|implemented|connected|finished|written|done|built|added|hooked)\b|\bremains? to be (?:done|implemented|written|finished|built|wired)\b/i,
  /\b(?:left out|skipped|omitted|dropped|deferred|not (?:done|implemented|written|run|finished))\b.*\b(?:time|context|token|budget) (?:constraints?|limits?|limitations?|reasons)\b|\b(?:time|context|token|budget) (?:constraints?|limits?|limitations?)\b.*\b(?:left out|skipped|omitted|dropped|not (?:done|implemented|written|run|finished))\b/i,
  new RegExp(
    `^(?:the |all |our )?(?!old |previous )(?:[\\w-]+ ){1,3}(?:was|were)${notWords} (?:yet )?(?:implemented|finished|completed|written|built) (?:because|due to|for lack|for want)\\b(?!.*\\b(?:plan|need\\w*|scope|already)\\b)`,
    'i',
  ),
  new RegExp(
    `^(?:the |our )?(?:[\\w-]+ ){0,2}(?:migrations?|deploy(?:ment)?|install(?:ation)?|dependencies|packages|changes|schema|build|server|database|service) (?:could${notWords}|cannot) be (?:applied|installed|run|executed|completed|finished|deployed|built|started|reached)\\b`,
    'i',
  ),
  /^(?:the|this|our) (?:[\w/-]+ ){0,2}(?:endpoint|route|api|page|server) (?:still |currently |now )*(?:returns?|responds with|gives|answers(?: with)?) (?:an? )?(?:HTTP )?(?:5\d\d|internal server error)s?(?=\s*$|\s*[.,;!])/i,
  /\b(?:is|are) (?:still |only |just |currently )*(?:an? )?(?:placeholders?|stub(?:s|bed)?|scaffold(?:ed)?|mock(?:ed)?|work in progress|WIP)\b(?:(?= (?:for now|at the moment|right now)\b)|(?<=(?:in progress|WIP))(?=\s*[.;!]?\s*$))/i,
  /\b(?:ran|running|run) out of (?:context|time|tokens|budget|turns|credits?)\b/i,
  new RegExp(
    `\\b(?:does|do|did|is|are)${notWords} (?:yet |fully |currently |actually |really |even )*(?:work|working|compile|build|type-?check|start|boot|functional|usable|runnable|wired up|hooked up)(?: (?:yet|at all|correctly|properly|right now|at the moment|for now|currently|end[- ]to[- ]end))?(?=\\s*$|\\s*[.,;:!)(—–-]|\\s+(?:because|since|as|due|without|for lack|and|but)\\b)`,
    'i',
  ),
  new RegExp(
    `\\b${thingWords} (?:is|are|was)${notWords} (?:yet )?(?:finished|done|complete|implemented|ready|production[- ]ready)\\b`,
    'i',
  ),
  /\bnot (?:yet )?production[- ]ready\b|\bnot (?:yet )?ready (?:for|to) (?:production|prod|review|merge|be merged|release|use|ship|deploy\w*|the next)\b/i,
  /\b(?:production[- ]ready|ready for (?:production|review|merge|next phase)|ready|complete|completed|done|finished|working|works|tests pass(?:ing)?)\s*[?:]\s*(?:no|not yet|false)\b/i,
  new RegExp(`\\b(?:does|do|is|are)${notWords} (?!exist)[\\w -]{1,30}? yet(?=\\s*$|\\s*[.;:!])`, 'i'),
  /\b(?:is|are) (?:still |currently )?broken(?=\s*$|\s*[.,;:!])/i,
  /^\P{L}*(?:however|but|currently|now|for now|right now|unfortunately)?,? ?(?:it|this|(?:the|my|our) (?!old |previous |former |legacy |upstream )(?:[\w-]+ ){0,2}(?:app|application|server|service|page|program|cli|script|api|code|component|screen|site|client|worker|command|endpoint|route|login)) (?:still |currently |now |always |sometimes |often |immediately )*(?:crash(?:es)?|hangs|freezes|segfaults|(?:panics|blows up|errors out|fails to (?:start|boot|load|build|compile|run|render))(?! (?:if|when|unless|without)\b))(?![\w-])/iu,
  /\bsome(?: of the)? (?:tasks?|steps|requirements|must-haves) (?:are|were|have|remain)\b[^.]{0,20}\b(?:not|un|missing|open|incomplete|skipped|deferred|left)\b/i,
];
