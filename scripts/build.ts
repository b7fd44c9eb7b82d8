// Builds the site into dist/: checks what is generated, bundles, compresses, and says how large everything is.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildSite, root } from './build/site.ts';

const begunMs = Date.now();
const generated = spawnSync(process.execPath, [path.join(root, 'scripts/gen.ts'), '--check'], {
  stdio: 'inherit',
});
if (generated.status !== 0) process.exit(1);

const sizes = await buildSite();
const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);
console.log(`${'kB'.padStart(8)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}`);
for (const { file, raw, gzip, br } of sizes.filter(({ file: name }) => !name.startsWith('stations')))
  console.log(`${kB(raw)} ${kB(gzip)} ${kB(br)}  ${file}`);
console.log(`Built in ${((Date.now() - begunMs) / 1000).toFixed(1)} s.`);
