// Refuses a release of which something does not agree, and prints its notes: release.mjs <version>.
import { readFileSync } from 'node:fs';

const [, , version = ''] = process.argv;
const { version: packaged, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const here = process.env.GITHUB_REPOSITORY;
const [, major] = /^(\d+)\.\d+\.\d+$/.exec(version) ?? [];
const named = /uses: \S+phase\.yml@(v\d+)/.exec(readFileSync('README.md', 'utf8'))?.[1];
const [, notes] = readFileSync('CHANGELOG.md', 'utf8').split(`\n## ${version}`);

const problems = [
  major === undefined && `version: found "${version}", expected three numbers such as 1.2.3`,
  version !== packaged && `package.json has version ${packaged}; run npm version --no-git-tag-version ${version}`,
  notes === undefined && `CHANGELOG.md has no heading "## ${version}"; rename "## Unreleased"`,
  major !== undefined && named !== `v${major}` && `the documents name ${named}, and this release moves v${major}`,
  here !== undefined &&
    repository !== `github:${here}` &&
    `package.json names ${repository}; set it to github:${here} and run npm run build`,
].filter(Boolean);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
console.log(notes.split('\n## ')[0].split('\n').slice(1).join('\n').trim());
