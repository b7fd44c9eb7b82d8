// A station's content as the files of a set.
import type { ContentKind as KindName } from '#content/content.generated.ts';
import type { ContentSet, ResolvedContent } from '#content/contentSet.ts';
import { contentText } from '#content/contentText.ts';
import type { Db } from '../db/stationTransaction.ts';
import { exportedPictures } from './pictures.ts';
import type { Files } from './plan.ts';
import type { File } from './rows.ts';
import { snapshotOf } from './snapshot.ts';

export interface ExportedSet {
  fingerprint: string;
  /** By the name of the file. */
  files: ReadonlyMap<string, string>;
  /** By the path below the set. */
  pictures: ReadonlyMap<string, Buffer>;
}

/** What a station has; kinds of which it has nothing have no file. */
export async function exportContent(db: Db): Promise<ExportedSet> {
  const { files: all, fingerprint } = await snapshotOf(db);
  const there = [...all].filter((entry): entry is [KindName, File] => entry[1] !== null);
  const { files, pictures } = await exportedPictures(db, new Map(there));
  const texts = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, file]): [string, string] => [`${kind}.json`, contentText(kind, file as never)]);
  return { fingerprint, files: new Map(texts), pictures };
}

/** A set as it is planned and applied. */
export const filesOfSet = (set: ContentSet | ResolvedContent): Files =>
  new Map(Object.entries(set).map(([kind, file]) => [kind as KindName, file as unknown as File]));
