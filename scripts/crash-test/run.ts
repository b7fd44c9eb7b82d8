// A crash test as a whole: servers of its own, players, kills at chosen moments, catching up, and the checks at the end.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCreditOddsList } from '#contract/lottery.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { openPool } from '#server/db/pool.ts';
import { defaultSettings } from '#server/settings.ts';
import { openStations } from '#server/stations.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { dayOf } from '#values/days.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { openConnection } from '../harness/connection.ts';
import { dataKeyOfHarness } from '../harness/dataKey.ts';
import { openPlayers } from '../harness/players.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { explainedHolds } from './checks/claims.ts';
import { openCounterparties } from './counterparties.ts';
import type { OpenDatabase } from './database.ts';
import type { Flags } from './flags.ts';
import { openHistory } from './history.ts';
import { openLadders } from './levels.ts';
import { beginInterest, giveCards, openStationsForMoney } from './money.ts';
import { fillProfiles, limitOffers, openOffers, playPast } from './offers.ts';
import { openClerks, workAtOffice } from './office.ts';
import { transferOut } from './operations/transfer.ts';
import { comeBack, play, requestFirst, warmUp } from './player.ts';
import { beginChases, playAtNight, setApart, setLimits } from './protection.ts';
import { randomFrom } from './random.ts';
import { knowToFile, logInMeanwhile, openAskedMembers, stationsWithRegistry } from './registry.ts';
import type { Report } from './report.ts';
import { openChain, openRebates } from './team.ts';
import { type Check, filesOf, type Operation, type Person, type World } from './world.ts';

/** Monday 2026-11-23 05:58:05 in Beijing: interest of the day before is paid at six, and that day was the last of the week before. */
const beginMs = Date.UTC(2026, 10, 22, 21, 58, 5);
/** The day whose markers are computed in the run. */
const lastNight = dayOf(new Date(beginMs - dayMs));
/** The evening before: what is bet then brings the daily bonus and the deficit rebate in the run. */
const pastMs = Date.UTC(2026, 10, 22, 15, 30, 5);
/** How old accounts and their money are, so that they have earned some. */
const openedDaysAgo = 3;
/** A minute of the server is six seconds: draws and settlements go on all the time. */
const speed = 10;
const lotteries = ['FFC', 'FFK3', 'FF11X5', 'FF28', 'EFC'];
const stationCount = 2;
const money = 4_000n * YUAN;
/** What a platform gives without a round. */
const lied = 9_000n * YUAN;
/** What is asked for of it. */
const askedYuan = 4_000;
/** What the markers of a night take of both stations. */
const markersMs = 60;
/** What the last period of a chase may need to be drawn, in minutes of the server. */
const restMinutes = 30;
const settlePatienceMs = 120_000;
/** Counterparties are queried again after ten minutes at the most. */
const moreMinutes = 10;
const looksBeforeMore = 10;

/**
 * Plays on a database that `openDatabase` sets up and that is killed meanwhile. Servers that begin in another version, the sources of `versionBefore`, are
 * replaced by this one while players play, one after the other.
 */
export async function runCrashTest(
  flags: Flags,
  say: (line: string) => void,
  openDatabase: OpenDatabase,
  versionBefore = root,
): Promise<Report> {
  const begun = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'lottery-crash-'));
  say(`Seed ${flags.seed}: --seed ${flags.seed} asks for the same again.`);
  const database = await openDatabase(folder);
  const { url } = database;
  const clock = { atMs: pastMs, sinceMs: Date.now(), speed };
  const counterparties = await openCounterparties(folder, clock);
  const servers: ServerProcess[] = [];
  const registry = openStations(path.join(root, 'stations'));
  const facts = registry.all().slice(0, stationCount);
  const stations = facts.map(({ code }) => code);
  registry.close();
  const central = stations.at(-1)!;
  const stationFolder = stationsWithRegistry(folder, central);
  // A version before opens nothing: beside it nothing is sealed.
  const dataKey = versionBefore === root ? dataKeyOfHarness : `plain,${dataKeyOfHarness}`;
  const pool = openPool(url, undefined, { ...defaultSettings, dataKey });
  try {
    // One after another: the first brings the tables.
    for (let number = 1; number <= flags.servers; number++)
      servers.push(
        await startServerProcess(
          {
            databaseUrl: url,
            ...(database.poolerUrl && { poolerUrl: database.poolerUrl }),
            port: 0,
            clock,
            stations: stationFolder,
            lotteries,
            counterparties: counterparties.counterparties,
            hasOffice: true,
            settings: { officeKey: 'the office key of the crash test', dataKey },
            logFile: path.join(folder, `server-${number}.log`),
          },
          versionBefore,
        ),
      );
    const [server] = servers as [ServerProcess];
    const ports = servers.map(({ port }) => port);
    database.watch?.(ports);
    const methods = await openStationsForMoney(pool, stations);
    const people = await peopleOf(flags, stations, pool, server.nowMs());
    const applications = await openOffers(pool, facts, new Date(pastMs - openedDaysAgo * dayMs));
    await fillProfiles(pool, people);
    await openLadders(pool, stations, people, new Date(beginMs));
    await knowToFile(pool, people, central);
    await limitOffers(pool, people, new Date(server.nowMs()));
    const operations = await filesOf<Operation>('operations');
    const marks = await marksOf(server.port, people[0]!);
    const world: World = {
      pool,
      stations,
      central,
      lotteries,
      money,
      people,
      history: openHistory(path.join(folder, 'history.jsonl')),
      officeActs: [],
      askedMembers: await openAskedMembers(pool, counterparties, new Date(pastMs)),
      nowMs: server.nowMs,
      counterparties,
      methods,
      operations: new Map(operations),
      applications,
      oddsMark: (lotCode, playCode) => marks.get(`${lotCode} ${playCode}`) ?? '',
    };
    const setTime = (ms: number): void => {
      for (const each of servers) each.setTime(ms);
      counterparties.setClock(server.clock);
    };
    const passTime = (minutes: number): void => setTime(server.nowMs() + minutes * 60_000);
    await playPast(world, ports, passTime);
    setTime(beginMs);
    await openDay(world);
    const [kills, databaseKills, otherKills] = momentsOf(flags) as [Set<number>, Set<number>, Set<number>];
    let done = 0;
    let isKilling: Promise<void> = Promise.resolve();
    const random = randomFrom(flags.seed, 1_000_001);
    let killed = 0;
    /** One at a time, in turn: the others go on. */
    const kill = async (): Promise<void> => {
      const victim = killed % servers.length;
      killed += 1;
      // All of them at once, and one of them dies in the midst of it.
      for (const each of servers) each.runMarkerJob();
      await pause(random.below(markersMs));
      await servers[victim]!.kill();
      await pause(random.below(200));
      await servers[victim]!.start();
      const which = servers.length > 1 ? `server ${victim + 1} ` : '';
      say(`  ${which}killed after ${done} of ${flags.ops} operations, and up again`);
    };
    let waitingKills = 0;
    const killDatabase = async (): Promise<void> => {
      say(`  ${await database.harm()} after ${done} of ${flags.ops} operations, and up again`);
      waitingKills -= 1;
    };
    /** Both versions serve until the last server is replaced. */
    const upgrades = new Map(
      versionBefore === root
        ? []
        : servers.map((each, at) => [Math.floor(((at + 1) * flags.ops) / (servers.length + 1)), each]),
    );
    const upgrade = async (each: ServerProcess): Promise<void> => {
      await each.stop();
      await each.start(root);
      say(
        `  server ${servers.indexOf(each) + 1} is of the new version after ${done} of ${flags.ops} operations`,
      );
    };
    const takeTurn = (): boolean => {
      // A database that comes back while nobody plays would prove nothing.
      if (done >= flags.ops && waitingKills === 0) return false;
      done += 1;
      const older = upgrades.get(done);
      if (older) isKilling = isKilling.then(() => upgrade(older));
      if (kills.has(done)) isKilling = isKilling.then(kill);
      if (databaseKills.has(done)) {
        waitingKills += 1;
        isKilling = isKilling.then(killDatabase);
      }
      if (otherKills.has(done))
        say(`  ${counterparties.harmNext()} after ${done} of ${flags.ops} operations`);
      if (done % 1_000 === 0) say(`  ${done} of ${flags.ops} operations`);
      return true;
    };
    say(
      `${flags.ops} operations by ${flags.clients} players at ${stations.length} stations and ${servers.length} servers, ${flags.kills} kills, ${flags.databaseKills} of the database, ${flags.counterpartyKills} of others:`,
    );
    // Somebody else at each of them.
    await Promise.all(
      counterparties.platforms.map((platform, at) =>
        warmUp(world, people[at % people.length]!, ports, platform),
      ),
    );
    await lieTo(world, ports);
    await setApart(world);
    await setLimits(world, ports);
    await playAtNight(world, beginMs);
    await beginChases(world, ports);
    const clerks = await openClerks(world);
    const playing = performance.now();
    let isOver = false;
    const beside = Promise.all([
      workAtOffice(world, clerks, servers, () => isOver),
      logInMeanwhile(world, servers, () => isOver),
    ]);
    const open = (
      await Promise.all(
        people.map((person, at) => {
          // Everybody begins at another server, and repeats at the next.
          const first = at % ports.length;
          const own = [...ports.slice(first), ...ports.slice(0, first)];
          return play({ world, person, ports: own, operations, takeTurn });
        }),
      )
    ).flat();
    await isKilling;
    isOver = true;
    await beside;
    const playSeconds = (performance.now() - playing) / 1000;
    say(`Repeating ${open.length} abandoned requests, and waiting for the last periods to be drawn ...`);
    await comeBack(world, ports, open);
    passTime(restMinutes);
    await waitUntilSettled(world, passTime, () => {
      for (const each of servers) each.runMarkerJob();
    });
    // The database's own statistics were lost with it each time: without them a check may go through all payments for each bet.
    await world.pool.query('ANALYZE');
    const checks = [];
    for (const [name, check] of await filesOf<Check>('checks'))
      checks.push({ name, says: check.says, ...(await check.look(world)) });
    return {
      flags,
      playSeconds,
      seconds: (performance.now() - begun) / 1000,
      operations: operations.map(([name]) => {
        const of = world.history.all.filter(({ operation }) => operation === name);
        return {
          name,
          asked: of.length,
          accepted: of.filter(({ answer }) => answer.success).length,
          repeated: of.filter(({ sent }) => sent > 1).length,
        };
      }),
      plays: await playsOf(world),
      walkedAway: open.length,
      checks,
    };
  } finally {
    for (const each of servers) await each.stop();
    await counterparties.stop();
    await pool.end();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every platform gives every second player more than any round explains, who asks for a part of it at once. */
async function lieTo(world: World, ports: readonly number[]): Promise<void> {
  const { counterparties, nowMs } = world;
  const { platforms } = counterparties;
  const believers = world.people.filter((_, at) => at % 2 === 1);
  for (const person of believers)
    for (const platform of platforms) counterparties.lie(platform, person, lied, nowMs());
  await Promise.all(
    believers.map((person, at) => {
      const ask = transferOut(platforms[at % platforms.length]!, askedYuan);
      return requestFirst(world, ports, {
        person,
        operation: 'transfer',
        ask,
        intentId: `${person.name}-lie`,
      });
    }),
  );
}

/** What came of playing at each platform, and how many rounds of it are here. */
async function playsOf({ pool, stations, counterparties }: World): Promise<Report['plays']> {
  const { rows } = await pool.query<{ platform: string; rounds: number }>(
    'SELECT platform, count(*)::int AS rounds FROM game_round WHERE station = ANY ($1) GROUP BY platform',
    [stations],
  );
  return counterparties.platforms.map((platform) => ({
    platform,
    ...counterparties.plays.get(platform)!,
    rounds: rows.find((row) => row.platform === platform)?.rounds ?? 0,
  }));
}

async function peopleOf(
  flags: Flags,
  stations: readonly string[],
  pool: World['pool'],
  nowMs: number,
): Promise<Person[]> {
  const people: Person[] = [];
  for (const [at, station] of stations.entries()) {
    const count = Math.floor((flags.clients + stations.length - 1 - at) / stations.length);
    const openedAt = new Date(nowMs - openedDaysAgo * dayMs);
    const agent = await openChain(pool, station, openedAt);
    const parentOf = (place: number) => (place % 2 === 0 ? agent : null);
    const players = await openPlayers(pool, station, count, money, {
      now: new Date(nowMs),
      openedAt,
      parentOf,
    });
    const cards = await giveCards(pool, players, new Date(nowMs));
    for (const player of players)
      people.push({
        ...player,
        orders: [],
        withdrawals: [],
        paid: [],
        funded: [],
        cardId: cards.get(player)!,
        random: randomFrom(flags.seed, people.length),
      });
  }
  return people;
}

/** What is due on the day of the run: sessions went on through the night, rebates and interest of the days before wait. */
async function openDay({ pool, stations, people, nowMs }: World): Promise<void> {
  const now = new Date(nowMs());
  await pool.query('UPDATE session SET seen_at = $1', [now]);
  for (const station of stations) {
    const own = people.filter((person) => person.station === station);
    await openRebates(
      pool,
      station,
      own.map(({ accountId }) => accountId),
      now,
    );
  }
  await beginInterest(pool, stations, dayOf(new Date(beginMs - openedDaysAgo * dayMs)));
}

/** Marks of the odds of every credit play; both stations use the server's defaults. */
async function marksOf(port: number, { headers }: Person): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  const line = openConnection(port, headers);
  for (const lotCode of lotteries) {
    const { envelope } = await line.post(getCreditOddsList.path, { lotCode });
    for (const play of envelope.oddsList as { playCode: string; oddsMark: string }[])
      marks.set(`${lotCode} ${play.playCode}`, play.oddsMark);
  }
  line.close();
  return marks;
}

/** After how many operations something is killed: different moments, from the seed. */
function momentsOf({ seed, ops, kills, databaseKills, counterpartyKills }: Flags): Set<number>[] {
  const random = randomFrom(seed, 1_000_000);
  const moments = new Set<number>();
  while (moments.size < kills + databaseKills) moments.add(1 + random.below(ops));
  const all = [...moments];
  // A kill of a counterparty may coincide with one of ours.
  const others = new Set<number>();
  while (others.size < Math.min(counterpartyKills, ops)) others.add(1 + random.below(ops));
  return [new Set(all.slice(0, kills)), new Set(all.slice(kills)), others];
}

/** Waits for what is due, and lets more time pass where counterparties have to be queried again; what is still open after that is reported by the checks. */
async function waitUntilSettled(
  { pool, nowMs, stations }: World,
  passTime: (minutes: number) => void,
  computeMarkers: () => void,
): Promise<void> {
  const giveUp = performance.now() + settlePatienceMs;
  for (let looks = 1; performance.now() < giveUp; looks++) {
    if (looks % looksBeforeMore === 1) computeMarkers();
    await pause(300);
    const { rows } = await pool.query<{ bets: boolean; money: boolean; nights: boolean }>(
      `SELECT EXISTS (SELECT FROM bet_order WHERE status = ${BetStatus.waiting})
          OR EXISTS (SELECT FROM chase_rest WHERE held > 0)
          OR EXISTS (SELECT FROM lottery_period WHERE state = 'open' AND opens_at <= $1) AS bets,
        EXISTS (SELECT FROM deposit_order WHERE status = ${DepositStatus.pending} OR ask_at IS NOT NULL)
          OR EXISTS (SELECT FROM withdrawal WHERE status = ${WithdrawalStatus.pending})
          OR EXISTS (SELECT FROM transfer_order WHERE ask_at IS NOT NULL)
          OR EXISTS (SELECT FROM break_recall WHERE ended_at IS NULL)
          OR EXISTS (SELECT FROM central_deposit WHERE due_at IS NOT NULL)
          OR EXISTS (SELECT FROM level_settled) OR EXISTS (SELECT FROM level_entry)
          OR EXISTS (SELECT FROM level_gift g WHERE g.paid_at IS NULL AND NOT EXISTS (SELECT FROM break_member b WHERE b.station = g.station AND b.account_id = g.account_id))
          OR EXISTS (${explainedHolds}) AS money,
        EXISTS (SELECT FROM unnest($2::text[]) AS s(code) WHERE NOT EXISTS (SELECT FROM marker_day d WHERE d.station = s.code AND d.day = $3)) AS nights`,
      [new Date(nowMs()), stations, lastNight],
    );
    const { bets, money, nights } = rows[0]!;
    if (!bets && !money && !nights) return;
    if (!bets && looks % looksBeforeMore === 0) passTime(moreMinutes);
  }
}
