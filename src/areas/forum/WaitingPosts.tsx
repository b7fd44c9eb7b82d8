// The list of what waits for a moderator, where a post is decided on or opened.
import { css } from '@linaria/core';
import { decide, groups, type WaitingAnswer, waiting } from '#contract/forum.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';

type Post = WaitingAnswer['list'][number];

const post = css`
  display: grid;
  gap: var(--space-2);
  a {
    display: grid;
    gap: var(--space-1);
  }
  strong {
    font-weight: 600;
  }
`;
const marks = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
const words = css`
  overflow-wrap: anywhere;
`;
const quiet = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const ways = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;

export function WaitingPosts() {
  const t = useText();
  const read = useCall(waiting, {});
  const counted = useCall(groups, {}, { silent: true });
  const again = async (): Promise<void> => {
    await Promise.all([read.mutate(), counted.mutate()]).catch(() => undefined);
  };
  return (
    <Await read={read} empty={({ list }) => list.length === 0} emptyText={t('forum.waiting.none')}>
      {({ list }) => (
        <ul aria-label={t('forum.waiting')}>
          {list.map((one) => (
            <li key={`${one.targetType} ${one.targetId}`}>
              <Waiting post={one} onDecided={again} />
            </li>
          ))}
        </ul>
      )}
    </Await>
  );
}

function Waiting({ post: one, onDecided }: { post: Post; onDecided: () => Promise<void> }) {
  const t = useText();
  const deciding = useSend(decide);
  const isPending = one.status === ForumStatus.pending;
  const judge = async (decision: 'show' | 'hide'): Promise<void> => {
    await deciding.send({ targetType: one.targetType, targetId: one.targetId, decision });
    const done =
      decision === 'hide'
        ? 'forum.decided.hide'
        : isPending
          ? 'forum.waiting.approved'
          : 'forum.waiting.kept';
    toast(t(done), { kind: 'done' });
    await onDecided();
  };
  const query = new URLSearchParams({
    ...(one.page > 1 && { page: String(one.page) }),
    ...(one.floor > 0 && { floor: String(one.floor) }),
  });
  return (
    <Card className={post}>
      <RouteLink to={`/forum/article/${one.articleId}${query.size > 0 ? `?${query}` : ''}`}>
        <span className={marks}>
          {isPending && <Badge kind="quiet">{t('forum.pending')}</Badge>}
          {one.reports > 0 && <Badge>{t('forum.waiting.reports', { count: one.reports })}</Badge>}
          {one.reasons.map((reason) => (
            <Badge key={reason} kind="neutral">
              {t(`forum.reason.${reason}`)}
            </Badge>
          ))}
        </span>
        <strong>
          {one.floor > 0
            ? t('forum.waiting.at', { title: one.title, floor: t('forum.floor', { floor: one.floor }) })
            : one.title}
        </strong>
        <span className={words}>{one.preview}</span>
        <span className={quiet}>
          {one.author} · {one.createTime}
        </span>
      </RouteLink>
      <span className={ways}>
        <Button
          kind="quiet"
          disabled={deciding.sending}
          onClick={() => void judge('show').catch(() => undefined)}
        >
          {t(isPending ? 'forum.waiting.approve' : 'forum.waiting.keep')}
        </Button>
        <Button
          kind="plain"
          disabled={deciding.sending}
          onClick={() => void judge('hide').catch(() => undefined)}
        >
          {t('forum.moderate.hide')}
        </Button>
      </span>
    </Card>
  );
}
