// Owns what support changes for a member who may set it only once: name, phone, email, QQ, WeChat, security question, cards.
import { clearAttempts } from '#server/account/rateLimit.ts';
import { answerKey } from '#server/account/securityQuestion.ts';
import { removeCard } from '#server/money/withdrawals/cards.ts';
import { startCooling } from '#server/money/withdrawals/cooling.ts';
import { maskedCard } from '#server/present/mask.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { type AtAccount, begin, change, reportTo } from './accounts.ts';

const details = {
  'real-name': {
    column: 'real_name',
    pattern: /^[\u4e00-\u9fff·]{2,20}$/,
    form: 'A real name has 2 to 20 Chinese characters.',
    reported: 'server.mail.byRealName',
  },
  phone: {
    column: 'phone',
    pattern: /^(?:1[3-9][0-9]{9})?$/,
    form: 'A phone is a mobile number of mainland China, or "" for none.',
    reported: 'server.mail.byPhone',
  },
  email: {
    column: 'email',
    pattern: /^(?=.{0,64}$)(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/,
    form: 'An email is an address of at most 64 characters, or "" for none.',
    reported: 'server.mail.byEmail',
  },
  qq: {
    column: 'qq',
    pattern: /^(?:[1-9][0-9]{4,11})?$/,
    form: 'A QQ number has 5 to 12 digits, or "" for none.',
    reported: 'server.mail.byQq',
  },
  wechat: {
    column: 'we_chat',
    pattern: /^(?:[a-zA-Z][-_a-zA-Z0-9]{5,19})?$/,
    form: 'A WeChat id has 6 to 20 letters, digits, underscores and hyphens, beginning with a letter, or "" for none.',
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
    throw new WrongUsage(`Support sets ${Object.keys(details).join(', ')}.`);
  const { column, pattern, form, reported } = details[what as keyof typeof details];
  const given = value?.trim();
  if (given === undefined || !pattern.test(given)) throw new WrongUsage(form);
  const { db, now } = at;
  const { account } = await begin(at, name, why);
  if (column === 'phone' && given !== '') {
    const other = await db.selectFrom('account').select('name').where('phone', '=', given).executeTakeFirst();
    if (other) throw new WrongUsage(`The phone ${given} is that of ${other.name}.`);
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
  return [`${what} of ${account.name} is ${given || 'none'}; it was ${account[column] || 'none'}.`];
}

/** Clears the security question, so that the member sets another. */
export async function clearQuestion(
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  if (account.question_id === null) throw new WrongUsage(`${account.name} has no security question.`);
  await change(at.db, account.id, { question_id: null, answer_hash: null });
  // Wrong answers to the old question are none to the next.
  await clearAttempts(at.db, answerKey(account.id));
  await reportTo(at, account, 'server.mail.byQuestion');
  return [`${account.name} has no security question any more and may set one.`];
}

export async function takeCard(
  at: AtAccount,
  name: string | undefined,
  cardNo: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  const removed = await removeCard(at.db, account.id, { cardNo: cardNo ?? '' }, at.now);
  if (removed === 'unknown') throw new WrongUsage(`${account.name} has no card ${cardNo ?? ''}.`);
  if (removed === 'waiting')
    throw new WrongUsage(`A withdrawal to the card ${cardNo} is under way: decide that first.`);
  await reportTo(at, account, 'server.mail.byCard', { card: maskedCard(removed.card_no) });
  return [`The card ${removed.card_no} of ${account.name} is removed; its number may be added again.`];
}
