// What support sees of a member's level: where it stands, what is missing, each rise and fall with its reason, and what was given.
import type { Selectable } from 'kysely';
import type { LevelChangeTable } from '../db/tables.ts';
import { ladderOf } from '../money/levels/ladder.ts';
import { levelChangesOf, levelGiftsOf, type MemberLevel, memberLevelOf } from '../money/levels/standing.ts';
import { Refusal } from '../refusal.ts';
import type { SupportWork } from './command.ts';
import type { Written } from './input.ts';
import { memberNamed } from './member.ts';

const most = 50;

export interface ShownLevel extends MemberLevel {
  name: string;
  /** The latest first; amounts in 0.0001 yuan. */
  changes: Selectable<LevelChangeTable>[];
  gifts: { at: Date; code: string; amount: bigint; isPaid: boolean }[];
}

/** A Refusal where the station has no ladder: levels are what staff have given. */
export async function showLevel(
  { db, now }: SupportWork,
  _: unknown,
  { account }: { account: Written },
): Promise<ShownLevel> {
  const member = await memberNamed(db, account);
  const ladder = await ladderOf(db);
  if (!ladder) throw new Refusal('support.noLadder');
  const changes = await levelChangesOf(db, member.id, most);
  const gifts = await levelGiftsOf(db, member.id, most);
  return {
    name: member.name,
    ...(await memberLevelOf(db, ladder, member.id, now)),
    changes,
    gifts: gifts.map(({ at, code, amount, paid_at }) => ({ at, code, amount, isPaid: paid_at !== null })),
  };
}
