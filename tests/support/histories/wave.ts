// Owns a wave of random histories: members who bet, deposit, transfer, set limits and take breaks at two servers of one database, several steps at once, while
// connections to the database are cut. Each round is compared with the model: some order of its steps has to explain every answer, and the rows what is left.

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { updateUserContract } from '#contract/finance.generated.ts';
import { getCreditOddsList } from '#contract/lottery.generated.ts';
import { limits } from '#contract/protection.generated.ts';
import { counterpartiesOf } from '#counterparty/programs.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { type Random, randomFrom } from '#scripts/crash-test/random.ts';
import { openPlayers, type Player } from '#scripts/harness/players.ts';
import { randomSecret, sha256 } from '#server/account/tokens.ts';
import { cookieName } from '#server/account/visitor.ts';
import { openPool } from '#server/db/pool.ts';
import type { DrawJob } from '#server/jobs/drawJob.ts';
import { limitSums } from '#server/jobs/money/limitSums.ts';
import { transfers } from '#server/jobs/money/transfers.ts';
import { periodAt, periodsLeft } from '#server/play/calendar.ts';
import { parseMoney } from '#values/money.ts';
import { type Clock, testClock } from '../clock.ts';
import { byHand, methodNamed } from '../deposits.ts';
import { drawJobOf } from '../drawJob.ts';
import { type Client, type RunningServer, startServer } from '../startServer.ts';
import { alpha, testStations } from '../testStations.ts';
import { readTick } from './absorb.ts';
import {
  type Answered,
  copyOf,
  explains,
  type Kind,
  limitKey,
  type Member,
  newMember,
  type Step,
  usedOf,
} from './model.ts';
import { isApart, lotCode, nextStep, type Scene, takeStep } from './steps.ts';

const money = 3_000_0000n;
const rounds = 8;
const mostAtOnce = 3;
/** Of the money job's step for transfers; each takes twenty. */
const mostRounds = 10;

export interface Theatre {
  servers: readonly [RunningServer, RunningServer];
  clock: Clock;
  job: DrawJob;
  /** What the draw job could not do. */
  failures: string[];
  /** The database's owner. */
  owner: pg.Pool;
  stop(): Promise<void>;
}

/** Two servers of one database, without demonstration accounts in play. The Sunday evening before a week, and a month's last days. */
export async function openTheatre(): Promise<Theatre> {
  const clock = testClock('2026-11-29T23:31:00+08:00');
  const first = await startServer({
    stations: testStations,
    clock,
    counterparties: ['bank-desk', 'game-egame'],
  });
  const second = await startServer({ stations: testStations, clock, beside: first });
  byHand(first);
  const failures: string[] = [];
  const job = drawJobOf(first, {
    lotteries: [lotCode],
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
  });
  await first.inStation(alpha, async (db) => {
    await db.updateTable('deposit_setting').set({ pending_most: 1000 }).execute();
    await db.updateTable('pay_method').set({ tail_least: 0n, tail_most: 0n }).execute();
  });
  const owner = openPool(first.databaseUrl);
  return {
    servers: [first, second],
    clock,
    job,
    failures,
    owner,
    async stop() {
      await job.stop();
      await owner.end();
      await second.stop();
      await first.stop();
    },
  };
}

interface Actor {
  seed: number;
  player: Player;
  clients: readonly Client[];
  random: Random;
  member: Member;
}

/** What a history did, for its report. */
export interface Tally {
  histories: number;
  steps: number;
  refused: Record<string, number>;
  cuts: number;
  breaks: number;
}

/** Plays the histories of these seeds side by side; returns what they did. Throws what the model does not explain, with the seed that repeats its choices. */
export async function playWave(theatre: Theatre, seeds: readonly number[], tally: Tally): Promise<void> {
  const { servers, clock, job } = theatre;
  await job.tick();
  const actors = await openActors(theatre, seeds);
  // Every wave cuts at moments of its own.
  const random = randomFrom(seeds[0]!, 999);
  for (let round = 1; round <= rounds; round += 1) {
    const scene = await sceneOf(theatre, actors[0]!);
    const isCut = random.percent(25);
    const work = Promise.all(actors.map((actor) => playRound({ scene, actor, isCut, tally, round })));
    if (isCut) tally.cuts += await cut(theatre, random, work);
    await work;
    await Promise.all(actors.map((actor) => logInAgain(servers[0], actor)));
    await clock.pass(random.one([20, 150, 310, 310, 900, 3_700, random.percent(15) ? 90_000 : 40]));
    // Between the seal of a period and the next one nothing is on sale.
    while (periodAt(knownLottery(lotCode), clock.now().getTime()).sealsMs <= clock.now().getTime())
      await clock.pass(10);
    const before = clock.now();
    // Nobody is logged out for having been away.
    await theatre.owner.query('UPDATE session SET seen_at = $1 WHERE ended_at IS NULL', [before]);
    if (isCut) await endTransfers(theatre);
    // Bets of those with limits are summed from some moment on.
    if (random.percent(40)) await beginSums(theatre);
    await job.tick();
    for (const actor of actors)
      await readTick(theatre.owner, actor.player.accountId, actor.member, before, nameOf(actor, round));
    await compare(theatre, actors, round);
  }
  tally.histories += actors.length;
}

const nameOf = ({ seed }: Actor, round: number): string => `history ${seed}, round ${round}`;

async function openActors({ servers, owner, clock }: Theatre, seeds: readonly number[]): Promise<Actor[]> {
  const players = await openPlayers(owner, alpha, seeds.length, money, clock.now(), {
    firstNumber: seeds[0]!,
  });
  return Promise.all(
    players.map(async (player, at) => {
      const clients = servers.map((server) => server.client(alpha));
      const actor: Actor = {
        seed: seeds[at]!,
        player,
        clients,
        random: randomFrom(seeds[at]!, 1),
        member: newMember(money),
      };
      for (const client of clients)
        for (const [, name, value] of player.headers.matchAll(/[ ;](\S+?)=([^;\s]+)/g))
          client.cookies.set(name!, value!);
      await clients[0]!.call(updateUserContract, { version: 1 });
      return actor;
    }),
  );
}

async function sceneOf({ servers, clock }: Theatre, { clients }: Actor): Promise<Scene> {
  const client = clients[0]!;
  const now = clock.now();
  const { answer } = await client.call(getCreditOddsList, { lotCode });
  const oddsMark = answer.oddsList!.find(({ playCode }) => playCode === 'ssc_c_zh')!.oddsMark;
  const periods = periodsLeft(knownLottery(lotCode), now.getTime(), 5);
  return { server: servers[0], now, periods, oddsMark, methodId: await bankMethod(servers[0]) };
}

const bankMethod = async (server: RunningServer): Promise<number> => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  return (await methodNamed(client, 'bank')).id;
};

interface Round {
  scene: Scene;
  actor: Actor;
  isCut: boolean;
  tally: Tally;
  round: number;
}

async function playRound({ scene, actor, isCut, tally, round }: Round): Promise<void> {
  const { random, clients, member } = actor;
  const wanted = 1 + random.below(mostAtOnce);
  const steps: Step[] = [];
  for (let tries = 0; tries < wanted * 3 && steps.length < wanted; tries += 1) {
    const step = nextStep(random, member, scene);
    if (isApart(step, steps)) steps.push(step);
  }
  // Who repeats a break whose answer was lost is logged out by then; beside it nothing else may be asked whose answer is lost as well.
  const own =
    isCut && steps.some(({ type }) => type === 'break')
      ? steps.filter(({ type }) => type === 'break')
      : steps;
  const answers = await Promise.all(own.map((step) => takeStep(scene, clients[random.below(2)]!, step)));
  if (isCut && own[0]?.type === 'break' && answers[0]!.code === 'notLoggedIn') answers[0]!.code = 'ok';
  const at = scene.now.getTime();
  const found = explained(member, own, answers, at);
  if (!found) {
    const said = own.map(
      (step, n) =>
        `${JSON.stringify(step, (_, value) => (typeof value === 'bigint' ? String(value) : value))} -> ${JSON.stringify(answers[n])}`,
    );
    throw new Error(
      `${nameOf(actor, round)}: no order of these steps explains their answers:\n${said.join('\n')}\n${saidOf(member)}`,
    );
  }
  actor.member = found;
  tally.steps += own.length;
  for (const [n, { code }] of answers.entries()) {
    if (own[n]!.type === 'break' && code === 'ok') tally.breaks += 1;
    if (!['ok', 'applied', 'pending', 'unchanged'].includes(code))
      tally.refused[code] = (tally.refused[code] ?? 0) + 1;
  }
}

const saidOf = (member: Member): string =>
  JSON.stringify(
    {
      ...member,
      stakes: [...member.stakes.values()],
      deposits: [...member.deposits.values()],
      limits: [...member.limits],
    },
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
  );

/** The member after the steps, in the first order of them in which the rules give these answers; null where there is none. */
function explained(
  member: Member,
  steps: readonly Step[],
  answers: readonly Answered[],
  at: number,
): Member | null {
  const go = (before: Member, left: readonly number[]): Member | null => {
    if (left.length === 0) return before;
    for (const n of left) {
      const after = copyOf(before);
      if (!explains(after, steps[n]!, answers[n]!, at)) continue;
      const end = go(
        after,
        left.filter((other) => other !== n),
      );
      if (end) return end;
    }
    return null;
  };
  return go(
    member,
    steps.map((_, n) => n),
  );
}

/** Cuts what both servers are doing in the database just now, a few times while they work; returns how many connections were cut. */
async function cut({ owner }: Theatre, random: Random, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ends = () => {
    isOver = true;
  };
  work.then(ends, ends);
  let count = 0;
  for (let times = 2 + random.below(4); times > 0 && !isOver; times -= 1) {
    const { rowCount } = await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
         AND state <> 'idle'`,
    );
    count += rowCount ?? 0;
  }
  return count;
}

/** What was cut between two transactions of a transfer is queried, as the money job does twenty seconds later. */
async function endTransfers({ servers: [server], owner, failures }: Theatre): Promise<void> {
  const { stations, settings } = server.context;
  const parties = Object.entries(server.counterparties).map(([name, { party }]) => [name, party]);
  const isOpen = async () =>
    (await owner.query("SELECT FROM transfer_order WHERE state IN ('created', 'unknown')")).rowCount !== 0;
  for (let rounds = 0; rounds < mostRounds && (await isOpen()); rounds += 1)
    await transfers({
      station: stations.byCode(alpha)!,
      inStation: (work) => server.inStation(alpha, work),
      counterparties: counterpartiesOf(Object.fromEntries(parties)),
      now: server.now(),
      settings,
      onFailure: (what, error) => failures.push(`${what}: ${error}`),
    });
}

/** As a round of the money job does. */
const beginSums = ({ servers: [server], failures }: Theatre): Promise<void> =>
  limitSums({
    station: server.context.stations.byCode(alpha)!,
    inStation: (work) => server.inStation(alpha, work),
    counterparties: undefined,
    now: server.now(),
    settings: server.context.settings,
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
  });

/** A break has ended every session: the member comes again, as somebody who logs in does. */
async function logInAgain(server: RunningServer, { player, clients, member }: Actor): Promise<void> {
  if (!member.isOut) return;
  member.isOut = false;
  const token = randomSecret();
  await server.inStation(alpha, (db) =>
    db
      .insertInto('session')
      .values({
        station: alpha,
        account_id: player.accountId,
        token_hash: sha256(token),
        seed: randomBytes(32),
        visitor_hash: sha256('visitor', clients[0]!.cookies.get(cookieName('visitor', alpha, true))!),
        address: '127.0.0.1',
        started_at: server.now(),
        seen_at: server.now(),
      })
      .execute(),
  );
  for (const client of clients) client.cookies.set(cookieName('session', alpha, true), token);
}

/** Compares what the rows say with the model: money, what limits have used, and that the ledger adds up. */
async function compare(
  { owner, servers, failures }: Theatre,
  actors: readonly Actor[],
  round: number,
): Promise<void> {
  const { rows } = await owner.query<{ account: number; kind: string; balance: bigint }>(
    `SELECT owner_id AS account, kind, sum(balance)::bigint AS balance FROM ledger_account
       WHERE station = $1 AND owner_id = ANY ($2) GROUP BY owner_id, kind`,
    [alpha, actors.map(({ player }) => player.accountId)],
  );
  const balanceOf = ({ player }: Actor, kind: string) =>
    BigInt(rows.find((row) => row.account === player.accountId && row.kind === kind)?.balance ?? 0n);
  const faults: string[] = [...failures];
  for (const actor of actors) {
    const [wallet, transit] = [balanceOf(actor, 'wallet'), balanceOf(actor, 'transit')];
    if (wallet !== actor.member.wallet || transit !== 0n)
      faults.push(
        `${nameOf(actor, round)}: the wallet holds ${wallet} and ${transit} is in transit, and the model has ${actor.member.wallet}\n${saidOf(actor.member)}`,
      );
  }
  if (round === rounds) {
    await Promise.all(
      actors.map(async (actor) => {
        const { answer } = await actor.clients[0]!.call(limits, {});
        for (const { kind, frame, used, value } of answer.list!) {
          if (kind === 'time') continue;
          const expected = usedOf(actor.member, kind as Kind, frame, servers[0].now().getTime());
          const own = actor.member.limits.get(limitKey(kind as Kind, frame))?.value;
          if (parseMoney(used) !== expected || (value === '' ? undefined : parseMoney(value)) !== own)
            faults.push(
              `${nameOf(actor, round)}: ${kind} ${frame} is ${value}, used ${used}, and the model has ${own}, used ${expected}\n${saidOf(actor.member)}`,
            );
        }
      }),
    );
    faults.push(
      ...(await servers[0].inStation(alpha, async (db) => {
        const accounts = await sql`SELECT account_id FROM ledger_mismatches()`.execute(db);
        const chases = await sql`SELECT * FROM chase_mismatches()`.execute(db);
        const limits = await sql`SELECT * FROM limit_mismatches()`.execute(db);
        const books =
          await sql`SELECT book FROM ledger_account GROUP BY book HAVING sum(balance) <> 0`.execute(db);
        return [...accounts.rows, ...chases.rows, ...limits.rows, ...books.rows].map((row) =>
          JSON.stringify(row),
        );
      })),
    );
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
