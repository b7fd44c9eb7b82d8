// Measures the forum on a database of its own and prints JSON of ratios: lists, hot list and page 1,000 of an article among 200,000 articles and
// 2 million comments, each against page 1 in a forum of a thousand articles. Ends with 1 when a ratio is over its bound.
import { loadavg } from 'node:os';
import type pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { slipRecordOf } from '#server/forum/people/slipRecord.ts';
import {
  articleOf,
  articlePage,
  floorPage,
  groupsOf,
  type ListQuery,
  peopleFor,
} from '#server/forum/reading.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { median, rounded } from './figures.ts';

const small = { station: 'small', articles: 1_000, comments: 10_000, longest: 400 };
const large = { station: 'large', articles: 200_000, comments: 2_000_000, longest: 24_000 };
const members = 500;
const rounds = 120;
const bound = 2;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Articles over a year, comments spread over them, one article with many floors; counters are written as the triggers would have left them. */
async function fill(pool: pg.Pool, { station, articles, comments, longest }: typeof small): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL session_replication_role = replica; SET LOCAL app.station = '${station}'`,
    );
    const rows = (text: string, values: unknown[]) => client.query(text, values);
    await rows(
      `INSERT INTO account (station, name, name_key, role, nick_name, created_at)
        SELECT $1, 'talk' || x, 'talk' || x, 'member', '会员' || x, now() - interval '400 days' FROM generate_series(1, $2::int) x`,
      [station, members],
    );
    await rows(
      `INSERT INTO forum_group (station, content_key, name, intro, icon, position, article_count)
        SELECT $1, 'group-' || x, '"Group"', '""', 'star', x, $2::int / 6 FROM generate_series(0, 5) x`,
      [station, articles],
    );
    await rows(
      `WITH a AS (SELECT min(id) AS first FROM account WHERE station = $1), g AS (SELECT min(id) AS first FROM forum_group WHERE station = $1)
       INSERT INTO forum_article (station, group_id, author_id, title, content, created_at, status, is_essence, voices, hot, comment_count, floors)
        SELECT $1, g.first + x % 6, a.first + x % $3::int, 'Title ' || x, repeat('Some words of an article. ', 20), t.at, 'visible', x % 50 = 0, v.voices,
            floor(extract(epoch FROM t.at))::bigint + floor(43200 * log(2, greatest(v.voices, 1)))::bigint,
            CASE WHEN x = $2::int THEN $4::int ELSE 8 END, CASE WHEN x = $2::int THEN $4::int ELSE 8 END
          FROM a, g, generate_series(1, $2::int) x,
            LATERAL (SELECT now() - (($2::int - x) * interval '365 days') / $2::int AS at) t, LATERAL (SELECT (x * 7919) % 60 AS voices) v`,
      [station, articles, members, longest],
    );
    await rows(
      `WITH a AS (SELECT min(id) AS first FROM account WHERE station = $1), p AS (SELECT max(id) AS last FROM forum_article WHERE station = $1)
       INSERT INTO forum_comment (station, article_id, author_id, floor, content, created_at, status)
        SELECT $1, p.last, a.first + x % $2::int, x, 'A floor of the longest article', now(), 'visible' FROM a, p, generate_series(1, $3::int) x`,
      [station, members, longest],
    );
    await rows(
      `WITH a AS (SELECT min(id) AS first FROM account WHERE station = $1), p AS (SELECT min(id) AS first FROM forum_article WHERE station = $1)
       INSERT INTO forum_comment (station, article_id, author_id, floor, content, created_at, status)
        SELECT $1, p.first + x % ($3::int - 1), a.first + x % $2::int, 1 + x / ($3::int - 1), 'A comment', now(), 'visible'
          FROM a, p, generate_series(0, $4::int - 1) x`,
      [station, members, articles, comments - longest],
    );
    await rows(
      `WITH a AS (SELECT min(id) AS first FROM account WHERE station = $1), p AS (SELECT max(id) AS last FROM forum_article WHERE station = $1)
       INSERT INTO forum_follow (station, account_id, kind, target_id, created_at)
        SELECT $1, a.first, 'author', a.first + x, now() FROM a, generate_series(1, 20) x
        UNION ALL SELECT $1, a.first, 'article', p.last - x, now() FROM a, p, generate_series(1, 200) x`,
      [station],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

interface Facts {
  reader: number;
  group: number;
  longest: bigint;
}

const factsOf = (pool: pg.Pool, station: string): Promise<Facts> =>
  inStation(pool, station, async (db) => {
    const reader = await db.selectFrom('account').select('id').orderBy('id').executeTakeFirstOrThrow();
    const group = await db.selectFrom('forum_group').select('id').orderBy('id').executeTakeFirstOrThrow();
    const longest = await db
      .selectFrom('forum_article')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return { reader: reader.id, group: group.id, longest: longest.id };
  });

/** Medians in ms of several pieces of work in turns, so that a busy moment of the machine meets each of them. */
async function inTurns(works: Record<string, () => Promise<unknown>>): Promise<Record<string, number>> {
  const names = Object.keys(works);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const since = performance.now();
      await works[name]!();
      if (round >= rounds / 10) times.get(name)!.push(performance.now() - since);
    }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name)!)]));
}

say('Starting a database of its own ...');
const database = await startTemporaryDatabase(say);
const { pool } = database;
await migrate(database.url);
try {
  for (const size of [small, large]) {
    say(`Writing ${size.articles} articles and ${size.comments} comments ...`);
    await fill(pool, size);
  }
  await pool.query('VACUUM ANALYZE forum_article, forum_comment, forum_follow, account');
  const now = new Date();
  const works: Record<string, () => Promise<unknown>> = {};
  for (const { station } of [small, large]) {
    const { reader, group, longest } = await factsOf(pool, station);
    const list = (query: Omit<ListQuery, 'size'>) => () =>
      inStation(pool, station, (db) => articlePage(db, { ...query, size: 20 }, reader));
    works[`${station} groups`] = () => inStation(pool, station, (db) => groupsOf(db, now));
    works[`${station} latest`] = list({ type: 'latest' });
    works[`${station} group`] = list({ type: 'latest', groupId: group });
    works[`${station} essence`] = list({ type: 'essence' });
    works[`${station} hot`] = list({ type: 'hot' });
    works[`${station} hot of a group`] = list({ type: 'hot', groupId: group });
    works[`${station} followed`] = list({ type: 'followed' });
    const page = (number: number) => () =>
      inStation(pool, station, async (db) => {
        await articleOf(db, longest, reader);
        await floorPage(db, { articleId: longest, page: number }, reader);
      });
    works[`${station} article`] = page(station === 'large' ? 1000 : 1);
    works[`${station} article page 1`] = page(1);
    works[`${station} floors of an author`] = () =>
      inStation(pool, station, (db) => floorPage(db, { articleId: longest, page: 1, by: reader }, reader));
    // Words that nobody wrote: all that a search looks through is looked through. A small forum has less of it.
    if (station === large.station) works[`${station} search`] = list({ type: 'latest', words: '没有的词' });
    works[`${station} record`] = () => inStation(pool, station, (db) => slipRecordOf(db, reader, now));
    works[`${station} people`] = () => inStation(pool, station, (db) => peopleFor(db, reader, longest));
    const deep = await inStation(pool, station, (db) =>
      db
        .selectFrom('forum_article')
        .select(['id', 'hot'])
        .orderBy('hot', 'desc')
        .offset(station === 'large' ? 19_980 : 0)
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    works[`${station} hot further on`] = list({ type: 'hot', cursor: `${deep.hot}_${deep.id}` });
  }
  const ms = await inTurns(works);
  const names = Object.keys(ms).flatMap((name) =>
    name.startsWith('small ') ? [name.slice('small '.length)] : [],
  );
  const ratios = Object.fromEntries(names.map((name) => [name, ms[`large ${name}`]! / ms[`small ${name}`]!]));
  for (const [name, ratio] of Object.entries(ratios))
    if (ratio > bound) {
      say(`${name}: ${rounded(ratio, 2)} is over the bound of ${bound}.`);
      process.exitCode = 1;
    }
  console.log(
    JSON.stringify(
      {
        measuredAt: now.toISOString(),
        load: rounded(loadavg()[0]!, 1),
        articles: large.articles,
        comments: large.comments,
        bound,
        ms: Object.fromEntries(Object.entries(ms).map(([name, value]) => [name, rounded(value, 2)])),
        ratios: Object.fromEntries(Object.entries(ratios).map(([name, value]) => [name, rounded(value, 2)])),
      },
      null,
      2,
    ),
  );
} finally {
  await database.stop();
}
