import { loadGeneralYaml } from '../src/phase/general-yaml.ts';

// Tests read planning documents directly, outside of `withGeneralYaml`.
await loadGeneralYaml();
