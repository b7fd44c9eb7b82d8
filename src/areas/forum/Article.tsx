// The page of an article: which one the address names, which page of its floors, and what stands there while it loads or where there is none.
import './texts.ts';
import { css } from '@linaria/core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { getArticleDetail } from '#contract/forum.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useQuery } from '#kit/page/useChoice.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { Thread } from './article/Thread.tsx';
import { GonePost } from './GonePost.tsx';

const waiting = css`
  padding: var(--space-4) var(--edge);
`;

export function Article() {
  const t = useText();
  const { id = '' } = useParams();
  // What is no number was never an article: the server is not asked.
  return /^[0-9]{1,18}$/.test(id) ? (
    <OpenArticle key={id} articleId={id} />
  ) : (
    <GonePost text={t('forum.gone')} />
  );
}

function OpenArticle({ articleId }: { articleId: string }) {
  const [query, change] = useQuery();
  const isAuthorOnly = query.get('floors') === 'author';
  const asked = Number(query.get('page'));
  const page = Number.isInteger(asked) && asked > 1 && asked <= 100_000 ? asked : 1;
  const read = useCall(
    getArticleDetail,
    useMemo(
      () => ({ articleId, ...(page > 1 && { page }), ...(isAuthorOnly && { authorOnly: true }) }),
      [articleId, page, isAuthorOnly],
    ),
    { silent: true, keepPrevious: true },
  );
  if (!read.data && read.error?.code === 'notFound') return <GonePost text={read.error.msg} />;
  return (
    <Await
      read={read}
      skeleton={
        <div className={waiting}>
          <Skeleton lines={10} height="1.5rem" />
        </div>
      }
    >
      {(answer) => (
        <Thread
          answer={answer}
          page={page}
          onPage={(next) => change({ page: next > 1 ? String(next) : undefined, floor: undefined })}
          isAuthorOnly={isAuthorOnly}
          onAuthorOnly={(isSo) =>
            change({ floors: isSo ? 'author' : undefined, page: undefined, floor: undefined })
          }
          onChanged={() => void read.mutate().catch(() => undefined)}
        />
      )}
    </Await>
  );
}
