import { ruleBook } from '../../judge/rules/rule-book.ts';
import type { Diagnostic } from '../../plan/phase/diagnostic.ts';
import type { FindingDetails } from '../../signal/signal-schema.ts';
import { escapeMarkdown } from '../../system/text/markdown.ts';

/** `file` has git's spelling; without it, the finding is about the whole change. */
export interface PlacedFinding extends FindingDetails {
  readonly file: string | null;
  readonly line: number;
}

export function placeFindings(findings: readonly FindingDetails[], files: ReadonlySet<string>): PlacedFinding[] {
  return findings.map((finding) => {
    const [, path = '', lineText] = /^(.*?)(?::(\d+))?$/s.exec(finding.subject) ?? [];
    const [, inText = '1'] = /\bline (\d+)\b/.exec(finding.message) ?? [];
    return { ...finding, file: files.has(path) ? path : null, line: Math.max(1, Number(lineText ?? inText)) };
  });
}

export interface JudgedChange {
  readonly headline: string;
  readonly reason: string | null;
  readonly answers: readonly (readonly [question: string, answer: string, detail: string])[];
  readonly findings: readonly PlacedFinding[];
  readonly warnings: readonly string[];
  readonly notJudged: readonly string[];
}

const icons = { refuse: '❌', ask: '❓', warn: '⚠️', off: '' } as const;
const maxRows = 50;

export function judgeMarkdown({ headline, reason, answers, findings, warnings, notJudged }: JudgedChange): string {
  const cells = (...texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  const row = ({ level, rule, subject, message }: PlacedFinding) =>
    cells(icons[level], `\`${rule}\``, escapeMarkdown(`${subject} ${message}`.trim()));
  const reported = findings.map(({ message }) => message);
  const notes = [...warnings.filter((warning) => !reported.some((message) => warning.includes(message))), ...notJudged];
  const hiddenCount = findings.length - maxRows;
  return [
    `### ${escapeMarkdown(headline)}`,
    ...(reason === null || findings.some(({ level }) => level !== 'warn') ? [] : [escapeMarkdown(reason)]),
    [
      cells('question', 'answer', ''),
      cells('---', '---', '---'),
      ...answers.map(([question, answer, detail]) => cells(question, answer, detail)),
    ].join('\n'),
    ...(findings.length === 0
      ? []
      : [
          [cells('', 'rule', 'finding'), cells('---', '---', '---'), ...findings.slice(0, maxRows).map(row)].join('\n'),
        ]),
    ...(hiddenCount > 0 ? [`and ${hiddenCount} more`] : []),
    ...(notes.length === 0
      ? []
      : [
          notes
            .slice(0, maxRows)
            .map((text) => `- ${escapeMarkdown(text)}`)
            .join('\n'),
        ]),
  ].join('\n\n');
}

const severities = { refuse: 'error', ask: 'warning', warn: 'info', off: 'info' } as const;

export function buildAnnotations(findings: readonly PlacedFinding[]): Diagnostic[] {
  return findings.flatMap(({ file, line, level, rule, message }) =>
    file === null ? [] : [{ severity: severities[level], code: rule, file, line, message }],
  );
}

const sarifLevels = { refuse: 'error', ask: 'warning', warn: 'note', off: 'none' } as const;

/**
 * SARIF 2.1.0 for code scanning. SARIF needs a file for each finding, so general findings go to `somewhere`, the first
 * changed file.
 */
export function buildSarifLog(findings: readonly PlacedFinding[], somewhere: string) {
  const ids = [...new Set(findings.map(({ rule }) => rule))];
  const ruleTexts = ruleBook as Readonly<Record<string, { readonly asks: string; readonly remedy: string }>>;
  const rules = ids.map((id) => ({
    id,
    shortDescription: { text: ruleTexts[id]?.asks ?? id },
    help: { text: ruleTexts[id]?.remedy || (ruleTexts[id]?.asks ?? id) },
  }));
  const results = findings.map(({ rule, level, subject, message, file, line }) => ({
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: sarifLevels[level],
    message: { text: file === null ? `${subject} ${message}`.trim() : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file ?? somewhere), uriBaseId: '%SRCROOT%' },
          region: { startLine: file === null ? 1 : line },
        },
      },
    ],
  }));
  const driver = { name: 'Phase Executor', informationUri: 'https://github.com/OWNER/phase-executor', rules };
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  };
}
