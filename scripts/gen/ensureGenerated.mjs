// When the generated files are made: whether they are there and match what they are made from, and running the generator where they do not.
//
// Plain JavaScript without dependencies, since scripts/run.mjs needs it on whatever Node the machine has. Looking takes a
// few milliseconds: a record of the last run holds the size and time of every file read and written.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Not in node_modules, which is copied from one working folder to another. */
const recordFile = '.generated.json';
/** The lock file stands for the version of the libraries that write code. */
const singleInputs = ['package-lock.json', 'scripts/gen.ts'];
const inputFolders = [
  ['scripts/gen', /\.(?:ts|mjs)$/],
  ['schemas', /\.json$/],
  ['src/texts', /\.json$/],
  // The lists of rules are their folders.
  ['src/station/checks', /^(?!.*\.generated\.).*\.ts$/],
  ['src/content/checks', /^(?!.*\.generated\.).*\.ts$/],
  // The pages of game platforms are one script and one style each.
  ['src/counterparty/game-platform/pages', /\.(?:js|css)$/],
];

/** Makes the generated files where they are missing or stale. Throws a sentence where that fails. */
export function ensureGenerated({ root = project, node = process.execPath } = {}) {
  if (isFresh(root)) return;
  // The stdout of a command belongs to the command.
  const { status, error } = spawnSync(
    node,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts/gen.ts')],
    { stdio: ['ignore', 2, 2] },
  );
  if (status !== 0)
    throw new Error(
      `The generated files could not be made${error ? ` (${error.message})` : ': the reason is above'}.`,
    );
}

/** Whether every generated file is there and nothing it depends on has changed since. */
export function isFresh(root = project) {
  const record = recordOf(root);
  if (!record || !Object.entries(record.outputs).every(([file, stamp]) => stampOf(root, file) === stamp))
    return false;
  const inputs = readInputs(root);
  if (inputs.stamps === record.stamps) return true;
  // Touched, or checked out again: what is in the files decides.
  const contents = inputs.contents();
  if (contents !== record.contents) return false;
  writeWhole(join(root, recordFile), JSON.stringify({ ...record, stamps: inputs.stamps, contents }));
  return true;
}

/** What the generator reads: `stamps` is cheap and changes with every write, `contents()` only with what is in the files. */
export function readInputs(root = project) {
  const files = [...singleInputs];
  for (const [folder, pattern] of inputFolders) {
    for (const file of readdirSync(join(root, folder), { recursive: true }))
      if (pattern.test(file)) files.push(`${folder}/${file}`);
  }
  files.sort();
  return {
    stamps: hashOf(files.map((file) => `${file} ${stampOf(root, file)}`)),
    contents: () => hashOf(files.flatMap((file) => [file, readFileSync(join(root, file))])),
  };
}

/** Records that these files were made from those inputs. */
export function recordGenerated(root, inputs, files) {
  const outputs = Object.fromEntries(files.map((file) => [file, stampOf(root, file)]));
  const record = { stamps: inputs.stamps, contents: inputs.contents(), outputs };
  writeWhole(join(root, recordFile), JSON.stringify(record));
}

/** Writes a file so that whoever reads it meanwhile sees all of the old or all of the new. */
export function writeWhole(file, content) {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function recordOf(root) {
  try {
    return JSON.parse(readFileSync(join(root, recordFile), 'utf8'));
  } catch {
    return undefined;
  }
}

function stampOf(root, file) {
  const stat = statSync(join(root, file), { throwIfNoEntry: false });
  return stat && `${stat.size} ${stat.mtimeMs}`;
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
