// Reading one platform's rounds of one station: page after page from the place that was reached, stored together with the next place.
import { ask, CounterpartyError, type Party } from '#counterparty/signed.ts';
import { reportProblem, resolveProblems } from '../../db/operatorProblem.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { memberOf, readRecord } from './readRecord.ts';
import { type SetAsideRecord, setAside, storeRounds } from './storeRounds.ts';

/** How long an answer of a platform is waited for. */
export const askMs = 3_000;
/** The same while a member waits for it. */
const askAtOnceMs = 2_000;
/** Rounds of a page: few enough that storing them delays no bet. */
const pageSize = 200;
/** Pages read at once; the rest follows in the next round, after the other stations. */
const pagesMost = 25;
/** How often the last stretch is read once more, for rounds that became visible late. */
const rereadMs = 600_000;
/** Pages in a row without anything new, after which a platform is said to repeat itself. */
const repeatedMost = 10;
/** Places remembered, to notice a platform that goes back to one. */
const placesMost = 50;

/** A platform does not do what the protocol says; what it sent may be stored, and the place is kept. */
export class PlatformFault extends Error {
  override name = 'PlatformFault';
}

/** What is known about a pair of station and platform between rounds; lost with the process, which costs a query. */
export interface PlatformPlace {
  /** undefined until it is read from the database. */
  position: string | undefined;
  checkpoint: string;
  checkpointAt: number;
  /** Places reached before this one, the newest last. */
  passed: string[];
  /** Pages in a row that had nothing new. */
  repeated: number;
  /** It is read from its oldest round: what is known already comes first, until there is something new. */
  isFromStart: boolean;
}

export const unknownPlace = (): PlatformPlace => ({
  position: undefined,
  checkpoint: '',
  checkpointAt: 0,
  passed: [],
  repeated: 0,
  isFromStart: false,
});

/** The place was not where this process knew it: another one has read the platform. */
export class PlaceMoved extends Error {
  override name = 'PlaceMoved';
}

export interface PlatformReader {
  /** A transaction of the station, one of its own each time. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  station: string;
  platform: string;
  party: Party;
  place: PlatformPlace;
  now: () => Date;
  isStopped: () => boolean;
  /** For the log. */
  onFinding(what: string): void;
}

interface Page {
  records: { id: string; version: number }[];
  cursor: string;
  hasMore: boolean;
}

/** Looks at no more of a record than its number: one that is wrong otherwise is set aside alone. */
const isPage = (answer: unknown): answer is Page => {
  const { records, cursor, hasMore } = (answer ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(records) &&
    records.length <= pageSize &&
    records.every(
      ({ id, version }: Record<string, unknown> = {}) =>
        typeof id === 'string' &&
        /^[\w-]{1,64}$/.test(id) &&
        Number.isInteger(version) &&
        (version as number) >= 1 &&
        (version as number) < 2 ** 31,
    ) &&
    typeof cursor === 'string' &&
    /^[\w-]{0,64}$/.test(cursor) &&
    typeof hasMore === 'boolean'
  );
};

const askPage = (
  { station, platform, party, now }: PlatformReader,
  cursor: string,
  timeoutMs = askMs,
): Promise<Page> =>
  ask(
    party,
    '/records',
    { operator: station, platform, cursor, limit: pageSize },
    { isAnswer: isPage, timeoutMs, nowMs: now().getTime() },
  );

/** Reads what is new. Returns how many versions were stored. Throws PlatformFault and CounterpartyError; what was stored by then stays. */
export async function readPlatform(reader: PlatformReader): Promise<number> {
  const { place, now, isStopped } = reader;
  place.position ??= await readPlace(reader);
  let added = 0;
  for (let pages = 0; pages < pagesMost && !isStopped(); pages++) {
    const from: string = place.position;
    const page = await askPage(reader, from).catch(async (error: unknown) => {
      if (!(error instanceof CounterpartyError && error.code === 'cursorUnknown') || from === '') throw error;
      // It has lost a part of its past. Everything is read once more: what is stored already stays as it is.
      await moveTo(reader, '');
      throw new PlatformFault('does not know the place that it gave; its rounds are read from the beginning');
    });
    added += await takePage(reader, page, from);
    if (!page.hasMore) {
      place.isFromStart = false;
      if (now().getTime() - place.checkpointAt >= rereadMs) added += await reread(reader);
      break;
    }
  }
  // Only now: a long way through what is known goes on all the same.
  if (place.repeated >= repeatedMost) throw new PlatformFault('repeats rounds that it has sent before');
  return added;
}

/** Reads the next page while a member waits for it, however the platform fares: the games job reads again what this has not. */
export async function readNewest(reader: Omit<PlatformReader, 'place' | 'isStopped'>): Promise<void> {
  const own = { ...reader, place: unknownPlace(), isStopped: () => false };
  try {
    const from = await readPlace(own);
    own.place.position = from;
    await takePage(own, await askPage(own, from, askAtOnceMs), from);
  } catch (error) {
    if (
      !(error instanceof CounterpartyError || error instanceof PlatformFault || error instanceof PlaceMoved)
    )
      throw error;
  }
}

/** Stores a page. The place moves on with it, unless the platform contradicts itself about it. */
async function takePage(reader: PlatformReader, page: Page, from: string): Promise<number> {
  const { place } = reader;
  const { records, cursor, hasMore } = page;
  if (records.length === 0) {
    if (hasMore) throw new PlatformFault('says that there is more, and sends nothing');
    if (cursor !== from) throw new PlatformFault('moves its place without a round');
    place.repeated = 0;
    return 0;
  }
  const fault =
    cursor === from
      ? 'sends rounds and stays at its place'
      : place.passed.includes(cursor) || cursor === ''
        ? 'goes back to a place before'
        : null;
  const { added, news } = await storePage(reader, records, { from, to: fault === null ? cursor : from });
  if (news > 0) place.isFromStart = false;
  place.repeated = news > 0 || place.isFromStart ? 0 : place.repeated + 1;
  if (fault !== null) throw new PlatformFault(fault);
  place.passed = [...place.passed.slice(1 - placesMost), from];
  place.position = cursor;
  return added;
}

/** Reads the stretch since the last checkpoint once more; the next one begins at the place that is reached now. */
async function reread(reader: PlatformReader): Promise<number> {
  const { place, isStopped, now } = reader;
  const end = place.position!;
  let added = 0;
  let from = place.checkpoint;
  for (let pages = 0; from !== end && pages < pagesMost; pages++) {
    if (isStopped()) return added;
    const { records, cursor } = await askPage(reader, from);
    if (records.length === 0 || cursor === from) break;
    const { added: late } = await storePage(reader, records, { from: end, to: end });
    if (late > 0) reader.onFinding(`sent ${late} rounds late`);
    added += late;
    from = cursor;
  }
  place.checkpoint = end;
  place.checkpointAt = now().getTime();
  await reader.inStation((db) =>
    db
      .updateTable('game_cursor')
      .set({ checkpoint: end, checkpoint_at: now() })
      .where('platform', '=', reader.platform)
      .execute(),
  );
  return added;
}

async function readPlace({ inStation, platform, place }: PlatformReader): Promise<string> {
  const row = await inStation((db) =>
    db
      .selectFrom('game_cursor')
      .select(['position', 'checkpoint', 'checkpoint_at'])
      .where('platform', '=', platform)
      .executeTakeFirst(),
  );
  place.checkpoint = row?.checkpoint ?? '';
  place.checkpointAt = row?.checkpoint_at?.getTime() ?? 0;
  const position = row?.position ?? '';
  place.isFromStart = position === '';
  return position;
}

async function moveTo({ inStation, platform, place }: PlatformReader, position: string): Promise<void> {
  await inStation((db) =>
    db
      .updateTable('game_cursor')
      .set({ position, checkpoint: position })
      .where('platform', '=', platform)
      .execute(),
  );
  Object.assign(place, { position, checkpoint: position, passed: [], isFromStart: position === '' });
}

/** One transaction: the rounds, what follows from them, what is set aside, and the place. `news` counts what was set aside for the first time as well. */
async function storePage(
  reader: PlatformReader,
  records: Page['records'],
  { from, to }: { from: string; to: string },
): Promise<{ added: number; news: number }> {
  const { inStation, station, platform, now, onFinding } = reader;
  const at = now();
  const findings: string[] = [];
  const stored = await inStation(async (db) => {
    await lockPlace(db, station, platform, from);
    const members = await membersAmong(db, records);
    const wrong: SetAsideRecord[] = [];
    const rounds = records.flatMap((record) => {
      const read = readRecord(record, { station, platform, members, now: at });
      if ('round' in read) {
        if (read.wrongParts.length > 0)
          findings.push(`${record.id}: its detail is wrong in ${read.wrongParts.join(', ')}`);
        return [read.round];
      }
      wrong.push({ roundNo: record.id, version: record.version, reason: read.reason, record });
      return [];
    });
    const { added, conflicts } = await storeRounds(db, station, platform, rounds, at);
    for (const { roundNo, version } of conflicts) {
      const record = records.find((each) => each.id === roundNo && each.version === version)!;
      wrong.push({ roundNo, version, reason: 'contradicts what it reported before', record });
    }
    const aside = await setAside(db, station, platform, wrong, at);
    if (aside > 0)
      for (const { roundNo, reason } of wrong) {
        findings.push(`${roundNo} is set aside: ${reason}`);
        await reportProblem(db, { station, kind: 'gameRound', ref: `${platform}/${roundNo}`, reason, at });
      }
    const isWrong = new Set(wrong.map(({ roundNo }) => roundNo));
    const right = rounds.map(({ roundNo }) => roundNo).filter((roundNo) => !isWrong.has(roundNo));
    await resolveProblems(
      db,
      'gameRound',
      right.map((roundNo) => `${platform}/${roundNo}`),
      at,
    );
    await db
      .updateTable('game_cursor')
      .set({ position: to, read_at: at })
      .where('platform', '=', platform)
      .execute();
    return { added, news: added + aside };
  });
  for (const finding of findings) onFinding(finding);
  return stored;
}

/** Locks the place of a platform, so that two processes never store the same page at once. */
async function lockPlace(db: Db, station: string, platform: string, from: string): Promise<void> {
  await db
    .insertInto('game_cursor')
    .values({ station, platform })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { position } = await db
    .selectFrom('game_cursor')
    .select('position')
    .where('platform', '=', platform)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (position !== from)
    throw new PlaceMoved(`${platform} of ${station} is read by another process as well.`);
}

/** Play accounts have no money at platforms: a round of one is nobody's. */
async function membersAmong(db: Db, records: readonly object[]): Promise<ReadonlySet<number>> {
  const named = [...new Set(records.map(memberOf))].filter((id) => id !== null);
  if (named.length === 0) return new Set();
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', named)
    .where('role', '<>', 'trial')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
