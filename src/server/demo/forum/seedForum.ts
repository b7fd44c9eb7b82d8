// The forum's demonstration: sixty threads by thirty members over three weeks, with floors, answers, likes, pictures and shared bets.
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { StoredCard } from '../../db/columnTypes.ts';
import { type Db, inStation, type StationWork } from '../../db/stationTransaction.ts';
import { cardOfOrder } from '../../forum/cards.ts';
import { demoBettors } from '../seedTeam.ts';
import threads from './forumThreads.json' with { type: 'json' };

interface Thread {
  group: number;
  title: string;
  content: string;
  comments: readonly { text: string; answers?: readonly string[] }[];
  pictures?: number;
  /** Which of the shared bets. */
  slip?: number;
  top?: boolean;
  essence?: boolean;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** Age of the oldest thread, and of the newest. */
const span = { fromMs: 21 * 24 * hourMs, toMs: 2 * hourMs };

/** Nicknames of those who write; their accounts have no password and log in nowhere. */
export const forumNames = [
  ...['老陈爱喝茶', '地铁二号线', '阿凯', '南风知我意', '小鱼儿', '早起的鸟', '橘猫十二斤', '山里人家'],
  ...['一碗牛肉面', '慢慢来', '海边的风', '周末爬山', '七分糖', '夜班司机', '张老师', '北方的河'],
  ...['跑步打卡', '不加香菜', '青柠', '半杯咖啡', '晴天有云', '小城故事', '路过的人', '程序媛'],
  ...['星期八', '三餐四季', '静待花开', '蓝莓', '老实人', '清风徐来'],
];

/** Nicknames of those of the team who share a bet. */
const sharers = ['风一样的网', '月亮不睡', '江边钓鱼', '小满未满', '拾光', '一路向北'];

/** Numbers that differ from station to station and are the same on every start. */
function chanceOf(seed: string): (below: number) => number {
  let state = createHash('sha256').update(seed).digest();
  let at = 0;
  return (below) => {
    if (at > 28) {
      state = createHash('sha256').update(state).digest();
      at = 0;
    }
    const value = state.readUInt32BE(at) % below;
    at += 4;
    return value;
  };
}

/** The bet that a thread shares, by whoever placed it: one of the team's before that moment, each time another; none where nobody had bet. */
async function sharedBet(
  db: Db,
  number: number,
  createdAt: Date,
): Promise<{ authorId: number; card: StoredCard } | undefined> {
  const order = await db
    .selectFrom('bet_order')
    .innerJoin('account', 'account.id', 'bet_order.account_id')
    .selectAll('bet_order')
    .where('account.name_key', 'in', demoBettors)
    .where('bet_order.status', '<>', BetStatus.returned)
    .where('bet_order.created_at', '<', createdAt)
    .orderBy('bet_order.id', 'desc')
    .offset(number)
    .limit(1)
    .executeTakeFirst();
  if (!order) return undefined;
  await db
    .updateTable('account')
    .set({ nick_name: sharers[number % sharers.length]! })
    .where('id', '=', order.account_id)
    .where('nick_name', 'is', null)
    .execute();
  return { authorId: order.account_id, card: cardOfOrder(order) };
}

/** A chart as somebody may have drawn one: bars or a line on a grid. */
function chart(number: number): Buffer {
  const chance = chanceOf(`chart ${number}`);
  const [width, height] = number % 2 ? [800, 600] : [640, 800];
  const values = Array.from({ length: 12 }, () => 60 + chance(height - 200));
  const step = (width - 80) / values.length;
  const bars = values.map(
    (value, at) =>
      `<rect x="${50 + at * step}" y="${height - 50 - value}" width="${step * 0.6}" height="${value}" rx="4" fill="${at % 3 ? '#c9a25b' : '#b4152c'}"/>`,
  );
  const points = values.map((value, at) => `${50 + (at + 0.3) * step},${height - 50 - value}`).join(' ');
  const lines = Array.from(
    { length: 6 },
    (_, at) =>
      `<path d="M40 ${height - 50 - (at * (height - 120)) / 5}H${width - 20}" stroke="#e6ddd2" stroke-width="2"/>`,
  );
  const drawn =
    number % 4 < 2
      ? bars.join('')
      : `<polyline points="${points}" fill="none" stroke="#b4152c" stroke-width="5" stroke-linejoin="round"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fffdf9"/>${lines.join('')}${drawn}</svg>`,
  );
}

interface Drawing {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The pictures of all stations; drawn once. */
async function drawings(): Promise<Drawing[]> {
  const { default: sharp } = await import('sharp');
  return Promise.all(
    Array.from({ length: 4 }, async (_, number) => {
      const { data, info } = await sharp(chart(number))
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    }),
  );
}

/** Gives every station whose forum is empty its threads. */
export async function seedForum(
  pool: pg.Pool,
  stations: readonly string[],
  now: Date,
  isStopped: () => boolean,
): Promise<void> {
  let pictures: Promise<Drawing[]> | undefined;
  for (const station of stations) {
    if (isStopped()) return;
    await inStation(pool, station, async (db) => {
      const there = await db.selectFrom('forum_article').select('id').limit(1).executeTakeFirst();
      if (there) return;
      pictures ??= drawings();
      await seedStation({ db, station, now }, await pictures);
    });
  }
}

async function seedMembers(
  { db, station, now }: StationWork,
  chance: (below: number) => number,
): Promise<number[]> {
  const rows = await db
    .insertInto('account')
    .values(
      forumNames.map((nick_name, at) => ({
        station,
        name: `talk${String(at + 1).padStart(2, '0')}`,
        name_key: `talk${String(at + 1).padStart(2, '0')}`,
        role: 'member' as const,
        nick_name,
        level: 1 + chance(6),
        created_at: new Date(now.getTime() - (40 + chance(200)) * 24 * hourMs),
      })),
    )
    // A member who registered under such a name keeps it, and a second start adds none.
    .onConflict((clash) => clash.columns(['station', 'name_key']).doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function seedStation({ db, station, now }: StationWork, pictures: readonly Drawing[]): Promise<void> {
  const chance = chanceOf(station);
  const members = await seedMembers({ db, station, now }, chance);
  const groups = await db.selectFrom('forum_group').select('id').orderBy('position').execute();
  const agent = await db
    .selectFrom('account')
    .select('id')
    .where('name_key', '=', 'agent01')
    .executeTakeFirst();
  if (members.length === 0 || groups.length === 0 || !agent) return;
  const someone = (): number => members[chance(members.length)]!;
  const list = threads as readonly Thread[];
  // Each station has them in an order of its own.
  const order = list.map((_, at) => at).sort((a, b) => rankOf(station, a) - rankOf(station, b));
  for (const [place, at] of order.entries()) {
    const thread = list[at]!;
    const age = span.fromMs - ((span.fromMs - span.toMs) * place) / (list.length - 1);
    const createdAt = new Date(now.getTime() - age - chance(60) * minuteMs);
    const group = groups[thread.group];
    if (!group) continue;
    const writer = thread.group === 5 ? agent.id : someone();
    const shared = thread.slip === undefined ? undefined : await sharedBet(db, thread.slip, createdAt);
    const authorId = shared?.authorId ?? writer;
    const stored = Array.from({ length: thread.pictures ?? 0 }, () => {
      const { bytes, width, height } = pictures[chance(pictures.length)]!;
      return { key: randomBytes(16).toString('hex'), bytes, width, height };
    });
    const { id } = await db
      .insertInto('forum_article')
      .values({
        station,
        group_id: group.id,
        author_id: authorId,
        title: thread.title,
        content: thread.content,
        pictures: JSON.stringify(stored.map(({ key, width, height }) => ({ key, width, height }))),
        card: shared ? JSON.stringify(shared.card) : null,
        mentions: '[]',
        created_at: createdAt,
        status: 'visible',
        is_top: thread.top ?? false,
        is_essence: thread.essence ?? false,
        view_count: 30 + chance(600),
        floors: thread.comments.length,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (stored.length > 0)
      await db
        .insertInto('forum_picture')
        .values(
          stored.map((each) => ({
            ...each,
            station,
            author_id: authorId,
            article_id: id,
            created_at: createdAt,
          })),
        )
        .execute();
    const voices = await seedComments(
      db,
      { station, articleId: id, authorId, createdAt, now },
      thread,
      someone,
      chance,
    );
    const likers = new Set(Array.from({ length: chance(18) }, someone));
    if (likers.size > 0)
      await db
        .insertInto('forum_follow')
        .values(
          [...likers].map((account_id) => ({
            station,
            account_id,
            kind: 'likeArticle' as const,
            target_id: id,
            created_at: createdAt,
          })),
        )
        .execute();
    for (const liker of likers) voices.add(liker);
    voices.delete(authorId);
    if (voices.size > 0)
      await db
        .insertInto('forum_voice')
        .values([...voices].map((account_id) => ({ station, article_id: id, account_id })))
        .execute();
  }
}

const rankOf = (station: string, at: number): number =>
  createHash('sha256').update(`${station} thread ${at}`).digest().readUInt32BE(0);

interface Place {
  station: string;
  articleId: bigint;
  authorId: number;
  createdAt: Date;
  now: Date;
}

/** The floors of a thread and their answers; returns who wrote them. */
async function seedComments(
  db: Db,
  { station, articleId, authorId, createdAt, now }: Place,
  thread: Thread,
  someone: () => number,
  chance: (below: number) => number,
): Promise<Set<number>> {
  const writers = new Set<number>();
  let at = createdAt.getTime();
  const next = (): Date => {
    at = Math.min(at + (3 + chance(50)) * minuteMs, now.getTime() - minuteMs);
    return new Date(at);
  };
  for (const [index, { text, answers = [] }] of thread.comments.entries()) {
    const writer = someone();
    writers.add(writer);
    const { id } = await db
      .insertInto('forum_comment')
      .values({
        station,
        article_id: articleId,
        author_id: writer,
        floor: index + 1,
        content: text,
        pictures: '[]',
        mentions: '[]',
        created_at: next(),
        status: 'visible',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [turn, answer] of answers.entries()) {
      // Who asked and who wrote the article take turns.
      const answerer = turn % 2 === 0 ? authorId : writer;
      writers.add(answerer);
      await db
        .insertInto('forum_comment')
        .values({
          station,
          article_id: articleId,
          parent_id: id,
          reply_to_id: id,
          author_id: answerer,
          floor: 0,
          content: answer,
          pictures: '[]',
          mentions: '[]',
          created_at: next(),
          status: 'visible',
        })
        .execute();
    }
  }
  return writers;
}
