import { supportCommands } from '../../../support/commands.ts';
import type { ShownPost } from '../../../support/forum.ts';
import { office } from '../../pipeline/handle.ts';

const asAnswer = ({ article_id: article, nick_name: nickName, is_muted: isMuted, ...post }: ShownPost) => ({
  kind: post.kind,
  id: post.id,
  article,
  title: post.title,
  content: post.content,
  floor: post.floor,
  status: post.status,
  account: post.account,
  nickName,
  isMuted,
  at: post.created_at,
  reports: post.reports,
  reasons: post.reasons,
  pictures: post.pictures.length,
  pictureKeys:
    post.status === 'visible' || post.status === 'pending' ? post.pictures.map(({ key }) => key) : [],
  decision: post.decision,
  decidedBy: post.decided_by,
  decidedAt: post.decided_at,
});

export default office('forum/posts', async ({ request: { of, address, floor }, run }) => {
  const posts =
    of === 'address'
      ? await run(supportCommands.findPosts, {
          address,
          ...(floor !== undefined && { floor: String(floor) }),
        })
      : await run(of === 'waiting' ? supportCommands.posts : supportCommands.decidedPosts, {});
  return { posts: posts.map(asAnswer) };
});
