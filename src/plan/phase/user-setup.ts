import { readFrontmatter } from './frontmatter.ts';
import { listed, text } from './must-haves.ts';
import type { Plan } from './plan.ts';

/** What a plan asks a person to set up before it runs. */
export interface UserSetup {
  /** In the plan file, from 1. */
  readonly line: number;
  /** What it is about: the service, or the request itself. */
  readonly about: string;
  /** Variables of the environment that it needs. */
  readonly variables: readonly string[];
}

/** The `user_setup` of a plan's frontmatter: a list of texts, or of services with their `env_vars`. */
export function userSetupOf({ text: source, keyLines }: Pick<Plan, 'text' | 'keyLines'>): UserSetup[] {
  const line = keyLines.get('user_setup');
  if (line === undefined) return [];
  return listed(readFrontmatter(source).values.get('user_setup')).flatMap((item) => {
    const { service, why, task, env_vars: variables } = recordOf(item);
    const about = text(service) || text(task) || text(why) || text(item);
    const names = listed(variables).map((each) => text(recordOf(each).name) || text(each));
    const known = names.filter((name) => /^[A-Za-z_]\w{0,100}$/.test(name));
    return about === '' && known.length === 0 ? [] : [{ line, about, variables: known }];
  });
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
