// Builds the site into dist/: bundles, compresses, and says how large everything is.
import { buildSite } from './build/site.ts';

const begunMs = Date.now();
const sizes = await buildSite();
const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);
console.log(`${'kB'.padStart(8)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}`);
for (const { file, raw, gzip, br } of sizes.filter(({ file: name }) => !name.startsWith('stations')))
  console.log(`${kB(raw)} ${kB(gzip)} ${kB(br)}  ${file}`);
console.log(`Built in ${((Date.now() - begunMs) / 1000).toFixed(1)} s.`);
