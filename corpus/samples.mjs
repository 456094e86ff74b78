// The samples of the rules as repositories: src/judge/rules/samples.yml describes the form.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const folder = '.planning/phases/01-first';

/** The project of all samples, and the samples by the ids of their rules. */
export function readSamples(home) {
  return parse(readFileSync(join(home, 'src/judge/rules/samples.yml'), 'utf8'));
}

/** Makes a repository with the work of a sample as its last commit. Returns the commit before the work. */
export function buildSample(project, sample, root, env) {
  const words = Object.entries(sample.plan ?? {});
  const plan = words.reduce((text, [word, other]) => text.replace(word, () => other), project.plan);
  put(root, { ...project.files, [`${folder}/01-01-PLAN.md`]: plan, ...sample.base });
  const shell = (script) => execFileSync('sh', ['-ec', script], { cwd: root, env, encoding: 'utf8' }).trim();
  const base = shell(
    'git init -q -b main; git config user.name A; git config user.email a@example.invalid; git add -A; git commit -qm begin; git rev-parse HEAD',
  );
  const summary = sample.summary === undefined ? {} : { [`${folder}/01-01-SUMMARY.md`]: sample.summary };
  put(root, { ...project.good, ...sample.files, ...summary });
  const forced = 'git add -A; git add -f .env node_modules 2> /dev/null || true';
  shell(`${sample.run ?? ':'}\n${forced}; git commit -q --allow-empty -m work`);
  return base;
}

function put(root, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (text === null) rmSync(join(root, path), { force: true });
    else writeFileSync(join(root, path), text);
  }
}
