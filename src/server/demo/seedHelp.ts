// Owns writing a demonstration station's notices and help into the database; what they say is in content/, a file for each station.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import { figuresOf, fillIn } from './seedFigures.ts';

/** Names in braces are those of seedFigures.ts. */
interface ContentText {
  'zh-CN': string;
  en: string;
}

interface Notice {
  title: ContentText;
  content: ContentText;
  display: 'list' | 'marquee' | 'popup';
  pinned?: boolean;
  levels?: number[];
  hoursAgo: number;
}

interface Article {
  topic?: 'about' | 'turnover';
  title: ContentText;
  content: ContentText;
  keywords?: ContentText;
}

interface Category<Entry> {
  name: ContentText;
  articles: Entry[];
}

export interface StationContent {
  notices: Notice[];
  help: Category<Article>[];
}

/** Beside articles of its own, a station's file names those of content/shared.json. */
interface ContentFile {
  notices: Notice[];
  help: Category<Article | string>[];
}

const folder = path.join(import.meta.dirname, 'content');

async function readContent<Content>(name: string): Promise<Content | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** What a station begins with; one without a file of its own gets what suits every station. */
export async function contentOf(code: string): Promise<StationContent> {
  const { notices, help } =
    (await readContent<ContentFile>(code)) ?? (await readContent<ContentFile>('default'))!;
  const shared = (await readContent<Record<string, Article>>('shared'))!;
  const articleOf = (entry: Article | string): Article => {
    const article = typeof entry === 'string' ? shared[entry] : entry;
    if (!article) throw new Error(`content/shared.json has no article ${String(entry)}.`);
    return article;
  };
  return {
    notices,
    help: help.map(({ name, articles }) => ({ name, articles: articles.map(articleOf) })),
  };
}

/** Fills in both languages; the result is the text of a JSON column. */
function filling(station: StationFacts): (text: ContentText) => string {
  const [chinese, english] = [figuresOf(station, 'zh-CN'), figuresOf(station, 'en')];
  return (text) => JSON.stringify({ 'zh-CN': fillIn(text['zh-CN'], chinese), en: fillIn(text.en, english) });
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

export async function seedNotices(db: Db, station: StationFacts, now: Date): Promise<void> {
  const { notices } = await contentOf(station.code);
  const fill = filling(station);
  await db
    .insertInto('notice')
    .values(
      notices.map((notice) => ({
        station: station.code,
        title: fill(notice.title),
        content: fill(notice.content),
        display: notice.display,
        is_pinned: notice.pinned ?? false,
        levels: notice.levels ?? [],
        starts_at: hoursBefore(now, notice.hoursAgo),
        ends_at: null,
      })),
    )
    .execute();
}

/** Gives a station that has no help yet that of the demonstration; does nothing otherwise. */
export async function seedHelp(db: Db, station: StationFacts, now: Date): Promise<void> {
  const there = await db.selectFrom('help_category').select('id').limit(1).executeTakeFirst();
  if (there) return;
  const { help } = await contentOf(station.code);
  const fill = filling(station);
  const categories = await db
    .insertInto('help_category')
    .values(help.map(({ name }, position) => ({ station: station.code, name: fill(name), position })))
    // Another process may be doing the same.
    .onConflict((clash) => clash.columns(['station', 'position']).doNothing())
    .returning(['id', 'position'])
    .execute();
  const rows = categories.flatMap(({ id, position: at }) =>
    help[at]!.articles.map((article, position) => ({
      station: station.code,
      category_id: id,
      topic: article.topic ?? null,
      title: fill(article.title),
      content: fill(article.content),
      keywords: fill(article.keywords ?? { 'zh-CN': '', en: '' }),
      position,
      updated_at: hoursBefore(now, 24 * 7),
    })),
  );
  if (rows.length > 0) await db.insertInto('help_article').values(rows).execute();
}
