// What the checker says of entries that change: as `content check` says it of files, each at its field, with its fix as a value.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentKind as KindName } from '#content/content.generated.ts';
import { contentText } from '#content/contentText.ts';
import { type ContentReading, readContents } from '#content/readContent.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { applyEdits } from '#station/read/applyFixes.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { settingsHere } from '../../settingsFile.ts';
import type { Item } from '../kind.ts';
import type { File } from '../rows.ts';
import { type EntryChange, entriesOf, isList } from './entries.ts';

/** One mistake in an entry. */
export interface EntryDiagnostic {
  kind: KindName;
  /** Key of the entry; empty for a kind of settings. */
  key: string;
  /** The field within the entry, such as terms.prize.amount; empty for the whole of it. */
  field: string;
  /** The rule's name: the code that `content check` prints. */
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  consequence: string;
  suggestions: readonly string[];
  /** What puts it right; `value` is the entry as it would be. */
  fix: { description: string; isSafe: boolean; value: Item } | null;
}

type Files = ReadonlyMap<KindName, File | null>;

const serverFolder = path.resolve(import.meta.dirname, '../..');
const stored = /^\/pictures\/([0-9a-f]{64})\.webp$/;

/** Whether a picture is there: stored for the station, or one of the program's. Of another address nobody here can know. */
async function pictureFinder(db: Db): Promise<(address: string) => boolean> {
  const rows = await db.selectFrom('content_picture').select('key').execute();
  const keys = new Set(rows.map(({ key }) => key));
  return (address) => {
    const [, key] = stored.exec(address) ?? [];
    if (key !== undefined) return keys.has(key);
    if (address.startsWith('/art/')) return existsSync(path.join(serverFolder, address));
    return address.startsWith('/') && !address.startsWith('/pictures/');
  };
}

/** The key of the entry that a path such as items[3].open lies in, and the field within it. */
function placeOf(kind: KindName, keys: readonly string[], at: string): { key: string; field: string } {
  if (!isList(kind)) return { key: '', field: at };
  const [, index, field = ''] = /^items\[(\d+)\](?:\.(.*)|(?=\[))?$/s.exec(at) ?? [];
  return index === undefined ? { key: '', field: at } : { key: keys[Number(index)] ?? '', field };
}

/** The entry that a fix makes: of the same key, or at the same place where the key itself was wrong. */
function fixed(kind: KindName, key: string, keys: readonly string[], text: string, one: Diagnostic) {
  if (!one.fix) return null;
  const { description, safe: isSafe, edits } = one.fix;
  const { $schema: _, ...file } = JSON.parse(applyEdits(text, edits)) as Record<string, never>;
  const entries = entriesOf(kind, file);
  const value = entries.get(key) ?? [...entries.values()][keys.indexOf(key)];
  return value ? { description, isSafe, value } : null;
}

const textsOf = (files: Files) =>
  [...files].flatMap(([kind, file]) =>
    file ? [{ kind, fileName: `${kind}.json`, text: contentText(kind, file as never) }] : [],
  );

const saidOf = (readings: readonly ContentReading[]): Set<string> =>
  new Set(
    readings.flatMap(({ kind, diagnostics }) =>
      diagnostics.map((one) => `${kind} ${one.rule} ${one.message}`),
    ),
  );

/**
 * What is wrong with entries as they would be, and what they make wrong elsewhere, a diagnostic a mistake. What was wrong before and is not touched is left
 * to `content check`. `before` and `after` are the files of all kinds.
 */
export async function checkEntries(
  db: Db,
  { station, now }: { station: StationFacts; now: Date },
  { before, after, changes }: { before: Files; after: Files; changes: readonly EntryChange[] },
): Promise<EntryDiagnostic[]> {
  const around = { station, now, server: settingsHere(), hasPicture: await pictureFinder(db) };
  const touched = new Set(changes.map(({ kind, key }) => `${kind} ${key}`));
  let said: Set<string> | undefined;
  const found: EntryDiagnostic[] = [];
  for (const { kind, text, diagnostics } of readContents(textsOf(after), around)) {
    const keys = [...entriesOf(kind, after.get(kind)).keys()];
    for (const one of diagnostics) {
      const { rule, severity, message, consequence, suggestions } = one;
      const { key, field } = placeOf(kind, keys, one.path);
      if (!touched.has(`${kind} ${key}`)) {
        said ??= saidOf(readContents(textsOf(before), around));
        if (said.has(`${kind} ${rule} ${message}`)) continue;
      }
      const fix = fixed(kind, key, keys, text, one);
      found.push({ kind, key, field, rule, severity, message, consequence, suggestions, fix });
    }
  }
  return found;
}
