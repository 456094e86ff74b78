// Writes the name of this repository, which package.json alone decides, into every file that names it. A fork and a release
// set it there: npm pkg set repository=github:acme/phase-executor && npm run build
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const wanted = JSON.parse(readFileSync('package.json', 'utf8')).repository.replace(/^github:/, '');
const [, found] = /executor_repository:[\s\S]*?default: "([^"]+)"/.exec(
  readFileSync('.github/workflows/phase.yml', 'utf8'),
);

if (found !== wanted) {
  const [owner, newOwner] = [found, wanted].map((name) => name.split('/')[0]);
  const slashed = (name) => name.replace('/', '\\/'); // in patterns of the tests
  const files = execFileSync('git', ['ls-files', '-z', '--', '.', ':!dist', ':!package-lock.json'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    const text = readFileSync(file, 'utf8');
    const named = text.replaceAll(found, wanted).replaceAll(slashed(found), slashed(wanted));
    const renamed = file === '.github/CODEOWNERS' ? named.replaceAll(`@${owner}`, `@${newOwner}`) : named;
    if (renamed !== text) writeFileSync(file, renamed);
  }
}
