// Every reason why a member cannot withdraw now, in the order in which the request meets them. The screen shows its player the first, the office all.
import { formatMoment } from '#values/beijingTime.ts';
import type { Account } from '../../account/accounts.ts';
import { Refusal } from '../../refusal.ts';
import { type Gate, refusalBeforePassword, refusalOfCooling, refusalOfTurn } from './gate.ts';

/** What refusalBeforePassword() says once what it said before is set aside. */
function reasonsBeforePassword(account: Account, gate: Gate, now: Date): Refusal[] {
  const found: Refusal[] = [];
  let asked = { account, gate };
  for (let refusal = refusalBeforePassword(account, gate, now); refusal; ) {
    found.push(refusal);
    const { rule } = asked.gate;
    const { text } = refusal;
    if (text === 'server.withdraw.accountFrozen' && asked.account.state !== 'enabled')
      asked = { ...asked, account: { ...asked.account, state: 'enabled' } };
    else if (text === 'server.withdraw.blocked')
      asked = { ...asked, account: { ...asked.account, withdraw_blocked_until: null } };
    else if (text === 'server.withdraw.switchedOff' && rule)
      asked = { ...asked, gate: { ...gate, rule: { ...rule, is_open: true } } };
    else break;
    refusal = refusalBeforePassword(asked.account, asked.gate, now);
  }
  return found;
}

/** Debt, times of the day and turnover, each by itself. */
function reasonsOfTurn(gate: Gate): Refusal[] {
  const alone = [gate, { ...gate, debt: 0n }, { ...gate, debt: 0n, timesLeft: -1 }];
  const found = alone.map(refusalOfTurn).filter((refusal) => refusal !== null);
  return found.filter((one, at) => found.findIndex((other) => other.text === one.text) === at);
}

/** All that keeps a member from withdrawing now, whatever the card and the amount; `cards` of them the member has. */
export function withdrawalReasons(
  account: Account,
  gate: Gate,
  { cards, now }: { cards: number; now: Date },
): Refusal[] {
  const lockedUntil = account.withdrawal_locked_until;
  const password =
    account.withdrawal_hash === null
      ? new Refusal('server.withdraw.noPassword', { code: 'noPassword' })
      : lockedUntil && lockedUntil > now
        ? new Refusal('server.withdrawalLocked', {
            code: 'passwordLocked',
            values: { time: formatMoment(lockedUntil) },
          })
        : null;
  return [
    ...reasonsBeforePassword(account, gate, now),
    password,
    refusalOfCooling(account, now),
    cards === 0 ? new Refusal('server.withdraw.noCard', { code: 'noCard' }) : null,
    ...reasonsOfTurn(gate),
  ].filter((refusal) => refusal !== null);
}
