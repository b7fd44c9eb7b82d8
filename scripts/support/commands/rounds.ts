// The commands about rounds at game platforms.
import { presentDetail } from '#server/present/gameRounds.ts';
import type { ExplainedRound, MemberRounds, RoundResult } from '#server/support/rounds.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatMoney } from '#values/money.ts';
import { say, sayValue } from '../../language.ts';
import { language } from '../../spoken.ts';
import { ask, orNone, type Row } from '../row.ts';

const resultLine = ({ state, stake, valid, prize }: RoundResult): string =>
  [
    say('support.result', {
      state: sayValue(`support.roundState.${state}`, state),
      stake: formatMoney(stake),
      valid: formatMoney(valid),
      paid: formatMoney(prize),
    }),
    ...(state === 'unsettled' ? [] : [say('support.profit', { profit: formatMoney(prize - stake) })]),
  ].join(' · ');

const roundsLines = ({ rounds, setAside }: MemberRounds): string[] =>
  orNone(
    [
      ...rounds.map((row) =>
        [
          say('support.round', {
            platform: row.platform,
            round: row.round,
            at: formatMoment(row.at),
            game: row.game,
            result: resultLine(row),
          }),
          ...(row.isCorrected ? [say('support.corrected')] : []),
        ].join(' · '),
      ),
      ...setAside.map(({ at, ...row }) => say('support.roundAside', { ...row, at: formatMoment(at) })),
    ],
    say('support.noRounds'),
  );

function calculatedText(calculated: NonNullable<ExplainedRound['calculated']>): string {
  if ('isUnknown' in calculated) return say('support.noRule');
  if ('fault' in calculated) return say('support.notPossible', { why: calculated.fault });
  return JSON.stringify(calculated.result);
}

function roundLines({ calculated, ...round }: ExplainedRound): string[] {
  const settled =
    round.settledAt === null
      ? say('support.notSettled')
      : say('support.settledAt', { at: formatMoment(round.settledAt) });
  return [
    say('support.roundHead', {
      platform: round.platform,
      round: round.round,
      account: round.account,
      kind: round.kind,
      game: round.game,
      at: formatMoment(round.at),
      settled,
    }),
    ...(round.parent === '' ? [] : [say('support.freeSpin', { round: round.parent })]),
    ...(round.fee === 0n ? [] : [say('support.roundFee', { fee: formatMoney(round.fee) })]),
    ...round.versions.map((version) =>
      say('support.roundVersion', {
        version: version.version,
        at: formatMoment(version.storedAt),
        result: resultLine(version),
      }),
    ),
    ...Object.entries(presentDetail(round.detail, language())).map(
      ([part, value]) => `${part}: ${JSON.stringify(value)}`,
    ),
    ...(calculated
      ? [say('support.calculated', { rule: calculated.rule, result: calculatedText(calculated) })]
      : []),
  ];
}

export const roundRows: readonly Row[] = [
  {
    forms: [['rounds <account> [<platform>]', 'support.help.rounds']],
    asks: ([account, platform]) => ask('rounds', { account, platform }, roundsLines),
  },
  {
    forms: [['round <platform> <number>', 'support.help.round']],
    asks: ([platform, round]) => ask('round', { platform, round }, roundLines),
  },
];
