// The queue of posts: those that wait for a moderator, and those that members reported.
import { type AgedPost, postsByAge } from '../../../forum/deskPosts.ts';
import type { PostKind } from '../../../forum/moderation.ts';
import { supportCommands } from '../../../support/commands.ts';
import { partsOf, placeIn, type Queue, type Reading, type Ticket } from '../queue.ts';

const ticketOf = (post: AgedPost, { text }: Reading): Ticket => ({
  item: `${post.kind}-${post.id}`,
  at: post.since,
  account: post.account,
  amount: null,
  words: post.content,
  facts: [
    { name: 'kind', value: text(`office-queues.post.${post.kind}`) },
    { name: 'title', value: post.title },
    { name: 'nickName', value: post.nick_name },
    ...(post.floor === null ? [] : [{ name: 'floor' as const, value: String(post.floor) }]),
    ...(post.reports === 0
      ? []
      : [
          { name: 'reports' as const, value: String(post.reports) },
          {
            name: 'reasons' as const,
            value: post.reasons.map((reason) => text(`office-queues.report.${reason}`)).join(' · '),
          },
        ]),
    ...(post.pictures.length === 0
      ? []
      : [{ name: 'pictures' as const, value: String(post.pictures.length) }]),
  ],
  place: `${post.since.getTime()}|${post.kind}|${post.id}`,
});

const postIn = (item: string): { kind: PostKind; id: string } => {
  const [kind, id] = partsOf(item, /^(article|comment)-(\d{1,18})$/) as [PostKind, string];
  return { kind, id };
};

export const posts: Queue = {
  name: 'posts',
  roles: ['owner', 'content', 'support'],
  decisions: {
    show: { call: 'answer', asks: [], run: (run, { item }) => run(supportCommands.showPost, postIn(item)) },
    hide: {
      call: 'answer',
      asks: ['reason'],
      isRead: true,
      run: (run, { item }, { reason }) => run(supportCommands.hidePost, { ...postIn(item), reason }),
    },
  },
  async list(reading, limit, after) {
    if (after === undefined)
      return (await postsByAge(reading.db, limit, reading.now)).map((post) => ticketOf(post, reading));
    const [since, kind, id] = placeIn(after, /(article|comment)\|(\d{1,18})/) as [Date, PostKind, string];
    const found = await postsByAge(reading.db, limit, reading.now, {
      after: { since, kind, id: BigInt(id) },
    });
    return found.map((post) => ticketOf(post, reading));
  },
  async find(reading, item) {
    const { kind, id } = postIn(item);
    const [post] = await postsByAge(reading.db, 1, reading.now, { only: { kind, id: BigInt(id) } });
    return post ? ticketOf(post, reading) : null;
  },
};
