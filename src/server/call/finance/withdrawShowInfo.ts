// What the withdraw screen shows: what is free and why not, limits, cards, turnover, and withdrawals under way.

import type { Calls } from '#contract/calls.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { openedAccount, openedCard } from '../../db/personal/members.ts';
import { cardsWithTypes, cardTypesOf } from '../../money/withdrawals/cards.ts';
import { gateOf, hoursText, mostOfType, turnoverFeeOf } from '../../money/withdrawals/gate.ts';
import { withdrawalReasons } from '../../money/withdrawals/reasons.ts';
import { mayTakeBack } from '../../money/withdrawals/takeBack.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentCounting } from '../../present/money/counting.ts';
import { turnoverSource } from '../../present/money/turnoverSource.ts';
import { presentCard, presentChannel, presentWithdrawal } from '../../present/money/withdrawals.ts';

type BlockedCode = Calls['finance/withdrawShowInfo']['answer']['blockedCode'];

const latest = 5;

export default handle('finance/withdrawShowInfo', async ({ db, player, station, now, locale, text }) => {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  const account = openedAccount(db, row);
  const gate = await gateOf(db, account, now);
  const { wallet, frozen } = await balancesOf(db, account.id, bookOf(account.role));
  const cards = await cardsWithTypes(db, account.id);
  const types = await cardTypesOf(db);
  const rows = await db
    .selectFrom('withdrawal')
    .innerJoin('card', 'card.id', 'withdrawal.card_id')
    .selectAll('withdrawal')
    .select(['card.bank_name', 'card.card_no'])
    .where('withdrawal.account_id', '=', account.id)
    .orderBy('withdrawal.created_at', 'desc')
    .orderBy('withdrawal.order_no', 'desc')
    .limit(50)
    .execute();
  const orders = rows.map((order) => openedCard(db, order));
  const ended = orders.filter(({ status }) => status !== WithdrawalStatus.pending).slice(0, latest);

  const [blocked] = withdrawalReasons(account, gate, { cards: cards.length, now });

  const { turnover, rule } = gate;
  const cooling = account.withdrawals_from;
  return {
    money: wireMoney(wallet),
    frozen: wireMoney(frozen),
    available: wireMoney(blocked ? 0n : wallet),
    blockedCode: (blocked?.options.code ?? '') as BlockedCode,
    blockedMsg: blocked ? text(blocked.text as never, blocked.options.values) : '',
    hours: gate.rule ? hoursText(gate.rule) : '',
    timesLeft: gate.timesLeft,
    freeTimes: gate.freeTimes,
    amountRule: gate.rule?.amount_rule ?? 'any',
    turnMost: gate.turnMost === null ? '' : wireMoney(gate.turnMost),
    isPasswordSet: account.withdrawal_hash !== null,
    coolingUntil: cooling && cooling > now ? formatMoment(cooling) : '',
    turnover: {
      required: wireMoney(turnover.required),
      done: wireMoney(turnover.valid < turnover.required ? turnover.valid : turnover.required),
      missing: wireMoney(turnover.missing),
      ...presentCounting(rule),
      fee: wireMoney(turnoverFeeOf(gate)),
      feePercent: rule?.turnover_fee_share ? String(rule.turnover_fee_share / 100) : '',
      list: turnover.items.map((item) => ({
        source: turnoverSource(item.source, text),
        required: wireMoney(item.required),
        done: wireMoney(item.done),
        createTime: formatMoment(item.at),
      })),
    },
    cards: cards.map(({ card, type }) => presentCard(card, type, now, locale)),
    channels: types
      .filter(({ code }) => cards.some(({ type }) => type.code === code))
      .map((type) => presentChannel(type, mostOfType(type, gate), locale)),
    orders: orders
      .filter((order) => order.status === WithdrawalStatus.pending || ended.includes(order))
      .map((order) => {
        const type = types.find(({ code }) => code === order.type)!;
        return presentWithdrawal(order, order, type, { locale, mayTakeBack: mayTakeBack(station, rule) });
      }),
  };
});
