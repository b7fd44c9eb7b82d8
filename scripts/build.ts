// Builds the players' site into dist/ and the back office into dist-office/: bundles, compresses, and says how large everything is.
import { buildOffice } from './build/office.ts';
import { buildSite, type Size } from './build/site.ts';

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

function print(sizes: readonly Size[]): void {
  console.log(`${'kB'.padStart(8)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}`);
  for (const { file, raw, gzip, br } of sizes.filter(({ file: name }) => !name.startsWith('stations')))
    console.log(`${kB(raw)} ${kB(gzip)} ${kB(br)}  ${file}`);
}

const begunMs = Date.now();
print(await buildSite());
console.log('\nThe back office');
print(await buildOffice());
console.log(`Built in ${((Date.now() - begunMs) / 1000).toFixed(1)} s.`);
