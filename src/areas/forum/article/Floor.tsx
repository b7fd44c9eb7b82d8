// A floor of an article: its comment, and below it one level of answers, of which the further ones are loaded when asked for.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { ForumComment } from '#contract/entities.generated.ts';
import { getAnswers } from '#contract/forum.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { send } from '#transport/send.ts';
import { AuthorLine } from '../AuthorLine.tsx';
import { ForumIcon } from '../ForumIcon.tsx';
import { LikeButton } from './LikeButton.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { PostMenu } from './PostMenu.tsx';
import { PostText } from './PostText.tsx';

const floor = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4) var(--space-2);
  li + & {
    border-top: 1px solid var(--line);
  }
`;
const number = css`
  color: var(--text-faint);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
`;
const inside = css`
  display: grid;
  gap: var(--space-2);
  padding-left: 2.75rem;
`;
const quoted = css`
  margin: 0;
  padding-left: var(--space-3);
  border-left: 3px solid var(--line);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const foot = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  color: var(--text-quiet);
  > button {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    justify-content: center;
    min-width: var(--target);
    min-height: var(--target);
    font-size: 1.0625rem;
  }
`;
const answers = css`
  display: grid;
  border-radius: var(--radius);
  background: var(--surface-sunken);
  > li {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-2) var(--space-3) 0;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
`;
const answered = css`
  color: var(--text-quiet);
  font-size: var(--font-caption);
`;
const moreButton = css`
  min-height: var(--target);
  color: var(--link);
  font-size: var(--font-small);
  text-align: left;
`;

/** Where a letter leads to. */
export const floorId = (number: number | string): string => `floor-${number}`;

export interface FloorProps {
  comment: ForumComment;
  first: readonly ForumComment[];
  onReply: (comment: ForumComment) => void;
  onProfile: (accountId: number) => void;
  onChanged: () => void;
  /** The reader moderates the forum. */
  moderates: boolean;
}

export function Floor({ comment, first, onReply, onProfile, onChanged, moderates }: FloorProps) {
  const t = useText();
  const [further, setFurther] = useState<readonly ForumComment[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const seen = new Set(first.map(({ id }) => id));
  const shown = [...first, ...further.filter(({ id }) => !seen.has(id))];
  const left = comment.answerCount - shown.length;
  const more = async (): Promise<void> => {
    const last = shown.at(-1);
    setState('loading');
    try {
      const page = await send(
        getAnswers,
        { commentId: comment.id, ...(last && { after: last.id }) },
        { silent: true },
      );
      setFurther((before) => [...before, ...page.list]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <li className={floor} id={floorId(comment.floor)}>
      <AuthorLine
        author={comment.author}
        time={comment.createTime}
        onProfile={onProfile}
        right={<span className={number}>{t('forum.floor', { floor: comment.floor })}</span>}
      />
      <div className={inside}>
        <Content
          comment={comment}
          moderates={moderates}
          onReply={onReply}
          onProfile={onProfile}
          onChanged={onChanged}
        />
        {shown.length > 0 && (
          <ul className={answers} aria-label={t('forum.answers')}>
            {shown.map((answer) => (
              <li key={answer.id}>
                <AuthorLine author={answer.author} time={answer.createTime} onProfile={onProfile} small />
                {answer.replyTo !== '' && (
                  <span className={answered}>{t('forum.replyTo', { name: answer.replyTo })}</span>
                )}
                <Content
                  comment={answer}
                  moderates={moderates}
                  onReply={onReply}
                  onProfile={onProfile}
                  onChanged={() => {
                    setFurther((before) => before.filter(({ id }) => id !== answer.id));
                    onChanged();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {left > 0 && (
          <button
            type="button"
            className={`${moreButton} ${pressable}`}
            disabled={state === 'loading'}
            onClick={() => void more()}
          >
            {state === 'loading'
              ? t('kit.loading')
              : state === 'failed'
                ? t('kit.retry')
                : t('forum.moreAnswers', { count: left })}
          </button>
        )}
      </div>
    </li>
  );
}

type ContentProps = Pick<FloorProps, 'comment' | 'moderates' | 'onReply' | 'onProfile' | 'onChanged'>;

function Content({ comment, moderates, onReply, onProfile, onChanged }: ContentProps) {
  const t = useText();
  return (
    <>
      {comment.status !== ForumStatus.visible && (
        <span>
          <Badge kind="quiet">
            {t(comment.status === ForumStatus.pending ? 'forum.pending' : 'forum.hidden')}
          </Badge>
        </span>
      )}
      {comment.quote !== '' && <blockquote className={quoted}>{comment.quote}</blockquote>}
      <PostText content={comment.content} mentions={comment.mentions} onProfile={onProfile} />
      <PictureGrid pictures={comment.pictures} />
      <div className={foot}>
        <LikeButton kind="likeComment" id={comment.id} liked={comment.liked} count={comment.likeCount} />
        {comment.status === ForumStatus.visible && (
          <button
            type="button"
            className={pressable}
            aria-label={t('forum.reply')}
            onClick={() => onReply(comment)}
          >
            <ForumIcon name="comment" />
          </button>
        )}
        <PostMenu
          kind="comment"
          id={comment.id}
          own={comment.own}
          authorId={comment.author.accountId}
          status={comment.status}
          moderates={moderates}
          onDeleted={onChanged}
          onDecided={onChanged}
          onBlocked={onChanged}
        />
      </div>
    </>
  );
}
