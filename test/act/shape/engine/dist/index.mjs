// Plans two legs; a leg stores an artifact; integrating commits what came and plans again what did not.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { ACT_TEST_ARTIFACTS, GITHUB_OUTPUT, RUNNER_TEMP } = process.env;
const { Artifacts, ArtifactError } = await import(ACT_TEST_ARTIFACTS);
const artifacts = new Artifacts(process.env, { retryDelayMs: 10 });
const input = (name) => process.env[`INPUT_${name.toUpperCase()}`] ?? '';
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@example.invalid', ...args], {
    encoding: 'utf8',
  }).trim();
const output = (name, value) => appendFileSync(GITHUB_OUTPUT, `${name}<<END\n${value}\nEND\n`);
const matrixOf = (include) => (include.length === 0 ? '' : JSON.stringify({ include }));

switch (input('command')) {
  case 'plan': {
    const legs = ['a', 'b'].map((plan) => ({ plan, attempt: 1, artifact: `leg-${plan}-1` }));
    output('matrix', matrixOf(legs));
    output('base', git('rev-parse', 'HEAD'));
    break;
  }
  case 'leg': {
    const folder = mkdtempSync(join(RUNNER_TEMP, 'leg-'));
    mkdirSync(join(folder, '.hidden'));
    writeFileSync(join(folder, '.hidden/result.txt'), `${input('plan')} on ${git('rev-parse', 'HEAD')}\n`);
    await artifacts.upload(input('artifact'), folder);
    break;
  }
  case 'integrate': {
    const lost = [];
    for (const { plan, attempt, artifact } of JSON.parse(input('matrix')).include) {
      const into = join(mkdtempSync(join(RUNNER_TEMP, 'legs-')), 'files');
      try {
        await artifacts.download(artifact, into);
        writeFileSync(`${plan}.txt`, readFileSync(join(into, '.hidden/result.txt')));
        git('add', `${plan}.txt`);
      } catch (error) {
        if (!(error instanceof ArtifactError)) throw error;
        console.log(error.message);
        lost.push({ plan, attempt: attempt + 1, artifact: `leg-${plan}-${attempt + 1}` });
      }
    }
    git('commit', '-q', '--allow-empty', '-m', `Round ${input('round')}`);
    git('tag', `round-${input('round')}`);
    git('push', '-q', '--atomic', 'origin', 'HEAD:refs/heads/work', `refs/tags/round-${input('round')}`);
    output('matrix', matrixOf(lost));
    output('base', git('rev-parse', 'HEAD'));
  }
}
