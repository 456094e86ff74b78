// Every benchmark, one after the other. Each prints ratios within its own run: absolute times say little on a shared machine.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { home } from './measure.mjs';

for (const name of readdirSync(join(home, 'bench')).sort()) {
  if (['run.mjs', 'measure.mjs'].includes(name) || !name.endsWith('.mjs')) continue;
  console.log(`\n--- ${name}`);
  execFileSync(process.execPath, [join(home, 'bench', name)], { stdio: 'inherit' });
}
