// Owns what support sees of rounds at game platforms: those of a member, and one of them with its versions and the reason for its result.
import { sql } from 'kysely';
import { InputFault } from '#rules/input.ts';
import { runRule } from '#rules/rule.ts';
import { rules } from '#rules/rules.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { presentDetail } from '#server/present/gameRounds.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatMoney } from '#values/money.ts';
import { language, say, sayValue } from '../language.ts';

const listMost = 30;

interface Result {
  state: string;
  stake: bigint;
  valid: bigint;
  prize: bigint;
}

const resultLine = ({ state, stake, valid, prize }: Result): string =>
  [
    say('support.result', {
      state: sayValue(`support.roundState.${state}`, state),
      stake: formatMoney(stake),
      valid: formatMoney(valid),
      paid: formatMoney(prize),
    }),
    ...(state === 'unsettled' ? [] : [say('support.profit', { profit: formatMoney(prize - stake) })]),
  ].join(' · ');

/** The newest rounds of a member, of one platform where it is named, and what is set aside of that platform. */
export async function listRounds(db: Db, accountId: number, platform: string | undefined): Promise<string[]> {
  let query = db.selectFrom('game_round').selectAll().where('account_id', '=', accountId);
  if (platform !== undefined) query = query.where('platform', '=', platform);
  const rounds = await query.orderBy('bet_at', 'desc').orderBy('id', 'desc').limit(listMost).execute();
  const lines = rounds.map((row) =>
    [
      say('support.round', {
        platform: row.platform,
        round: row.round_no,
        at: formatMoment(row.bet_at),
        game: row.game,
        result: resultLine(row),
      }),
      ...(row.is_resettled ? [say('support.corrected')] : []),
    ].join(' · '),
  );
  const aside = await db
    .selectFrom('game_round_set_aside')
    .select(['platform', 'round_no', 'version', 'reason', 'at'])
    .where(sql`record->>'member'`, '=', String(accountId))
    .orderBy('at', 'desc')
    .limit(listMost)
    .execute();
  const setAside = aside.map((row) =>
    say('support.roundAside', {
      platform: row.platform,
      round: row.round_no,
      version: row.version,
      at: formatMoment(row.at),
      reason: row.reason,
    }),
  );
  const all = [...lines, ...setAside];
  return all.length > 0 ? all : [say('support.noRounds')];
}

/** Everything about one round; null where there is none of this number. */
export async function explainRound(db: Db, platform: string, roundNo: string): Promise<string[] | null> {
  const row = await db
    .selectFrom('game_round as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select('a.name as account')
    .where('r.platform', '=', platform)
    .where('r.round_no', '=', roundNo)
    .executeTakeFirst();
  if (!row) return null;
  const earlier = await db
    .selectFrom('game_round_version')
    .selectAll()
    .where('round_id', '=', row.id)
    .orderBy('version')
    .execute();
  const settled =
    row.settled_at === null
      ? say('support.notSettled')
      : say('support.settledAt', { at: formatMoment(row.settled_at) });
  const { proof, ...detail } = row.detail;
  return [
    say('support.roundHead', {
      platform,
      round: roundNo,
      account: row.account,
      kind: row.kind,
      game: row.game,
      at: formatMoment(row.bet_at),
      settled,
    }),
    ...(row.parent_no === '' ? [] : [say('support.freeSpin', { round: row.parent_no })]),
    ...(row.fee === 0n ? [] : [say('support.roundFee', { fee: formatMoney(row.fee) })]),
    ...[...earlier, row].map((version) =>
      say('support.roundVersion', {
        version: version.version,
        at: formatMoment(version.stored_at),
        result: resultLine(version),
      }),
    ),
    ...Object.entries(presentDetail(detail, language())).map(
      ([part, value]) => `${part}: ${JSON.stringify(value)}`,
    ),
    ...(proof ? [say('support.calculated', { rule: proof.rule, result: calculated(proof) })] : []),
  ];
}

function calculated({ rule, input }: { rule: string; input: object }): string {
  const known = rules.get(rule);
  if (!known) return say('support.noRule');
  try {
    return JSON.stringify(runRule(known, input));
  } catch (error) {
    if (error instanceof InputFault) return say('support.notPossible', { why: error.message });
    throw error;
  }
}
