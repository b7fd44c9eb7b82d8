// The kind of content that game platforms are, with their games.
import { sql } from 'kysely';
import { moment, optional, orElse, same, yuan } from '../codecs.ts';
import { type ContentKind, columnsOf, type Field, type Item, itemOf, itemsOf, rowOf } from '../kind.ts';
import { refusalsFor } from '../refusals.ts';

const platformFields: readonly Field[] = [
  ['kind', 'kind', same],
  ['name', 'name', same],
  ['open', 'is_open', same],
  ['closedUntil', 'closed_until', optional(moment)],
  ['unexplainedMost', 'unexplained_most', yuan],
  ['dayBackMost', 'day_back_most', yuan],
];
const gameFields: readonly Field[] = [
  ['class', 'type', same],
  ['name', 'name', same],
  ['pinyin', 'pinyin', orElse(same, '')],
  ['hot', 'is_hot', same],
  ['listedAt', 'listed_at', optional(moment)],
  ['cover', 'cover', orElse(same, '')],
];

/** What refers to a platform for good: money was moved there, or its rounds are read. */
const history = (code: string) => sql<{
  count: number;
}>`SELECT ((SELECT count(*) FROM transfer_order WHERE platform = ${code})
  + (SELECT count(*) FROM transfer_member WHERE last_platform = ${code}) + (SELECT count(*) FROM game_round WHERE platform = ${code})
  + (SELECT count(*) FROM game_cursor WHERE platform = ${code}))::int AS count`;

export const platforms: ContentKind = {
  kind: 'platforms',
  tables: [
    { table: 'platform', key: ['code'], columns: columnsOf(platformFields) },
    {
      table: 'game',
      key: ['platform', 'code'],
      columns: columnsOf(gameFields),
      position: { within: ['platform'] },
    },
  ],
  toFile: ({ platform: rows = [], game: games = [] }) => {
    const byPlatform = Map.groupBy(games, ({ platform }) => platform);
    return rows.length === 0
      ? null
      : {
          items: rows.map((row) => ({
            key: row.code!,
            ...itemOf(platformFields, row),
            games: (byPlatform.get(row.code!) ?? []).map((game) => ({
              key: game.code!,
              ...itemOf(gameFields, game),
            })),
          })),
        };
  },
  toRows: (file) => ({
    platform: itemsOf(file).map((item) => ({ code: item.key!, ...rowOf(platformFields, item) })),
    game: itemsOf(file).flatMap((item) =>
      (item.games as readonly Item[]).map((game) => ({
        platform: item.key!,
        code: game.key!,
        ...rowOf(gameFields, game),
      })),
    ),
  }),
  refusals: (db, changes) =>
    refusalsFor(
      db,
      changes.get('platform')?.remove ?? [],
      ({ code }) => history(code as string),
      (name, count) =>
        `The platform ${name} cannot go: ${count} transfers and rounds refer to it. Set "open": false instead.`,
    ),
};
