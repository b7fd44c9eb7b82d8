// An article in a list: who and when, title, first words, first pictures, and what became of it.
import { css } from '@linaria/core';
import { memo } from 'react';
import type { ForumArticle } from '#contract/entities.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { twoLines } from '#kit/clamp.ts';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { AuthorLine } from './AuthorLine.tsx';

const row = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  :is(li + li, ul + ul > li) > & {
    border-top: 1px solid var(--line);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
/* The marks stand in the line: beside a title of two lines they would push its second line in. */
const title = css`
  font-size: var(--font-main);
  line-height: 1.4;
  > strong {
    font-weight: 600;
  }
  > span {
    margin-right: var(--space-1);
    vertical-align: 0.0625em;
  }
`;
const words = css`
  ${twoLines};
  color: var(--text-quiet);
  font-size: var(--font-body);
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
  @media (max-width: 340px) {
    gap: var(--space-2);
  }
  > span {
    display: inline-flex;
    flex: none;
    gap: var(--space-1);
    align-items: center;
    white-space: nowrap;
    svg {
      font-size: 1rem;
    }
  }
  /* Signs as pictures, in a grey that shows on both skins: an svg of its own for each made scrolling the list a third dearer. */
  > [data-sign]::before {
    content: '';
    width: 1rem;
    height: 1rem;
    background: center / contain no-repeat;
  }
  > [data-sign='likes']::before {
    background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23808080' stroke-width='1.7' stroke-linejoin='round'%3E%3Cpath d='M12 20.3 4.6 12.9a4.7 4.7 0 0 1 0-6.7 4.7 4.7 0 0 1 6.7 0l.7.8.7-.8a4.7 4.7 0 0 1 6.7 6.7z'/%3E%3C/svg%3E");
  }
  > [data-sign='comments']::before {
    background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23808080' stroke-width='1.7' stroke-linejoin='round'%3E%3Cpath d='M4 5h16v11.5H11l-4.5 3.8V16.5H4z'/%3E%3C/svg%3E");
  }
  > [data-sign='views']::before {
    background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23808080' stroke-width='1.7' stroke-linejoin='round'%3E%3Cpath d='M2.5 12C4.6 8 8 6 12 6s7.4 2 9.5 6c-2.1 4-5.5 6-9.5 6s-7.4-2-9.5-6ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'/%3E%3C/svg%3E");
  }
  > :first-child {
    flex: 0 1 auto;
    margin-right: auto;
    white-space: normal;
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
          <Count sign="likes" count={article.likeCount} />
          <Count sign="comments" count={article.commentCount} />
          <Count sign="views" count={article.viewCount} />
        </span>
      </RouteLink>
    </li>
  );
});

function Count({ sign, count }: { sign: 'likes' | 'comments' | 'views'; count: number }) {
  const t = useText();
  return (
    <span data-sign={sign}>
      <span className={spoken}>{t(`forum.${sign}`)}</span>
      {count}
    </span>
  );
}
