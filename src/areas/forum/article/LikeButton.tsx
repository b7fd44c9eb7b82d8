// The like of a post: shown at once, and put right by what the server answers.
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { follow } from '#contract/forum.generated.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { ForumIcon } from '../ForumIcon.tsx';
import { useAsMember } from '../useAsMember.ts';

const button = css`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  > svg {
    font-size: 1.125rem;
  }
  &[aria-pressed='true'] {
    color: var(--brand-text);
  }
`;

export interface LikeButtonProps {
  kind: 'likeArticle' | 'likeComment';
  id: string;
  liked: boolean;
  count: number;
}

export function LikeButton({ kind, id, liked, count }: LikeButtonProps) {
  const t = useText();
  const asMember = useAsMember();
  const { send, sending } = useSend(follow);
  const [shown, setShown] = useState({ liked, count });
  useEffect(() => setShown({ liked, count }), [liked, count]);
  const toggle = async (): Promise<void> => {
    if (sending) return;
    setShown({ liked: !shown.liked, count: shown.count + (shown.liked ? -1 : 1) });
    try {
      const answer = await send({ targetType: kind, targetId: id });
      setShown({ liked: answer.followed, count: answer.count });
    } catch {
      setShown(shown);
    }
  };
  return (
    <button
      type="button"
      className={`${button} ${pressable}`}
      aria-pressed={shown.liked}
      aria-label={t('forum.like')}
      onClick={() => asMember(() => void toggle())}
    >
      <ForumIcon name="heart" filled={shown.liked} />
      {shown.count > 0 && shown.count}
    </button>
  );
}
