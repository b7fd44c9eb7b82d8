// Changes of place in the tree of uplines by the operator: moving members with all below them, and taking an agent out.
import { sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerTextId } from '../../serverText.ts';

const texts: Readonly<Record<string, ServerTextId>> = {
  TM003: 'office-agents.ratesAbove',
  TM005: 'office-agents.noQuota',
  TM006: 'office-agents.ratesAbove',
  TM007: 'office-agents.cannotStandAbove',
};

/** What the rules of the tree refuse, as a refusal that says why. */
function refusedByTree(error: unknown): unknown {
  const text = texts[(error as { code?: string }).code ?? ''];
  return text ? new Refusal(text, { code: 'invalid', field: 'to' }) : error;
}

/**
 * Moves members with all below them under an upline; null puts them directly under the station. Figures of today go along, those of days that are over stay;
 * bets that wait pay those they were placed with. Refuses rates or quota that the upline does not have.
 */
export async function moveMembers(
  db: Db,
  members: readonly number[],
  uplineId: number | null,
  now: Date,
): Promise<void> {
  try {
    await sql`SELECT team_move(${[...members]}::integer[], ${uplineId}::integer, ${now})`.execute(db);
  } catch (error) {
    throw refusedByTree(error);
  }
}

/** Brings all who stand directly below an agent under another upline, takes back the quota, and says how many came away. */
export async function emptyAgent(
  db: Db,
  agentId: number,
  uplineId: number | null,
  now: Date,
): Promise<number> {
  try {
    const { rows } = await sql<{
      moved: number;
    }>`SELECT team_close(${agentId}::integer, ${uplineId}::integer, ${now}) AS moved`.execute(db);
    return rows[0]!.moved;
  } catch (error) {
    throw refusedByTree(error);
  }
}
