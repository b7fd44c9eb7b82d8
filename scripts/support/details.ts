// Owns what support changes for a member who may set it only once: name, phone, email, QQ, WeChat, security question, cards.
import { clearAttempts } from '#server/account/rateLimit.ts';
import { answerKey } from '#server/account/securityQuestion.ts';
import { removeCard } from '#server/money/withdrawals/cards.ts';
import { startCooling } from '#server/money/withdrawals/cooling.ts';
import { maskedCard } from '#server/present/mask.ts';
import { say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { type AtAccount, begin, change, reportTo } from './accounts.ts';

const details = {
  'real-name': {
    column: 'real_name',
    pattern: /^[\u4e00-\u9fff·]{2,20}$/,
    form: 'support.detail.realName',
    reported: 'server.mail.byRealName',
  },
  phone: {
    column: 'phone',
    pattern: /^(?:1[3-9][0-9]{9})?$/,
    form: 'support.detail.phone',
    reported: 'server.mail.byPhone',
  },
  email: {
    column: 'email',
    pattern: /^(?=.{0,64}$)(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/,
    form: 'support.detail.email',
    reported: 'server.mail.byEmail',
  },
  qq: {
    column: 'qq',
    pattern: /^(?:[1-9][0-9]{4,11})?$/,
    form: 'support.detail.qq',
    reported: 'server.mail.byQq',
  },
  wechat: {
    column: 'we_chat',
    pattern: /^(?:[a-zA-Z][-_a-zA-Z0-9]{5,19})?$/,
    form: 'support.detail.weChat',
    reported: 'server.mail.byWeChat',
  },
} as const;

/** Changes what a member sets once and never again. Withdrawals wait after a change of phone or email. */
export async function setDetail(
  at: AtAccount,
  name: string | undefined,
  what: string | undefined,
  value: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  if (!Object.hasOwn(details, what ?? ''))
    throw new WrongUsage(say('support.detail.sets', { details: Object.keys(details).join(', ') }));
  const { column, pattern, form, reported } = details[what as keyof typeof details];
  const given = value?.trim();
  if (given === undefined || !pattern.test(given)) throw new WrongUsage(say(form));
  const { db, now } = at;
  const { account } = await begin(at, name, why);
  if (column === 'phone' && given !== '') {
    const other = await db.selectFrom('account').select('name').where('phone', '=', given).executeTakeFirst();
    if (other) throw new WrongUsage(say('support.detail.taken', { phone: given, name: other.name }));
  }
  await change(db, account.id, { [column]: given });
  if (column === 'real_name')
    await db
      .updateTable('card')
      .set({ real_name: given })
      .where('account_id', '=', account.id)
      .where('removed_at', 'is', null)
      .execute();
  // Codes and security mails go to these two: who changed them may not be the owner.
  if (column === 'phone' || column === 'email') await startCooling(db, account.id, now);
  await reportTo(at, account, reported);
  const none = say('support.none');
  return [
    say('support.detail.is', {
      detail: what!,
      name: account.name,
      value: given || none,
      before: account[column] || none,
    }),
  ];
}

/** Clears the security question, so that the member sets another. */
export async function clearQuestion(
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  if (account.question_id === null) throw new WrongUsage(say('support.noQuestion', { name: account.name }));
  await change(at.db, account.id, { question_id: null, answer_hash: null });
  // Wrong answers to the old question are none to the next.
  await clearAttempts(at.db, answerKey(account.id));
  await reportTo(at, account, 'server.mail.byQuestion');
  return [say('support.questionCleared', { name: account.name })];
}

export async function takeCard(
  at: AtAccount,
  name: string | undefined,
  cardNo: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  const removed = await removeCard(at.db, account.id, { cardNo: cardNo ?? '' }, at.now);
  if (removed === 'unknown')
    throw new WrongUsage(say('support.noCard', { name: account.name, card: cardNo ?? '' }));
  if (removed === 'waiting') throw new WrongUsage(say('support.cardBusy', { card: cardNo ?? '' }));
  await reportTo(at, account, 'server.mail.byCard', { card: maskedCard(removed.card_no) });
  return [say('support.cardRemoved', { card: removed.card_no, name: account.name })];
}
