/** Says of tests that are red on purpose, were red before, belong to another plan, or are green by now. */
export function isSettled(text: string): boolean {
  return settled.some((words) => words.test(text));
}

const failing = '(?:[Ff]ail\\w*|FAIL\\w*|red|broken|missing|MISSING)';

/** Capitals count: `RED` is a phase of TDD, "expected 2, got 3" is a failure. */
const settled: readonly RegExp[] = [
  /\b[Pp]re-?existing\b|\bunrelated\b|\bnot (?:caused|related|introduced)\b|\bflak[ey]|\bbaseline\b|\bout of scope\b/,
  new RegExp(
    `\\b${failing}\\b.{0,30}\\bbefore\\b|\\balready (?:fail|red\\b|broken)|\\bwere failing\\b.{0,20}\\b(?:and|but)\\b`,
  ),
  new RegExp(`\\b${failing} (?:also )?on (?:the )?(?:base|main|master|HEAD)\\b`),
  /\b(?:[Ii]nitially|[Aa]t first|[Oo]riginally|[Pp]reviously|formerly|used to|[Ff]irst (?:run|attempt|try))\b/,
  /\b(?:as|is|are|was|were|\() ?(?:\w+ly )?(?:expected|required|designed|planned|intended)\b|\bexpected(?:\)| (?:to|fail|red|outcome|behaviou?r|until|because|since|at)\b)/,
  /\bby design\b|\bintentional(?:ly)?\b|\bon purpose\b|\bdeliberate|\bxfail/,
  /\bRED\b|\b[Rr]ed[ -](?:phase|gate|state|commit|step|test)|\bTDD\b|\btdd\b|\b(?:written|wrote)\b(?!,? but\b).{0,20}\bfail/,
  /\b(?:now|all|then|again) (?:\w+ ){0,2}(?:pass|green|work|made green)|\bno longer\b/,
  /^(?!.*\bstill (?:fail|red\b|broken)).*(?<!not |n['’]t |be |to |never |un)\b(?:[Ff]ixed|[Rr]esolved|[Rr]epaired|[Cc]orrected|[Ss]olved|[Rr]estored)\b(?! (?:later|in (?:a|the) next))/,
  /\bplan \d[\w.-]* (?:will|makes?|turns?|wires?|implements?|adds?|address(?:es)?|creates?)\b|\buntil plan\b/i,
  /\b(?:0|no|zero) (?:fail\w*|errors?)\b(?!.*\b[1-9]\d* fail)/,
];
