// The answer to "why did this pay that": one bet with its draw and the commission it brought, or one round with its versions and its rule.
import { sql } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { Refusal } from '../../refusal.ts';
import { explainRound } from '../../support/rounds.ts';
import { explainCommission } from '../../support/team/commission.ts';
import { bets } from './timeline/play.ts';
import type { TimelineContext, TimelineEntry } from './timeline/source.ts';

export interface Explained {
  account: string;
  entry: TimelineEntry;
  /** One after the other, in the language of the request. */
  lines: string[];
}

const noSuch = (ref: string): Refusal =>
  new Refusal('office-members.noOrder', { code: 'noOrder', field: 'ref', values: { ref: ref.slice(0, 60) } });

/** A bet of the member by its number. */
export async function explainBet(context: TimelineContext, ref: string): Promise<Explained> {
  const { text, account } = context;
  if (!/^\d{1,18}$/.test(ref)) throw noSuch(ref);
  const [found] = await bets.read(context, String(BigInt(ref) + 1n), 1);
  if (found?.place !== ref) throw noSuch(ref);
  const [entry] = await bets.present(context, [found.row]);
  const { basis, paid } = await explainCommission(workOf(context), null, { bet: ref });
  const shares = paid?.shares.map(({ name, rate, share }) =>
    text('office-members.explain.share', { name, rate, share: formatYuan(share) }),
  );
  return {
    account: account.name,
    entry: entry!,
    lines: [
      ...(entry!.note === '' ? [] : [entry!.note]),
      text('office-members.explain.basis', { basis: formatYuan(basis) }),
      ...(shares && shares.length > 0 ? shares : [text('office-members.explain.noCommission')]),
      ...(paid?.isTakenBack ? [text('office-members.explain.takenBack')] : []),
      ...(paid?.isCorrected ? [text('office-members.explain.corrected')] : []),
    ],
  };
}

const workOf = ({ db, station, now }: TimelineContext) => ({
  db,
  now,
  station: station.code,
  stationName: station.name,
});

/** A round of the member by its number at its platform. */
export async function explainRoundOf(context: TimelineContext, ref: string): Promise<Explained> {
  const { db, account, text } = context;
  const { rows } = await sql<{ platform: string }>`
    SELECT r.platform FROM platform p JOIN game_round r ON r.platform = p.code AND r.round_no = ${ref}
      WHERE r.account_id = ${account.id} LIMIT 1`.execute(db);
  const platform = rows[0]?.platform;
  if (platform === undefined) throw noSuch(ref);
  const round = await explainRound(workOf(context), null, { platform, round: ref });
  const last = round.versions.at(-1)!;
  const calculated = round.calculated;
  const result =
    calculated === null
      ? text('office-members.explain.noRule')
      : 'result' in calculated
        ? text('office-members.explain.rule', {
            rule: calculated.rule,
            result: JSON.stringify(calculated.result, (_, value) =>
              typeof value === 'bigint' ? String(value) : value,
            ),
          })
        : 'fault' in calculated
          ? text('office-members.explain.fault', { fault: calculated.fault })
          : text('office-members.explain.unknownRule', { rule: calculated.rule });
  return {
    account: account.name,
    entry: {
      kind: 'round',
      at: round.at,
      ref,
      title: `${platform} · ${round.game}`,
      state: last.state,
      amount: last.stake,
      result: last.prize,
      note: '',
      by: '',
    },
    lines: [
      ...round.versions.map(({ version, storedAt, state, stake, valid, prize }) =>
        text('office-members.explain.version', {
          version,
          at: formatMoment(storedAt),
          state: text(`office-members.state.${state as 'won' | 'lost' | 'void' | 'unsettled'}`),
          stake: formatYuan(stake),
          valid: formatYuan(valid),
          prize: formatYuan(prize),
        }),
      ),
      result,
    ],
  };
}
