// The demonstration's conversations with support: one that waits, one that was answered, and a guest's.
import type pg from 'pg';
import { sha256 } from '../account/tokens.ts';
import {
  answerMember,
  lockedConversation,
  type Whose,
  writeToSupport,
} from '../conversations/conversation.ts';
import { inStation, type StationWork } from '../db/stationTransaction.ts';

const minuteMs = 60_000;

/** Signed by nobody who can log in: the station speaks. */
const clerk = { staffId: 0, name: '客服小林' };

interface Line {
  minutesAgo: number;
  text: string;
  isAnswer?: true;
}

interface Talk {
  /** null for a guest. */
  account: string | null;
  lines: readonly Line[];
}

const talks: readonly Talk[] = [
  {
    account: 'member02',
    lines: [
      { minutesAgo: 190, text: '您好，返水是每天什么时候到账？' },
      { minutesAgo: 184, text: '您好，前一天的返水每天凌晨结算，到账后会有站内信。', isAnswer: true },
      { minutesAgo: 180, text: '好的，谢谢' },
      { minutesAgo: 179, text: '不客气，有问题随时联系。', isAnswer: true },
    ],
  },
  {
    account: 'member01',
    lines: [
      { minutesAgo: 26 * 60, text: '请问提款最快多久到账？' },
      { minutesAgo: 26 * 60 - 5, text: '银行卡一般15分钟内到账，进度可在交易记录里查看。', isAnswer: true },
      { minutesAgo: 12, text: '刚才换了手机号，绑定的还是旧号，可以帮我看看怎么改吗？' },
    ],
  },
  {
    account: null,
    lines: [{ minutesAgo: 5, text: '我忘记账号了，只记得注册时的手机号，能找回吗？' }],
  },
];

/** Gives every station with accounts of the demonstration, and no conversation yet, these. */
export async function seedConversations(
  pool: pg.Pool,
  stations: readonly string[],
  now: Date,
  isStopped: () => boolean,
): Promise<void> {
  for (const station of stations) {
    if (isStopped()) return;
    await inStation(pool, station, async (db) => {
      if (await db.selectFrom('conversation').select('id').limit(1).executeTakeFirst()) return;
      const accounts = await db
        .selectFrom('account')
        .select(['id', 'name_key'])
        .where('name_key', 'in', ['member01', 'member02'])
        .execute();
      for (const talk of talks) {
        const accountId = accounts.find(({ name_key }) => name_key === talk.account)?.id;
        if (accountId === undefined && talk.account !== null) continue;
        // A browser that there is not.
        const guest = { visitorHash: sha256('demonstration', station) };
        await write({ db, station, now }, accountId === undefined ? guest : { accountId }, talk.lines);
      }
    });
  }
}

async function write({ db, station, now }: StationWork, whose: Whose, lines: readonly Line[]): Promise<void> {
  let id: bigint | undefined;
  for (const { minutesAgo, text, isAnswer } of lines) {
    const work = { db, station, now: new Date(now.getTime() - minutesAgo * minuteMs) };
    const sent = { text, picture: undefined, about: undefined };
    if (isAnswer) await answerMember(work, await lockedConversation(db, id!), clerk, sent);
    else id = (await writeToSupport(work, whose, sent)).conversation_id;
  }
  // What was answered has been read.
  await db.updateTable('conversation').set({ unread: 0 }).where('id', '=', id!).execute();
}
