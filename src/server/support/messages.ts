// What members write to the station and the station writes to them: what waits, answering it, notices to many, and who has read them.
import { type Advice, answerAdvice, openAdvice } from '../messages/advice.ts';
import { answerQuestion, openQuestions, readersOf, sendNotice } from '../messages/support.ts';
import { Refusal } from '../refusal.ts';
import type { Supporter, SupportWork } from './command.ts';
import { numberOf, textOf, type Written } from './input.ts';
import { audienceOf } from './member.ts';

const openMost = 50;
const titleMost = 60;
const textMost = 2_000;
const htmlMost = 20_000;

export interface OpenMessages {
  questions: { id: string; account: string; title: string; content: string; at: Date }[];
  advice: { id: string; account: string; type: Advice['type']; content: string; at: Date }[];
}

/** What members have asked, and advice that waits, the oldest first. */
export async function listOpen({ db }: SupportWork): Promise<OpenMessages> {
  const questions = await openQuestions(db, openMost);
  const advice = await openAdvice(db, openMost);
  return {
    questions: questions.map(({ id, account, title, content, created_at: at }) => ({
      id: String(id),
      account,
      title,
      content,
      at,
    })),
    advice: advice.map(({ id, account, type, content, created_at: at }) => ({
      id: String(id),
      account,
      type,
      content,
      at,
    })),
  };
}

/** Answers what a member asked; returns the number of the answer. */
export async function reply(
  { db, station, now }: SupportWork,
  { note }: Supporter,
  input: { id: Written; text: Written },
): Promise<{ id: string; answer: string }> {
  const id = numberOf(input.id);
  const asked = await db.selectFrom('message').select('sender_id').where('id', '=', id).executeTakeFirst();
  if (asked?.sender_id) await note.about(asked.sender_id);
  const answer = await answerQuestion({ db, station, now }, id, textOf(input.text, textMost));
  if (answer === null) throw new Refusal('support.messageGone', { values: { id: String(id) } });
  return { id: String(id), answer: String(answer) };
}

/** Answers advice. */
export async function replyToAdvice(
  { db, station, now }: SupportWork,
  { note }: Supporter,
  input: { id: Written; text: Written },
): Promise<{ id: string }> {
  const id = numberOf(input.id);
  const given = await db.selectFrom('advice').select('account_id').where('id', '=', id).executeTakeFirst();
  if (given) await note.about(given.account_id);
  if (!(await answerAdvice({ db, station, now }, id, textOf(input.text, textMost))))
    throw new Refusal('support.adviceGone', { values: { id: String(id) } });
  return { id: String(id) };
}

/** Sends a notice, whose content is HTML, to everybody, a level or one. */
export async function send(
  { db, station, now }: SupportWork,
  { note }: Supporter,
  input: { to: Written; title: Written; content: Written },
): Promise<{ id: string }> {
  const to = await audienceOf(db, input.to);
  if (to.audience === 'one') await note.about(to.receiverId);
  const title = textOf(input.title, titleMost);
  const content = textOf(input.content, htmlMost);
  return { id: String(await sendNotice(db, { station, to, title, content, now })) };
}

/** How many members have read a message. */
export async function countReaders(
  { db }: SupportWork,
  _: unknown,
  input: { id: Written },
): Promise<{ id: string; readers: number; receivers: number }> {
  const id = numberOf(input.id);
  const found = await readersOf(db, id);
  if (!found) throw new Refusal('support.noMessage', { values: { id: String(id) } });
  return { id: String(id), readers: found.readers, receivers: found.receivers };
}
