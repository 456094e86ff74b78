import type { FileChange } from '../../plan/phase/test-file.ts';
import { firstFew } from '../../system/text/text.ts';
import * as part from './config-parts.ts';

/**
 * The changes of a change set by which tests could be weakened without a test being touched. Of files that hold more than
 * that only the parts that matter are compared, so that a new dependency in package.json is none. `why` has the rule for the
 * file, and which part of it changed.
 */
export function testConfigChanges(
  changes: readonly FileChange[],
  declared: (path: string) => boolean,
): { path: string; why: string; declared: boolean }[] {
  return changes.flatMap(({ path, before, after }) => {
    const rule = testConfigRuleFor(path);
    if (!rule || (before === null && rule.isNewHarmless)) return [];
    const partsOf = rule.parts ?? part.whole;
    const changed = part.changedParts(partsOf(before ?? ''), partsOf(after ?? ''));
    if (changed.length === 0) return [];
    const named = changed.filter((name) => name !== '');
    const list = named.length === 0 ? '' : ` (changed: ${firstFew(named)})`;
    return [{ path, why: `${rule.why}${list}`, declared: declared(path) }];
  });
}

/** The rule for a path, if it is one of test configuration or toolchain. */
export function testConfigRuleFor(path: string): TestConfigRule | undefined {
  return TEST_CONFIG.find(({ file }) => file.test(path));
}

interface TestConfigRule {
  /** Matched against the path. */
  file: RegExp;
  /** The start of a sentence about a change of it. */
  why: string;
  /** Parts of the text that matter; without it all of it does. */
  parts?: (text: string) => part.Parts;
  /** A file that was not there before can take nothing away: its package had no tests that it could weaken. */
  isNewHarmless?: boolean;
}

/** Files of any folder; `name` is a pattern for the last part of the path. */
const any = (name: string) => new RegExp(`(?:^|/)(?:${name})$`, 'i');
const js = '\\.(?:[cm]?[jt]s|json)';

/** Every file of test configuration and toolchain that is known, with its reason. The only such list. */
const TEST_CONFIG: readonly TestConfigRule[] = [
  // JavaScript
  {
    file: any('package\\.json'),
    why: 'its scripts and the settings of its test runners decide what `npm test` runs',
    parts: part.packageJson,
    isNewHarmless: true,
  },
  { file: any('deno\\.jsonc?'), why: 'its tasks and excludes decide what `deno test` runs', parts: part.denoJson },
  {
    file: any('\\.npmrc|\\.yarnrc|\\.yarnrc\\.ya?ml|\\.pnpmfile\\.[cm]?js|bunfig\\.toml|pnpm-workspace\\.yaml'),
    why: 'it can replace the tools and the shell that run the tests',
  },
  {
    file: any(
      `(?:jest|vitest|ava|mocha|karma|jasmine|playwright|cypress|web-test-runner|wdio|nyc|c8|stryker)(?:[.-][\\w-]+)*\\.conf(?:ig)?${js}`,
    ),
    why: 'it is the configuration of the test runner',
  },
  {
    file: any(
      `(?:jest|vitest)[.-](?:setup|preset|workspace|projects)(?:[.-][\\w-]+)*${js}|setupTests${js}|vitest\\.workspace${js}`,
    ),
    why: 'it runs before every test',
  },
  { file: any(`vite\\.config${js}`), why: 'its `test` section is the configuration of vitest', parts: part.viteConfig },
  {
    file: any(
      '\\.mocharc(?:\\.\\w+)?|\\.taprc|\\.tap/config\\.ya?ml|\\.nycrc(?:\\.\\w+)?|\\.c8rc(?:\\.\\w+)?|\\.?jasmine\\.json|cypress\\.json|cypress/support/.*|test/mocha\\.opts',
    ),
    why: 'it is the configuration of the test runner',
  },
  { file: any('nx\\.json|turbo\\.json|lerna\\.json'), why: 'it decides which packages are tested' },
  // Python
  { file: any('conftest\\.py'), why: 'pytest runs it before the tests, and it can skip or change any of them' },
  {
    file: any('\\.?pytest\\.(?:ini|toml)|tox\\.ini|noxfile\\.py|\\.coveragerc|nose2?\\.cfg'),
    why: 'it decides which tests run and with which options',
  },
  {
    file: /^(?:.*\/)?(?:(?:pytest|unittest|_pytest|pluggy)\.py|(?:pytest|unittest|_pytest|pluggy)\/__(?:init|main)__\.py)$/,
    why: 'Python takes it for the test runner, where it lies in the folder of the tests',
  },
  { file: any('pyproject\\.toml'), why: 'its test sections decide which tests run', parts: part.pyprojectToml },
  { file: any('setup\\.cfg'), why: 'its test sections decide which tests run', parts: part.setupCfg },
  {
    file: any('sitecustomize\\.py|usercustomize\\.py|[^/]+\\.pth'),
    why: 'every Python process runs it, tests as well',
  },
  {
    file: any('pip\\.(?:conf|ini)|\\.pypirc|uv\\.toml|poetry\\.toml|\\.condarc|\\.bundle/config|nuget\\.config'),
    why: 'it decides where packages come from',
  },
  // Rust
  {
    file: any('Cargo\\.toml'),
    why: 'its targets, profiles and members decide what `cargo test` runs',
    parts: part.cargoToml,
    isNewHarmless: true,
  },
  {
    file: any('\\.cargo/config(?:\\.toml)?|\\.config/nextest\\.toml|nextest\\.toml'),
    why: 'it can replace the runner, its flags and its aliases',
  },
  // Go
  {
    file: any('go\\.mod'),
    why: 'its toolchain and replace lines decide what is compiled',
    parts: part.goMod,
    isNewHarmless: true,
  },
  { file: any('binding\\.gyp|(?<!\\bsrc/)build\\.rs'), why: 'it runs when the project is installed or built' },
  { file: any('go\\.work'), why: 'it decides which modules are tested' },
  // JVM
  {
    file: any('pom\\.xml'),
    why: 'its plugins and properties decide which tests run',
    parts: part.pomXml,
    isNewHarmless: true,
  },
  {
    file: any('(?:build|settings|init)\\.gradle(?:\\.kts)?'),
    why: 'it decides which tests run',
    parts: part.gradleScript,
  },
  {
    file: any(
      'gradle\\.properties|gradle-wrapper\\.(?:properties|jar)|gradlew(?:\\.bat)?|mvnw(?:\\.cmd)?|junit-platform\\.properties|testng\\.xml|build\\.sbt',
    ),
    why: 'it decides with which options and tools the tests run',
  },
  { file: /(?:^|\/)\.mvn\//, why: 'it holds options for every run of maven' },
  // PHP, Ruby, Perl, .NET, Elixir
  { file: any('phpunit(?:\\.dist)?\\.xml(?:\\.dist)?|Pest\\.php'), why: 'it decides which tests run' },
  {
    file: any('composer\\.json'),
    why: 'its scripts decide what `composer test` runs',
    parts: part.composerJson,
    isNewHarmless: true,
  },
  { file: any('\\.rspec|\\.rspec-local|Rakefile|cucumber\\.ya?ml|\\.proverc'), why: 'it decides which tests run' },
  { file: any('(?:spec|rails|test)_helper\\.(?:rb|exs)'), why: 'it runs before every test and can leave some out' },
  {
    file: any('[^/]*\\.runsettings|xunit\\.runner\\.json|Directory\\.Build\\.(?:props|targets)'),
    why: 'it decides which tests run',
  },
  // C and C++
  {
    file: any('CMakeLists\\.txt'),
    why: 'its test lines decide what `ctest` runs',
    parts: part.cmakeLists,
    isNewHarmless: true,
  },
  { file: any('CTest(?:Testfile|Custom|Config)\\.cmake'), why: 'it decides what `ctest` runs' },
  // Files that decide how the tests start, and with which version of the tools
  {
    file: any(
      '(?:GNU)?makefile|[^/]+\\.mk|\\.?justfile|Taskfile(?:\\.dist)?\\.ya?ml|(?:Grunt|gulp|Jake)file\\.[cm]?[jt]s|[^/]+\\.rake',
    ),
    why: 'its recipes decide what `make test` and the like run',
  },
  {
    file: any(
      'rust-toolchain(?:\\.toml)?|\\.nvmrc|\\.node-version|\\.python-version|\\.ruby-version|\\.java-version|\\.tool-versions|\\.?mise\\.toml|global\\.json',
    ),
    why: 'it decides with which version of the tools the tests run',
  },
];
