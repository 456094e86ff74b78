import { expect, test } from '@jest/globals';
import { findUndeclaredDependencies, type PlanWords } from '../../../src/judge/checks/dependencies.ts';

const words = (text: string, ...named: string[]): PlanWords => ({
  unlocks: (path) => named.includes(path),
  named,
  texts: [text],
});
const manifest = (dependencies: object, more: object = {}) => JSON.stringify({ name: 'x', dependencies, ...more });
const npmLock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages }, null, 2);
const fromRegistry = (name: string, version = '1.0.0') => ({
  [`node_modules/${name}`]: { version, resolved: `https://registry.npmjs.org/${name}/-/${name}-${version}.tgz` },
});
const change = (path: string, before: string | null, after: string | null) => ({ path, before, after });
const whys = (changes: readonly ReturnType<typeof change>[], said: PlanWords) =>
  findUndeclaredDependencies(changes, said).map(({ path, why }) => `${path}: ${why}`);

const bare = manifest({ jest: '^29' });
const withZod = manifest({ jest: '^29', zod: '^3' });
const bareLock = npmLock(fromRegistry('jest'));
const zodLock = npmLock({ ...fromRegistry('jest'), ...fromRegistry('zod') });
const added = [change('package.json', bare, withZod), change('package-lock.json', bareLock, zodLock)];

test('a dependency that no plan asks for is told, with its lock file', () => {
  expect(whys(added, words('Make the page'))).toEqual([
    'package.json: its dependencies are installed and run (changed: zod)',
    'package-lock.json: it decides which code an installation brings and runs',
  ]);
});

test.each([
  ['declares the manifest', words('Make the page', 'package.json')],
  ['names the dependency', words('Validate it with zod.')],
])('a plan that %s may add it, and the lock file follows', (_, said) => {
  expect(whys(added, said)).toEqual([]);
});

test('a lock file follows no manifest that only its text, and no dependency, was changed of', () => {
  const described = change('package.json', bare, manifest({ jest: '^29' }, { description: 'y' }));
  expect(whys([described, change('package-lock.json', bareLock, zodLock)], words(''))).toHaveLength(1);
});

test('a lock file follows the declared manifests of its folder and of those below, and no others', () => {
  const lock = [change('web/package-lock.json', bareLock, zodLock)];
  expect(whys(lock, words('', 'web/packages/a/package.json'))).toEqual([]);
  expect(whys(lock, words('', 'web/package-lock.json'))).toEqual([]);
  expect(whys(lock, words('', 'api/package.json'))).toHaveLength(1);
});

test.each([
  ['package-lock.json', bareLock],
  ['yarn.lock', 'jest@^29:\n'],
  ['pnpm-lock.yaml', 'lockfileVersion: 9\n'],
  ['Cargo.lock', 'x'],
  ['uv.lock', 'x'],
  ['go.sum', 'x'],
  ['Gemfile.lock', 'x'],
])('%s is changed by no plan that does not ask for it', (path, before) => {
  expect(whys([change(path, before, `${before}\nmore`)], words('Make the page'))).toHaveLength(1);
  expect(whys([change(path, before, null)], words('Make the page'))).toEqual([]);
});

test('a key of a hundred thousand parts ends in an answer', () => {
  const deep = `[dependencies]\na = "1"\n${'evil.'.repeat(100_000)}b = "1"\n`;
  expect(whys([change('Cargo.toml', '[dependencies]\na = "1"\n', deep)], words('Make the page'))).toHaveLength(1);
});

test('a new lock file is told where the set-up installs it, and left where a build writes one by itself', () => {
  expect(whys([change('package-lock.json', null, bareLock)], words(''))).toHaveLength(1);
  expect(whys([change('Cargo.lock', null, 'x')], words(''))).toEqual([]);
});

test.each([
  ['Cargo.toml', '[dependencies]\nserde = "1"\n', '[dependencies]\nserde = "1"\nevil = "1"\n'],
  ['pyproject.toml', '[project]\ndependencies = ["a"]\n', '[project]\ndependencies = [\n  "a",\n  "evil>=1",\n]\n'],
  ['pyproject.toml', '[tool.poetry.dependencies]\na = "1"\n', '[tool.poetry.dependencies]\na = "1"\nevil = "1"\n'],
  ['requirements-dev.txt', 'a==1\n', 'a==1 # pinned\nevil\n'],
  [
    'package.json',
    manifest({}, { devDependencies: { evil: '1' } }),
    manifest({ evil: '2' }, { devDependencies: { evil: '1' } }),
  ],
])('%s: only what changed is told', (path, before, after) => {
  expect(whys([change(path, before, after)], words('about a and serde'))).toEqual([
    `${path}: its dependencies are installed and run (changed: evil)`,
  ]);
  expect(whys([change(path, before, after)], words('about evil'))).toEqual([]);
});

const isCode = (path: string) => /(?:setup\.py|rebar\.config|Podfile|flake\.nix)$/.test(path);

test.each([
  ['dev-requirements.txt', 'a\n', 'a\nevil==1\n'],
  ['Pipfile', '[packages]\na = "*"\n', '[packages]\na = "*"\nevil = "*"\n'],
  [
    'setup.cfg',
    '[options]\ninstall_requires =\n  a\n',
    '[options]\ninstall_requires =\n  a\n  evil\n',
    'install_requires',
  ],
  ['setup.py', 'setup(install_requires=["a"])\n', 'setup(install_requires=["a", "evil"])\n', 'setup.py'],
  ['pyproject.toml', '', '[tool.uv]\noverride-dependencies = ["evil"]\n'],
  ['pyproject.toml', '', '[tool.uv]\nindex-url = "https://host.invalid"\n', 'tool.uv.index-url'],
  ['pyproject.toml', '', '[tool.hatch.build.hooks.custom]\npath = "evil.py"\n', 'hooks.custom.path'],
  ['Gemfile', 'gem "a"\n', 'gem "a"\ngem "evil", path: "x"\n'],
  ['x.gemspec', '', '  spec.add_dependency "evil", "1"\n'],
  ['mix.exs', '[{:a, "~> 1"}]', '[{:a, "~> 1"}, {:evil, path: "x"}]'],
  ['Package.swift', '', '.package(url: "https://host.invalid/evil", from: "1.0.0")', 'host.invalid/evil'],
  ['pom.xml', '', '<dependency><groupId>g</groupId><artifactId>evil</artifactId></dependency>'],
  ['build.gradle', "  api 'g:a:1'\n", "  api 'g:a:1'\n  testImplementation 'g:evil:1'\n"],
  ['build.gradle.kts', '', '  implementation(files("evil.jar"))\n', 'evil.jar'],
  ['x.csproj', '', '<PackageReference Include="evil" Version="1" />'],
  ['go.mod', 'module x\n', 'module x\n\ntool host.invalid/evil\n', 'host.invalid/evil'],
  ['flake.nix', '', '{ inputs.evil.url = "path:./x"; }\n', 'flake.nix'],
  ['environment.yml', 'dependencies:\n  - a=1\n', 'dependencies:\n  - a=1\n  - pip:\n      - evil==1\n'],
  ['pixi.toml', '[dependencies]\na = "*"\n', '[dependencies]\na = "*"\n[pypi-dependencies]\nevil = "*"\n'],
  ['pubspec.yaml', 'dependencies:\n  a: ^1\n', 'dependencies:\n  a: ^1\n  evil:\n    path: x\n'],
])(
  '%s: what it brings is told, and a plan that names that or the file may change it',
  (path, before, after, name = 'evil') => {
    const changes = [change(path, before, after)];
    expect(whys(changes, words('about a'))[0]).toContain(`${path}: its dependencies are installed and run (changed: `);
    expect(whys(changes, words('about a'))[0]).toContain(name);
    expect(whys(changes, words('about a', path))).toEqual([]);
    expect(whys([change(path, after, `${after}\n`)], words('')).filter(() => !isCode(path))).toEqual([]);
  },
);

test.each([
  ['web/node_modules/jest/index.js', 'web/package.json'],
  ['.yarn/releases/yarn-4.cjs', 'package.json'],
  ['.pnp.cjs', 'package.json'],
  ['patches/jest+29.0.0.patch', 'package.json'],
  ['packages.lock.json', 'x.csproj'],
  ['pubspec.lock', 'pubspec.yaml'],
])('%s, which an installation left there, changes with %s alone', (path, manifest) => {
  const changes = [change(path, 'a', 'b')];
  expect(whys(changes, words('about a'))).toHaveLength(1);
  expect(whys(changes, words('about a', manifest))).toEqual([]);
  expect(whys([change(`test/fixtures/x/${path}`, 'a', 'b')], words('about a'))).toHaveLength(
    /node_modules|\.yarn|pnp/.test(path) ? 0 : 1,
  );
});

test.each([
  ['node_modules/jest/index.js', 'package.json'],
  ['.yarn/releases/yarn-4.cjs', 'package.json'],
  ['vendor/modules.txt', 'go.mod'],
  ['vendor/bundle/ruby/evil.rb', 'Gemfile'],
])('%s, which nobody installed before, comes with %s alone', (path, manifest) => {
  expect(whys([change(path, null, 'a')], words('about a'))).toHaveLength(1);
  expect(whys([change(path, null, 'a')], words('about a', manifest))).toEqual([]);
  expect(whys([change(`test/fixtures/${path}`, null, 'a')], words('about a'))).toEqual([]);
});

test.each([
  ['packages/x/package.json', { scripts: { postinstall: 'node evil' } }, 'scripts.postinstall'],
  ['package.json', { scripts: { prepare: 'node evil' } }, 'scripts.prepare'],
])('a new %s with %j is told, for an installation runs it', (path, root, name) => {
  const changes = [change(path, null, JSON.stringify(root))];
  expect(whys(changes, words('Make the page'))).toEqual([
    `${path}: its dependencies are installed and run (changed: ${name})`,
  ]);
  expect(whys(changes, words('Make the page', path))).toEqual([]);
  expect(whys([change(path, null, '{"name":"x","scripts":{"build":"tsc","test":"jest"}}')], words(''))).toEqual([]);
});

test('go.mod: a new module is told', () => {
  const before = 'module x\n\ngo 1.22\n\nrequire github.com/a/b v1.0.0\n';
  const after = `${before.replace('require ', 'require (\n\t')}\texample.com/evil v0.1.0\n)\n`;
  expect(whys([change('go.mod', before, after)], words(''))).toEqual([
    'go.mod: its dependencies are installed and run (changed: example.com/evil)',
  ]);
});

test.each([
  'file:./evil',
  'link:../evil',
  'git+https://host.invalid/evil.git',
  'evil/evil',
  'https://host.invalid/evil.tgz',
  'npm:evil@1',
  'github:evil/evil#v1',
  './evil',
])('a declared manifest takes no code from %s without a word of the plan', (spec) => {
  const changes = [change('package.json', bare, manifest({ jest: spec }))];
  expect(whys(changes, words('Bring the page', 'package.json'))).toEqual([
    `package.json: it takes code from ${spec}, which no plan names as the source of a dependency`,
  ]);
  const target = /host\.invalid\/evil(?:\.tgz)?|evil\/evil|evil/.exec(spec)?.[0];
  expect(whys(changes, words(`Take jest from ${target}`, 'package.json'))).toEqual([]);
  // What was there before is a person's choice.
  expect(
    whys(
      [change('package.json', manifest({ jest: spec }), manifest({ jest: spec, a: '1' }))],
      words('', 'package.json'),
    ),
  ).toEqual([]);
});

test('versions, ranges, tags and packages of the workspace are no sources', () => {
  const after = manifest({ a: '^1 || 2.x', b: 'latest', c: 'workspace:*', d: 'catalog:', e: '>=1 <2' });
  expect(whys([change('package.json', bare, after)], words('', 'package.json'))).toEqual([]);
});
