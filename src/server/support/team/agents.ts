// Agents: opening one, and giving it rates, a bonus group and quota, each within what stands above.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { CATEGORIES, type Category } from '#rules/team/categories.ts';
import { groupMost } from '#values/bonusGroup.ts';
import { type Account, findAccount, openAccount } from '../../account/accounts.ts';
import { createHashing } from '../../account/hashing.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { recordArrival } from '../../money/team/links.ts';
import {
  type Accepted,
  checkRates,
  lockRated,
  moveStoredQuota,
  percentText,
  quotasOf,
  type RatedAccount,
  type RateFields,
  storeRates,
  type TeamSetting,
  teamSettingOf,
} from '../../money/team/rates.ts';
import { Refusal } from '../../refusal.ts';
import { defaultSettings } from '../../settings.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { textOf, type Written } from '../input.ts';

const nameMost = 2_000;

/** Rates and bands in percent, as text. */
export interface Agent {
  name: string;
  state: Account['state'];
  rates: Readonly<Record<Category, string>>;
  group: number;
  quotas: { band: string; given: number; used: number }[];
}

/** Every agent directly under the station with what it may give. */
export async function listAgents({ db }: SupportWork): Promise<Agent[]> {
  return await agentsOf(db);
}

/** The agents directly under the station; the one of an id, wherever it stands, where one is given. */
async function agentsOf(db: Db, accountId?: number): Promise<Agent[]> {
  const setting = await teamSettingOf(db);
  const all = db
    .selectFrom('team_member as m')
    .innerJoin('account as a', (join) =>
      join.onRef('a.id', '=', 'm.account_id').onRef('a.station', '=', 'm.station'),
    )
    .select(['m.account_id', 'a.name', 'a.state', 'm.rates', 'm.group_bonus'])
    .orderBy('a.name');
  const rows = await (accountId === undefined
    ? all.where('m.upline_id', 'is', null).where('a.role', '=', 'agent')
    : all.where('a.id', '=', accountId)
  ).execute();
  return await Promise.all(
    rows.map(async ({ account_id: id, name, state, rates, group_bonus: group }) => ({
      name,
      state,
      rates: Object.fromEntries(
        CATEGORIES.map((category, at) => [category, percentText(rates[at]!)]),
      ) as Agent['rates'],
      group,
      quotas: (await quotasOf(db, id, setting)).map(({ band, given, used }) => ({
        band: percentText(band),
        given,
        used,
      })),
    })),
  );
}

/** Opens an agent directly under the station, or under another agent, and says its password once; the agent changes it after the first log-in. */
export async function openAgent(
  { db, station, now }: SupportWork,
  _: unknown,
  { account, under }: { account: Written; under?: Written },
): Promise<{ station: string; name: string; password: string }> {
  const name = textOf(account, nameMost);
  if (!/^[a-z][a-z0-9]{3,10}$/i.test(name) || /^guest/i.test(name)) throw new Refusal('support.agentName');
  const upline = under === undefined ? null : await agentNamed(db, under);
  const password = randomBytes(9).toString('base64url');
  const id = await openAccount(db, station, {
    name,
    role: 'agent',
    password_hash: await createHashing(defaultSettings).hash(password),
    created_at: now,
    parent_id: upline?.id ?? null,
  });
  if (id === null) throw new Refusal('support.accountThere', { values: { name } });
  if (upline)
    await recordArrival({ db, station, now }, id, {
      parentId: upline.id,
      way: 'hand',
      link: null,
      accepted: null,
    });
  return { station, name, password };
}

/** An agent by name; a Refusal where there is none. */
export async function agentNamed(db: Db, written: Written): Promise<Account> {
  const name = textOf(written, nameMost);
  const account = await findAccount(db, name);
  if (account?.role !== 'agent') throw new Refusal('support.noAgent', { values: { name } });
  return account;
}

/**
 * Changes what an agent has, by words such as lottery=12.5, group=1950 and quota:12.8=5. Checked by the rule of rates, all of it or nothing: below
 * another agent nothing is above what that one has, and quota is given from its own.
 */
export async function changeAgent(
  { db }: SupportWork,
  { note }: Supporter,
  { account: written, words }: { account: Written; words: readonly string[] },
): Promise<Agent[]> {
  const name = textOf(written, nameMost);
  const account = await findAccount(db, name);
  if (account) await note.about(account.id);
  const rated = account && (await lockRated(db, account.id, 'update'));
  if (account?.role !== 'agent' || !rated) throw new Refusal('support.noAgent', { values: { name } });
  const setting = await teamSettingOf(db);
  const { fields, groupBonus, quotas } = readWords(words, setting);
  const upline = rated.upline_id === null ? null : (await lockRated(db, rated.upline_id, 'share'))!;
  const accepted = await checkRates(db, setting, { upline, account: rated }, fields, groupBonus);
  try {
    await storeRates(
      db,
      account.id,
      groupBonus === undefined ? withGroup(setting, rated, accepted, upline?.group_bonus) : accepted,
    );
    const before = await quotasOf(db, account.id, setting);
    for (const [band, amount] of quotas) {
      const given = before.find((each) => each.band === band)?.given ?? 0;
      if (!upline) await sql`SELECT team_quota_grant(${account.id}, ${band}, ${amount})`.execute(db);
      else if (amount !== given)
        await moveStoredQuota(db, upline.account_id, account.id, band, amount - given);
    }
  } catch (error) {
    // team_quota: given is never below used.
    if ((error as { code?: string }).code === '23514') throw new Refusal('support.quotaLow');
    throw error;
  }
  return await agentsOf(db, account.id);
}

/** A lottery rate brings the bonus group that goes with it, where none is named; `most` is that of whoever stands above. */
function withGroup(
  setting: TeamSetting,
  before: RatedAccount,
  accepted: Accepted,
  most = setting.bonus_most,
): Accepted {
  const [rate = 0] = accepted.rates;
  if (rate === before.rates[0]) return accepted;
  return {
    ...accepted,
    groupBonus: Math.min(setting.bonus_most, most, groupMost(setting.bonus_least, rate)),
  };
}

function readWords(words: readonly string[], { bands }: TeamSetting) {
  const fields: Partial<Record<Category, string>> = {};
  const quotas: [band: number, amount: number][] = [];
  let groupBonus: number | undefined;
  for (const word of words) {
    const [, name = '', value = ''] = /^([a-z]+(?::[\d.]+)?)=([\d.]+)$/.exec(word) ?? [];
    const band = bands.find((each) => name === `quota:${percentText(each)}`);
    if (CATEGORIES.some((category) => category === name)) fields[name as Category] = value;
    else if (name === 'group' && /^\d+$/.test(value)) groupBonus = Number(value);
    else if (band !== undefined && /^\d{1,4}$/.test(value)) quotas.push([band, Number(value)]);
    else {
      const known = [
        ...CATEGORIES.map((category) => `${category}=<%>`),
        'group=<1700…>',
        ...bands.map((each) => `quota:${percentText(each)}=<n>`),
      ];
      throw new Refusal('support.agentWord', { values: { word, words: known.join(', ') } });
    }
  }
  if (words.length === 0) throw new Refusal('support.agentWords');
  return { fields: fields as RateFields, groupBonus, quotas };
}
