// A request to withdraw: every check in its order, and the money held until the bank desk or the office has decided.
import { formatYuan, readMoney, wireMoney } from '#values/money.ts';
import { accountOf } from '../../account/accounts.ts';
import { confirmWithdrawalPassword } from '../../account/withdrawalPassword.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { mailSecurityNotice } from '../../messages/securityMail.ts';
import { cardsWithTypes } from '../../money/withdrawals/cards.ts';
import {
  gateOf,
  refusalBeforePassword,
  refusalOfAmount,
  refusalOfCard,
  refusalOfCooling,
  refusalOfTurn,
} from '../../money/withdrawals/gate.ts';
import { holdWithdrawal } from '../../money/withdrawals/order.ts';
import { mayTakeBack } from '../../money/withdrawals/takeBack.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedCard } from '../../present/mask.ts';
import { presentWithdrawal } from '../../present/money/withdrawals.ts';
import type { Refusal } from '../../refusal.ts';

const refuse = (refusal: Refusal | null): void => {
  if (refusal) throw refusal;
};

export default handle(
  'finance/withdrawSave',
  async (context) => {
    const { request, station, db, player, now, locale, text } = context;
    // Locks the account, so that simultaneous requests follow one another and each sees what the one before has left.
    const account = await accountOf(db, player.accountId);
    const gate = await gateOf(db, account, now);
    refuse(refusalBeforePassword(account, gate, now));
    await confirmWithdrawalPassword(context, account, request.password, 'password');
    refuse(refusalOfCooling(account, now));
    const chosen = (await cardsWithTypes(db, account.id)).find(({ card }) => card.id === request.cardId);
    refuse(refusalOfCard(chosen?.card, chosen?.type, now));
    const { card, type } = chosen!;
    const amount = readMoney(request.money) ?? 0n;
    const fee = readMoney(request.fee) ?? 0n;
    refuse(refusalOfAmount(amount, fee, type, gate));
    refuse(refusalOfTurn(gate));
    const order = await holdWithdrawal(db, {
      station: station.code,
      account,
      card,
      type,
      amount,
      fee,
      gate,
      now,
    });
    await mailSecurityNotice(context, account, 'server.mail.withdrawal', {
      amount: formatYuan(amount),
      card: maskedCard(card.card_no),
    });
    // The money job submits it to the desk within a second, so that no player waits for a slow desk; without a desk it waits for the office.
    const { wallet, frozen } = await balancesOf(db, account.id, bookOf(account.role));
    return {
      msg: text('server.withdraw.asked'),
      order: presentWithdrawal(order, card, type, {
        locale,
        mayTakeBack: mayTakeBack(station, gate.rule),
      }),
      arrivalMinutes: type.arrival_minutes,
      money: wireMoney(wallet),
      frozen: wireMoney(frozen),
    };
  },
  { isHashing: true },
);
