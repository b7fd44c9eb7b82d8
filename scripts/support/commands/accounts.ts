// The commands about an account: what is known of it, blocks, passwords, and what a member sets only once.
import type { NewPassword } from '#server/support/accounts/passwords.ts';
import type { AccountState } from '#server/support/accounts/show.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { say } from '../../language.ts';
import { accountLines, stateText } from '../accountLines.ts';
import { ask, type Row } from '../row.ts';

const stateLines = (account: AccountState): string[] => [
  say('support.isState', { name: account.name, state: stateText(account) }),
];

const passwordLines =
  (what: 'login' | 'withdrawal') =>
  ({ name, password, until }: NewPassword): string[] => [
    say(`support.newPassword.${what}`, { name, until: formatMoment(until), password }),
  ];

export const accountRows: readonly Row[] = [
  {
    forms: [['account <account> [--full]', 'support.help.account']],
    asks: ([account], { full }) => ask('account', { account, isFull: full !== undefined }, accountLines),
  },
  {
    forms: [['freeze|disable <account> <reason> [--until <day>]', 'support.help.freeze']],
    asks: ([account, reason], { until }, name) =>
      ask(name === 'freeze' ? 'freeze' : 'disable', { account, reason, until }, stateLines),
  },
  {
    forms: [['pause <account> <day> <reason>', 'support.help.pause']],
    asks: ([account, day, reason]) =>
      ask('pause', { account, day, reason }, ({ name, until }) => [
        say('support.paused', { name, until: formatMoment(until) }),
      ]),
  },
  {
    forms: [['enable <account> <reason>', 'support.help.enable']],
    asks: ([account, reason]) => ask('enable', { account, reason }, stateLines),
  },
  {
    forms: [['password <account> <reason>', 'support.help.password']],
    asks: ([account, reason]) => ask('password', { account, reason }, passwordLines('login')),
  },
  {
    forms: [['draw-password <account> <reason>', 'support.help.drawPassword']],
    asks: ([account, reason]) => ask('drawPassword', { account, reason }, passwordLines('withdrawal')),
  },
  {
    forms: [['unlock <account> <reason>', 'support.help.unlock']],
    asks: ([account, reason]) =>
      ask('unlock', { account, reason }, (unlocked) => [say('support.unlocked', unlocked)]),
  },
  {
    forms: [['set <account> real-name|phone|email|qq|wechat|birthday <value> <reason>', 'support.help.set']],
    asks: ([account, detail, value, reason]) =>
      ask('setDetail', { account, detail, value, reason }, (set) => {
        const none = say('support.none');
        return [say('support.detail.is', { ...set, value: set.value || none, before: set.before || none })];
      }),
  },
  {
    forms: [['question <account> clear <reason>', 'support.help.question']],
    asks: ([account, what, reason]) =>
      what === 'clear'
        ? ask('clearQuestion', { account, reason }, (cleared) => [say('support.questionCleared', cleared)])
        : undefined,
  },
  {
    forms: [['card <account> remove <number> <reason>', 'support.help.card']],
    asks: ([account, what, card, reason]) =>
      what === 'remove'
        ? ask('removeCard', { account, card, reason }, (removed) => [say('support.cardRemoved', removed)])
        : undefined,
  },
];
