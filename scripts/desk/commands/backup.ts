// Owns `desk backup`: a copy of the desk's store while the desk runs, read back before it has its name.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseCommandLine, Unreadable, WrongUsage } from '../../station/commandLine.ts';
import { storeThere } from '../deskFolder.ts';

export function run(args: string[]): number {
  const { positionals } = parseCommandLine(args, {});
  const [given, ...rest] = positionals;
  if (given === undefined || rest.length > 0) throw new WrongUsage('Say the file to write.');
  const file = path.resolve(given);
  if (existsSync(file)) throw new WrongUsage(`${file} is there already; a backup overwrites nothing.`);
  const store = storeThere();
  const draft = `${file}.${process.pid}.partial`;
  try {
    // SQLite writes into an empty file, and keeps that nobody else may read it.
    writeFileSync(draft, '', { mode: 0o600, flag: 'wx' });
    copyStore(store, draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  process.stdout.write(`${file}\n`);
  return 0;
}

function copyStore(from: string, to: string): void {
  const store = new DatabaseSync(from);
  try {
    store.exec('PRAGMA busy_timeout = 5000');
    store.prepare('VACUUM INTO ?').run(to);
  } finally {
    store.close();
  }
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    const [{ integrity_check: found }] = copy.prepare('PRAGMA integrity_check').all() as [
      { integrity_check: string },
    ];
    if (found !== 'ok') throw new Unreadable(`The copy of ${from} is damaged: ${found}`);
  } finally {
    copy.close();
  }
}
