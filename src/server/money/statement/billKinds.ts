// The headings of a member's bill: which ledger types each heading counts, and what the types are called.
import type { LedgerLine } from '#contract/entities.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { ownName } from '#station/derive/menus.ts';
import { isReportHidden } from '#station/derive/offered.ts';
import type { Station } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import type { ServerTextId, Text } from '../../serverText.ts';

export type BillKind = LedgerLine['kind'];

/** In the order of the bill. A type that no heading names is an adjustment, so that a bill always adds up. */
export const typesOfKinds: Readonly<Record<Exclude<BillKind, 'adjust'>, readonly number[]>> = {
  deposit: [
    ledgerTypes.onlineDeposit,
    ledgerTypes.fastDeposit,
    ledgerTypes.bankDeposit,
    ledgerTypes.rechargeCard,
  ],
  withdraw: [ledgerTypes.withdrawalReturned, ledgerTypes.withdrawal, ledgerTypes.withdrawalPaid],
  bet: [
    ledgerTypes.bet,
    ledgerTypes.revoke,
    ledgerTypes.betOfMarkSix,
    ledgerTypes.revokeOfMarkSix,
    ledgerTypes.sportBet,
    ledgerTypes.sportBetReturned,
  ],
  win: [
    ledgerTypes.payout,
    ledgerTypes.payoutReversed,
    ledgerTypes.payoutOfMarkSix,
    ledgerTypes.payoutOfMarkSixReversed,
    // Nearly all debts come from winnings that were taken back.
    ledgerTypes.debtRepaid,
    ledgerTypes.sportPayout,
    ledgerTypes.sportPayoutReversed,
  ],
  rebate: [ledgerTypes.rebate, ledgerTypes.rebateReversed],
  commission: [
    ledgerTypes.agentRebate,
    ledgerTypes.agentRebateReversed,
    ledgerTypes.multiLevelRebate,
    ledgerTypes.multiLevelRebateReversed,
  ],
  gift: [
    ledgerTypes.activityPrize,
    ledgerTypes.redPacket,
    ledgerTypes.registrationGift,
    ledgerTypes.depositGift,
    ledgerTypes.directChargeGift,
    ledgerTypes.dailyBonus,
    ledgerTypes.weeklyLossReward,
    ledgerTypes.coupon,
    ledgerTypes.levelUpGift,
  ],
  interest: [ledgerTypes.treasureInterest],
  transfer: [
    ledgerTypes.transferOut,
    ledgerTypes.transferIn,
    ledgerTypes.transferReturned,
    ledgerTypes.transferArrived,
  ],
  donate: [ledgerTypes.donation, ledgerTypes.donationReturned],
};
const adjustments = [
  ledgerTypes.addedByHand,
  ledgerTypes.deductedByHand,
  ledgerTypes.cashToPoints,
  ledgerTypes.pointsToCash,
  ledgerTypes.trialMoney,
];

const kindOfType = new Map(
  Object.entries(typesOfKinds).flatMap(([kind, types]) => types.map((type) => [type, kind as BillKind])),
);

export const billKinds: readonly BillKind[] = [...(Object.keys(typesOfKinds) as BillKind[]), 'adjust'];

/** Types that move money between the wallet and platforms: it stays the player's own, so it is neither income nor expense. */
export const transferTypes: readonly number[] = typesOfKinds.transfer;

/** Stakes and donations that came back: they lower what was spent, and nobody has won them. */
export const returnedTypes: readonly number[] = [
  ledgerTypes.revoke,
  ledgerTypes.revokeOfMarkSix,
  ledgerTypes.sportBetReturned,
  ledgerTypes.donationReturned,
];

/** Winnings and rebates that were taken back: they lower what came. */
export const reversedTypes: readonly number[] = [
  ledgerTypes.payoutReversed,
  ledgerTypes.payoutOfMarkSixReversed,
  ledgerTypes.sportPayoutReversed,
  ledgerTypes.rebateReversed,
  ledgerTypes.agentRebateReversed,
  ledgerTypes.multiLevelRebateReversed,
];

/** The headings that the station's reports leave out. */
export const hiddenKinds = (station: StationFacts): BillKind[] =>
  billKinds.filter((kind) => isReportHidden(station, kind));

/** What makes a profit or a loss; the rest only moves money in and out. */
export const profitKinds: ReadonlySet<BillKind> = new Set([
  'bet',
  'win',
  'rebate',
  'commission',
  'gift',
  'interest',
]);

export const kindOf = (type: number): BillKind => kindOfType.get(type) ?? 'adjust';

const named = new Set([...kindOfType.keys(), ...adjustments]);

/**
 * The name of a type; an unknown one is called other business. What a friend's bets earn a member is posted as agents' commission and has a name of
 * its own, and savings are called what the station calls them.
 */
export function nameOfType(
  type: number,
  {
    text,
    station,
    locale,
  }: { text: Text; station: Pick<Station, 'menus' | 'activityNames'>; locale: Locale },
  refType = '',
): string {
  if (refType === 'recommendation') return text('server.ledgerType.recommendation');
  const name = type === ledgerTypes.treasureInterest ? ownName(station, '/balanceBao', locale) : undefined;
  return name ?? text(`server.ledgerType.${named.has(type) ? type : 'other'}` as ServerTextId);
}
