// The slips that a player keeps by name: reading what is to be kept by the rules of play, and the rows of it.
import type { KeptBet } from '#contract/entities.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import { familyOf } from '#lottery/families.ts';
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';
import type { Play } from '#lottery/play.ts';
import { Refusal as RuleRefusal } from '#lottery/refusal.ts';
import { formatMoney, readMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { invalid, keptBetsOf } from '../readSlip.ts';

/** As many as a player looks through. */
export const keptSlipsMost = 30;

/** A bet by the rules of its play, with nothing in it but what they know. Refuses as its call says. */
function keptBetOf(bet: KeptBet, plays: readonly Play[], version: LotVersion, field: string): KeptBet {
  const mode = version === LotVersion.credit ? 'credit' : 'official';
  const play = plays.find(({ code }) => code === bet.playCode);
  if (play?.mode !== mode) throw invalid(`${field}.playCode`);
  const { playCode, selection: picked, unitAmount, moneyMode = '1', multiple = 1, rebateRate = '0' } = bet;
  const terms = mode === 'credit' ? { unitAmount } : { moneyMode, multiple, rebateRate };
  try {
    const { selection } = readBet(play, { selection: picked, ...terms });
    return mode === 'credit'
      ? { playCode, selection, unitAmount: formatMoney(readMoney(unitAmount)!) }
      : { playCode, selection, moneyMode, multiple, rebateRate: formatMoney(readMoney(rebateRate)!) };
  } catch (error) {
    if (error instanceof RuleRefusal) throw invalid(`${field}.${error.field}`);
    throw error;
  }
}

/** The bets of a slip that is to be kept, from their JSON text. Refuses with invalid and the path of what is wrong. */
export function readKept(bets: string, family: FamilyCode, version: LotVersion): KeptBet[] {
  const { plays } = familyOf(family);
  return keptBetsOf(bets).map((bet, at) => keptBetOf(bet, plays, version, `bets[${at}]`));
}

/** A name without the blanks at its ends. Refuses one of blanks alone. */
export function keptName(typed: string): string {
  const name = typed.trim();
  if (name === '') throw new Refusal('server.kept.name', { field: 'name' });
  return name;
}

const taken = () => new Refusal('server.kept.taken', { field: 'name', code: 'nameTaken' });
const gone = () => new Refusal('server.kept.gone', { code: 'keptGone' });

export interface Kept {
  station: string;
  accountId: number;
  name: string;
  family: FamilyCode;
  version: LotVersion;
  lotCode: string;
  bets: readonly KeptBet[];
  at: Date;
}

/** One change after the other: two devices at once would count the same, or take the same name. */
const takeTurn = (db: Db, accountId: number) =>
  db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();

/** Keeps a slip; its number. Refuses with full and nameTaken. */
export async function keepSlip(db: Db, kept: Kept): Promise<bigint> {
  const { station, accountId, name, family, version, lotCode, bets, at } = kept;
  await takeTurn(db, accountId);
  const { count } = await db
    .selectFrom('kept_slip')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= keptSlipsMost)
    throw new Refusal('server.kept.full', { code: 'full', values: { most: keptSlipsMost } });
  const row = await db
    .insertInto('kept_slip')
    .values({
      station,
      account_id: accountId,
      name,
      family,
      version,
      lot_code: lotCode,
      bets: JSON.stringify(bets),
      kept_at: at,
    })
    .onConflict((conflict) => conflict.columns(['station', 'account_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw taken();
  return row.id;
}

interface Named {
  accountId: number;
  keptId: bigint;
}

/** Gives one of the player's own another name. Refuses with keptGone and nameTaken. */
export async function renameKept(
  db: Db,
  { accountId, keptId, name }: Named & { name: string },
): Promise<void> {
  await takeTurn(db, accountId);
  const same = await db
    .selectFrom('kept_slip')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('id', '<>', keptId)
    .executeTakeFirst();
  if (same) throw taken();
  const { numUpdatedRows } = await db
    .updateTable('kept_slip')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', keptId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw gone();
}

/** Keeps one of the player's own no longer. */
export async function removeKept(db: Db, { accountId, keptId }: Named): Promise<void> {
  await db.deleteFrom('kept_slip').where('account_id', '=', accountId).where('id', '=', keptId).execute();
}

/** The player's own, the newest first; with a number that one alone, refused with keptGone where there is none. */
export async function keptSlips(db: Db, accountId: number, keptId?: bigint) {
  const own = db.selectFrom('kept_slip').selectAll().where('account_id', '=', accountId);
  const rows = await (keptId === undefined ? own : own.where('id', '=', keptId))
    .orderBy('id', 'desc')
    .execute();
  if (keptId !== undefined && rows.length === 0) throw gone();
  return rows;
}
