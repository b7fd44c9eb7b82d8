// Owns an article in a list: who and when, title, first words, first pictures, and what became of it.
import { css } from '@linaria/core';
import { memo } from 'react';
import type { ForumArticle } from '#contract/entities.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { ForumIcon } from './ForumIcon.tsx';

const row = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  li + li > & {
    border-top: 1px solid var(--line);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const title = css`
  display: flex;
  align-items: baseline;
  gap: var(--space-1);
  font-size: var(--font-main);
  line-height: 1.4;
  > strong {
    font-weight: 600;
  }
  > span {
    flex: none;
    align-self: center;
  }
`;
const words = css`
  display: -webkit-box;
  overflow: hidden;
  color: var(--text-quiet);
  font-size: var(--font-body);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const pictures = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-1);
  > span {
    border-radius: var(--radius-small);
  }
  > small {
    position: absolute;
    right: var(--space-1);
    bottom: var(--space-1);
    padding: 0 var(--space-2);
    border-radius: var(--radius-small);
    background: rgb(0 0 0 / 62%);
    color: #fff;
    font-size: var(--font-caption);
  }
`;
const foot = css`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  color: var(--text-quiet);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
  > span {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    svg {
      font-size: 0.9375rem;
    }
  }
  > :first-child {
    margin-right: auto;
    color: var(--text-faint);
  }
`;

export interface ArticleRowProps {
  article: ForumArticle;
  /** Name of its group, where the list shows several. */
  group?: string | undefined;
}

export const ArticleRow = memo(function ArticleRow({ article, group }: ArticleRowProps) {
  const t = useText();
  return (
    <li>
      <RouteLink to={`/forum/article/${article.id}`} className={`${row} ${pressable}`}>
        <AuthorLine author={article.author} time={article.createTime} small />
        <span className={title}>
          {article.top && <Badge>{t('forum.top')}</Badge>}
          {article.essence && <Badge kind="accent">{t('forum.essence')}</Badge>}
          {article.status === ForumStatus.pending && <Badge kind="quiet">{t('forum.pending')}</Badge>}
          <strong>{article.title}</strong>
        </span>
        <span className={words}>{article.preview}</span>
        {article.pictures.length > 0 && (
          <span className={pictures}>
            {article.pictures.map(({ url }) => (
              <Picture key={url} src={url} alt="" ratio="1" />
            ))}
            {article.pictureCount > article.pictures.length && (
              <small>{t('forum.pictureCount', { count: article.pictureCount })}</small>
            )}
          </span>
        )}
        <span className={foot}>
          <span>{group}</span>
          {article.cardKind !== '' && (
            <span>
              <Icon name="ticket" />
              {t(`forum.card.${article.cardKind}`)}
            </span>
          )}
          <Count icon="heart" count={article.likeCount} label={t('forum.likes')} />
          <Count icon="comment" count={article.commentCount} label={t('forum.comments')} />
          <span>
            <Icon name="eye" />
            <span className={spoken}>{t('forum.views')}</span>
            {article.viewCount}
          </span>
        </span>
      </RouteLink>
    </li>
  );
});

function Count({ icon, count, label }: { icon: 'heart' | 'comment'; count: number; label: string }) {
  return (
    <span>
      <ForumIcon name={icon} />
      <span className={spoken}>{label}</span>
      {count}
    </span>
  );
}
