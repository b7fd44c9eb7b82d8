// The kinds of content of the forum: its groups, and the words that nobody may write there.
import { sql } from 'kysely';
import { plainWords } from '../../forum/words.ts';
import { same } from '../codecs.ts';
import { type ContentKind, listKind } from '../kind.ts';
import { idOf, refusalsFor } from '../refusals.ts';

export const forumGroups = listKind(
  'forum-groups',
  {
    table: 'forum_group',
    position: { within: [], isUnique: true },
    fields: [
      ['name', 'name', same],
      ['intro', 'intro', same],
      ['icon', 'icon', same],
      ['posts', 'post_permission', same],
      ['moderated', 'is_moderated', same],
    ],
  },
  {
    refusals: (db, changes) =>
      refusalsFor(
        db,
        changes.get('forum_group')?.remove ?? [],
        (row) =>
          sql`SELECT count(*)::int AS count FROM forum_article WHERE group_id = ${idOf('forum_group', row)}`,
        (name, count) =>
          `The forum group ${name} cannot go: it has ${count} articles. Set "posts": "nobody" instead.`,
      ),
  },
);

export const forumWords: ContentKind = {
  kind: 'forum-words',
  tables: [{ table: 'forum_word', key: ['word'], columns: [] }],
  toFile: ({ forum_word: rows = [] }) =>
    rows.length === 0 ? null : { words: rows.map(({ word }) => word!) },
  toRows: (file) => ({
    forum_word: [...new Set((file.words as readonly string[]).map(plainWords))]
      .filter((word) => word !== '')
      .map((word) => ({ word })),
  }),
};
