// The foot of an article: how often it was seen, and the ways to like, follow and share it.
import { css } from '@linaria/core';
import type { ForumArticle } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useAsMember } from '../useAsMember.ts';
import { LikeButton } from './LikeButton.tsx';
import { useFollowing } from './useFollowing.ts';

const counts = css`
  display: flex;
  gap: var(--space-4);
  justify-content: space-between;
  align-items: center;
  border-top: 1px solid var(--line);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  > span:last-child {
    display: inline-flex;
  }
  button {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    justify-content: center;
    min-width: var(--target);
    min-height: var(--target);
    > svg {
      font-size: 1.125rem;
    }
    &[aria-pressed='true'] {
      color: var(--brand-text);
    }
  }
`;

export function ArticleFoot({ article }: { article: ForumArticle }) {
  const t = useText();
  const asMember = useAsMember();
  const followed = useFollowing('article', article.id, article.followed);
  const share = async (): Promise<void> => {
    const { origin } = window.location;
    const url = `${origin}/forum/article/${article.id}`;
    try {
      if (navigator.share) await navigator.share({ title: article.title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast(t('forum.linkCopied'), { kind: 'done' });
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') toast(url);
    }
  };
  return (
    <div className={counts}>
      <span>{t('forum.viewCount', { count: article.viewCount })}</span>
      <span>
        <LikeButton kind="likeArticle" id={article.id} liked={article.liked} count={article.likeCount} />
        <button
          type="button"
          className={pressable}
          aria-pressed={followed.isFollowed}
          aria-label={t('forum.followArticle')}
          onClick={() => asMember(followed.toggle)}
        >
          <Icon name="star" />
        </button>
        <button
          type="button"
          className={pressable}
          aria-label={t('forum.share')}
          onClick={() => void share()}
        >
          <Icon name="share" />
        </button>
      </span>
    </div>
  );
}
