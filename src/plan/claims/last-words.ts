import { splitSections, withoutMarks } from './summary-sections.ts';

/**
 * Returns the sentence of an agent's last message that shows that its turn ended too early, or null. "I could not
 * reproduce the bug" does not count.
 */
export function findUnfinishedSentence(message: string): string | null {
  const sections = splitSections(message.slice(-maxMessage));
  const lines = sections.flatMap(({ title, lines: body }) => [title, ...body.map(withoutMarks)]);
  const sentences = lines.flatMap((line) => line.split(/(?<=[.;!?])\s+|\s+[—–]\s+|(?<=\w:)\s+/)).filter(Boolean);
  const isDone = sentences.some((each) => saysAllDone.test(each));
  const stop = sentences.find(
    (each) => stopPatterns.some((pattern) => pattern.test(each)) || (!isDone && asksToGoOn.test(each)),
  );
  if (stop !== undefined) return stop;
  const last = lines.findLast((line) => line !== '')?.split(/(?<=[.!?])\s+/) ?? [];
  return last.slice(-2).find((each) => waitsPattern.test(each) || (!isDone && intendsPattern.test(each))) ?? null;
}

/**
 * Returns the question that ends an agent's last message, with its introduction, or null. Ignores requests to continue
 * and offers made after all work is done.
 */
export function findClosingQuestion(message: string): string | null {
  const paragraphs = message
    .slice(-maxMessage)
    .trim()
    .split(/\n\s*\n/);
  const lastLines = paragraphs.at(-1)?.split('\n').map(withoutMarks).filter(Boolean) ?? [];
  const sentences = lastLines.flatMap((line) => line.split(/(?<=[.!?])\s+/));
  const question = sentences.slice(-2).find((each) => asksPattern.test(each));
  if (question === undefined || sentences.some((each) => asksToGoOn.test(each) || saysAllDone.test(each))) return null;
  return (
    lastLines.length > 1 || sentences.length > 1 ? lastLines.join(' ') : [...paragraphs.slice(-2), ''].join(' ')
  ).trim();
}

/** Matches a question of several words or "please tell me which one", but not a progress line such as "ok?". */
const asksPattern =
  /^(?=(?:\S+\s+){3}).*\?["')\]]*$|\b(?:let me know|tell me|please (?:confirm|clarify|choose|decide|advise|specify|provide|tell|answer))\b.*\b(?:which|what|whether|if|how|who|where|choice|option|decision|confirm)\b/i;

/** Agents repeat their plan and its history in earlier text. */
const maxMessage = 4_000;

const saysAllDone =
  /\b(?:all|both|every|everything|the (?:whole |entire )?(?:plan|work))\b.{0,40}\b(?:done|complete[d]?|finished|implemented)\b|^(?:done|complete[d]?|finished)\b/i;

/** Matches "Should I proceed with task 2?" and "Let me know if you want me to continue." */
const asksToGoOn =
  /^(?:(?:should|shall|may|can) I|(?:do|would) you (?:like|want) me to|let me know (?:if|when|whether) (?:you(?:['’]d| would)? (?:want|like) me to|I (?:should|can|may)))\b.{0,40}\b(?:proceed|continue|go on|go ahead|start|move on)\b(?!.*\b(?:phase|next plan|plan \d))/i;

/**
 * Matches "I was unable to finish", "I hit a blocker", "I had to stop here" and "I ran out of context", unless the
 * problem was solved.
 */
const stopPatterns: readonly RegExp[] = [
  /^(?:I['’]m sorry,? (?:but )?)?I (?:can(?:not|['’]t)|(?:am|was) (?:unable|not able) to|won['’]t|will not|must decline to) (?:help|assist) (?:you )?with (?:this|that|your|the) (?:request|task|plan)\b/i,
  /^unable to (?:finish|complete)\b(?=\s*$|\s*[.,;:!—–-])|^(?:I|we|the agent) (?:(?:could|did|was|were|have|has)(?:n['’]t| ?not)(?: able to| been able to)?|(?:was|were|am) unable to) (?:finish(?:ed)?|complete[d]?)(?=\s*$|\s*[.,;:!—–-]| (?:it|this|everything|all|(?:the )?(?:plan|tasks?|work|rest|remaining)|before|because|in time)\b)/i,
  /^(?:I|we) (?:could|can|was|were)(?:n['’]t| ?not| unable to| not able to) (?:write|edit|create|save|modify|change|update)\b.*\b(?:permissions?|denied|not allowed|read-only|sandbox)\b/i,
  /^(?:unfortunately,? )?(?:I|we)(?:['’]ve| have)? (?:just )?(?:hit|ran into|run into|encountered|reached) an? (?:\w+ )?(?:blocker|roadblock|impasse)\b(?!.*\b(?:resolved|solved|fixed)\b)/i,
  /^(?:unfortunately,? )?(?:I|we)(?:['’]m| am| are|['’]re) (?:currently |now |still )?(?:blocked|stuck)\b/i,
  /^(?:unfortunately,? )?(?:I|we)(?: had| have| need|['’]ll have|['’]ve) to (?:stop|pause|halt)\b/i,
  /^(?:I|we|the (?:agent|session)) (?:have |has )?(?:ran|run) out of (?:context|time|tokens|budget|turns|credits?)\b/i,
  /^(?:the )?task \d+ (?:is|was) (?:still )?(?:not (?:yet )?(?:done|started|finished|complete)|blocked|skipped|incomplete)\b(?!.*\b(?:already|as planned|not needed)\b)/i,
  /\b(?:continue|proceed|go on|carry on|start) with (?:the )?(?:(?:remaining|rest|other|next)\b(?!.*\b(?:phase|plans?)\b)|tasks? \d)/i,
];

/** Matches a last sentence that announces the next step: the agent's turn ended too early. */
const waitsPattern =
  /\b(?:I|we)(?:['’]ll| will|['’]m| am) (?:now )?(?:wait(?:ing)?|check (?:back|on)|report back|be notified)\b.*\b(?:when|until|once|for|after)\b|\b(?:tests?|suite|build|migration|installation|install) (?:is|are) (?:still |now |currently )?running\b(?: in the background)?(?=\s*$|[.;,])/i;
const intendsPattern =
  /^(?:(?:now|next|then|first)[,:]? )?(?:(?:I|we)(?:['’]ll| will|['’]m going to| am going to)|let me(?! know)|let['’]s) (?:now |then |next |first )?(?:implement|write|create|add|make|run|fix|check|verify|look|start|continue|proceed|update|test|build|do|move|commit|read|work)\b/i;
