import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { starterFile } from '../../src/publish/report/starter-files.ts';
import { type ModelServer, serveModel } from '../agents/model-server.ts';
import { testIf } from '../needs.ts';
import { git, home, makeProject, plan, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { dispatch, isActThere, withOrigin } from './act.ts';

/** Set where the registry can be reached (npm run test:agents), for the worker installs its agent itself. */
const isReal = isActThere && /\bclaude-/.test(process.env.REAL_AGENTS ?? '');
const testReal = testIf(isReal, 'act and the real claude are needed; npm run test:agents installs it');

const key = 'a-key-of-this-test';
let service: ArtifactService;
let model: ModelServer;
beforeEach(async () => {
  service = await ArtifactService.start(temporaryDir('artifacts'));
  model = await serveModel({ commands: ['echo done > out.txt; echo "# Done" > "$SUMMARY_PATH"'] });
});
afterEach(async () => {
  await service.stop();
  await model.close();
});

const starter = {
  ...{ engine: 'OWNER/phase-executor', engineRef: 'v1', agent: 'claude', folder: '' },
  ...{ installsAgent: true, secret: 'ANTHROPIC_API_KEY', setUp: null },
  testCommand: "printf 'TAP version 13\\n1..1\\nok 1 - a\\n'",
};

testReal(
  'the workflow and the configuration that init writes run a phase with the real claude, which the leg installs',
  async () => {
    const prose = '<task type="auto">\n  <name>Write it</name>\n  <action>Write out.txt.</action>\n</task>';
    const project = makeProject({ '01-01': plan({ task: prose }) });
    const origin = withOrigin(project, {
      ...Object.fromEntries(
        ['phase.yml', 'round.yml'].map((name) => [
          `.github/workflows/${name}`,
          readFileSync(join(home, '.github/workflows', name), 'utf8'),
        ]),
      ),
      // act has no other repository to call, gives all jobs one token, and runs nothing after a called workflow that failed.
      '.github/workflows/caller.yml': `${starterFile('chain', starter, home)
        .replace('OWNER/phase-executor/.github', './.github')
        .replace('phase.yml@v1', 'phase.yml')
        .replace('    with:\n', '    with:\n      job_timeout_minutes: 30\n')}${report}`,
      '.github/phase-executor.yml': `${starterFile('config', starter, home).replace(
        /^verify:$/m,
        '$&\n  fail-on: [skipped]',
      )}chain: { unisolated: true }\n`,
    });
    const ended = await dispatch({
      ...{ project, origin, service, engine: home, runId: '101', inputs: { phase: '1' } },
      secrets: { ANTHROPIC_API_KEY: key },
      env: { ANTHROPIC_BASE_URL: model.url, npm_config_cache: process.env.npm_config_cache ?? join(homedir(), '.npm') },
    });
    expect({ outputs: ended.phase?.outputs, log: ended.log.slice(-5_000) }).toMatchObject({
      outputs: {
        status: 'success',
        'exit-status': 'COMPLETED',
        evidence: expect.stringMatching(/tests|changed|artifacts/),
      },
    });
    expect(git(origin, 'show', 'phase/01-first:out.txt')).toBe('done');
    expect(ended.log).toContain('installing claude');
    expect(Number(ended.phase?.outputs.tokens)).toBeGreaterThan(0);
    expect(ended.log).not.toContain(key);
  },
  300_000,
);

const report = `  report:
    needs: phase
    if: \${{ always() }}
    runs-on: ubuntu-latest
    steps:
      - env:
          PHASE: \${{ toJSON(needs.phase) }}
        run: printf '%s' "$PHASE" > "$ACT_TEST_REPORT"
`;
