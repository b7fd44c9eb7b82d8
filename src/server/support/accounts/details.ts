// What support changes for a member who may set it only once: name, phone, email, QQ, WeChat, birthday, security question, cards.
import { isDay } from '#values/beijingTime.ts';
import { clearAttempts } from '../../account/rateLimit.ts';
import { answerKey } from '../../account/securityQuestion.ts';
import { dataKeysOf } from '../../db/personal/dataKeys.ts';
import { hasContact, sealed } from '../../db/personal/fields.ts';
import { changePersonal } from '../../db/personal/members.ts';
import { removeCard } from '../../money/withdrawals/cards.ts';
import { startCooling } from '../../money/withdrawals/cooling.ts';
import { maskedCard } from '../../present/mask.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import type { Written } from '../input.ts';
import { begin, change, reportTo } from '../member.ts';

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
  birthday: {
    column: 'birthday',
    pattern: /^(?:(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2})?$/,
    form: 'support.detail.birthday',
    reported: 'server.mail.byBirthday',
  },
} as const;

/** What of a member is now what; '' for nothing. */
export interface SetDetail {
  name: string;
  detail: string;
  value: string;
  before: string;
}

/** Changes what a member sets once and never again. Withdrawals wait after a change of phone or email. */
export async function setDetail(
  work: SupportWork,
  who: Supporter,
  {
    account: name,
    detail,
    value: written,
    reason,
  }: { account: Written; detail: Written; value: Written; reason: Written },
): Promise<SetDetail> {
  if (!Object.hasOwn(details, detail ?? ''))
    throw new Refusal('support.detail.sets', { values: { details: Object.keys(details).join(', ') } });
  const { column, pattern, form, reported } = details[detail as keyof typeof details];
  const value = written?.trim();
  if (value === undefined || !pattern.test(value)) throw new Refusal(form);
  if (column === 'birthday' && value !== '' && !isDay(value)) throw new Refusal(form);
  const { db, now } = work;
  const { account } = await begin(work, who, name, reason);
  if (column === 'phone' && value !== '') {
    const other = await db
      .selectFrom('account')
      .select('name')
      .where(hasContact(db, 'phone', account.station, value))
      .executeTakeFirst();
    if (other) throw new Refusal('support.detail.taken', { values: { phone: value, name: other.name } });
  }
  if (column === 'birthday') await change(db, account.id, { birthday: value === '' ? null : value });
  else await changePersonal(db, account, { [column]: value });
  if (column === 'real_name')
    await db
      .updateTable('card')
      .set(
        sealed(dataKeysOf(db), 'card', { station: account.station, owner: account.id }, { real_name: value }),
      )
      .where('account_id', '=', account.id)
      .where('removed_at', 'is', null)
      .execute();
  // Codes and security mails go to these two: who changed them may not be the owner.
  if (column === 'phone' || column === 'email') await startCooling(db, account.id, now);
  await reportTo(work, account, reported);
  return { name: account.name, detail: detail!, value, before: account[column] ?? '' };
}

/** Clears the security question, so that the member sets another. */
export async function clearQuestion(
  work: SupportWork,
  who: Supporter,
  { account: name, reason }: { account: Written; reason: Written },
): Promise<{ name: string }> {
  const { account } = await begin(work, who, name, reason);
  if (account.question_id === null)
    throw new Refusal('support.noQuestion', { values: { name: account.name } });
  await change(work.db, account.id, { question_id: null, answer_hash: null });
  // Wrong answers to the old question are none to the next.
  await clearAttempts(work.db, answerKey(account.id));
  await reportTo(work, account, 'server.mail.byQuestion');
  return { name: account.name };
}

/** Removes a card, whose number may be added again by anybody. */
export async function takeCard(
  work: SupportWork,
  who: Supporter,
  { account: name, card = '', reason }: { account: Written; card: Written; reason: Written },
): Promise<{ name: string; card: string }> {
  const { account } = await begin(work, who, name, reason);
  const removed = await removeCard(work.db, account.id, { cardNo: card }, work.now);
  if (removed === 'unknown') throw new Refusal('support.noCard', { values: { name: account.name, card } });
  if (removed === 'waiting') throw new Refusal('support.cardBusy', { values: { card } });
  await reportTo(work, account, 'server.mail.byCard', { card: maskedCard(removed.card_no) });
  return { name: account.name, card: removed.card_no };
}
