// What support sees of conversations at the command line: those that wait for an answer, and the newest messages of one. They are answered in the back office.
import { awaited, conversationOf, messagesOf } from '../conversations/conversation.ts';
import { Refusal } from '../refusal.ts';
import type { SupportWork } from './command.ts';
import type { Written } from './input.ts';
import { memberNamed } from './member.ts';

const waitingMost = 50;
const messagesMost = 50;

export interface WaitingConversation {
  id: string;
  /** Empty for a guest. */
  account: string;
  since: Date;
  /** Of what was written last; empty for a picture or a card alone. */
  text: string;
}

/** Those that wait for an answer, the longest first. */
export async function listConversations({ db }: SupportWork): Promise<WaitingConversation[]> {
  const rows = await awaited(db, waitingMost);
  return rows.map(({ id, account, since, text }) => ({
    id: String(id),
    account: account ?? '',
    since,
    text,
  }));
}

export interface SeenConversation {
  /** Whose: the account, or what stands for a guest. */
  who: string;
  messages: {
    at: Date;
    /** Who answered; empty for whoever asked. */
    by: string;
    text: string;
    hasPicture: boolean;
    /** The order or bet that it is about, such as `deposit D1`; empty for none. */
    about: string;
  }[];
}

/** How a guest is named: by the number of the conversation. */
const guestName = /^guest-(\d{1,18})$/;

/** The newest messages with a member, or with the guest of a conversation as `guest-<number>`, the oldest of them first. */
export async function showConversation(
  { db }: SupportWork,
  _: unknown,
  { who }: { who: Written },
): Promise<SeenConversation> {
  const [, guest] = guestName.exec(who ?? '') ?? [];
  const whose =
    guest === undefined ? { accountId: (await memberNamed(db, who)).id } : { guestId: BigInt(guest) };
  const conversation = await conversationOf(db, whose);
  if (!conversation) {
    if (guest !== undefined) throw new Refusal('support.conversation.gone', { values: { who: who! } });
    return { who: who!, messages: [] };
  }
  const { messages } = await messagesOf(db, conversation, {}, messagesMost);
  return {
    who: who!,
    messages: messages.map(({ created_at: at, staff_name: by, text, picture, about_kind, about_id }) => ({
      ...{ at, by, text, hasPicture: picture !== null },
      about: about_kind ? `${about_kind} ${about_id}` : '',
    })),
  };
}
