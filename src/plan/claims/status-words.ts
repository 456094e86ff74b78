/** The words with which 644 real SUMMARY files report completion. Every other status counts as incomplete (I2). */
const completing = [
  'complete|completed|done|finished|pass|passed|success|successful|succeeded|implemented|verified|approved|closed|shipped|executed|ok',
  'abgeschlossen|fertig|erledigt|terminée?|achevée?|complète?|completad[oa]|terminad[oa]|finalizad[oa]|concluíd[oa]|completat[oa]|finit[oa]',
  '完了|完成|已完成|完成済み|완료|заверш[её]но?|выполнено?|готово?|voltooid|afgerond|ukończon[aey]|zakończon[aey]|tamamlandı|klart|ferdig|selesai|hoàn thành',
].join('|');

/** Words that may surround them: "Phase 2 is fully complete", "All 3 tasks completed", "Auto-approved". */
const surroundingWords =
  'phase|plan|all|both|every|everything|the|this|is|are|was|were|has|have|been|now|fully|successfully|implementation|work|' +
  'feature|execution|task|tasks|steps|items|checks|files|commits|tests|and|uat|auto|code|self|check|overall|status';

const isCompleting = new RegExp(
  `^(?:(?:${surroundingWords}|\\d[\\w./]*)[\\s,:-]+)*(?:${completing})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Returns true if a status clearly reports completion: "✅ Complete (with deviations)", "COMPLETE - 2025-01-02". */
export function saysComplete(status: string): boolean {
  const text = normalizeStatus(status);
  if (
    saysOpen(status) ||
    status.includes('?') ||
    isCountShort(text) ||
    /\btasks? \d+(?!\s*\/)[^.;]*\b(?:done|complete)/.test(text)
  )
    return false;
  return isCompleting.test(text) || /^(?:100 ?%|\d+\/\d+)(?:$|\s)/.test(text) || (text === '' && doneMark.test(status));
}

/** Returns true if a field clearly reports open work or a failure. Unknown words count as neither. */
export function saysOpen(text: string): boolean {
  return openMark.test(text.trim()) || openWords.test(normalizeStatus(text).replace(settledPattern, ' '));
}

/** Returns true if the first words of a verdict report open work: "partial: the tests are missing". */
export function beginsOpen(text: string): boolean {
  return openMark.test(text.trim()) || openHead.test(normalizeStatus(text));
}

/** Returns true for work that waits for a person: "pending human verification", "awaiting user sign-off". */
export function awaitsPerson(text: string): boolean {
  return /\b(?:humans?|users?|operators?|manual(?:ly)?|checkpoints?|approv\w+|sign-?off|uat|decisions?)\b/.test(
    normalizeStatus(text),
  );
}

export function isCountShort(text: string): boolean {
  const counts = countTasks(text);
  const percent = /^\D{0,3}(\d{1,2})(?:\.\d+)? ?%|(?<![\d.])(\d{1,2}) ?% (?:complete|done|finished)/i.test(text);
  return (counts !== null && counts.done < counts.total) || percent;
}

/** Parses `2/3` and `2 of 3`; returns null for other text. */
export function countTasks(text: string): { done: number; total: number } | null {
  const [, done, total] = /(?<![\d./-])(\d{1,4})\s*(?:\/|of|out of)\s*(\d{1,4})(?![\d/-])/i.exec(text) ?? [];
  return done === undefined ? null : { done: Number(done), total: Number(total) };
}

const doneMark = /^\s*[*_]*(?:✅|✓|✔|☑|🟢|🎉)/u;

const openMark = /^[*_\s]*(?:\[ \]|❌|✗|✘|⛔|🚫|🛑|⏸|⏳|🚧|🔴|🟡|🔄)/u;

/** Matches problems that are solved or never existed: "no failures", "0 gaps", "fixed the failing test". */
const settledPattern =
  /\b(?:no|0|zero|none|without|nothing|never|fixed|resolved|repaired|cleared|pre existing|preexisting|unrelated|expected)\s+(?:[\w]+\s+){0,2}?(?:fail\w*|gaps?|blocked|blockers?|missing|remain\w*|pending|left|incomplete|skipped|deferred|issues?)\b|\b(?:fail\w*|gaps?|missing|blocked|pending)\b[\w ]{0,20}\b(?:fixed|resolved|closed|cleared)\b|\bnot (?:applicable|needed|required|necessary)\b/g;

const openList = [
  'partial(?:ly)?|incomplete|unfinished|blocked|halted|paused|stopped|aborted|interrupted|cancell?ed|rejected|false',
  'pending|awaiting|awaits|waiting|waits|in progress|wip|ongoing|draft|todo|remain(?:s|ing)?',
  'fail(?:s|ed|ing|ure|ures)?|broken|crashed|stuck|missing|untested|unverified|not|cannot',
  'almost|nearly|mostly|half|(?:with|known|open|has|have) (?:\\d+ )?gaps?|gaps? (?:found|remain\\w*|open)',
  'human (?:(?:verification|action|input|review) )?(?:needed|required)|needs? (?:human|user|manual|a person|review|verification)',
  'checkpoint reached|\\d+ (?:tasks?|items?|steps?) left|except|excluding|apart from|up to (?:task|step|wave)|until',
  '(?:with|has|have) (?:\\d+ )?(?:errors|failures)|tasks? (?:\\d+ )?(?:was |were )?(?:skipped|deferred)|(?:skipped|deferred) (?:\\d+ )?tasks?|only (?:task|part|half)|minus|in part',
].join('|');

const openWords = new RegExp(`(?<![\\p{L}\\p{N}])(?:${openList})(?![\\p{L}\\p{N}])`, 'u');

const openHead = new RegExp(
  `^(?:${openList}|not \\w+|[1-9]\\d* (?:tests? )?fail(?:ed|ing|ures?)?|started|skipped|errors?)(?: completed?)?(?=$|\\s*[,;:.()—–|-])`,
  'u',
);

/** Removes letter case, markup and symbols, and splits words such as `complete_with_gaps`. */
function normalizeStatus(text: string): string {
  return text
    .replace(/<!--.*?-->|\[x\]/gi, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])[-_](?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[^\p{L}\p{N}\s./%,;:()—–|'’+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '');
}
