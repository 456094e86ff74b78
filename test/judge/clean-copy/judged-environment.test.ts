import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createFreshHome } from '../../../src/judge/run/clean-copy/fresh-home.ts';
import { buildJudgedEnvironment, listWithheldSecrets } from '../../../src/judge/run/clean-copy/judged-environment.ts';
import { temporaryDir } from '../../project.ts';

const home = { path: '/fresh', variables: {} };
const judged = (job: Record<string, string>, also: string[] = []) =>
  buildJudgedEnvironment(job, { home, path: '/safe', also, checkout: ['/w/repo', '/link'], top: '/clean' });
const listNames = (names: string) => names.split(/\s+/);
const named = (names: string) => Object.fromEntries(listNames(names).map((name) => [name, 'x']));

describe('what is judged sees the environment of the job', () => {
  test('all that tests may need of it stays', () => {
    const kept =
      named(`DATABASE_URL REDIS_URL PYTHONPATH NODE_OPTIONS LD_LIBRARY_PATH PGHOST PGUSER PGPASSWORD RUNNER_TEMP
      RUNNER_TOOL_CACHE GITHUB_SHA GITHUB_WORKSPACE GITHUB_ACTIONS CI NODE_ENV KEYBOARD_LAYOUT XKB_KEYMAP
      MAX_TOKENS TOKENIZERS_PARALLELISM TOKEN_LIFETIME SKIP_AUTH PUBLIC_KEY JWT_PUBLIC_KEY MONKEY SECRETARY PWD
      COMPATIBILITY CARGO_HOME GOPATH XDG_RUNTIME_DIR GIT_AUTHOR_NAME GIT_SSL_CAINFO PHASE_EXECUTOR_MARK
      HTTPS_PROXY AUTHOR`);
    expect(judged(kept)).toEqual({ ...kept, PATH: '/safe', HOME: '/fresh' });
  });

  test.each(
    listNames(`NPM_TOKEN GH_TOKEN NODE_AUTH_TOKEN VAULTTOKEN CLIENT_SECRET SECRET_KEY_BASE STRIPE_SECRETS DB_PASSWORD
      KEYSTORE_PASSWD GPG_PASSPHRASE ANTHROPIC_API_KEY OPENAI_APIKEY API_KEYS AWS_ACCESS_KEY_ID
      AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AWS_SESSION_EXPIRATION SIGNING_KEY GOOGLE_APPLICATION_CREDENTIALS
      GOOGLE_GHA_CREDS_PATH PRIVATE_REGISTRY DEPLOY_PRIVATE_KEY_PATH GH_PAT NPM_AUTH
      npm_config_//registry.npmjs.org/:_authToken DOCKER_AUTH_CONFIG SSH_AUTH_SOCK my_api_key
      AWS_WEB_IDENTITY_TOKEN_FILE`),
  )('%s is a secret: it is held back unless agent-env names it', (name) => {
    expect(judged({ [name]: 'x' })).not.toHaveProperty([name]);
    expect(judged({ [name]: 'x' }, [name])).toHaveProperty([name], 'x');
    expect([listWithheldSecrets({ [name]: 'x' }, []), listWithheldSecrets({ [name]: 'x' }, [name])]).toEqual([
      [name],
      [],
    ]);
  });

  test('what names the checkout names the place that is judged, and what only begins like it stays', () => {
    expect(
      judged({
        PYTHONPATH: '/w/repo/src:/w/repo-two/src:/opt/x:/w/repo',
        GITHUB_WORKSPACE: '/w/repo',
        FLAGS: '--root=/link/a -I"/w/repo"',
        OTHER: '/w/repository /w/repo.bak /linked',
      }),
    ).toMatchObject({
      PYTHONPATH: '/clean/src:/w/repo-two/src:/opt/x:/clean',
      GITHUB_WORKSPACE: '/clean',
      FLAGS: '--root=/clean/a -I"/clean"',
      OTHER: '/w/repository /w/repo.bak /linked',
    });
  });

  test.each(
    listNames(`GITHUB_OUTPUT GITHUB_ENV GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY GITHUB_ARTIFACTS GITHUB_TOKEN
      ACTIONS_RUNTIME_TOKEN ACTIONS_RESULTS_URL INPUT_GITHUB-TOKEN STATE_main github_output
      OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_TRACES_HEADERS PHASE_EXECUTOR_NOTIFY_SECRET
      PHASE_EXECUTOR_NOTIFY_URL`),
  )('%s is nobody’s to give (I7)', (name) => {
    expect(judged({ [name]: 'x' }, [name])).toEqual({ PATH: '/safe', HOME: '/fresh' });
  });

  test('settings that lie where an agent can write, or that lead git elsewhere, are left out', () => {
    const left =
      named(`XDG_CONFIG_HOME XDG_CACHE_HOME NPM_CONFIG_USERCONFIG npm_config_userconfig GIT_CONFIG_GLOBAL GIT_DIR
      GIT_WORK_TREE GIT_INDEX_FILE GIT_CONFIG_COUNT GIT_CONFIG_KEY_0 GIT_CONFIG_VALUE_0`);
    expect(judged({ ...left, HOME: '/real', PATH: '/forged' })).toEqual({ PATH: '/safe', HOME: '/fresh' });
  });
});

describe('a fresh HOME', () => {
  const real = () => {
    const dir = temporaryDir('real');
    for (const each of ['.rustup', '.pyenv', '.volta', '.cargo', '.local/share/fnm'])
      mkdirSync(join(dir, each), { recursive: true });
    writeFileSync(join(dir, '.npmrc'), 'script-shell=./fakesh\n');
    writeFileSync(join(dir, '.nvm'), 'a file');
    return dir;
  };

  const ofFreshHome = ['.cache', '.cargo', '.gitconfig', '.gradle', '.m2', '.npm', '.nuget', 'go'];

  test('holds git’s identity and folders for packages, and nothing else, for us alone', () => {
    const dir = join(temporaryDir('fresh'), 'below', 'home');
    const made = createFreshHome(dir, { HOME: real() }, { name: 'A "B" \\ C\n[core]', email: 'a@example.invalid' });
    expect([made.path, readdirSync(dir), statSync(dir).mode & 0o777]).toEqual([dir, ofFreshHome, 0o700]);
    const git = (...args: string[]) =>
      execFileSync('git', args, { env: { PATH: process.env.PATH ?? '', HOME: dir }, encoding: 'utf8' }).trim();
    expect(git('config', '--global', 'user.name')).toBe('A "B" \\ C [core]');
    expect(git('config', '--global', 'init.defaultBranch')).toBe('main');
    expect(git('config', '--global', '--list', '--name-only').split('\n').sort()).toEqual([
      ...['init.defaultbranch', 'safe.directory', 'user.email', 'user.name'],
    ]);
  });

  test('names the toolchains that are in the real one, and no folder that holds settings', () => {
    const HOME = real();
    const { variables } = createFreshHome(join(temporaryDir('fresh'), 'h'), { HOME, PYENV_ROOT: '/opt/pyenv' }, null);
    expect(variables).toEqual({
      RUSTUP_HOME: join(HOME, '.rustup'),
      VOLTA_HOME: join(HOME, '.volta'),
      FNM_DIR: join(HOME, '.local/share/fnm'),
    });
    const job = { HOME, PYENV_ROOT: '/opt/pyenv', CARGO_HOME: join(HOME, '.cargo') };
    expect(
      buildJudgedEnvironment(job, {
        home: { path: '/fresh', variables },
        path: '/safe',
        also: [],
        checkout: [],
        top: '',
      }),
    ).toEqual({
      ...variables,
      ...{ PYENV_ROOT: '/opt/pyenv', CARGO_HOME: join(HOME, '.cargo'), HOME: '/fresh', PATH: '/safe' },
    });
  });

  test.each(['folder', 'link'])(
    'takes the place of a %s that an agent prepared, and leaves alone what it leads to',
    (kind) => {
      const dir = join(temporaryDir('fresh'), 'home');
      const other = temporaryDir('other');
      writeFileSync(join(other, '.npmrc'), 'script-shell=./fakesh\n');
      if (kind === 'link') symlinkSync(other, dir);
      else {
        mkdirSync(dir);
        writeFileSync(join(dir, '.npmrc'), 'script-shell=./fakesh\n');
      }
      createFreshHome(dir, {}, null);
      expect(readdirSync(dir)).toEqual(ofFreshHome);
      expect(readFileSync(join(dir, '.gitconfig'), 'utf8')).not.toContain('[user]');
      expect(existsSync(join(other, '.npmrc'))).toBe(true);
    },
  );
});
