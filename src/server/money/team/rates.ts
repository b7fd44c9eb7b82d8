// Rates of the upline tree on the server: from rows to the rule that checks a change, and storing what it accepts.
import { sql } from 'kysely';
import { CATEGORIES, type Category } from '#rules/team/categories.ts';
import { changeRates } from '#rules/team/rates.ts';
import { groupMost } from '#values/bonusGroup.ts';
import { percentOfMillionths, type Rate } from '#values/rate.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerTextId } from '../../serverText.ts';

/** A rate of each category in millionths of a stake, in the order of the categories. */
export type Rates = readonly number[];

export const noRates: Rates = CATEGORIES.map(() => 0);

/** 75000 as `7.5`. */
export const percentText = (millionths: number): string =>
  (millionths / 10_000).toFixed(4).replace(/\.?0+$/, '');

/** As the wire has them: a percent by category. */
export const ratesByCategory = (rates: Rates): { category: Category; rate: string }[] =>
  rates.map((rate, at) => ({ category: CATEGORIES[at]!, rate: percentText(rate) }));

const ofMillionths = (millionths: number): { text: string; value: Rate } => ({
  text: percentText(millionths),
  value: percentOfMillionths(BigInt(millionths)),
});

/** Text of a rate that the rule has accepted: a multiple of the station's step, so it is whole in millionths. */
const toMillionths = (percent: string): number => Math.round(Number(percent) * 10_000);

export interface TeamSetting {
  rate_most: number;
  rate_step: number;
  bonus_least: number;
  bonus_most: number;
  bands: number[];
  types: ('agent' | 'member')[];
  recommend_rates: number[];
}

/** The step between two bonus groups. */
export const bonusStep = 2;

export async function teamSettingOf(db: Db): Promise<TeamSetting> {
  const { rows } = await sql<TeamSetting>`SELECT * FROM team_setting_of()`.execute(db);
  return rows[0]!;
}

export interface RatedAccount {
  account_id: number;
  upline_id: number | null;
  rates: number[];
  group_bonus: number;
}

/** An account of the tree, locked: for a change of its own rates, or shared, while somebody below it changes. */
export async function lockRated(
  db: Db,
  accountId: number,
  lock: 'update' | 'share',
): Promise<RatedAccount | undefined> {
  const query = db
    .selectFrom('team_member')
    .select(['account_id', 'upline_id', 'rates', 'group_bonus'])
    .where('account_id', '=', accountId);
  return (lock === 'update' ? query.forUpdate() : query.forShare()).executeTakeFirst();
}

/** Rates of those of these accounts that stand directly below an account, by id. */
export async function ratesOfDirect(
  db: Db,
  uplineId: number,
  ids: readonly number[],
): Promise<Map<number, Pick<RatedAccount, 'rates' | 'group_bonus'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('team_member')
    .select(['account_id', 'rates', 'group_bonus'])
    .where('upline_id', '=', uplineId)
    .where('account_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row]));
}

export interface Quota {
  band: number;
  given: number;
  used: number;
}

/** The quota of an account in each band of the station, the lowest first. */
export async function quotasOf(db: Db, accountId: number, { bands }: TeamSetting): Promise<Quota[]> {
  const rows = await db
    .selectFrom('team_quota')
    .select(['band', 'given', 'used'])
    .where('account_id', '=', accountId)
    .execute();
  return bands.map((band) => rows.find((row) => row.band === band) ?? { band, given: 0, used: 0 });
}

/** A request's fields of rates: a percent by category, as it was typed. */
export type RateFields = { readonly [key in Category]?: string | undefined };

const rated = ({ rates, group_bonus }: { rates: Rates; group_bonus: number }) => ({
  rates: new Map(CATEGORIES.map((category, at) => [category, ofMillionths(rates[at]!)])),
  groupBonus: group_bonus,
});

/** Children of an account that have a rate above one of these, which the rule counts. */
const childrenAbove = (db: Db, accountId: number, rates: Rates, groupBonus: number) =>
  db
    .selectFrom('team_member')
    .select(['rates', 'group_bonus'])
    .where('upline_id', '=', accountId)
    .where((where) =>
      where.or([
        where('group_bonus', '>', groupBonus),
        sql<boolean>`EXISTS (SELECT FROM unnest(rates, ${[...rates]}::integer[]) AS r(child, own) WHERE r.child > r.own)`,
      ]),
    )
    .execute();

type Reason = Exclude<Extract<ReturnType<typeof changeRates>, { ok: false }>['reason'], undefined>;

const texts: Readonly<Record<Reason, ServerTextId>> = {
  RATE_FORMAT: 'server.team.rate.format',
  RATE_RANGE: 'server.team.rate.range',
  RATE_STEP: 'server.team.rate.step',
  ABOVE_PARENT: 'server.team.rate.aboveParent',
  BELOW_CHILD: 'server.team.rate.belowChild',
  BONUS_STEP: 'server.team.rate.bonusStep',
  BONUS_ABOVE_PARENT: 'server.team.rate.bonusAboveParent',
  BONUS_BELOW_CHILD: 'server.team.rate.bonusBelowChild',
  QUOTA_EXHAUSTED: 'server.team.rate.quotaExhausted',
};

export interface Accepted {
  rates: number[];
  groupBonus: number;
}

/**
 * Checks new rates below an upline (null: directly under the station) by the rule, of a new account (`account` null) or of one that exists, and returns
 * what stands after it. A rate that is lowered lowers the bonus group as far as it has to, where no group is named. Refuses at the field. Lock the account first, then its upline: team_member_guard() locks in this order too.
 */
export async function checkRates(
  db: Db,
  setting: TeamSetting,
  { upline, account }: { upline: RatedAccount | null; account: RatedAccount | null },
  fields: RateFields,
  groupBonus: number | undefined,
): Promise<Accepted> {
  if (groupBonus !== undefined && (groupBonus < setting.bonus_least || groupBonus > setting.bonus_most))
    throw new Refusal('server.team.rate.bonusRange', {
      code: 'invalid',
      field: 'groupBonus',
      values: { least: setting.bonus_least, most: setting.bonus_most },
    });
  const change = new Map(
    CATEGORIES.flatMap((category) => {
      const text = fields[category];
      return text === undefined ? [] : [[category, text] as const];
    }),
  );
  // For the search of children alone; a text that is no rate is refused by the rule before it looks at them.
  const wanted = CATEGORIES.map((category, at) => {
    const typed = Number(fields[category] ?? Number.NaN);
    return Number.isFinite(typed) && typed >= 0 && typed <= 100
      ? Math.floor(typed * 10_000)
      : (account?.rates[at] ?? 0);
  });
  const most = groupMost(setting.bonus_least, wanted[0]!);
  const group = groupBonus ?? (account && account.group_bonus > most ? most : undefined);
  const children = account
    ? await childrenAbove(db, account.account_id, wanted, group ?? account.group_bonus)
    : [];
  const quotas = upline ? await quotasOf(db, upline.account_id, setting) : [];
  const result = changeRates(
    {
      siteMax: ofMillionths(setting.rate_most).value,
      step: ofMillionths(setting.rate_step).value,
    },
    upline && {
      ...rated(upline),
      bands: quotas.map(({ band, given, used }) => ({ from: ofMillionths(band), given, used })),
    },
    account && rated(account),
    children.map(rated),
    { rates: change, groupBonus: group },
  );
  if (!result.ok) {
    const { reason, ...detail } = result as { reason: Reason; category?: string; children?: number };
    const isOfBonus = reason.startsWith('BONUS');
    throw new Refusal(texts[reason], {
      code: 'invalid',
      field: isOfBonus ? 'groupBonus' : (detail.category ?? 'lottery'),
      values: {
        most: percentText(setting.rate_most),
        step: percentText(setting.rate_step),
        children: detail.children ?? 0,
      },
    });
  }
  if (group !== undefined && group > most)
    throw new Refusal('server.team.rate.bonusAboveRate', {
      code: 'invalid',
      field: 'groupBonus',
      values: { most, rate: percentText(wanted[0]!) },
    });
  const before = account?.rates ?? noRates;
  return {
    rates: CATEGORIES.map((category, at) => {
      const text = change.get(category);
      return text === undefined ? before[at]! : toMillionths(text);
    }),
    groupBonus: group ?? account?.group_bonus ?? Math.min(setting.bonus_least, upline?.group_bonus ?? most),
  };
}

/** Stores rates; what the database refuses after all is answered as the rule would. */
export async function storeRates(db: Db, accountId: number, { rates, groupBonus }: Accepted): Promise<void> {
  try {
    await db
      .updateTable('team_member')
      .set({ rates, group_bonus: groupBonus })
      .where('account_id', '=', accountId)
      .execute();
  } catch (error) {
    throw ofDatabase(error);
  }
}

const databaseTexts: Readonly<Record<string, ServerTextId>> = {
  TM002: 'server.team.rate.range',
  TM003: 'server.team.rate.aboveParent',
  TM004: 'server.team.rate.belowChild',
  TM005: 'server.team.rate.quotaExhausted',
  TM006: 'server.team.rate.bonusAboveRate',
};

/** What another change has made impossible between the check and the writing. */
function ofDatabase(error: unknown): unknown {
  const text = databaseTexts[(error as { code?: string }).code ?? ''];
  return text ? new Refusal('server.team.rate.changed', { code: 'invalid', field: 'lottery' }) : error;
}

/** Moves quota of a band to a direct child (above 0) or back (below 0). */
export async function moveStoredQuota(
  db: Db,
  agentId: number,
  childId: number,
  band: number,
  amount: number,
): Promise<void> {
  try {
    await sql`SELECT team_quota_move(${agentId}, ${childId}, ${band}, ${amount})`.execute(db);
  } catch (error) {
    throw ofDatabase(error);
  }
}
