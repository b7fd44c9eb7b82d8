// How an account is shown at the command line.
import type { AccountState, ShownAccount, ShownCard } from '#server/support/accounts/show.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { say } from '../language.ts';

const untilText = (state: string, until: Date | null): string =>
  until ? say('support.stateUntil', { state, until: formatMoment(until) }) : state;

export const stateText = ({ state, until, pausedUntil, blocks }: AccountState): string =>
  [
    untilText(say(`support.state.${state}`), until),
    ...blocks.map((block) => untilText(say(`support.blocked.${block.of}`), block.until)),
    ...(pausedUntil ? [say('support.pausedUntil', { until: formatMoment(pausedUntil) })] : []),
  ].join(' · ');

const lapseText = (at: Date | null): string =>
  at ? say('support.temporary', { until: formatMoment(at) }) : '';

/** A card, with how long nothing is paid to it while it is new. */
function cardText({ type, bank, number, addedAt, usableFrom }: ShownCard): string {
  const values = { card: [type, bank, number].filter(Boolean).join(' '), at: formatMoment(addedAt) };
  if (!usableFrom) return say('support.card', values);
  const seconds = Math.round((usableFrom.getTime() - addedAt.getTime()) / 1000);
  return say('support.cardWaits', { ...values, seconds, until: formatMoment(usableFrom) });
}

function drawPasswordText({ isSet, tries, lockedUntil }: ShownAccount['drawPassword']): string {
  if (!isSet) return say('support.drawPassword.none');
  return lockedUntil
    ? say('support.drawPassword.locked', { until: formatMoment(lockedUntil) })
    : say('support.drawPassword.tries', { tries });
}

function noticesText({ devices, lotteries, ...kinds }: NonNullable<ShownAccount['notices']>): string {
  const on = (['won', 'support', 'withdrawal'] as const)
    .filter((kind) => kinds[kind])
    .map((kind) => say(`support.notices.${kind}`))
    .join(say('support.notices.and'));
  return say('support.notices', {
    devices,
    on: on || say('support.none'),
    lotteries: lotteries && kinds.won ? say('support.notices.lotteries', { codes: lotteries.join(' ') }) : '',
  });
}

export function accountLines(account: ShownAccount): string[] {
  const { password, drawPassword, lastLogin, withdrawalsFrom, turnover } = account;
  const none = say('support.none');
  return [
    say('support.opened', {
      name: account.name,
      role: say(`support.role.${account.role}`),
      state: stateText(account),
      level: account.level,
      at: formatMoment(account.createdAt),
    }),
    say('support.personal', {
      realName: account.realName || none,
      phone: account.phone || none,
      email: account.email || none,
      question: account.hasQuestion ? say('support.set') : none,
    }),
    say('support.loginPassword', {
      temporary: lapseText(password.lapsesAt),
      tries: password.tries,
      login: lastLogin
        ? say('support.loginFrom', { at: formatMoment(lastLogin.at), address: lastLogin.address })
        : say('support.never'),
    }),
    [
      say('support.drawPassword', {
        state: drawPasswordText(drawPassword),
        temporary: lapseText(drawPassword.lapsesAt),
      }),
      ...(withdrawalsFrom ? [say('support.withdrawalsFrom', { at: formatMoment(withdrawalsFrom) })] : []),
    ].join(' · '),
    say('support.balances', {
      wallet: formatYuan(account.wallet),
      frozen: formatYuan(account.frozen),
      transit: formatYuan(account.transit),
      debt: formatYuan(account.debt),
      missing: formatYuan(turnover.missing),
      required: formatYuan(turnover.required),
    }),
    ...account.sessions.map(({ startedAt, seenAt, address }) =>
      say('support.session', { since: formatMoment(startedAt), address, seen: formatMoment(seenAt) }),
    ),
    ...account.cards.map(cardText),
    ...(account.notices ? [noticesText(account.notices)] : []),
  ];
}
