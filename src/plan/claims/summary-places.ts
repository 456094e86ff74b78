import type { Section } from './summary-sections.ts';

/** `past` tells of trouble that is over, of design and of other plans; `checks` are about tests; `other` is free prose. */
export type Place = 'past' | 'checks' | 'work' | 'other';

/** Measured on the 1,768 real summaries of 43 repositories: their usual headings, in this order. */
const places: readonly (readonly [Place, RegExp])[] = [
  [
    'past',
    /\b(?:deviat\w*|auto-?fix\w*|decisions?|anti-?patterns?|bugs?|fix(?:es|ed)?|root cause|debug\w*|lessons?|rationale|next (?:phase|steps?|plans?)|readiness|threats?|modes?|troubleshoot\w*|future|out of scope|out-of-scope|pre-?existing|files?|commits|red|tdd|usage|patterns?|history|rollback|setup|issues? (?:encountered|found|fixed|resolved|and \w+))\b/i,
  ],
  [
    'checks',
    /\b(?:verif\w*|tests?|testing|check(?:s|list)?|validat\w*|criteria|acceptance|quality|gates?|must-?haves?|truths?|uat|build|evidence)\b/i,
  ],
  [
    'work',
    /\b(?:tasks?|accomplish\w*|achiev\w*|done|complet\w*|deliver\w*|status|progress|results?|summary|overview|outcome|conclusion|built|implement\w*|what|requirements?|objective|performance|metrics|work)\b/i,
  ],
];

/** The place of a section, by its heading and those above it but for the title of the document. */
export function placeOf({ level, path }: Section, at: number): Place {
  if (at <= 1) return 'work';
  const titles = level > 1 ? path.slice(1) : path;
  for (const [place, words] of places) if (titles.some((title) => words.test(title))) return place;
  return 'other';
}
