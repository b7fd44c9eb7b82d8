// What a station lacks until it can open, and the kinds of the standard set that fill it.
import { sql } from 'kysely';
import type { ContentKind } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Station } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { applyTo, ContentRefused, ContentStale, lockedSnapshot } from '../../content/apply.ts';
import { filesOfSet } from '../../content/exportContent.ts';
import { preparePictures } from '../../content/pictures.ts';
import { type Files, planOf } from '../../content/plan.ts';
import { recordPlan } from '../../content/plans.ts';
import { type Snapshot, snapshotOf } from '../../content/snapshot.ts';
import { contentFolder, foldersOf, pictureIn, readFittingContent } from '../../contentFolders.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { type StationsInService, shippedStations } from '../../stations.ts';
import type { OfficeContext } from '../pipeline/handle.ts';

export interface ReadyItem {
  what: 'file' | 'hosts' | 'logo' | 'service' | 'content';
  state: 'done' | 'missing' | 'advised';
  kind?: ContentKind;
  title?: string;
}

const titleOf = (kind: ContentKind, locale: Locale): string => {
  const { title, 'x-zh-CN': chinese } = contentSchemas[kind];
  return (locale === 'zh-CN' ? chinese?.title : title) ?? kind;
};

/** In the order in which they are done. */
export async function readyItems(
  db: Db,
  station: StationFacts,
  stations: StationsInService,
  locale: Locale,
): Promise<ReadyItem[]> {
  const { rows } = await sql<{ kinds: ContentKind[] }>`
    SELECT kinds FROM stations_lacking_content(${[station.code]})`.execute(db);
  const isWrong = stations
    .problems()
    .some(({ file, severity }) => file === `${station.code}.json` && severity === 'error');
  const item = (what: ReadyItem['what'], isDone: boolean, otherwise: 'missing' | 'advised'): ReadyItem => ({
    what,
    state: isDone ? 'done' : otherwise,
  });
  const lacking = rows[0]?.kinds ?? [];
  return [
    item('file', !isWrong, 'missing'),
    item('hosts', station.hosts.length > 0, 'missing'),
    ...(lacking.length === 0
      ? [item('content', true, 'missing')]
      : lacking.map(
          (kind): ReadyItem => ({ what: 'content', state: 'missing', kind, title: titleOf(kind, locale) }),
        )),
    item('service', station.onOff.onlineServiceUrl !== '', 'advised'),
    item('logo', station.theme.logo !== '', 'advised'),
  ];
}

/** The files of the standard set for the kinds that a station has nothing of, and how their pictures are read. */
function standardFor({ place }: StationsInService, station: StationFacts, snapshot: Snapshot) {
  const folders = foldersOf(
    contentFolder(place?.kind === 'folder' ? place.folder : shippedStations),
    'standard',
    station.code,
  );
  const { content } = readFittingContent(folders, station as Station);
  if (!content) throw new Error('The standard set of content has errors.');
  const files: Files = new Map(
    [...filesOfSet(content)].filter(([kind]) => (snapshot.files.get(kind) ?? null) === null),
  );
  return { files, picture: (name: string) => pictureIn(folders, name) };
}

type Giving = Pick<OfficeContext<unknown>, 'db' | 'station' | 'stations' | 'now'>;

/** What a station would get, kind by kind. */
export async function planStandard({ db, station, stations, now }: Giving, locale: Locale) {
  const snapshot = await snapshotOf(db);
  const { files: given, picture } = standardFor(stations, station, snapshot);
  const { files } = await preparePictures(db, given, picture);
  const plan = await planOf({ db, station: station.code, now }, snapshot, files);
  const { kinds, differences, fingerprint } = plan;
  await recordPlan({ db, station: station.code, now }, plan);
  const counts = Map.groupBy(differences, ({ kind }) => kind);
  return {
    kinds: kinds.map(({ kind: { kind } }) => ({
      kind,
      title: titleOf(kind, locale),
      entries: counts.get(kind)?.length ?? 0,
    })),
    plan: kinds.length === 0 ? null : fingerprint,
  };
}

/** Gives it just what the plan showed. */
export async function giveStandard(
  { db, station, stations, now, staff }: Giving & Pick<OfficeContext<unknown>, 'staff'>,
  { plan, reason }: { plan: string; reason: string },
): Promise<number> {
  const snapshot = await lockedSnapshot(db, station.code);
  const { files: given, picture } = standardFor(stations, station, snapshot);
  const { files, pictures } = await preparePictures(db, given, picture);
  try {
    const { plan: done } = await applyTo(db, station.code, snapshot, {
      files,
      pictures,
      plan,
      by: staff.name,
      staffId: staff.staffId,
      reason,
      source: 'office',
      now,
    });
    return done.kinds.length;
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    if (error instanceof ContentStale)
      throw new Refusal('office-studio.standardStale', { code: 'cameBetween' });
    throw new Refusal('office-studio.standardRefused', {
      code: 'cameBetween',
      values: { why: error.reasons.join(' ') },
    });
  }
}
