// The rule that no way of money is forgotten by the limits of players: each kind of business and each call that takes from a wallet is held, or says why not.
import { expect, test } from 'vitest';
import facts from '#schemas/call-facts.json' with { type: 'json' };
import { ledgerTypes } from '#server/db/ledger.ts';
import { isTest, sourcesOf } from './sources.ts';

type Kind = keyof typeof ledgerTypes;

/** What brings money in or puts it at stake, and where the database is asked whether a limit leaves room for it. */
const heldAt: Partial<Record<Kind, { posts: string; asks: string }>> = {
  bet: { posts: 'src/server/play/place.ts', asks: 'src/server/db/functions/bet_place.sql' },
  betOfMarkSix: { posts: 'src/server/play/place.ts', asks: 'src/server/db/functions/bet_place.sql' },
  onlineDeposit: { posts: 'src/server/money/deposits/settle.ts', asks: 'src/server/money/deposits/open.ts' },
  fastDeposit: { posts: 'src/server/money/deposits/settle.ts', asks: 'src/server/money/deposits/open.ts' },
  bankDeposit: { posts: 'src/server/money/deposits/settle.ts', asks: 'src/server/money/deposits/open.ts' },
  transferIn: {
    posts: 'src/server/money/transfers/order.ts',
    asks: 'src/server/money/transfers/exchange.ts src/server/call/transfer/thirdRealTransMoney.ts src/server/call/transfer/openGame.ts',
  },
  cashToPoints: { posts: 'src/server/activities/points.ts', asks: 'src/server/activities/points.ts' },
};

const back = 'comes back to the member, or is paid for what was held before';
const gift = 'is given by the station, asks for no deposit of its own, and counts when it is bet';
const hand = 'is done by support, on the trail of its actions';
const away = 'leaves play: nothing is staked, and nothing is given back to a limit';
const agents = 'is earned by a team and counts when it is bet';

const freeBecause: Partial<Record<Kind, string>> = {
  ...{ addedByHand: hand, deductedByHand: hand, trialMoney: 'is play money' },
  ...{
    withdrawal: away,
    withdrawalPaid: away,
    withdrawalReturned: away,
    donation: away,
    donationReturned: away,
  },
  ...{ rebate: back, rebateReversed: back, transferOut: back, transferReturned: back, transferArrived: back },
  ...{
    payout: back,
    payoutReversed: back,
    revoke: back,
    payoutOfMarkSix: back,
    payoutOfMarkSixReversed: back,
  },
  ...{
    revokeOfMarkSix: back,
    pointsToCash: back,
    debtRepaid: back,
    sportPayout: back,
    sportPayoutReversed: back,
  },
  ...{ sportBetReturned: back },
  ...{
    agentRebate: agents,
    agentRebateReversed: agents,
    multiLevelRebate: agents,
    multiLevelRebateReversed: agents,
  },
  ...{
    activityPrize: gift,
    redPacket: gift,
    registrationGift: gift,
    depositGift: gift,
    directChargeGift: gift,
  },
  ...{ dailyBonus: gift, weeklyLossReward: gift, treasureInterest: gift, levelUpGift: gift, coupon: gift },
  // Of the field's numbers, and posted by nothing here.
  ...{ rechargeCard: 'is posted nowhere', sportBet: 'is posted nowhere' },
};

const sources = (await sourcesOf(['src/server'], ['.ts', '.sql'])).filter(
  ({ file }) =>
    !isTest(file) && !/migrations|statement\/billKinds|activities\/facts|db\/ledger\.ts/.test(file),
);
/** Stakes of bets are named by their category. */
const stakes = /betTypes\[[^\]]+\]\.stake\b/;
const posting = (kind: string): string[] => {
  const posts = kind === 'bet' || kind === 'betOfMarkSix' ? stakes : new RegExp(`ledgerTypes\\.${kind}\\b`);
  return sources.filter(({ text }) => posts.test(text)).map(({ file }) => file);
};

test('each kind of business is held by limits, or says why it is not', () => {
  const decided = [...Object.keys(heldAt), ...Object.keys(freeBecause)];
  expect(decided.toSorted()).toEqual(Object.keys(ledgerTypes).toSorted());
});

test('what is held is posted where it says, and the database is asked for it', () => {
  for (const [kind, { posts, asks }] of Object.entries(heldAt)) {
    expect([kind, posting(kind)]).toEqual([kind, [posts]]);
    for (const file of asks.split(' ')) {
      const { text } = sources.find((one) => one.file === file)!;
      expect([file, /limit_check\(|holdToLimits\(|roomOnPlatforms\(/.test(text)]).toEqual([file, true]);
    }
  }
});

test('what is posted nowhere is posted nowhere', () => {
  for (const [kind, why] of Object.entries(freeBecause))
    if (why === 'is posted nowhere') expect([kind, posting(kind)]).toEqual([kind, []]);
});

test('money goes to a platform by three ways, each held', () => {
  const opening = sources.filter(({ text }) => /\bopenTransfer\(/.test(text)).map(({ file }) => file);
  expect(opening.toSorted()).toEqual([
    'src/server/call/transfer/thirdRealTransMoney.ts',
    'src/server/demo/seedPast.ts',
    'src/server/money/transfers/exchange.ts',
    'src/server/money/transfers/order.ts',
  ]);
});

/** Calls that take from a wallet and are held by no limit, and why. */
const freeCalls: Readonly<Record<string, string>> = {
  'account/claimLevel': gift,
  'activity/donateApply': away,
  'activity/rebateReceive': back,
  'auth/normalTrialPlay': 'is play money',
  'finance/cancelPendingOrder': back,
  // It may find that a payment has arrived.
  'finance/checkoutCounter': back,
  'finance/withdrawCancel': back,
  'finance/withdrawSave': away,
  'session/autoExchange': back,
};

test('each call that takes from a wallet is refused above a limit, or says why not', () => {
  const refusedFor = (text: RegExp) =>
    Object.entries(facts)
      .filter(([, { refusals }]) => refusals.some((refusal) => text.test(refusal.text)))
      .map(([id]) => id);
  const held = refusedFor(/^server\.limit\.refused\./);
  const taking = refusedFor(/^server\.balanceTooSmall$/);
  expect(held).toEqual(
    expect.arrayContaining([
      'activity/pointsExchange',
      'finance/onlinePayPay',
      'finance/rechargeOfflineSave',
      'lottery/creditDoBet',
      'lottery/offcialDoBet',
      'transfer/openGame',
      'transfer/thirdRealTransMoney',
    ]),
  );
  expect(taking.filter((id) => !held.includes(id) && !Object.hasOwn(freeCalls, id))).toEqual([]);
});
