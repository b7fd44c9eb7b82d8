// Opening a deposit: the server checks everything again, whatever the page has checked.
import { randomInt } from 'node:crypto';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { dayMs, parseMoment } from '#values/beijingOffset.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { CENT, formatYuan, readMoney, worthAtLeast } from '#values/money.ts';
import { refusePaused } from '../../account/accounts.ts';
import { dataKeysOf } from '../../db/personal/dataKeys.ts';
import { sealed } from '../../db/personal/fields.ts';
import { mostDatabases } from '../../db/several/databaseNumber.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { BaseContext, CallContext } from '../../pipeline/handle.ts';
import { holdToLimits } from '../../protection/holdLimits.ts';
import { requireAnswer } from '../../protection/limitQuestion.ts';
import { Refusal } from '../../refusal.ts';
import {
  asksCentral,
  bindReserved,
  type CentralAnswer,
  centralQuestion,
  requireReserved,
} from './central.ts';
import { methodOf, type PayMethod, settingOf } from './methods.ts';
import { couponGoesWith, couponsOf, goesWith, offerReasons, termsOf } from './offers.ts';
import type { Deposit } from './order.ts';
import { lockMemberDeposits } from './settle.ts';

export interface DepositWish {
  methodId: number;
  amount: string;
  payerName?: string;
  payTime?: string;
  remark?: string;
  strategyId?: number;
  couponId?: number;
}

/** How soon the money job looks after an order whose first request to the provider may never have been sent. */
const firstLookMs = 15_000;
const weekMs = 7 * dayMs;

/** For a sentence: whole yuan without decimals. */
const yuan = (amount: bigint): string => formatYuan(amount).replace(/\.00$/, '');

/** What the numbers of orders opened in the second of a moment begin with: those of later ones are larger. */
export const orderNoFrom = (moment: Date): string =>
  `D${formatMoment(moment).replaceAll(/\D/g, '').slice(2)}`;

const ordersASecond = 1_000_000;

/** D, the time in Shanghai, and six random digits: 18 digits in all. Where there are several databases, the digits are of the share of this one. */
export async function newOrderNo(db: Db, now: Date): Promise<string> {
  const database = await db.selectFrom('database_number').select('number').executeTakeFirst();
  const digits = database
    ? randomInt(ordersASecond / mostDatabases) * mostDatabases + database.number - 1
    : randomInt(ordersASecond);
  return `${orderNoFrom(now)}${String(digits).padStart(6, '0')}`;
}

/** Checks a wish for a deposit with a method of one of these kinds. Refuses as contract and docs/flows.md section 7 say. */
async function checkDeposit(
  context: BaseContext<unknown>,
  wish: DepositWish,
  kinds: readonly PayMethod['kind'][],
) {
  const { db, station, player, now } = context;
  const { accountId } = player;
  await lockMemberDeposits(db, station.code, accountId);
  const account = await db
    .selectFrom('account')
    .select(['state', 'paused_until'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.state !== 'enabled') throw new Refusal('server.deposit.frozen', { code: 'accountFrozen' });
  refusePaused(account, now);
  const setting = await settingOf(db);
  if (!(await hasConsented(context, setting.contract_version)))
    throw new Refusal('server.deposit.contractMissing', { code: 'contractMissing' });
  const method = await methodOf(db, accountId, wish.methodId, kinds);
  // Nobody would ever confirm it. What comes by hand is confirmed by a bank desk, or at the office where there is none.
  if (method.kind === 'online' && context.counterparties && !context.counterparties.payProvider)
    throw new Refusal('server.deposit.wayClosed', { code: 'wayClosed', field: 'methodId' });
  const asked = amountOf(wish.amount, method);
  await requireAnswer(db, station, accountId, now);
  // With the most that may be added to it, so that the same amount is let through or refused whatever is drawn.
  await holdToLimits({ db, station, accountId, now }, 'deposit', asked + method.tail_most, 'amount');
  if (method.kind === 'bank' && !wish.payerName)
    throw new Refusal('server.deposit.payerMissing', { code: 'invalid', field: 'payerName' });
  const paidAt = wish.payTime ? payTimeOf(wish.payTime, now) : null;
  const { count } = await db
    .selectFrom('deposit_order')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', method.kind)
    .where('status', '=', DepositStatus.pending)
    .executeTakeFirstOrThrow();
  if (Number(count) >= setting.pending_most)
    throw new Refusal('server.deposit.pending', { code: 'pendingOrder' });
  const offer = wish.strategyId === undefined ? null : await offerOf(context, wish.strategyId, method, asked);
  if (wish.couponId !== undefined) await checkCoupon(context, wish.couponId, asked);
  return { method, asked, setting, offer, paidAt };
}

/**
 * What a call that opens a deposit asks of the central file before its transaction, where the station has to: only about a deposit that would be opened otherwise.
 * What opens it refuses as the file says.
 */
export const depositAdmission = (kinds: readonly PayMethod['kind'][]) => ({
  admitsAt: asksCentral,
  async admits(context: BaseContext<DepositWish>): Promise<() => Promise<CentralAnswer | null>> {
    try {
      const { method, asked } = await checkDeposit(context, context.request, kinds);
      return await centralQuestion(context, asked + method.tail_most);
    } catch (error) {
      // The handler refuses for the same reason, and keeps its answer.
      if (error instanceof Refusal) return async () => null;
      throw error;
    }
  },
});

/** Opens a deposit with a method of one of these kinds. Refuses as checkDeposit() does, and what the central file did not reserve. */
export async function openDeposit(
  context: CallContext<unknown, never>,
  wish: DepositWish,
  kinds: readonly PayMethod['kind'][],
  central: Promise<CentralAnswer | null>,
  returnUrl: (orderNo: string) => string = () => '',
): Promise<Deposit> {
  const { db, station, player, now } = context;
  const { accountId } = player;
  const { method, asked, setting, offer, paidAt } = await checkDeposit(context, wish, kinds);
  const reserved = asksCentral(station) ? requireReserved(await central) : null;

  const seconds = { bank: setting.bank_seconds, fast: setting.fast_seconds, online: setting.online_seconds };
  // A payment is recognised by its amount alone, so two pending ones never have the same. A unique index guarantees that; this looks for a free amount.
  const payer = sealed(
    dataKeysOf(db),
    'deposit_order',
    { station: station.code, owner: accountId },
    { payer_name: wish.payerName ?? '' },
  );
  for (let tries = 0; tries < 40; tries += 1) {
    const tail = tailOf(method);
    const amount = asked + tail;
    const orderNo = await newOrderNo(db, now);
    const order = await db
      .insertInto('deposit_order')
      .values({
        order_no: orderNo,
        station: station.code,
        account_id: accountId,
        kind: method.kind,
        method_id: method.id,
        amount,
        tail,
        rate: method.rate,
        pay_amount: method.rate === null ? null : worthAtLeast(amount, method.rate),
        ...payer,
        paid_at: paidAt,
        remark: wish.remark ?? '',
        strategy_id: offer?.id ?? null,
        offer: offer && JSON.stringify(termsOf(offer)),
        deposit_factor: offer?.deposit_factor ?? setting.deposit_factor,
        coupon_id: wish.couponId ?? null,
        return_url: returnUrl(orderNo),
        created_at: now,
        expires_at: new Date(now.getTime() + seconds[method.kind] * 1000),
        ask_at: new Date(now.getTime() + firstLookMs),
      })
      .onConflict((clash) => clash.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!order) continue;
    if (reserved !== null) await bindReserved(db, reserved, order);
    return order;
  }
  throw new Refusal('server.deposit.busy', { code: 'busy' });
}

/** Whether the member has accepted this version of the station's agreement; version 0 means that there is none. */
export async function hasConsented(
  { db, player }: Pick<BaseContext<unknown>, 'db' | 'player'>,
  version: number,
): Promise<boolean> {
  if (version === 0) return true;
  const row = await db
    .selectFrom('deposit_consent')
    .select('version')
    .where('account_id', '=', player.accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

function amountOf(typed: string, method: PayMethod): bigint {
  const refuse = (text: 'least' | 'most' | 'fixed' | 'wrong', values: Record<string, string> = {}) =>
    new Refusal(`server.deposit.${text}`, { code: 'invalid', field: 'amount', values });
  const amount = readMoney(typed);
  if (amount === undefined || amount <= 0n) throw refuse('wrong');
  const fixed = method.fixed_amounts.map(BigInt);
  if (fixed.length > 0 && !fixed.includes(amount))
    throw refuse('fixed', { amounts: fixed.map(yuan).join(' / ') });
  if (amount < method.least) throw refuse('least', { amount: yuan(method.least) });
  if (amount > method.most) throw refuse('most', { amount: yuan(method.most) });
  return amount;
}

/** The time of payment as the member states it: not in the future (a minute is allowed for a phone's clock), not more than a week ago. */
function payTimeOf(typed: string, now: Date): Date {
  const at = new Date(parseMoment(typed));
  const ms = at.getTime() - now.getTime();
  if (Number.isNaN(ms) || ms > 60_000 || ms < -weekMs)
    throw new Refusal('server.deposit.payTimeWrong', { code: 'invalid', field: 'payTime' });
  return at;
}

async function offerOf(
  { db, player, now }: BaseContext<unknown>,
  id: number,
  method: PayMethod,
  amount: bigint,
) {
  const refuse = (text: ConstructorParameters<typeof Refusal>[0], values = {}) =>
    new Refusal(text, { code: 'offerGone', field: 'strategyId', values });
  const offer = await db.selectFrom('deposit_strategy').selectAll().where('id', '=', id).executeTakeFirst();
  if (!offer) throw refuse('server.deposit.offerOver');
  const reason = (await offerReasons(db, player.accountId, [offer], now)).get(id);
  if (reason) throw refuse(reason);
  if (!goesWith(offer, method.kind)) throw refuse('server.deposit.offerOtherWay');
  if (amount < offer.min_amount)
    throw refuse('server.deposit.offerLeast', { amount: yuan(offer.min_amount) });
  return offer;
}

async function checkCoupon({ db, player, now }: BaseContext<unknown>, id: number, amount: bigint) {
  const coupon = (await couponsOf(db, player.accountId, now)).find((each) => each.id === id);
  if (!coupon) throw new Refusal('server.deposit.couponGone', { code: 'couponGone', field: 'couponId' });
  if (!couponGoesWith(coupon, amount))
    throw new Refusal('server.deposit.couponAmount', { code: 'couponGone', field: 'couponId' });
}

/** A random part of whole cents, within the limits of the method. */
function tailOf({ tail_least: least, tail_most: most }: PayMethod): bigint {
  if (most === 0n) return 0n;
  const steps = Number((most - least) / CENT);
  return least + BigInt(randomInt(steps + 1)) * CENT;
}
