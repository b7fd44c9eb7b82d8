// Which column of the figures each type of the ledger counts in: every type in one, and what moves nothing between the station and players named as such.
import { ledgerTypes } from '../../db/ledger.ts';

/** What transactions of some types moved: to the station, from it, and the fees among what came. In 0.0001 yuan. */
export interface Sums {
  moves: bigint;
  came: bigint;
  went: bigint;
  fee: bigint;
}

interface ColumnRule {
  types: readonly number[];
  /** The figure of the column, as people say it: what players paid in is a deposit above 0. */
  of(sums: Sums): bigint;
}

const toStation = ({ came, went }: Sums): bigint => came - went;
const toPlayers = ({ came, went }: Sums): bigint => went - came;
const {
  addedByHand,
  deductedByHand,
  withdrawalReturned,
  withdrawal,
  onlineDeposit,
  fastDeposit,
  bankDeposit,
  rebate,
  rebateReversed,
  agentRebate,
  agentRebateReversed,
  multiLevelRebate,
  multiLevelRebateReversed,
  transferOut,
  transferIn,
  transferReturned,
  activityPrize,
  cashToPoints,
  pointsToCash,
  redPacket,
  rechargeCard,
  registrationGift,
  depositGift,
  directChargeGift,
  dailyBonus,
  weeklyLossReward,
  bet,
  payout,
  revoke,
  payoutReversed,
  betOfMarkSix,
  payoutOfMarkSix,
  revokeOfMarkSix,
  payoutOfMarkSixReversed,
  treasureInterest,
  sportBet,
  sportPayout,
  sportBetReturned,
  sportPayoutReversed,
  donation,
  donationReturned,
  transferArrived,
  withdrawalPaid,
  debtRepaid,
  coupon,
  levelUpGift,
  trialMoney,
} = ledgerTypes;

/** The types that pay for offers and activities. */
export const giftTypes: readonly number[] = [
  activityPrize,
  redPacket,
  registrationGift,
  depositGift,
  directChargeGift,
  dailyBonus,
  weeklyLossReward,
  coupon,
  levelUpGift,
];

/** In the order in which they are shown. */
export const columns = {
  deposits: { types: [onlineDeposit, fastDeposit, bankDeposit, rechargeCard], of: toPlayers },
  /** What arrived outside. */
  withdrawals: { types: [withdrawalPaid], of: (sums) => toStation(sums) - sums.fee },
  fees: { types: [withdrawalPaid], of: ({ fee }) => fee },
  /** Less those that went back. */
  stakes: {
    types: [bet, revoke, betOfMarkSix, revokeOfMarkSix, sportBet, sportBetReturned],
    of: toStation,
  },
  payouts: {
    types: [
      payout,
      payoutReversed,
      payoutOfMarkSix,
      payoutOfMarkSixReversed,
      sportPayout,
      sportPayoutReversed,
    ],
    of: toPlayers,
  },
  gifts: { types: giftTypes, of: toPlayers },
  rebates: { types: [rebate, rebateReversed], of: toPlayers },
  commission: {
    types: [agentRebate, agentRebateReversed, multiLevelRebate, multiLevelRebateReversed],
    of: toPlayers,
  },
  interest: { types: [treasureInterest], of: toPlayers },
  /** Added by hand, less what was deducted. */
  adjustments: { types: [addedByHand, deductedByHand], of: toPlayers },
  /** Money for points, less points for money. */
  points: { types: [cashToPoints, pointsToCash], of: toStation },
  donations: { types: [donation, donationReturned], of: toStation },
  /** What went to platforms and has not come back: it stays the players'. */
  transfers: { types: [transferIn, transferOut, transferReturned, transferArrived], of: toStation },
} as const satisfies Record<string, ColumnRule>;

export type Column = keyof typeof columns;
export const columnNames = Object.keys(columns) as readonly Column[];

/** Types that stay among the accounts of one player, or are of play money alone. */
export const neutralTypes: readonly number[] = [withdrawal, withdrawalReturned, debtRepaid, trialMoney];

export type Figures = Record<Column | 'net', bigint>;

/** The figures of sums by type, with what is left for the station: stakes and fees, less what players won, were given and earned. In 0.0001 yuan. */
export function figuresOf(byType: ReadonlyMap<number, Sums>): Figures {
  const figure = ({ types, of }: ColumnRule): bigint =>
    types.reduce((sum, type) => {
      const sums = byType.get(type);
      return sums ? sum + of(sums) : sum;
    }, 0n);
  const all = Object.fromEntries(columnNames.map((name) => [name, figure(columns[name])])) as Record<
    Column,
    bigint
  >;
  const { stakes, fees, payouts, gifts, rebates, commission, interest } = all;
  return { ...all, net: stakes + fees - payouts - gifts - rebates - commission - interest };
}

/** The columns that differ from 0 where a row belongs to one of these alone; the rest are left out of its table. */
export const columnsOfParts: Readonly<
  Record<'lottery' | 'platform' | 'method' | 'offer', readonly Column[]>
> = {
  lottery: ['stakes', 'payouts', 'rebates', 'commission'],
  platform: ['commission', 'transfers'],
  method: ['deposits', 'withdrawals', 'fees'],
  offer: ['gifts'],
};
