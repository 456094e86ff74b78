import { inert } from '../../system/text/markdown.ts';
import type { RunReport } from './plan-report.ts';

/** The exact commands to go on with, in a comment and in a clone; `remote` holds the record, empty for none. */
export function waysOn({ phase, plans, branch, host }: RunReport, remote: string): string {
  const at = remote === '' ? '' : ` --remote ${remote}`;
  const on = branch !== null && host?.hasCommits ? ` --branch ${branch}` : '';
  const id = phase.id;
  const asking = plans.filter(({ signal }) => signal.status === 'blocked' && signal.details.question !== undefined);
  const answers = asking.flatMap(({ id: plan, signal }) => {
    const kind = signal.status === 'blocked' ? signal.details.question?.kind : undefined;
    const verb = kind === 'decision' ? 'answer' : 'approve';
    const text = verb === 'answer' ? ' <text>' : '';
    return [[`${verb} ${id} ${plan}${text}`, `phase-executor ${verb} ${id} ${plan}${text}${at}`] as const];
  });
  const rows = [
    ...answers,
    [`run ${id}`, `phase-executor run ${id}${on}${at}`] as const,
    [`retry ${id}`, `phase-executor run ${id} --fresh${on}${at}`] as const,
  ].map(([comment, command]) => `| ${code(`/phase ${comment}`)} | ${code(command)} |`);
  return ['| in a comment, where those are obeyed | in a clone |', '| --- | --- |', ...rows].join('\n');
}

/** Whom the settings name where a phase needs a person; nothing where they name nobody. Of nobody else's making is a mention. */
export function calledTeam(team: string): string[] {
  return team === '' ? [] : [`@${team}: this phase needs one of you.`];
}

/** Ids of phases and plans are names of files: anything may stand in them. */
function code(text: string): string {
  return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : inert(text);
}
