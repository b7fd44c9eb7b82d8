// What is shown of an article: its text, its floors, and the ways to like, follow, answer, report and share it.
import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ForumComment } from '#contract/entities.generated.ts';
import type { GetArticleDetailAnswer } from '#contract/forum.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { bottomBar } from '#kit/page/bottomBar.ts';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useBack } from '#kit/page/useBack.ts';
import { useText } from '#texts/useText.ts';
import { AuthorLine } from '../AuthorLine.tsx';
import { forgetPosted, postedAt } from '../postedFloor.ts';
import { ShareCard } from '../ShareCard.tsx';
import { useAsMember } from '../useAsMember.ts';
import { ArticleFoot } from './ArticleFoot.tsx';
import { CommentsHead } from './CommentsHead.tsx';
import { Floor, floorId } from './Floor.tsx';
import { Pager } from './Pager.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { PostMenu } from './PostMenu.tsx';
import { PostText } from './PostText.tsx';
import { ProfileSheet } from './ProfileSheet.tsx';
import { useFollowing } from './useFollowing.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  > h2 {
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.4;
  }
`;
const marks = css`
  display: flex;
  gap: var(--space-1);
  &:empty {
    display: none;
  }
`;
const list = css`
  overflow: hidden;
  margin: var(--space-2) var(--edge) var(--edge);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const answerBar = css`
  & > button {
    justify-self: stretch;
    min-height: var(--target);
    padding: 0 var(--space-4);
    border-radius: 1.375rem;
    background: var(--surface-sunken);
    color: var(--text-quiet);
    text-align: left;
  }
`;
const footRoom = css`
  height: 4.5rem;
`;
/** Brings the floor into sight that the address asks for, and the one that was just posted. */
function useWantedFloor(answer: GetArticleDetailAnswer): void {
  const [query] = useSearchParams();
  const wanted = query.get('floor');
  const { id } = answer.article;
  const shownFloor = (floor: string | number): HTMLElement | null => {
    const place = document.getElementById(floorId(floor));
    place?.scrollIntoView({ block: 'center' });
    return place;
  };
  // After the screen has found its own place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a floor is asked for by the address
  useEffect(() => {
    if (wanted === null) return;
    const frame = requestAnimationFrame(() => shownFloor(wanted));
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  // What was posted is there with the answer that has it, which may be a later one than the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have it
  useEffect(() => {
    const floor = postedAt(id);
    if (floor === undefined) return;
    const frame = requestAnimationFrame(() => {
      if (shownFloor(floor)) forgetPosted();
    });
    return () => cancelAnimationFrame(frame);
  }, [answer]);
}

interface ArticleCardProps {
  answer: GetArticleDetailAnswer;
  onProfile: (accountId: number) => void;
}

/** The article itself, and following who wrote it. */
function ArticleCard({ answer, onProfile }: ArticleCardProps) {
  const t = useText();
  const asMember = useAsMember();
  const { article } = answer;
  const author = useFollowing('author', String(article.author.accountId), answer.authorFollowed);
  return (
    <Card className={body}>
      <AuthorLine
        author={article.author}
        time={article.createTime}
        onProfile={onProfile}
        right={
          !article.own && (
            <Button
              size="small"
              kind={author.isFollowed ? 'plain' : 'quiet'}
              working={author.sending}
              onClick={() => asMember(author.toggle)}
            >
              {t(author.isFollowed ? 'forum.followed' : 'forum.follow')}
            </Button>
          )
        }
      />
      <h2>{article.title}</h2>
      <span className={marks}>
        {article.top && <Badge>{t('forum.top')}</Badge>}
        {article.essence && <Badge kind="accent">{t('forum.essence')}</Badge>}
        {article.status === ForumStatus.pending && <Badge kind="quiet">{t('forum.pending')}</Badge>}
        {article.status === ForumStatus.hidden && <Badge kind="quiet">{t('forum.hidden')}</Badge>}
      </span>
      <PostText content={answer.content} mentions={answer.mentions} onProfile={onProfile} />
      {answer.cards.map((card) => (
        <ShareCard key={card.qiHao} card={card} />
      ))}
      <PictureGrid pictures={article.pictures} />
      <ArticleFoot article={article} />
    </Card>
  );
}

export interface ThreadProps {
  answer: GetArticleDetailAnswer;
  page: number;
  onPage: (page: number) => void;
  /** The floors of its author alone. */
  isAuthorOnly: boolean;
  onAuthorOnly: (isSo: boolean) => void;
  onChanged: () => void;
}

export function Thread({ answer, page, onPage, isAuthorOnly, onAuthorOnly, onChanged }: ThreadProps) {
  const t = useText();
  const navigate = useNavigate();
  const back = useBack('/forum');
  const asMember = useAsMember();
  const [profile, setProfile] = useState<number | null>(null);
  const comments = useRef<HTMLHeadingElement>(null);
  const { article } = answer;
  useWantedFloor(answer);
  const reply = (comment?: ForumComment): void =>
    asMember(() => {
      const query = comment ? `?reply=${comment.id}${page > 1 ? `&page=${page}` : ''}` : '';
      void navigate(`/forum/comment/${article.id}${query}`);
    });
  return (
    <>
      <HeaderRight>
        <PostMenu
          kind="article"
          id={article.id}
          own={article.own}
          authorId={article.author.accountId}
          status={article.status}
          moderates={answer.moderates}
          onDeleted={back}
          onDecided={onChanged}
          onBlocked={back}
        />
      </HeaderRight>
      <ArticleCard answer={answer} onProfile={setProfile} />
      <CommentsHead
        place={comments}
        count={article.commentCount}
        isAuthorOnly={isAuthorOnly}
        onAuthorOnly={onAuthorOnly}
      />
      {answer.comments.length === 0 ? (
        <NoData
          text={t(isAuthorOnly ? 'forum.none.author' : page > 1 ? 'forum.none.page' : 'forum.none.comments')}
          action={
            isAuthorOnly ? (
              <Button size="small" kind="quiet" onClick={() => onAuthorOnly(false)}>
                {t('forum.allComments')}
              </Button>
            ) : (
              <Button size="small" kind="quiet" onClick={() => reply()}>
                {t('forum.comment.first')}
              </Button>
            )
          }
        />
      ) : (
        <ul className={list}>
          {answer.comments.map(({ comment, answers }) => (
            <Floor
              key={comment.id}
              comment={comment}
              first={answers}
              moderates={answer.moderates}
              onReply={reply}
              onProfile={setProfile}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        count={Math.max(answer.pageCount, page)}
        onPage={(next) => {
          onPage(next);
          comments.current?.scrollIntoView({ block: 'start' });
        }}
      />
      <div className={footRoom} />
      <div className={`${bottomBar} ${answerBar}`}>
        <button type="button" className={pressable} onClick={() => reply()}>
          {t('forum.comment.placeholder')}
        </button>
      </div>
      {profile !== null && (
        <ProfileSheet
          key={profile}
          accountId={profile}
          onClose={() => setProfile(null)}
          onBlocked={onChanged}
        />
      )}
    </>
  );
}
