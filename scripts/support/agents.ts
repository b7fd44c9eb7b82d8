// Owns the operator's desk for agents directly under the station: opening one, and giving it rates, a bonus group and quota.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { CATEGORIES, type Category } from '#rules/team/categories.ts';
import { findAccount, openAccount } from '#server/account/accounts.ts';
import { createHashing } from '#server/account/hashing.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import {
  type Accepted,
  checkRates,
  lockRated,
  percentText,
  quotasOf,
  type RatedAccount,
  type RateFields,
  storeRates,
  type TeamSetting,
  teamSettingOf,
} from '#server/money/team/rates.ts';
import { Refusal } from '#server/refusal.ts';
import { textIn } from '#server/serverText.ts';
import { defaultSettings } from '#server/settings.ts';
import { groupMost } from '#values/bonusGroup.ts';
import { language, say, sayValue } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';

/** Every agent directly under the station with what it may give. */
export async function listAgents(db: Db): Promise<string[]> {
  const setting = await teamSettingOf(db);
  const agents = await db
    .selectFrom('team_member as m')
    .innerJoin('account as a', (join) =>
      join.onRef('a.id', '=', 'm.account_id').onRef('a.station', '=', 'm.station'),
    )
    .select(['m.account_id', 'a.name', 'a.state', 'm.rates', 'm.group_bonus'])
    .where('m.upline_id', 'is', null)
    .where('a.role', '=', 'agent')
    .orderBy('a.name')
    .execute();
  const lines = await Promise.all(agents.map((agent) => lineOf(db, setting, agent)));
  return lines.length > 0 ? lines : [say('support.noAgents')];
}

interface Agent {
  account_id: number;
  name: string;
  state: string;
  rates: number[];
  group_bonus: number;
}

async function lineOf(db: Db, setting: TeamSetting, agent: Agent): Promise<string> {
  const rates = CATEGORIES.map((category, at) => `${category}=${percentText(agent.rates[at]!)}`).join(' ');
  const quotas = (await quotasOf(db, agent.account_id, setting))
    .map(
      ({ band, given, used }) =>
        ` ${say('support.quotaUsed', { quota: `quota:${percentText(band)}=${given}`, used })}`,
    )
    .join('');
  const state = sayValue(`support.state.${agent.state}`, agent.state);
  return `${agent.name} · ${state} · ${rates} group=${agent.group_bonus}${quotas}`;
}

/** Opens an agent directly under the station and says its password once; the agent changes it after the first log-in. */
export async function openAgent(db: Db, station: string, name: string, now: Date): Promise<string[]> {
  if (!/^[a-z][a-z0-9]{3,10}$/i.test(name) || /^guest/i.test(name))
    throw new WrongUsage(say('support.agentName'));
  const password = randomBytes(9).toString('base64url');
  const id = await openAccount(db, station, {
    name,
    role: 'agent',
    password_hash: await createHashing(defaultSettings).hash(password),
    created_at: now,
  });
  if (id === null) throw new WrongUsage(say('support.accountThere', { name }));
  return [
    say('support.agentOpened', { name, station, password }),
    say('support.agentNext', { name, station }),
  ];
}

/**
 * Changes what an agent directly under the station has, by words such as lottery=12.5, group=1950 and quota:12.8=5. Checked by the rule of rates, all of it
 * or nothing. Rejects with WrongUsage.
 */
export async function changeAgent(db: Db, name: string, words: readonly string[]): Promise<string[]> {
  const account = await findAccount(db, name);
  const rated = account && (await lockRated(db, account.id, 'update'));
  if (account?.role !== 'agent' || !rated || rated.upline_id !== null)
    throw new WrongUsage(say('support.noAgent', { name }));
  const setting = await teamSettingOf(db);
  const { fields, groupBonus, quotas } = readWords(words, setting);
  try {
    const accepted = await checkRates(db, setting, null, rated, fields, groupBonus);
    await storeRates(
      db,
      account.id,
      groupBonus === undefined ? withGroup(setting, rated, accepted) : accepted,
    );
    for (const [band, amount] of quotas)
      await sql`SELECT team_quota_grant(${account.id}, ${band}, ${amount})`.execute(db);
  } catch (error) {
    throw sentenceOf(error);
  }
  return (await listAgents(db)).filter((line) => line.startsWith(`${account.name} ·`));
}

/** A lottery rate brings the bonus group that goes with it, where none is named. */
function withGroup(setting: TeamSetting, before: RatedAccount, accepted: Accepted): Accepted {
  const [rate = 0] = accepted.rates;
  if (rate === before.rates[0]) return accepted;
  return { ...accepted, groupBonus: Math.min(setting.bonus_most, groupMost(setting.bonus_least, rate)) };
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
    else
      throw new WrongUsage(
        say('support.agentWord', {
          word,
          words: [
            ...CATEGORIES.map((category) => `${category}=<%>`),
            'group=<1700…>',
            ...bands.map((each) => `quota:${percentText(each)}=<n>`),
          ].join(', '),
        }),
      );
  }
  if (words.length === 0) throw new WrongUsage(say('support.agentWords'));
  return { fields: fields as RateFields, groupBonus, quotas };
}

/** What the rule or the database refuses, as a sentence. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof Refusal)
    return new WrongUsage(textIn(language())(error.text as never, error.options.values));
  // team_quota: given is never below used.
  if ((error as { code?: string }).code === '23514') return new WrongUsage(say('support.quotaLow'));
  return error;
}
