import known from './languages.json' with { type: 'json' };
import { placeOf } from './summary-places.ts';
import { type Section, type SummaryClaim, withoutMarks } from './summary-sections.ts';

/** The plain words by which a SUMMARY in another language says that its plan is not done. Patterns, each word in full. */
interface Language {
  /** Labels before a state: "Status", "Ergebnis". */
  readonly label: string;
  readonly task: string;
  readonly tests: string;
  /** States of a task or plan that is not done. */
  readonly open: string;
  readonly failing: string;
  readonly notRun?: string;
  /** Sentences that are only said of work that is not done. */
  readonly unfinished?: string;
}

/** CJK has no blanks between words; what may follow a state there to end its sentence is in `endOfWord`. */
const languages: Readonly<Record<string, Language>> = known;

/** Lower case, and by ranges: compiling classes of Unicode letters for both cases took 200 ms of each run. */
const alphabets = 'a-zß-öø-ÿ\\u0100-\\u017f\\u0400-\\u04ff\\u0600-\\u06ff\\u0900-\\u097f\\u1e00-\\u1eff';
const wordStart = `(?<![${alphabets}])`;
const wordEnd = `(?![${alphabets}])`;
const noLetters = `[^${alphabets}\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]*`;
const endOfWord = '(?:です|でした|のまま|입니다|됨)?(?=$|\\s*[.,;:!)|।۔،。．，、；：！）(（—–])';

/** Scripts but the Latin one. A pattern is compiled when it is first asked, 2 ms each, and most texts have no such letter. */
const otherScript = /[\u0400-\u04ff\u0600-\u06ff\u0900-\u097f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** A state counts where it begins a line or stands behind a label or a task, the unfinished sentences anywhere. */
const patterns = Object.values(languages).map(
  ({ label, task, tests, open, failing, notRun = failing, unfinished = '(?!)' }) => ({
    isLatin: !otherScript.test(label),
    words: new RegExp(
      [
        `^${noLetters}(?:${open})${endOfWord}`,
        `^${noLetters}(?:${label})\\s*[:：|—–-]\\s*${noLetters}(?:${open}|${failing})${wordEnd}`,
        `${wordStart}(?:${task})\\s*\\d+.{0,60}?${wordStart}(?:${open})${endOfWord}`,
        `${wordStart}(?<![\\d.])[1-9]\\d*\\s?\\S{0,2}\\s?(?:${tests})\\s.{0,10}?(?:${failing})${endOfWord}|[1-9]\\d*\\s?[个個件개]?(?:の)?(?:${tests})(?:${failing})${endOfWord}`,
        `${wordStart}(?:${tests})(?:が|は|이|가)?\\s?[1-9]\\d*\\s?[个個件개]?\\s?(?:${failing})${endOfWord}`,
        `^${noLetters}(?:(?:die|les|las|los|os|as|i|le|de|alle?) )?(?:${tests})\\s?(?:${failing}|${notRun})${endOfWord}`,
        `${wordStart}(?:${unfinished})${wordEnd}`,
      ].join('|'),
    ),
  }),
);

/** A meaning on purpose, or a condition: "if the login failed". */
const settled =
  /\b(?:wenn|falls|sobald|erwartet|vorher|bereits|zuvor|si (?:la|le|les|el|los|las|un|une|una)|quand|lorsque|attendus?|cuando|esperad[oa]s?|quando|se (?:o|a|os|as|il|la|lo|i|le)|previst[oi])\b|場合|とき|時に|预期|預期|如果|时[,，显提]|時[,，顯提]|예상|경우|\s시[ ,]|если|когда|ожида/;

/** Claims of a SUMMARY in another language than English against itself. */
export function otherLanguages(sections: readonly Section[]): SummaryClaim[] {
  return sections.flatMap((section, at) => {
    if (placeOf(section, at) === 'past') return [];
    const titles = section.level === 0 || (at === 1 && section.level === 1) ? [] : [section.title];
    return [...titles, ...section.lines.map(withoutMarks)].flatMap((text): SummaryClaim[] => {
      const said = text.toLowerCase();
      const isLatin = !otherScript.test(said);
      const told = patterns.some((language) => (language.isLatin || !isLatin) && language.words.test(said));
      const stops = told && !settled.test(said);
      return stops ? [{ name: 'A line', text, kind: 'stop' }] : [];
    });
  });
}
