export async function readMakeRules(
  args: readonly string[],
  read: (path: string) => Promise<string | null>,
): Promise<{ included: string[]; recipes: string[] }> {
  const at = args.findIndex((arg) => arg === '-f' || arg === '--file');
  const names = at < 0 ? ['GNUmakefile', 'makefile', 'Makefile'] : [args[at + 1] ?? ''];
  let text: string | null = null;
  for (const name of names) text ??= await read(name);
  if (text === null) return { included: [], recipes: [] };
  const included = [...text.matchAll(/^-?include\s+(.+)$/gm)].flatMap(([, list = '']) => list.trim().split(/\s+/));
  for (const path of included) text += `\n${(await read(path)) ?? ''}`;
  const rules = parseMakeRules(text);
  const targets = args.filter(
    (arg, nth) => /^[\w./-]+$/.test(arg) && !arg.startsWith('-') && (at < 0 || nth !== at + 1),
  );
  const queue = targets.length > 0 ? targets : [...rules.keys()].slice(0, 1);
  const visited = new Set<string>();
  const recipes: string[] = [];
  for (const target of queue) {
    if (visited.has(target)) continue;
    visited.add(target);
    const rule = rules.get(target);
    if (rule === undefined) continue;
    for (const need of rule.needs) queue.push(need);
    if (rule.recipe.length > 0) recipes.push(rule.recipe.join('\n'));
  }
  return { included, recipes };
}

export function parseMakeRules(text: string): Map<string, { needs: string[]; recipe: string[] }> {
  const rules = new Map<string, { needs: string[]; recipe: string[] }>();
  let openTargets: string[] = [];
  for (const line of text.replace(/\\\n/g, ' ').split('\n')) {
    if (line.startsWith('\t')) {
      for (const target of openTargets) rules.get(target)?.recipe.push(line.trim().replace(/^[@+-]+/, ''));
      continue;
    }
    const colon = line.indexOf(':');
    const targets = line.slice(0, Math.max(0, colon)).trimEnd();
    const [, needs = ''] = /^::?(?!=)([^=;#]*)/.exec(line.slice(colon)) ?? [];
    if (!/^[\w/-][\w./ -]*$/.test(targets) || /^::?=/.test(line.slice(colon))) continue;
    openTargets = targets.split(/\s+/);
    for (const target of openTargets) {
      const rule = rules.get(target) ?? { needs: [], recipe: [] };
      for (const need of needs.split(/\s+/)) if (need !== '') rule.needs.push(need);
      rules.set(target, rule);
    }
  }
  return rules;
}
