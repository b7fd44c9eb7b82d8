// Owns how withdrawals, cards and their types are written for their owner.
import type { WithdrawalCard, WithdrawalChannel, WithdrawalOrder } from '#contract/entities.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import type { Card, CardType } from '../money/withdrawals/cards.ts';
import { coinsFor } from '../money/withdrawals/fee.ts';
import type { Withdrawal } from '../money/withdrawals/order.ts';
import { maskedCard, maskedName } from './mask.ts';
import { moment } from './moment.ts';
import { money } from './money.ts';

export const presentCard = (card: Card, type: CardType, now: Date, locale: Locale): WithdrawalCard => ({
  cardId: card.id,
  type: card.type,
  typeName: localText(type.name, locale),
  bankName: card.bank_name,
  cardNo: maskedCard(card.card_no),
  realName: maskedName(card.real_name),
  isPrimary: card.is_primary,
  isEnabled: card.is_enabled && type.is_open,
  usableFrom: card.usable_from > now ? moment(card.usable_from) : '',
});

export const presentChannel = (type: CardType, locale: Locale): WithdrawalChannel => ({
  type: type.code,
  typeName: localText(type.name, locale),
  minMoney: money(type.least),
  maxMoney: money(type.most),
  feeMoney: money(type.fee_fixed),
  feeShare: type.fee_share,
  feeMost: type.fee_most === null ? '' : money(type.fee_most),
  arrivalMinutes: type.arrival_minutes,
  coin: type.coin,
  rate: type.rate === null ? '' : money(type.rate),
});

export const presentWithdrawal = (
  order: Withdrawal,
  card: Pick<Card, 'card_no'>,
  type: Pick<CardType, 'name'>,
  locale: Locale,
): WithdrawalOrder => {
  const arriving = order.amount - order.fee;
  return {
    orderNo: order.order_no,
    money: money(order.amount),
    fee: money(order.fee),
    arriving: money(arriving),
    coin: order.coin,
    coinMoney: order.rate === null ? '' : money(coinsFor(arriving, order.rate)),
    typeName: localText(type.name, locale),
    cardNo: maskedCard(card.card_no),
    status: order.status as WithdrawalOrder['status'],
    stage: order.stage,
    reason: order.reason,
    createTime: moment(order.created_at),
    finishTime: order.finished_at ? moment(order.finished_at) : '',
  };
};
