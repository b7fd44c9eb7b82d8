// The articles of the forum: of one group or all, latest, hot, essence, followed or one's own; those of one author; those that a search finds.
import { css } from '@linaria/core';
import { useId, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayDo } from '#contract/call.ts';
import { Button } from '#kit/Button.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { ArticleRow } from '../ArticleRow.tsx';
import { ForumIcon } from '../ForumIcon.tsx';
import { GroupStrip } from '../GroupStrip.tsx';
import { mayPost } from '../mayPost.ts';
import { useAsMember } from '../useAsMember.ts';
import { WaitingLink } from '../WaitingLink.tsx';
import { BlockedLink } from './BlockedLink.tsx';
import { ListHead } from './ListHead.tsx';
import { type ArticleLists, useArticles } from './useArticles.ts';

const writeButton = css`
  position: fixed;
  z-index: 15;
  right: max(var(--edge), calc(50% - var(--column) / 2 + var(--edge)));
  bottom: calc(var(--space-6) + var(--safe-bottom));
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: 3rem;
  padding: 0 var(--space-5);
  border-radius: 1.5rem;
  background: var(--crystal);
  box-shadow: var(--shadow);
  color: var(--on-brand);
  font-size: var(--font-main);
  font-weight: 600;
  > svg {
    font-size: 1.25rem;
  }
`;
const stripRoom = css`
  padding: var(--space-3) var(--edge) 0;
`;
const footRoom = css`
  height: 4.5rem;
`;

/** Writing an article: in the group that is chosen, else in the first where the player may. */
function useWriting({ read, chosen }: ArticleLists): () => void {
  const t = useText();
  const { role } = useSite();
  const navigate = useNavigate();
  const asMember = useAsMember();
  return () =>
    asMember(() => {
      if (!read.data) {
        // Still loading, or it failed: the press is answered, and asks again.
        toast(t('forum.notLoaded'), { kind: 'warn' });
        void read.mutate().catch(() => undefined);
        return;
      }
      const open = read.data.list.filter(({ postPermission }) => mayPost(postPermission, role));
      const target = chosen ? open.find(({ id }) => id === chosen.id) : open[0];
      if (target) void navigate(`/forum/write/${target.id}`);
      else toast(t('forum.write.closed'), { kind: 'warn' });
    });
}

export function Articles() {
  const t = useText();
  const { role } = useSite();
  const panelId = useId();
  const navigate = useNavigate();
  const lists = useArticles();
  const { read, articles, type, chosen, authorId, isSearching, isReady, change } = lists;
  const names = useMemo(() => new Map(read.data?.list.map(({ id, name }) => [id, name])), [read.data]);
  const write = useWriting(lists);
  // Both failed, mostly for one reason: it is said once, and one button tries both.
  const haveBothFailed =
    !read.data && read.error !== undefined && !articles.data && articles.error !== undefined;
  const mutate = async (): Promise<void> => {
    await Promise.all([articles.mutate(), ...(haveBothFailed ? [read.mutate().catch(() => undefined)] : [])]);
  };
  const isEmptyForGuest = !isSearching && (type === 'followed' || type === 'mine') && role === 'guest';
  // An empty list has the button in its midst.
  const isOfferedInList =
    authorId === undefined && !isSearching && !isEmptyForGuest && (type === 'latest' || type === 'mine');
  const listName = authorId === undefined ? t(`forum.type.${type}`) : t('forum.author');
  const none = lists.found !== '' ? 'search' : isEmptyForGuest ? (`guest.${type}` as const) : type;
  return (
    <>
      <ListHead lists={lists} panelId={panelId} />
      {type === 'mine' && mayDo(role, 'member') && !isSearching && authorId === undefined && (
        <BlockedLink onChanged={() => void articles.mutate().catch(() => undefined)} />
      )}
      {authorId === undefined && !isSearching && <WaitingLink count={read.data?.waitingCount} />}
      {!haveBothFailed && authorId === undefined && (
        <Await
          read={read}
          skeleton={
            <div className={stripRoom}>
              <Skeleton height="3.5rem" lines={1} />
            </div>
          }
        >
          {({ list }) => (
            <GroupStrip
              groups={list}
              chosen={chosen}
              onChoose={(group) => change({ group: group && String(group.id) })}
            />
          )}
        </Await>
      )}
      <div id={panelId} role="tabpanel" aria-label={listName}>
        {(isReady || !read.error) && (
          <RecordList
            pages={{ ...articles, mutate }}
            label={listName}
            rowPx={180}
            emptyText={t(`forum.none.${none}`)}
            emptyAction={
              isEmptyForGuest ? (
                <Button
                  size="small"
                  kind="quiet"
                  onClick={() => void navigate('/login', { state: { from: `/forum?type=${type}` } })}
                >
                  {t('forum.login')}
                </Button>
              ) : (
                isOfferedInList && (
                  <Button size="small" kind="quiet" onClick={write}>
                    {t('forum.write')}
                  </Button>
                )
              )
            }
          >
            {(article) => (
              <ArticleRow
                key={article.id}
                article={article}
                group={chosen ? undefined : names.get(article.groupId)}
              />
            )}
          </RecordList>
        )}
      </div>
      <div className={footRoom} />
      {!(isOfferedInList && articles.data?.length === 0) && (
        <button type="button" className={`${writeButton} ${pressable}`} onClick={write}>
          <ForumIcon name="pen" />
          {t('forum.write')}
        </button>
      )}
    </>
  );
}
