// The kinds of content that are read: notices, help, customer service and rules, the release of the app, and the words of messages.
import { kept, moment, optional, orElse, same } from '../codecs.ts';
import {
  type ContentKind,
  columnsOf,
  type Field,
  type Item,
  itemOf,
  itemsOf,
  listKind,
  rowOf,
  settingsKind,
} from '../kind.ts';

export const notices = listKind('notices', {
  table: 'notice',
  fields: [
    ['title', 'title', same],
    ['content', 'content', same],
    ['display', 'display', same],
    ['pinned', 'is_pinned', same],
    ['levels', 'levels', same],
    ['from', 'starts_at', kept(moment)],
    ['until', 'ends_at', optional(moment)],
  ],
  atFirst: (now) => ({ starts_at: now.toISOString() }),
});

const articleFields: readonly Field[] = [
  ['topic', 'topic', optional(same)],
  ['title', 'title', same],
  ['content', 'content', same],
  ['keywords', 'keywords', same],
];

/** An article carries the day of its last change, which its screen shows. */
export const help: ContentKind = {
  kind: 'help',
  tables: [
    {
      table: 'help_category',
      key: ['content_key'],
      columns: ['name'],
      position: { within: [], isUnique: true },
    },
    {
      table: 'help_article',
      key: ['content_key'],
      columns: ['category_id', ...columnsOf(articleFields)],
      parents: { category_id: 'help_category' },
      position: { within: ['category_id'] },
      touched: 'updated_at',
    },
  ],
  toFile: ({ help_category: categories = [], help_article: articles = [] }) =>
    categories.length === 0
      ? null
      : {
          items: categories.map((category) => ({
            key: category.content_key!,
            name: category.name!,
            articles: articles
              .filter(({ category_id }) => category_id === category.content_key)
              .map((article) => ({ key: article.content_key!, ...itemOf(articleFields, article) })),
          })),
        },
  toRows: (file) => ({
    help_category: itemsOf(file).map(({ key, name }) => ({ content_key: key!, name: name! })),
    help_article: itemsOf(file).flatMap((category) =>
      (category.articles as readonly Item[]).map((article) => ({
        content_key: article.key!,
        category_id: category.key!,
        ...rowOf(articleFields, article),
      })),
    ),
  }),
};

export const messageTemplates = listKind('message-templates', {
  table: 'message_template',
  key: 'code',
  fields: [
    ['title', 'title', optional(same)],
    ['content', 'content', optional(same)],
  ],
});

export const appRelease = settingsKind(
  'app-release',
  'app_release',
  [
    ['version', 'version', same],
    ['releasedAt', 'released_at', kept(moment)],
    ['androidUrl', 'android_url', orElse(same, '')],
    ['iosUrl', 'ios_url', orElse(same, '')],
    ['size', 'size', orElse(same, '')],
    ['notes', 'notes', same],
  ],
  (now) => ({ released_at: now.toISOString() }),
);

export const service = settingsKind('service', 'service_page', [
  ['hours', 'hours', orElse(same, '')],
  ['desk', 'desk', optional(same)],
  ['mail', 'mail', orElse(same, '')],
  ['preparations', 'preparations', same],
  ['questions', 'questions', same],
  ['rules', 'rules', same],
]);
