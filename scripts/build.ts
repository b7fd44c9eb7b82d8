// Builds the players' site into dist/ and the back office into dist-office/: bundles, compresses, and says how large everything is.
// `npm run build -- --twice` builds both a second time and ends with 1 where a byte differs; `-- --alone` builds the players' site once more from
// sources without the office and the studio, and ends with 1 where a byte of it is another one.
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { differencesAlone } from './build/alone.ts';
import { differences } from './build/compare.ts';
import { buildOffice } from './build/office.ts';
import { buildSite, distFolder, officeFolder, root, type Size } from './build/site.ts';

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

function print(sizes: readonly Size[]): void {
  console.log(`${'kB'.padStart(8)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}`);
  for (const { file, raw, gzip, br } of sizes.filter(({ file: name }) => !name.startsWith('stations')))
    console.log(`${kB(raw)} ${kB(gzip)} ${kB(br)}  ${file}`);
}

/** Builds again beside what is there; what differs. */
async function builtAgain(folder: string, build: () => Promise<unknown>): Promise<string[]> {
  const first = path.join(root, `node_modules/.first-${process.pid}`);
  await rename(folder, first);
  try {
    await build();
    return (await differences(first, folder)).map((each) => `${path.basename(folder)}: ${each}`);
  } finally {
    await rm(first, { recursive: true, force: true });
  }
}

const words = process.argv.slice(2);
if (words.some((word) => word !== '--twice' && word !== '--alone')) {
  console.error('Usage: npm run build [-- --twice | --alone]');
  process.exit(2);
}
const begunMs = Date.now();
print(await buildSite());
console.log('\nThe back office');
print(await buildOffice());
if (words.includes('--twice')) {
  const found = [
    ...(await builtAgain(distFolder, buildSite)),
    ...(await builtAgain(officeFolder, buildOffice)),
  ];
  console.log(found.length === 0 ? 'Both builds are the same to the byte.' : found.join('\n'));
  process.exitCode = found.length === 0 ? 0 : 1;
}
if (words.includes('--alone')) {
  const found = await differencesAlone();
  console.log(
    found.length === 0 ? 'Without the office the players’ site is the same to the byte.' : found.join('\n'),
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
console.log(`Built in ${((Date.now() - begunMs) / 1000).toFixed(1)} s.`);
