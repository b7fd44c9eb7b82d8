// The kinds of content that are pictures that lead somewhere: banners and floating ads.
import { AdPage } from '#contract/states/adPage.generated.ts';
import { LinkType } from '#contract/states/linkType.generated.ts';
import { optional, same, words } from '../codecs.ts';
import { type ContentKind, type Field, itemOf, itemsOf, listKind, rowOf } from '../kind.ts';
import type { Json } from '../rows.ts';

const linkFields: readonly Field[] = [
  ['title', 'title', same],
  ['to', 'link_url', same],
  [
    'newTab',
    'link_type',
    {
      toFile: (type) => type === LinkType.newTab,
      toRow: (newTab) => (newTab ? LinkType.newTab : LinkType.here),
    },
  ],
  ['picture', 'img_url', same],
];

const bannerFields: readonly Field[] = [
  ...linkFields,
  ['text', 'text', optional(same)],
  ['button', 'button', optional(same)],
];

export const banners = listKind('banners', {
  table: 'banner',
  position: { within: [] },
  fields: bannerFields,
});

const frameFields: readonly Field[] = [['page', 'show_position', words({ ...AdPage })]];

/** A frame holds its pictures in their order, which is all that tells them apart. */
export const ads: ContentKind = {
  kind: 'ads',
  tables: [
    { table: 'float_frame', key: ['content_key'], columns: ['show_position'] },
    {
      table: 'float_item',
      key: ['frame_id', 'position'],
      columns: linkFields.map(([, column]) => column),
      parents: { frame_id: 'float_frame' },
    },
  ],
  toFile: ({ float_frame: frames = [], float_item: pictures = [] }) =>
    frames.length === 0
      ? null
      : {
          items: frames.map((frame) => ({
            key: frame.content_key!,
            ...itemOf(frameFields, frame),
            pictures: pictures
              .filter(({ frame_id }) => frame_id === frame.content_key)
              .map((picture) => itemOf(linkFields, picture)),
          })),
        },
  toRows: (file) => ({
    float_frame: itemsOf(file).map((item) => ({ content_key: item.key!, ...rowOf(frameFields, item) })),
    float_item: itemsOf(file).flatMap((item) =>
      (item.pictures as readonly Record<string, Json>[]).map((picture, position) => ({
        frame_id: item.key!,
        position,
        ...rowOf(linkFields, picture),
      })),
    ),
  }),
};
