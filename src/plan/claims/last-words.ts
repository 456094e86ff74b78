import { withoutMarks } from './summary-sections.ts';

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
