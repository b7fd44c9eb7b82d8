// What random histories are played with: the servers, the members and their browsers, what the jobs do between rounds, and the comparison of the rows with the model.

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { updateUserContract } from '#contract/finance.generated.ts';
import { getCreditOddsList } from '#contract/lottery.generated.ts';
import { limits } from '#contract/protection.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { type Random, randomFrom } from '#scripts/crash-test/random.ts';
import { openPlayers, type Player } from '#scripts/harness/players.ts';
import { randomSecret, sha256 } from '#server/account/tokens.ts';
import { cookieName } from '#server/account/visitor.ts';
import type { DrawJob } from '#server/jobs/drawJob.ts';
import { limitSums } from '#server/jobs/money/limitSums.ts';
import { createTransfers } from '#server/jobs/money/transfers.ts';
import { periodAt, periodsLeft } from '#server/play/calendar.ts';
import { parseMoney } from '#values/money.ts';
import type { Clock } from '../clock.ts';
import { methodNamed } from '../deposits.ts';
import type { Client, RunningServer } from '../startServer.ts';
import { alpha } from '../testStations.ts';
import { saidOf } from './explain.ts';
import { type Kind, limitKey, type Member, newMember, usedOf } from './model.ts';
import { lotCode, type Scene } from './steps.ts';

const money = 3_000_0000n;
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
  parties: Counterparties;
  /** The way that deposits are paid by. */
  methodId: number;
  /** A browser at a server, before it has logged in. */
  visitorOf(server: RunningServer): Client;
  stop(): Promise<void>;
}

export interface Actor {
  seed: number;
  player: Player;
  clients: readonly Client[];
  random: Random;
  member: Member;
}

export const nameOf = ({ seed }: Actor, round: number): string => `history ${seed}, round ${round}`;

export async function openActors(
  { servers, owner, clock, visitorOf }: Theatre,
  seeds: readonly number[],
): Promise<Actor[]> {
  const players = await openPlayers(owner, alpha, seeds.length, money, {
    now: clock.now(),
    firstNumber: seeds[0]!,
  });
  return Promise.all(
    players.map(async (player, at) => {
      const clients = servers.map(visitorOf);
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

export async function sceneOf({ servers, clock, methodId }: Theatre, { clients }: Actor): Promise<Scene> {
  const client = clients[0]!;
  const now = clock.now();
  const { answer } = await client.call(getCreditOddsList, { lotCode });
  const oddsMark = answer.oddsList!.find(({ playCode }) => playCode === 'ssc_c_zh')!.oddsMark;
  const periods = periodsLeft(knownLottery(lotCode), now.getTime(), 5);
  return { server: servers[0], now, periods, oddsMark, methodId };
}

/** The first way of paying by bank. */
export const bankMethod = async (server: RunningServer): Promise<number> => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  return (await methodNamed(client, 'bank')).id;
};

/** One round of the money job's step for transfers, at one of the servers. */
export function queryTransfers(
  { servers, parties }: Theatre,
  onFailure: (what: string, error: unknown) => void,
  at: 0 | 1 = 0,
): Promise<unknown> {
  const server = servers[at];
  return createTransfers().run({
    station: server.context.stations.byCode(alpha)!,
    inStation: (work) => server.inStation(alpha, work),
    counterparties: parties,
    now: server.now(),
    settings: server.context.settings,
    onFailure,
  });
}

/** Numbers of the accounts whose transfers have not ended, or are locked by a process that died. */
export async function busyAccounts({ owner, clock }: Theatre): Promise<Set<number>> {
  const { rows } = await owner.query<{ account_id: number }>(
    `SELECT account_id FROM transfer_order WHERE ${isUnended} UNION SELECT account_id FROM transfer_member WHERE locked_until > $1`,
    [clock.now()],
  );
  return new Set(rows.map(({ account_id }) => account_id));
}

const isUnended = "state IN ('created', 'unknown')";

/** What was cut between two transactions of a transfer is queried, as the money job does twenty seconds later. */
export async function endTransfers(theatre: Theatre): Promise<void> {
  const failed = (what: string, error: unknown) => theatre.failures.push(`${what}: ${error}`);
  const isOpen = async () =>
    (await theatre.owner.query(`SELECT FROM transfer_order WHERE ${isUnended}`)).rowCount !== 0;
  for (let rounds = 0; rounds < mostRounds && (await isOpen()); rounds += 1)
    await queryTransfers(theatre, failed);
}

/** Deposits are refused by the rules of protection alone: any number may wait, of any amount. */
export const takeAnyDeposit = (server: RunningServer): Promise<void> =>
  server.inStation(alpha, async (db) => {
    await db.updateTable('deposit_setting').set({ pending_most: 1000 }).execute();
    await db.updateTable('pay_method').set({ tail_least: 0n, tail_most: 0n }).execute();
  });

/** Between the seal of a period and the next one nothing is on sale. */
export async function passUntilSale(clock: Clock): Promise<void> {
  const isSealed = () =>
    periodAt(knownLottery(lotCode), clock.now().getTime()).sealsMs <= clock.now().getTime();
  while (isSealed()) await clock.pass(10);
}

/** Time goes on between two rounds, into one in which something is on sale. Returns the moment. */
export async function passRound({ clock, owner }: Theatre, random: Random): Promise<Date> {
  await clock.pass(random.one([20, 150, 310, 310, 900, 3_700, random.percent(15) ? 90_000 : 40]));
  await passUntilSale(clock);
  // Nobody is logged out for having been away.
  await owner.query('UPDATE session SET seen_at = $1 WHERE ended_at IS NULL', [clock.now()]);
  return clock.now();
}

/** As a round of the money job does. */
export const beginSums = ({ servers: [server], failures }: Theatre): Promise<unknown> =>
  limitSums.run({
    station: server.context.stations.byCode(alpha)!,
    inStation: (work) => server.inStation(alpha, work),
    counterparties: undefined,
    now: server.now(),
    settings: server.context.settings,
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
  });

/** A break has ended every session: the member comes again, as somebody who logs in does. */
export async function logInAgain(server: RunningServer, { player, clients, member }: Actor): Promise<void> {
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

/** Compares what the rows say with the model: money, and where it `isLast` what limits have used, and that the ledger adds up. */
export async function compare(
  { owner, servers, failures }: Theatre,
  actors: readonly Actor[],
  round: number,
  isLast: boolean,
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
  if (isLast) {
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
