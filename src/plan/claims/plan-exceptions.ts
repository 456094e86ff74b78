import { DeclaredPaths } from '../phase/declared-paths.ts';
import type { Plan } from '../phase/plan.ts';

/**
 * Kinds of code that a plan may ask for and a careless agent leaves behind: functions that do nothing, throw or only
 * log.
 */
export type Wish = keyof typeof planExceptions;

/**
 * Returns true if the plan asks for placeholders in a file: a skeleton for a later plan, or a page that says "soon".
 */
export function asksForStub(plan: Plan, path: string, prefix: string): boolean {
  return asksFor(stubWords, plan, path, prefix);
}

/** Returns true if the plan asks for tests that are skipped or written later. */
export function asksForIdleTest(plan: Plan, path: string, prefix: string): boolean {
  return asksForStub(plan, path, prefix) || asksFor(idleTestWords, plan, path, prefix);
}

/** Returns true if the plan asks for code that looks like this kind of stub. */
export function asksForSuch(wish: Wish, plan: Plan, path: string, prefix: string): boolean {
  const related =
    wish === 'constant' ? planExceptions.empty : wish === 'throw' ? planExceptions.base : planExceptions[wish];
  return asksFor(planExceptions[wish], plan, path, prefix) || asksFor(related, plan, path, prefix);
}

function asksFor(words: RegExp, plan: Plan, path: string, prefix: string): boolean {
  const matching = plan.tasks.filter(({ files }) => new DeclaredPaths(files, prefix).covers(path));
  const tasks = matching.length > 0 ? matching : plan.tasks;
  return tasks.some(({ name, action, done, verify }) =>
    words.test([name, action, done ?? '', verify.prose ?? '', ...verify.automated].join('\n')),
  );
}

const stubWords =
  /\b(?:stub(?:s|bed)?|skeletons?|scaffold(?:s|ed|ing)?|placeholder (?:page|file|component|module|implementation|function|content|for|that|until)|not[ -]?(?:yet )?implemented|NotImplemented\w*|unimplemented|(?:todo|unimplemented)!|coming soon|under construction|headings? only|abstract (?:base )?(?:class|method|interface)\w*)\b/i;

const idleTestWords =
  /\b(?:skip\w*|pending|xfail|placeholders?|(?:it|test|describe)\.(?:todo|failing)|@?disabled|@?ignored?)\b/i;

const planExceptions = {
  empty:
    /\b(?:no-?ops?|do(?:es)? nothing|discard\w*|swallow\w*|ignor(?:es?|ing)|silent\w*|null object|(?:throws?|drops?) \w+ away|hooks?|overrid\w+|switched off|turned off|disabled|empty|marker|(?:gives?|returns?) (?:none|nothing|empty)|(?:remov|retir)\w+ (?:the |its )?(?:body|logic|implementation|behaviou?r|checks?)|no longer|deprecat\w+|static|presentational|mock-?ups?)\b/i,
  base: /\b(?:sub-?class\w*|base (?:class\w*|of|for)|abstract|overrid\w+|interface|must be implemented|each \w+ (?:implements|writes) its own)\b/i,
  constant:
    /\b(?:always|constant|default(?:s|ing)?|identity|as (?:it )?is|unchanged|pass(?:es)? through|read-?only|hard-?cod\w+)\b|\breturn(?:s|ing)? `?(?:null|nil|none|undefined|nothing|false|true|0|\[\]|\{\})`?(?! (?:if|when|where|unless)\b)/i,
  throw:
    /\b(?:throw(?:s|ing)?|raises?|panics?|reject(?:s|ed)?|refus\w+|unsupported|not supported|unavailable|forbid\w*|exhaustive\w*|error (?:helper|factor)\w*)\b/i,
  log: /\b(?:log(?:s|ged|ging|ger)?|print(?:s|ed|ing)?|console|stdout|stderr|echo\w*|outputs?|usage|banner|messages?|reports?|displays?|announce\w*)\b/i,
};
