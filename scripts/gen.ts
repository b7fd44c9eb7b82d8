// Writes every generated file from schemas/ and src/texts/; with --check it only says which ones have drifted.
// With --tables it also writes src/server/db/tables.ts, which needs a database and is therefore committed.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate, generatedFiles } from './gen/generate.ts';

const root = path.resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const wanted = await generate(root);
const stale: string[] = [];

for (const [file, content] of wanted) {
  const there = await readFile(path.join(root, file), 'utf8').catch(() => null);
  if (there === content) continue;
  stale.push(file);
  if (check) continue;
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}
for (const file of await generatedFiles(root)) {
  if (wanted.has(file)) continue;
  stale.push(file);
  if (!check) await rm(path.join(root, file));
}

if (check && stale.length > 0) {
  console.error(
    `Generated files do not match schemas/ and src/texts/:\n  ${stale.join('\n  ')}\nRun "npm run gen" and commit what it writes.`,
  );
  process.exitCode = 1;
} else if (!check) {
  console.error(
    stale.length === 0
      ? 'Everything generated is up to date.'
      : `Wrote ${stale.length} of ${wanted.size} generated files.`,
  );
}

if (process.argv.includes('--tables')) {
  const { writeTables } = await import('./gen/writeTables.ts');
  await writeTables(root);
}
