/** True for a first line, without its markup, that reports the work as not done or done only in part. */
export function refuses(line: string): boolean {
  const words = line.replace(/^\P{L}+/u, '');
  return refusalOpening.test(words) || partialOpening.test(words);
}

/** True for a text with nothing but placeholders: `[Summary to be written]`, `TBD`. */
export function isPlaceholder(lines: readonly string[]): boolean {
  return lines.length > 0 && lines.every((line) => /^(?:\[[^\]]+\](?!\()|TBD|TODO|WIP)[.!]?$/i.test(line));
}

/** Ends of a heading, in capitals or in brackets, that report its plan as not done. */
export const openTitle =
  /^(?:PARTIAL|PARTIALLY COMPLETED?|INCOMPLETE|BLOCKED|HALTED|PAUSED|FAILED|ABORTED|PENDING|SKIPPED|DEFERRED|NOT \w+|IN PROGRESS|WIP|AWAITING\b.*)$/;
const haltWords = 'blocked|incomplete|paused|halted|failed|aborted|stopped|partial(?:ly completed?)?|not completed?';
/** The headings of what GSD's executor returns when it stops. */
export const stopTitle = new RegExp(
  `^(?:checkpoint reached|(?:plan|execution) (?:${haltWords})|human (?:action|input|verification) (?:needed|required)|awaiting (?:human|user|(?:a )?decision|approval|input|review|credentials)\\b.*)(?:\\s*[:：—–(-].*)?$`,
  'i',
);
const thingWords = '(?:tasks?|work|steps?|items?|parts?)';
/** Headings of sections about work left undone; one counts only where it is not followed by "None". */
export const stopSections = new RegExp(
  `^(?:blocked|halted|incomplete|partial|unfinished|outstanding|remaining|to-?dos?|(?:deferred|postponed) tasks?|(?:not|still not) (?:done|completed|finished|implemented)|(?:remaining|incomplete|unfinished|unimplemented|open|outstanding|pending|skipped|failed) ${thingWords}|${thingWords} (?:remaining|skipped|left|not (?:done|completed|finished|implemented))|what(?:['’]s| is) left|what remains|left (?:to do|undone|over(?: .*)?)|missing(?: parts?| pieces?)?|(?:failed|failing|broken) tests?|still (?:to do|open))(?:\\s*[:：—–(-].*)?$`,
  'i',
);

const workVerbs =
  '(?:implement|complete|finish|start|begin|write|make|do|execute|carry out|proceed|continue|create|build)';
/** Opening of a paragraph that reports no work; of 644 real summaries none has one in this place. */
const refusalOpening = new RegExp(
  `^(?:(?:I|we|the agent|this plan|the plan|it) )?(?:(?:could|can|did)(?:n['’]t| ?not)(?: be)?|(?:was|were|am|is) (?:unable|not able) to|unable to|failed to) ${workVerbs}(?:e?d|ten)?\\b|^(?:nothing (?:was|has been) (?:done|changed|implemented|made|written)|no (?:work|changes?|code|files?) (?:was|were|has been|have been) (?:done|made|changed|written|implemented))\\b|^(?:I|we) (?:made no (?:code )?changes|changed nothing|did(?:n['’]t| ?not) change anything)(?=\\s*$|\\s*[.;!])|^(?:not (?:yet )?(?:implemented|done|started|completed?|finished|functional|usable|working))\\b`,
  'i',
);

const partWords = '(?:(?:the )?(?:first|second|third|last|other) )?(?:tasks?|steps?|part|half)(?: \\d+)?';
const negationWords = "(?:(?:could|can|did|was|were|is|are|has|have)(?:n['’]t| ?not)|is still|remains?)";
/** Opening of a paragraph that reports only part of the work: a task, a half, or a beginning. */
const partialOpening = new RegExp(
  [
    `^only ${partWords}\\b.*\\b(?:done|made|implemented|completed?|finished|written|built)\\b`,
    `^(?:the )?(?:task|step|part) \\d+ ${negationWords}(?: yet)?(?: been| be)? ?(?:done|made|implement|complet|finish|start|begun|possible|open|missing|undone)`,
    `^(?:the )?task \\d+ (?:was|is|has been) (?:skipped|blocked|deferred|left (?:out|undone|open))`,
    `^(?:only )?partial(?:ly)? (?:implemented|completed?|done|finished|implementation|completion)\\b`,
    `^(?:the |this )?(?:implementation|work|plan|feature|migration) (?:is|was left|remains) (?:still |only )?(?:incomplete|partial|unfinished|half|in progress|not (?:yet )?(?:complete|done|finished))`,
    `^(?:WIP|work in progress)\\b`,
    `^(?:mostly|partly|almost|nearly|half) (?:works?|working|done|complete|finished|implemented)(?=\\s*$|\\s*[.,;!(])`,
    `^blocked (?:by|on|because|until|:)`,
  ].join('|'),
  'i',
);
