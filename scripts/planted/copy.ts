// A copy of the working tree that is thrown away: whatever is done to it, and whenever that is killed, nobody's own tree changes.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/site.ts';

/** Belongs to the tree it lies in: what is made from its sources, and how they were installed. */
const isOwn = (name: string): boolean => name.startsWith('.') && name !== '.bin';

/** Copies what git knows or would take, changes that are not committed included; installed packages are links. Deleted when this process ends. */
export function copyOfTree(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lottery-planted-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The database of tests may run as another account, which has to pass through here.
  chmodSync(folder, 0o755);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  for (const file of new Set(files.split('\0').filter(Boolean)))
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(modules))
    if (!isOwn(name)) symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
  return folder;
}
