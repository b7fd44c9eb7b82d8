// The forum's page: what waits for a moderator, or the articles.
import './texts.ts';
import { mayDo } from '#contract/call.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useQuery } from '#kit/page/useChoice.ts';
import { useText } from '#texts/useText.ts';
import { Articles } from './list/Articles.tsx';
import { WayBack } from './list/WayBack.tsx';

/** Few readers are moderators. */
const WaitingPosts = preloadable(
  async () => (await import('./WaitingPosts.tsx')).WaitingPosts,
  <Skeleton lines={6} />,
);

export function Forum() {
  const { role } = useSite();
  const [query] = useQuery();
  // Only a member can be a moderator: whoever else follows the link reads the forum.
  return mayDo(role, 'member') && query.get('type') === 'waiting' ? <Moderation /> : <Articles />;
}

/** What waits for a moderator, below the way back to the lists. */
function Moderation() {
  const t = useText();
  const [, change] = useQuery();
  return (
    <>
      <WayBack title={t('forum.waiting')} onBack={() => change({ type: undefined })} />
      <WaitingPosts />
    </>
  );
}
