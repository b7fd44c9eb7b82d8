// The content of the demonstration: the files of stations/content/demo as they suit a station, applied as an operator's are.
import path from 'node:path';
import type { ContentKind } from '#content/content.generated.ts';
import type { ResolvedContent } from '#content/contentSet.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { type Applied, applyIn } from '../content/apply.ts';
import { filesOfSet } from '../content/exportContent.ts';
import { preparePictures } from '../content/pictures.ts';
import { contentFolder, foldersOf, pictureIn, readFittingContent } from '../contentFolders.ts';
import type { Db } from '../db/stationTransaction.ts';

/** The files belong to the program: a station of some other folder has the same demonstration. */
const folder = contentFolder(path.resolve(import.meta.dirname, '../../../stations'));

const foldersFor = (station: StationFacts): string[] => foldersOf(folder, 'demo', station.code);

/** What a station of the demonstration gets: its own files laid over those of all. Throws where a file has an error. */
export function demonstrationContent(station: StationFacts): ResolvedContent {
  const { readings, content } = readFittingContent(foldersFor(station), station);
  if (content) return content;
  const errors = readings.flatMap(({ diagnostics }) =>
    diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ file, range, message }) => `${file}:${range.start.line}:${range.start.column} ${message}`),
  );
  throw new Error(`The demonstration of ${station.code} has errors:\n${errors.join('\n')}`);
}

/** Gives a station kinds of content as if an operator had applied them at some moment. */
export async function applyDemonstration(
  db: Db,
  station: StationFacts,
  content: ResolvedContent,
  at: Date,
): Promise<Applied> {
  const { files, pictures, faults } = await preparePictures(db, filesOfSet(content), (name) =>
    pictureIn(foldersFor(station), name),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return applyIn(db, station.code, { files, pictures, by: 'demonstration', now: at });
}

/** What members and teams earn by, which changes balances: it comes with a past (seedInterest.ts, seedTeam.ts). */
const earning: readonly ContentKind[] = ['interest', 'rebates', 'team'];

export const withoutEarnings = (content: ResolvedContent): ResolvedContent =>
  Object.fromEntries(Object.entries(content).filter(([kind]) => !earning.includes(kind as ContentKind)));
