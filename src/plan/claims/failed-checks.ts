import { isSettled } from './settled-words.ts';
import { partClaims } from './summary-counts.ts';
import { type Place, placeOf } from './summary-places.ts';
import { type Section, type SummaryClaim, withoutMarks } from './summary-sections.ts';

/** Tests and checks that a SUMMARY reports as failed or not run, where it does not say that they are meant to be red. */
export function failedChecks(sections: readonly Section[]): SummaryClaim[] {
  return sections.flatMap((section, at) => {
    // The self-check has a reader of its own, for which only the newest counts.
    if (section.path.some((title) => /^self[- ]?check/i.test(title))) return [];
    const place = placeOf(section, at);
    const texts = section.lines.map(withoutMarks).filter((text) => reportsFailure(text, place) && !isSettled(text));
    return [
      ...headingClaim(section, place),
      ...(place === 'past'
        ? []
        : section.lines
            .map(withoutMarks)
            .filter((text) => !isSettled(text))
            .flatMap(partClaims)),
      ...[...texts, ...failedOutput(section, place)].map(
        (text): SummaryClaim => ({ name: 'A check', text, kind: 'stop' }),
      ),
    ];
  });
}

/** `## Verification: FAILED`, and `## Verification` with FAILED as the first word below it. */
function headingClaim({ title, lines, level }: Section, place: Place): SummaryClaim[] {
  if (place !== 'checks' || level === 0) return [];
  const first = withoutMarks(lines.find((line) => line.trim() !== '') ?? '');
  const text = failedTitle.test(title) ? title : failedWord.test(first) ? first : null;
  return text === null ? [] : [{ name: `"${title}"`, text, kind: 'stop' }];
}

const failedTitle =
  /[❌✗✘✖🚫⛔]\s*$|(?:[:：—–(|-]\s*|\s)(?:fail(?:s|ed|ing|ures?)?|broken|red|not (?:run|executed|met|passing|passed|verified|working))\)?$/iu;
const failedWord =
  /^\P{L}*(?:FAIL(?:ED|S|ING)?|NOT (?:RUN|PASSED|PASSING|DONE|EXECUTED)|INCOMPLETE|BROKEN)\b(?!\s*(?:->|→|=>))/u;

/** Output of a runner, in a code fence below a heading about tests: `Tests: 3 failed, 10 passed`. */
function failedOutput({ printed, lines, title }: Section, place: Place): string[] {
  if (place !== 'checks' || isSettled(title) || lines.some(isSettled)) return [];
  return printed.filter((line) => printedFailures.some((words) => words.test(line))).map((line) => line.trim());
}

const printedFailures: readonly RegExp[] = [
  /^\s*Tests?:\s+[1-9]\d* failed\b|^\s*[1-9]\d* (?:failing|failed)\b|\b[1-9]\d* failed, \d+ passed|\b\d+ passed, [1-9]\d* failed/,
  /^# fail [1-9]|^not ok \d|FAILED \(|^test result: FAILED|\bFailures: [1-9]/,
];

function reportsFailure(text: string, place: Place): boolean {
  return countsFailures(text, place) || rules.some(({ places, says }) => places.includes(place) && says.test(text));
}

const testing =
  /\b(?:tests?|specs?|suites?|assertions?|checks?|pass(?:ed|ing|es)?|npm|npx|pnpm|yarn|bun|jest|vitest|mocha|playwright|cypress|pytest|phpunit|rspec|cargo|dotnet|mvn|gradle)\b/i;
const number = '(?:[1-9]\\d*|one|two|three|four|five|six|seven|eight|nine|ten|some|several|many)';
const testNouns = '(?:tests?|specs?|suites?|assertions?|cases?|checks?)';
/** Behind the word nothing follows that it would only describe: "3 failed logins" are no failed tests. */
const endOfWord =
  '(?=$|\\s*[,;.:!)\\]/|—–-]|\\s(?:and|but|of|out|in|on|with|because|due|since|so|passed|tests?|specs?|suites?|assertions?|checks?|for now|at the moment|currently)\\b)';

/** "3 failing", "Tests: 3 failed, 10 passed", "2 of 12 tests fail". */
const failureCount = new RegExp(
  `(?<![\\w.,#/+-])${number}(?: ?(?:of|out of|/) ?(?:the )?\\w+)? (?:(?:\\w+ )?${testNouns} )?(?:(?:are|is|were|still|currently) )*fail(?:s|ed|ing|ures?)?${endOfWord}`,
  'i',
);

function countsFailures(text: string, place: Place): boolean {
  if (place === 'past') return false;
  if (/^\s*[1-9]\d* fail(?:ed|ing|ures?)(?=$|[,.;)]| \()/i.test(text)) return true;
  return testing.test(text) && failureCount.test(text);
}

interface CheckRule {
  /** Place in which it counts; in the other places the same words tell of something else. */
  readonly places: readonly Place[];
  readonly says: RegExp;
}

const written: readonly Place[] = ['checks', 'work', 'other'];
const everywhere: readonly Place[] = [...written, 'past'];
const whose =
  '(?:all|the|my|our|its|any|some|unit|integration|e2e|end-to-end|smoke|regression|new|automated|browser|existing|\\d+|one|two|three|many|several|most)';
const tests = `(?:${whose} )*(?:tests?|specs?|(?:test )?suites?|test cases?|(?:npm|pnpm|yarn|bun) (?:run )?test|pytest|jest|vitest|cargo test|go test)`;
const not = "(?:n['’]t| ?not)";
const ran = '(?:run|ran|execute|executed)';

const rules: readonly CheckRule[] = [
  // Counts in any section, and no other sentence there settles it: the test does not run any more.
  {
    places: everywhere,
    says: /\b(?:commented out|disabled|skipped|excluded)\b (?:(?:the|a|an|\d+|all|some|one|two|three|remaining) )*(?:failing|broken|red)\b[^.;]{0,20}\b(?:tests?|specs?|suites?|assertions?)\b/i,
  },
  {
    places: everywhere,
    says: new RegExp(
      `^(?:I )?(?:removed|deleted) (?:the|all|\\d+) (?:failing|broken|red) tests?(?=\\s*$|\\s*[.;!])|\\b(?:failing|broken|red) tests? (?:is|are|was|were) (?:marked as )?(?:skipped|disabled|commented out|ignored)\\b|\\b${tests} (?:was|were|is|are) (?:disabled|skipped|commented out|removed|deleted|excluded) (?:because|since|as) (?:it|they|the tests?) (?:kept |keeps? |still |always )?fail`,
      'i',
    ),
  },
  {
    places: written,
    says: new RegExp(
      `\\b(?:not able|unable|could(?: not|n['’]t)|did(?: not|n['’]t)) (?:to )?(?:get|make|bring) (?:${tests}|(?:it|the (?:build|server|app|code))) (?:to )?(?:pass|work|run|green)\\b`,
      'i',
    ),
  },
  {
    places: ['checks', 'work'],
    says: new RegExp(
      `^(?:the )?(?:${tests}|build) (?:still |now |currently )?(?:times? out|hangs?|crash(?:es)?|never (?:ends?|finish(?:es)?))(?![\\w-])`,
      'i',
    ),
  },
  {
    places: everywhere,
    says: new RegExp(
      `\\b(?:so|therefore|thus|hence),? (?:(?:${tests}) (?:(?:could|were|was)${not}|cannot)(?: be)? ?${ran}|(?:nothing|none of (?:it|this|them)) (?:was|were|could be) (?:run|tested|verified|installed|executed|built))\\b`,
      'i',
    ),
  },
  { places: ['checks', 'work'], says: /(?:^|[\s(])(?:failed|failures?|failing)\s*[:=]\s*[1-9]\d*\b/i },
  // "Tests are failing", "the login test still fails", "the suite is red".
  {
    places: written,
    says: new RegExp(
      `\\b${tests}\\b[^.;|]{0,40}?\\b(?:(?:is|are) (?:still |currently |now )?(?:failing|red|broken)|still (?:fails?|red|broken)|(?:do|does)${not} (?:yet )?pass(?:es)?(?! \\w+ (?:to|as|into)\\b))\\b`,
      'i',
    ),
  },
  { places: written, says: new RegExp(`^${tests}\\s*:?\\s*(?:fail(?:s|ed|ing)?|red|broken)${endOfWord}`, 'i') },
  {
    places: written,
    says: /\bnot all (?:\w+ ){0,2}(?:tests?|checks?|criteria|specs?|suites?)\b.{0,20}\b(?:pass|met|green|ran)\w*/i,
  },
  // "Tests could not be run", "I did not run the tests", "Tests: not run".
  {
    places: everywhere,
    says: new RegExp(
      `^${tests}(?: \\([^)]*\\))? (?:(?:could|can|were|was|have|has|did)${not}|cannot|never|not)(?: yet)?(?: been| be)? ?${ran}\\b`,
      'i',
    ),
  },
  {
    places: everywhere,
    says: new RegExp(
      `(?:\\b(?:I|we|agent|executor) |^)(?:(?:could|can|did|was|were|have)${not}|cannot|(?:was |am )?unable to|never)(?: able to)?(?: yet)? ?${ran} ${tests}\\b`,
      'i',
    ),
  },
  { places: written, says: /^no (?:\w+ )?tests? (?:were|was|have been|could be) (?:run|executed|written|added)\b/i },
  { places: everywhere, says: new RegExp(`^${tests}\\s*[:—–-]\\s*not (?:run|executed|possible|verified)\\b`, 'i') },
  {
    places: ['checks', 'work'],
    says: /^(?:not tested|untested|unverified|not verified|not (?:yet )?run)\b(?=$|[.,;:!(—–-]|\s(?:yet|because|due|since|at all))(?!.{0,4}manual)/i,
  },
  { places: ['checks'], says: /^\[ \] .*\b(?:npm|pnpm|yarn|pytest|cargo|go test|tests? pass\w*|build passes|tsc)\b/i },
  // `Build: FAILED`, `npm test — FAIL`, `npm test - failed`, `FAILED: the route`.
  {
    places: ['checks', 'work'],
    says: /(?:[:：—–|-]|->|=>|→)\s*(?:❌\s*)?(?:FAIL(?:ED|S|ING|URE)?|NOT (?:RUN|MET|DONE|VERIFIED|PASSED|PASSING|EXECUTED|WORKING)|BROKEN)(?: ?\([^)]*\))?[\s|.!)]*$/,
  },
  {
    places: ['checks'],
    says: /(?:[:：—–|-]|->|=>|→)\s*(?:failed|fails|failing|not run|not passing|not met|broken|red)[\s|.!)]*$/i,
  },
  { places: ['checks', 'work'], says: /^(?:FAIL|FAILED|FAILING|FAILS)\s*[:：—–]\s*\S/ },
  {
    places: ['checks', 'work'],
    says: /^(?:the |overall |final )?(?:verification|self-?check|build|smoke test|lint|type-?check) (?:has |is |was )?(?:fail(?:ed|s|ing)?|(?:did|does)(?: not|n['’]t) pass)\b/i,
  },
  {
    places: ['checks'],
    says: /^(?:(?:the|one|a) )?(?:[\w-]+ ){0,2}tests? (?:now |still )?fails?(?=$|[.,;:]| with\b| because\b)|^(?:tsc|npm|eslint|make) (?:[\w-]+ )?fails?\b/i,
  },
  {
    places: ['checks', 'work'],
    says: /^(?:(?:the|all|some|acceptance|success) )*(?:criteri(?:a|on)|requirements?|must-haves?)(?: ["“][^"”]{1,80}["”])?(?: (?:is|are|was|were))?:? (?:still )?(?:not (?:yet |fully |all )?|only (?:partially |partly )?|partially |partly )(?:met|satisfied|fulfilled)\b|^[A-Z]{2,12}-\d+\s*[:—–-]\s*(?:❌ )?not (?:yet )?(?:implemented|done|met|started|satisfied)\b/i,
  },
  { places: written, says: /\ball (?:\w+ )?tests (?:pass(?:ed)?|are green) (?:except|but(?! not)|apart from)\b/i },
  { places: ['work'], says: /^(?:tsc|npm (?:run )?\w+|the compiler|the linter) fails?(?=$|[.,;:]| with\b)/i },
  {
    places: ['checks', 'work'],
    says: /^(?:(?:I|we) )?(?:(?:could|did)(?: not|n['’]t)|was (?:unable|not able) to|unable to|cannot) (?:verify|test)\b|^(?:this|it|the (?:code|change|feature|work)) (?:has not been|was not|is not) (?:yet )?tested(?=\s*$|\s*[.;!])/i,
  },
  {
    places: ['checks'],
    says: /^(?:skipped(?=\s*[:.—–](?!\s*\d)| running| the tests| because| due)|none (?:were|was) run\b)/i,
  },
  // The build, in the present tense; "the build failed at first" is a story.
  {
    places: written,
    says: /\b(?:build|compilation|type-?check|lint(?:ing)?|tsc|compiler)\b[^.;|]{0,30}\b(?:(?:is|are) (?:still |currently )?(?:failing|broken|red)|(?:still |currently )fails?|fails with)\b/i,
  },
  {
    places: written,
    says: /\b(?:tsc|typescript|compiler|type-?check(?:er)?|eslint|lint|build|mypy|ruff|biome|clippy)\b\s*(?:still )?(?::|reports?|shows?|has|gives|finds)\s*[1-9]\d* errors?\b|^(?:it|the (?:code|project|app|build)) (?:compiles|builds) with (?:[1-9]\d* |some |many )?errors\b|^(?:(?:some|the|\d+) )?(?:type|lint|build|compil\w+) errors (?:still )?remain\b/i,
  },
  {
    places: ['checks', 'work'],
    says: new RegExp(
      `^(?:${tests}|(?:npm|pnpm|yarn|bun|npx|make|cargo|go|tsc|the build|build|lint)\\b[\\w ./:-]{0,30}?)\\s*(?:→|->|=>|:|—|–)?\\s*\\(?exit(?:s|ed)?(?: with)?(?: code| status)? [1-9]\\d{0,2}(?=$|[\\s.,;)])`,
      'i',
    ),
  },
];
