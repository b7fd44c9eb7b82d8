// Reading every bet of the players from the database, those that their chases have not opened included.
import { sql } from 'kysely';
import { inStation } from '#server/db/stationTransaction.ts';
import type { World } from './world.ts';

export interface StoredBet {
  id: string;
  account_id: number;
  qi_hao: string;
  stake: bigint;
  status: number;
  return_reason: string | null;
  chase_id: bigint | null;
}

export async function betsOfPlayers({ pool, stations, people }: World): Promise<StoredBet[]> {
  const all: StoredBet[] = [];
  for (const station of stations)
    await inStation(pool, station, async (db) => {
      const { rows } =
        await sql<StoredBet>`SELECT o.id::text AS id, o.account_id, o.qi_hao, o.stake, o.status, o.return_reason, o.chase_id
        FROM account a CROSS JOIN LATERAL bets_of(a.id) o
        WHERE a.station = ${station} AND a.id = ANY (${people.map(({ accountId }) => accountId)}::integer[])`.execute(
          db,
        );
      all.push(...rows);
    });
  return all;
}
