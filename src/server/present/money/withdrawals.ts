// How withdrawals, cards and their types are written for their owner.
import type { WithdrawalCard, WithdrawalChannel, WithdrawalOrder } from '#contract/entities.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { dividedBy, wireMoney } from '#values/money.ts';
import type { Card, CardType } from '../../money/withdrawals/cards.ts';
import type { Withdrawal } from '../../money/withdrawals/order.ts';
import { maskedCard, maskedName } from '../mask.ts';

/** A card keeps the Chinese name of its bank, whatever it is called since; a bank the type has no more stays as it was. */
function bankNameIn(name: string, { fields }: Pick<CardType, 'fields'>, locale: Locale): string {
  const choices = fields.find(({ key }) => key === 'bankName')?.choices ?? [];
  const choice = choices.find((one) => localText(one, 'zh-CN') === name);
  return choice === undefined ? name : localText(choice, locale);
}

export const presentCard = (card: Card, type: CardType, now: Date, locale: Locale): WithdrawalCard => ({
  cardId: card.id,
  type: card.type,
  typeName: localText(type.name, locale),
  bankName: bankNameIn(card.bank_name, type, locale),
  cardNo: maskedCard(card.card_no),
  realName: maskedName(card.real_name),
  isPrimary: card.is_primary,
  isEnabled: card.is_enabled && type.is_open,
  usableFrom: card.usable_from > now ? formatMoment(card.usable_from) : '',
});

/** `most` is what the member may take at once. */
export const presentChannel = (type: CardType, most: bigint, locale: Locale): WithdrawalChannel => ({
  type: type.code,
  typeName: localText(type.name, locale),
  minMoney: wireMoney(type.least),
  maxMoney: wireMoney(most),
  feeMoney: wireMoney(type.fee_fixed),
  feeShare: type.fee_share,
  feeMost: type.fee_most === null ? '' : wireMoney(type.fee_most),
  arrivalMinutes: type.arrival_minutes,
  coin: type.coin,
  rate: type.rate === null ? '' : wireMoney(type.rate),
});

export interface WithdrawalViewer {
  locale: Locale;
  /** Whether the station lets its members take withdrawals back. */
  mayTakeBack: boolean;
}

export const presentWithdrawal = (
  order: Withdrawal,
  card: Pick<Card, 'bank_name' | 'card_no'>,
  type: Pick<CardType, 'name' | 'fields'>,
  { locale, mayTakeBack }: WithdrawalViewer,
): WithdrawalOrder => {
  const arriving = order.amount - order.fee;
  const isOpen = order.status === WithdrawalStatus.pending;
  const isWantedBack = isOpen && order.take_back_at !== null;
  return {
    orderNo: order.order_no,
    money: wireMoney(order.amount),
    fee: wireMoney(order.fee),
    turnoverFee: wireMoney(order.turnover_fee),
    arriving: wireMoney(arriving),
    coin: order.coin,
    coinMoney: order.rate === null ? '' : wireMoney(dividedBy(arriving, order.rate)),
    typeName: bankNameIn(card.bank_name, type, locale) || localText(type.name, locale),
    cardNo: maskedCard(card.card_no),
    status: order.status as WithdrawalOrder['status'],
    stage: isWantedBack ? 'takingBack' : order.stage,
    canTakeBack: mayTakeBack && isOpen && !isWantedBack && order.taken_at === null,
    reason: order.reason,
    createTime: formatMoment(order.created_at),
    finishTime: order.finished_at ? formatMoment(order.finished_at) : '',
  };
};
