// Who of the crash test's players has a limit, who takes a break over an open chase, and who has played at night: a few, so that the others go on playing as much as ever.
import { setLimit } from '#contract/protection.generated.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { dayOf } from '#values/days.ts';
import { formatMoney, YUAN } from '#values/money.ts';
import { requestFirst } from './player.ts';
import type { Person, World } from './world.ts';

/** A limit that holds from before the first request on. */
export interface OwnLimit {
  kind: 'stake' | 'loss' | 'deposit';
  frame: 'day';
  /** In 0.0001 yuan. */
  value: bigint;
}

const every = 16;
/** By the place of a player among every sixteen: what is low enough to be reached in a short run. */
const limits: Readonly<Record<number, OwnLimit>> = {
  1: { kind: 'stake', frame: 'day', value: 300n * YUAN },
  5: { kind: 'loss', frame: 'day', value: 150n * YUAN },
  9: { kind: 'deposit', frame: 'day', value: 1_000n * YUAN },
};
const breakPlace = 13;

const placeOf = ({ people }: World, person: Person): number => people.indexOf(person) % every;

/** The limit of a player; undefined for most. */
export const limitOf = (world: World, person: Person): OwnLimit | undefined => limits[placeOf(world, person)];

export const wantsBreak = (world: World, person: Person): boolean => placeOf(world, person) === breakPlace;

/** Makes those who take a break persons of their own: nobody else has their name or device, and is in their break as well. */
export const setApart = (world: World): Promise<unknown> =>
  world.pool.query(
    `WITH own AS (UPDATE account SET real_name = '张伟' || id, real_name_key = NULL WHERE id = ANY ($1) RETURNING id)
     DELETE FROM device d USING own WHERE d.account_id = own.id`,
    [world.people.filter((person) => wantsBreak(world, person)).map(({ accountId }) => accountId)],
  );

/** Sets the limits, before anybody plays. */
export async function setLimits(world: World, ports: readonly number[]): Promise<void> {
  await Promise.all(
    world.people.map(async (person) => {
      const limit = limitOf(world, person);
      if (!limit) return;
      const { kind, frame, value } = limit;
      const ask = { path: setLimit.path, fields: { kind, frame, value: formatMoney(value) } };
      const answer = await requestFirst(world, ports, {
        person,
        operation: 'raiseLimit',
        ask,
        intentId: `${person.name}-limit`,
      });
      if (answer.result !== 'applied') throw new Error(`The limit of ${person.name} was not set.`);
    }),
  );
}

/** One of so many played at night. */
const nightEvery = 3;
const nightsPlayed = 20;

/** Who has played so many nights, from one to three, that a marker of harm is found of it. */
export const playedAtNight = ({ people }: World): readonly Person[] =>
  people.filter((_, at) => at % nightEvery === 0);

/** Lets some of the players have played through the nights up to the last one before a moment. */
export const playAtNight = (world: World, beforeMs: number): Promise<unknown> =>
  world.pool.query(
    `INSERT INTO play_span (station, account_id, from_at, to_at)
      SELECT a.station, a.id, x.begins, x.begins + interval '2 hours' FROM account a
        CROSS JOIN (SELECT ($2::date + time '01:00') AT TIME ZONE 'Asia/Shanghai' - n * interval '1 day' AS begins FROM generate_series(0, $3::integer - 1) AS n) x
        WHERE a.id = ANY ($1)`,
    [playedAtNight(world).map(({ accountId }) => accountId), dayOf(new Date(beforeMs - dayMs)), nightsPlayed],
  );

/** A chase of the right length comes after a few tries. */
const chaseTries = 40;
const leastAheadMs = 3 * 60_000;

/** Lets those who take a break begin a chase that goes on for some periods, so that the break has something to give back. */
export async function beginChases(world: World, ports: readonly number[]): Promise<void> {
  const chase = world.operations.get('chase')!;
  await Promise.all(
    world.people
      .filter((person) => wantsBreak(world, person))
      .map(async (person) => {
        for (let tries = 1; tries <= chaseTries; tries++) {
          const ask = await chase.ask(world, person);
          if (ask)
            await requestFirst(world, ports, {
              person,
              operation: 'chase',
              ask,
              intentId: `${person.name}-chase-${tries}`,
            });
          if ((person.chasesUntil ?? 0) > world.nowMs() + leastAheadMs) return;
        }
        throw new Error(`${person.name} could not begin a chase.`);
      }),
  );
}
