// Whether two builds are the same to the byte.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Every file that is in one folder alone, or differs, with what it is; none where both are the same. Rejects where a folder is empty or missing. */
export async function differences(one: string, other: string): Promise<string[]> {
  const [ones, others] = await Promise.all([filesOf(one), filesOf(other)]);
  if (ones.length === 0) throw new Error(`${one} holds no file.`);
  const found: string[] = [];
  for (const file of [...new Set([...ones, ...others])].sort()) {
    if (!others.includes(file)) found.push(`${file} is in the first build alone`);
    else if (!ones.includes(file)) found.push(`${file} is in the second build alone`);
    else {
      const [a, b] = await Promise.all([readFile(path.join(one, file)), readFile(path.join(other, file))]);
      if (!a.equals(b)) found.push(`${file} differs`);
    }
  }
  return found;
}
