/** Decides by path only, so tests inside source files (`#[cfg(test)]`) aren't detected. */
export function isTestFile(path: string): boolean {
  if (dataPattern.test(path)) return false;
  return namedPattern.test(path) || (inTestFolder.test(path) && sourcePattern.test(path));
}

/** Returns true for tests and their supporting files, such as snapshots, fixtures and stubs. */
export function isTestMaterial(path: string): boolean {
  return isTestFile(path) || inTestFolder.test(path) || /(?:^|\/)testdata\/|\.snap$/.test(path);
}

/** Folders whose files tests read or import but runners don't execute. */
const dataPattern = /(?:^|\/)(?:__?)?(?:fixtures?|mocks?|snapshots?|testdata|node_modules|vendor)(?:__?)?\//i;

const inTestFolder =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|cypress|t|(?:unit|integration|functional|acceptance)[-_]?tests?|androidTest|[\w.]+\.Tests?)\//;

const sourcePattern =
  /\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|java|kts?|scala|groovy|cs|fs|vb|rb|php|pl|t|bats|sh|c|cc|cpp|cxx|m|mm|swift|dart|exs?|erl|hs|lua|clj[cs]?|jl|r|feature)$/i;

const namedPattern = new RegExp(
  [
    '[._-](?:test|tests|spec|e2e|cy)\\.(?:[cm]?[jt]sx?|vue|svelte|dart|lua|rb|php|py|cc|cpp|cxx|c|rs|exs?|jl|sh)$',
    '(?:^|/)tests?\\.(?:[cm]?[jt]sx?|py|rb|sh)$',
    '(?:^|/)test[-_][^/]*\\.(?:[cm]?[jt]sx?|py|rb|php|c|cc|cpp|rs|R)$',
    '_test\\.go$',
    '(?:^|/)[^/]*(?:Tests?|IT|Specs?|TestCase)\\.(?:java|kts?|scala|groovy|cs|fs|vb|php|swift|m|mm)$',
    '(?:^|/)Test[A-Z][^/]*\\.(?:java|kts?|scala|groovy|cs|php)$',
    '\\.(?:bats|feature)$',
    '(?:^|/)t/[^/]+\\.t$',
  ].join('|'),
);

export interface FileChange {
  path: string;
  before: string | null;
  after: string | null;
}
