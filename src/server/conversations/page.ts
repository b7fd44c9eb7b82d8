// A page of a conversation as whoever wrote it reads it: the newest messages, those before one, or what came after one.
import type { LocalText } from '#contract/station.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import { markSeen, messagesOf, standOf, type Whose, type Written } from './conversation.ts';
import { awayUntil } from './desk.ts';

const pageSize = 30;
const newMost = 50;

export interface Page {
  messages: readonly Written[];
  hasMore: boolean;
  unread: number;
  /** When somebody answers, in words; what is said while nobody is there, and when somebody is again; null where somebody is. */
  hours: LocalText;
  away: LocalText;
  backAt: Date | null;
}

interface Asked {
  request: { after?: string; before?: string; seen?: string };
  db: Db;
  now: Date;
  isPeek: boolean;
}

const numberOf = (text: string | undefined): bigint | undefined =>
  text === undefined ? undefined : BigInt(text);

/** Marks as seen what the request says is on the screen. */
export async function pageOf({ request, db, now, isPeek }: Asked, whose: Whose): Promise<Page> {
  const [after, before, seen] = [request.after, request.before, request.seen].map(numberOf);
  const { conversation, desk, hours } = await standOf(db, whose);
  const isQuiet = !conversation || (after !== undefined && conversation.last_id <= after);
  const { messages, hasMore } = isQuiet
    ? { messages: [], hasMore: false }
    : await messagesOf(
        db,
        { id: conversation.id, account_id: 'accountId' in whose ? whose.accountId : null },
        { before, after },
        after === undefined ? pageSize : newMost,
      );
  if (conversation && conversation.unread > 0 && seen !== undefined && !isPeek)
    await markSeen(db, conversation.id, seen);
  const backAt = awayUntil(desk, now);
  return {
    ...{ messages, hasMore, unread: conversation?.unread ?? 0 },
    ...{ hours, away: (backAt && desk?.away) ?? '', backAt },
  };
}
