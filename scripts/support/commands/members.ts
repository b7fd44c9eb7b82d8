// The commands about levels and coupons.
import { levelReason } from '#server/money/levels/reason.ts';
import { Refusal } from '#server/refusal.ts';
import type { ShownLevel } from '#server/support/levels.ts';
import { type Coupon, type Level, listCoupons } from '#server/support/members.ts';
import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { say } from '../../language.ts';
import { language } from '../../spoken.ts';
import { WrongUsage } from '../../station/commandLine.ts';
import { ask, orNone, type Row } from '../row.ts';
import { sentenceOf } from '../sentence.ts';

const levelLine = ({ level, name, members }: Level): string =>
  say('support.level', {
    level,
    name: name ? localText(name, language()) : say('support.levelUnnamed'),
    count: members,
  });

/** Where a member stands, then what waits of this month, then rises and falls, then gifts. */
function levelStandingLines(shown: ShownLevel): string[] {
  const { name, level, top, deposits, bets, monthBets, next, keep, regain, changes, gifts } = shown;
  return [
    say('support.level.stands', {
      name,
      level,
      top,
      deposits: formatYuan(deposits),
      bets: formatYuan(bets),
      month: formatYuan(monthBets),
    }),
    ...(next
      ? [
          say('support.level.next', {
            level: next.level,
            deposit: formatYuan(next.missingDeposit),
            bet: formatYuan(next.missingBet),
          }),
        ]
      : []),
    ...(keep
      ? [say('support.level.keep', { needed: formatYuan(keep.needed), missing: formatYuan(keep.missing) })]
      : []),
    ...(regain
      ? [say('support.level.regain', { level: regain.level, missing: formatYuan(regain.missing) })]
      : []),
    ...changes.map((change) => {
      const { id, values } = levelReason(change);
      return say(id, values);
    }),
    ...gifts.map(({ at, code, amount, isPaid }) =>
      say(isPaid ? 'support.level.gift' : 'support.level.giftWaits', {
        at: formatMoment(at),
        code,
        amount: formatYuan(amount),
      }),
    ),
  ];
}

const couponLines = (coupons: readonly Coupon[]): string[] =>
  coupons.map(({ key, name, days }) =>
    [key, localText(name, language()), say('support.couponDays', { days })].join(' · '),
  );

export const memberRows: readonly Row[] = [
  {
    forms: [['levels', 'support.help.levels']],
    asks: () => ask('levels', {}, (levels) => levels.map(levelLine)),
  },
  {
    forms: [
      ['level <account>', 'support.help.levelShown'],
      ['level <account> <number>', 'support.help.level'],
    ],
    asks: ([account, number]) => {
      if (number === undefined) return ask('level', { account }, levelStandingLines);
      return ask('giveLevel', { account, level: number }, ({ name, level, levelName }) => [
        say('support.levelGiven', {
          name,
          level: levelName ? `${level} (${localText(levelName, language())})` : level,
        }),
      ]);
    },
  },
  {
    forms: [['coupons', 'support.help.coupons']],
    asks: () => ask('coupons', {}, (coupons) => orNone(couponLines(coupons), say('support.noCoupons'))),
  },
  {
    forms: [['coupon <key> <to>', 'support.help.coupon']],
    asks([coupon, to]) {
      const asked = ask('giveCoupons', { coupon, to }, (given) => [
        say('support.couponGiven', {
          count: given.members,
          coupon: localText(given.coupon.name, language()),
        }),
      ]);
      return {
        ...asked,
        // Whoever wrote a wrong key reads the right ones.
        run: (work, asking) =>
          asked.run(work, asking).catch(async (error: unknown) => {
            if (!(error instanceof Refusal) || error.text !== 'support.noCoupon') throw error;
            throw new WrongUsage([sentenceOf(error), ...couponLines(await listCoupons(work))].join('\n'));
          }),
      };
    },
  },
];
