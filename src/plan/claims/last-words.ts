import { splitSections, withoutMarks } from './summary-sections.ts';

/**
 * The sentence of an agent's last message that says that its turn ended before its work did; null for none. "I could not
 * reproduce the bug" says nothing of that.
 */
export function findUnfinishedSentence(message: string): string | null {
  const sections = splitSections(message.slice(-maxMessage));
  const lines = sections.flatMap(({ title, lines: below }) => [title, ...below.map(withoutMarks)]);
  const sentences = lines.flatMap((line) => line.split(/(?<=[.;!?])\s+|\s+[—–]\s+|(?<=\w:)\s+/)).filter(Boolean);
  const isOver = sentences.some((each) => saysAllDone.test(each));
  const stop = sentences.find(
    (each) => stopPatterns.some((pattern) => pattern.test(each)) || (!isOver && asksToGoOn.test(each)),
  );
  if (stop !== undefined) return stop;
  const last = lines.findLast((line) => line !== '')?.split(/(?<=[.!?])\s+/) ?? [];
  return last.slice(-2).find((each) => waitsPattern.test(each) || (!isOver && intendsPattern.test(each))) ?? null;
}

/**
 * The question with which an agent's last message ends, with the paragraph that leads to it; null for none, and for one that
 * only asks to go on or offers more after all is done.
 */
export function closingQuestion(message: string): string | null {
  const paragraphs = message
    .slice(-maxMessage)
    .trim()
    .split(/\n\s*\n/);
  const last = paragraphs.at(-1)?.split('\n').map(withoutMarks).filter(Boolean) ?? [];
  const result = last.flatMap((line) => line.split(/(?<=[.!?])\s+/));
  const requested = result.slice(-2).find((each) => asksPattern.test(each));
  if (requested === undefined || result.some((each) => asksToGoOn.test(each) || saysAllDone.test(each))) return null;
  // Choices stand in a list above the question, or below it.
  return (last.length > 1 || result.length > 1 ? last.join(' ') : [...paragraphs.slice(-2), ''].join(' ')).trim();
}

/** A question of some words, or "please tell me which one". A progress line such as "ok?" asks nothing. */
const asksPattern =
  /^(?=(?:\S+\s+){3}).*\?["')\]]*$|\b(?:let me know|tell me|please (?:confirm|clarify|choose|decide|advise|specify|provide|tell|answer))\b.*\b(?:which|what|whether|if|how|who|where|choice|option|decision|confirm)\b/i;

/** Agents repeat their plan and its history further up. */
const maxMessage = 4_000;

const saysAllDone =
  /\b(?:all|both|every|everything|the (?:whole |entire )?(?:plan|work))\b.{0,40}\b(?:done|complete[d]?|finished|implemented)\b|^(?:done|complete[d]?|finished)\b/i;

/** "Should I proceed with task 2?", "Let me know if you want me to continue." */
const asksToGoOn =
  /^(?:(?:should|shall|may|can) I|(?:do|would) you (?:like|want) me to|let me know (?:if|when|whether) (?:you(?:['’]d| would)? (?:want|like) me to|I (?:should|can|may)))\b.{0,40}\b(?:proceed|continue|go on|go ahead|start|move on)\b(?!.*\b(?:phase|next plan|plan \d))/i;

/** "I was unable to finish", "I hit a blocker", "I had to stop here", "I ran out of context": nothing follows that undid it. */
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

/** The last thing that is said is what comes next, as of an agent whose turn ended too early. */
const waitsPattern =
  /\b(?:I|we)(?:['’]ll| will|['’]m| am) (?:now )?(?:wait(?:ing)?|check (?:back|on)|report back|be notified)\b.*\b(?:when|until|once|for|after)\b|\b(?:tests?|suite|build|migration|installation|install) (?:is|are) (?:still |now |currently )?running\b(?: in the background)?(?=\s*$|[.;,])/i;
const intendsPattern =
  /^(?:(?:now|next|then|first)[,:]? )?(?:(?:I|we)(?:['’]ll| will|['’]m going to| am going to)|let me(?! know)|let['’]s) (?:now |then |next |first )?(?:implement|write|create|add|make|run|fix|check|verify|look|start|continue|proceed|update|test|build|do|move|commit|read|work)\b/i;
