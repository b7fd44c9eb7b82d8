// Writes every generated file from schemas/ and src/texts/, and removes those whose source is gone.
// With --tables it also writes src/server/db/tables.ts, which needs a database and is therefore committed. With --facts it also
// writes schemas/call-facts.json, which depends on all the code and is therefore committed. The list of who calls which SQL function is
// committed as well and written by every run that somebody asked for.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readInputs, recordGenerated, writeWhole } from './gen/ensureGenerated.mjs';
import { generate, generatedFiles } from './gen/generate.ts';

const root = path.resolve(import.meta.dirname, '..');

for (;;) {
  const inputs = readInputs(root);
  const wanted = await generate(root);
  let written = 0;
  for (const [file, content] of wanted) {
    const target = path.join(root, file);
    if ((await readFile(target, 'utf8').catch(() => null)) === content) continue;
    await mkdir(path.dirname(target), { recursive: true });
    writeWhole(target, content);
    written++;
  }
  const leftOver = (await generatedFiles(root)).filter((file) => !wanted.has(file));
  for (const file of leftOver) await rm(path.join(root, file), { force: true });
  // Changed while it was read, or a slower run has written what was right before: once more.
  if (readInputs(root).stamps !== inputs.stamps) continue;
  recordGenerated(root, inputs, [...wanted.keys()]);
  console.error(
    written + leftOver.length === 0
      ? 'Everything generated is up to date.'
      : `Generated ${wanted.size} files from schemas/ and src/texts/: ${written} written, ${leftOver.length} removed.`,
  );
  break;
}

// A command that only makes what is missing before it begins leaves what is committed alone.
if (process.env.npm_lifecycle_event === 'gen' || process.argv.includes('--facts')) {
  const { writeCallers } = await import('./gen/sqlCallers.ts');
  await writeCallers(root);
}
if (process.argv.includes('--tables')) {
  const { writeTables } = await import('./gen/writeTables.ts');
  await writeTables(root);
}
if (process.argv.includes('--facts')) {
  const { writeCallFacts } = await import('./gen/callFacts.ts');
  await writeCallFacts(root);
}
