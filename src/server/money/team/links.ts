// Promotion links: making and changing them, and what registering by a code means.
import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PromotionLink } from '#contract/entities.generated.ts';
import { CATEGORIES } from '#rules/team/categories.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { groupMost } from '#values/bonusGroup.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import type { PromotionLinkTable } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';
import {
  type Accepted,
  checkRates,
  lockRated,
  noRates,
  percentText,
  type RateFields,
  ratesByCategory,
  storeRates,
  teamSettingOf,
} from './rates.ts';

/** Links that an agent may have at once, those switched off included. */
export const linksMost = 50;

/** Without characters that are taken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 8;
const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

/** `registrations` is the counter of the release before, which this one neither reads nor writes: those who came are counted where they stand. */
export type Link = Omit<Selectable<PromotionLinkTable>, 'registrations'>;

/** Links of an agent that were not deleted, newest first, or the one of them with an id, as the wire has them. */
export async function presentLinks(db: Db, accountId: number, id?: bigint): Promise<PromotionLink[]> {
  let links = db
    .selectFrom('promotion_link as l')
    .selectAll('l')
    .select((link) =>
      link
        .selectFrom('team_origin as o')
        .select(sql<number>`count(*)::int`.as('came'))
        .whereRef('o.link_id', '=', 'l.id')
        .as('came'),
    )
    .where('l.account_id', '=', accountId)
    .where('l.kind', '<>', 'friend')
    .where('l.deleted_at', 'is', null);
  if (id !== undefined) links = links.where('l.id', '=', id);
  return (await links.orderBy('l.id', 'desc').execute()).map((link) => ({
    id: String(link.id),
    code: link.code,
    name: link.name,
    type: link.kind === 'agent' ? 'agent' : 'member',
    rates: ratesByCategory(link.rates),
    groupBonus: link.group_bonus,
    isOn: link.is_on,
    registrations: link.came!,
    createTime: formatMoment(link.created_at),
  }));
}

/** Stores a link under a code that no link and no agent of the station has. */
export async function createLink(
  db: Db,
  link: {
    station: string;
    account_id: number;
    kind: Link['kind'];
    name: string;
    is_on?: boolean;
    created_at: Date;
  } & Accepted,
): Promise<Link> {
  const { rates, groupBonus, ...row } = link;
  for (;;) {
    const code = newCode();
    const agent = await db
      .selectFrom('account')
      .select('id')
      .where((where) => where(where.fn<string>('lower', ['promo_code']), '=', code))
      .executeTakeFirst();
    if (agent) continue;
    const made = await db
      .insertInto('promotion_link')
      .values({ ...row, code, rates, group_bonus: groupBonus })
      .onConflict((clash) => clash.columns(['station', 'code']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return made;
  }
}

export type LinkChange = RateFields & {
  isOn?: boolean | undefined;
  type?: 'agent' | 'member' | undefined;
  name?: string | undefined;
  groupBonus?: number | undefined;
};

/**
 * Changes what is named of an agent's own link, within the agent's own rates as when a link is made, and records the terms before. Who has
 * registered keeps what they were. Refuses with notFound another's link and one that was deleted, and at the field what cannot be.
 */
export async function changeLink(
  db: Db,
  accountId: number,
  id: bigint,
  { isOn, type, name, groupBonus, ...rates }: LinkChange,
  now: Date,
): Promise<void> {
  // The link before its agent, as a registration locks.
  const link = await db
    .selectFrom('promotion_link')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'friend')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!link) throw new Refusal('server.team.linkNotFound', { code: 'notFound', field: 'id' });
  if (type !== undefined && type !== link.kind)
    throw new Refusal('server.team.linkKindStays', { code: 'invalid', field: 'type' });
  const isRated = groupBonus !== undefined || Object.values(rates).some((rate) => rate !== undefined);
  const terms = {
    name: name?.trim() ?? link.name,
    ...(isRated ? await changedRates(db, link, rates, groupBonus) : ratesOf(link)),
  };
  await recordTerms(db, link, terms, now);
  await db
    .updateTable('promotion_link')
    .set({ is_on: isOn ?? link.is_on, name: terms.name, rates: terms.rates, group_bonus: terms.groupBonus })
    .where('id', '=', id)
    .execute();
}

const ratesOf = ({ rates, group_bonus }: Link): Accepted => ({ rates, groupBonus: group_bonus });

const fieldsOf = ({ rates }: Link): RateFields =>
  Object.fromEntries(CATEGORIES.map((category, at) => [category, percentText(rates[at]!)]));

/** The rates of a link after a change. Where no bonus group is named it stays, as far as the lottery rate gives it. */
async function changedRates(
  db: Db,
  link: Link,
  rates: RateFields,
  groupBonus: number | undefined,
): Promise<Accepted> {
  const setting = await teamSettingOf(db);
  const own = (await lockRated(db, link.account_id, 'share'))!;
  const lottery = Number(rates.lottery ?? Number.NaN) * 10_000;
  const most = Number.isFinite(lottery)
    ? groupMost(setting.bonus_least, Math.floor(lottery))
    : link.group_bonus;
  const named = Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate !== undefined));
  const fields = { ...fieldsOf(link), ...named };
  return checkRates(
    db,
    setting,
    { upline: own, account: null },
    fields,
    groupBonus ?? Math.min(link.group_bonus, most),
  );
}

/** Keeps what a link promised until now, where that changes. */
async function recordTerms(db: Db, link: Link, terms: Accepted & { name: string }, at: Date): Promise<void> {
  const { station, id, name, rates, group_bonus } = link;
  const isSame =
    terms.name === name &&
    terms.groupBonus === group_bonus &&
    terms.rates.every((rate, category) => rate === rates[category]);
  if (isSame) return;
  await db
    .insertInto('promotion_link_change')
    .values({ station, link_id: id, at, name, rates, group_bonus })
    .execute();
}

/** What registering by a code makes of an account. */
export interface Invitation {
  role: 'agent' | 'member';
  /** The upline; null where the friend of a member without one comes. */
  parentId: number | null;
  way: 'link' | 'code' | 'friend';
  link: Link | null;
  /** The rates the account gets; null for none. */
  accepted: Accepted | null;
}

const refuseCode = (text: 'server.promoCodeUnknown' | 'server.team.promotionOff') =>
  new Refusal(text, { code: 'invalid', field: 'promoCode', keep: true });

/**
 * What a code stands for: a link of an agent, of a member who recommends the station, or an agent's own code. Locks the link shared: nobody changes it meanwhile,
 * and others register by it at the same time. Refuses at the field a code that nobody of this station has, and one that registers nobody: switched off, of a
 * kind that is, or with rates the agent cannot give any more.
 */
export async function invitationOf(db: Db, typed: string): Promise<Invitation> {
  const code = typed.toLowerCase();
  const link = await db
    .selectFrom('promotion_link')
    .selectAll()
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  const owner = await db
    .selectFrom('account')
    .select(['id', 'role', 'parent_id', 'state'])
    .where((where) =>
      link
        ? where('id', '=', link.account_id)
        : where.and([
            where(where.fn<string>('lower', ['promo_code']), '=', code),
            where('role', '=', 'agent'),
          ]),
    )
    .where('state', '=', 'enabled')
    .executeTakeFirst();
  if (!owner) throw refuseCode('server.promoCodeUnknown');
  if (!link) return { role: 'member', parentId: owner.id, way: 'code', link: null, accepted: null };
  if (!link.is_on) throw refuseCode('server.team.promotionOff');
  if (link.kind === 'friend')
    return { role: 'member', parentId: owner.parent_id, way: 'friend', link, accepted: null };
  const setting = await teamSettingOf(db);
  if (!setting.types.includes(link.kind)) throw refuseCode('server.team.promotionOff');
  const upline = await lockRated(db, owner.id, 'share');
  try {
    const accepted = await checkRates(
      db,
      setting,
      { upline: upline!, account: null },
      fieldsOf(link),
      link.group_bonus,
    );
    return { role: link.kind, parentId: owner.id, way: 'link', link, accepted };
  } catch (error) {
    if (error instanceof Refusal) throw refuseCode('server.team.promotionOff');
    throw error;
  }
}

/** Fixes how an account came, and gives it its rates. */
export async function recordArrival(
  { db, station, now }: StationWork,
  accountId: number,
  invitation: Pick<Invitation, 'parentId' | 'link' | 'accepted'> & { way: Invitation['way'] | 'hand' },
): Promise<void> {
  const { parentId, way, link, accepted } = invitation;
  if (accepted) await storeRates(db, accountId, accepted);
  if (parentId !== null)
    await db
      .insertInto('team_origin')
      .values({ station, account_id: accountId, way, link_id: link?.id ?? null })
      .execute();
  if (link?.kind === 'friend')
    await db
      .insertInto('recommendation')
      .values({ station, account_id: accountId, recommender_id: link.account_id, at: now })
      .execute();
}

/** The link for friends of a member, made at the first call. Its rates are the station's, so it has none of its own. */
export async function friendLink({ db, station, now }: StationWork, accountId: number): Promise<Link> {
  // The member's row is locked, so that two calls make one link.
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const existing = await db
    .selectFrom('promotion_link')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'friend')
    .executeTakeFirst();
  return (
    existing ??
    createLink(db, {
      station,
      account_id: accountId,
      kind: 'friend',
      name: '',
      created_at: now,
      rates: [...noRates],
      groupBonus: 0,
    })
  );
}
