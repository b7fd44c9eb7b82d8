// Taking back a withdrawal that nobody is paying out yet: the desk is asked at once, and again by the money job where it does not answer.

import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { wireMoney } from '#values/money.ts';
import { accountOf } from '../../account/accounts.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { openedCard } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { cardTypesOf } from '../../money/withdrawals/cards.ts';
import { submitWithdrawal } from '../../money/withdrawals/desk.ts';
import type { Withdrawal } from '../../money/withdrawals/order.ts';
import { beingPaid, wantBack, withdrawalOf } from '../../money/withdrawals/takeBack.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentWithdrawal } from '../../present/money/withdrawals.ts';
import { Refusal } from '../../refusal.ts';

export default handle('finance/withdrawCancel', async (context) => {
  const { request, db, station, player, now, locale, text, counterparties } = context;
  const { orderNo } = request;
  const account = await accountOf(db, player.accountId);
  if (account.state !== 'enabled')
    throw new Refusal('server.withdraw.accountFrozen', { code: 'accountFrozen' });
  const show = async (own: Db, order: Withdrawal) => {
    const type = (await cardTypesOf(own)).find(({ code }) => code === order.type)!;
    const row = await own
      .selectFrom('card')
      .select(['station', 'account_id', 'bank_name', 'card_no'])
      .where('id', '=', order.card_id)
      .executeTakeFirstOrThrow();
    const card = openedCard(own, row);
    const { wallet, frozen } = await balancesOf(own, account.id, bookOf(account.role));
    return {
      order: presentWithdrawal(order, card, type, { locale, mayTakeBack: true }),
      money: wireMoney(wallet),
      frozen: wireMoney(frozen),
    };
  };
  const asked = await wantBack(db, station, account, orderNo, now);
  context.afterCommit(async ({ inStation, now: later }) => {
    await submitWithdrawal({ station, inStation, counterparties, now: later() }, orderNo);
    return inStation(async (own) => {
      const order = await withdrawalOf(own, account.id, orderNo);
      if (order.status === WithdrawalStatus.pending && order.take_back_at === null) throw beingPaid();
      const msg =
        order.status === WithdrawalStatus.cancelled
          ? 'server.withdraw.takenBack'
          : order.status === WithdrawalStatus.pending
            ? 'server.withdraw.takingBack'
            : 'server.withdraw.over';
      return { ...(await show(own, order)), msg: text(msg) };
    });
  });
  return { ...(await show(db, asked)), msg: text('server.withdraw.takingBack') };
});
