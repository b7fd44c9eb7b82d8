// Owns the articles of the forum: of one group or all, latest, hot, essence, followed or one's own; those of one author; those that a search finds.
import { css } from '@linaria/core';
import { useId, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayDo } from '#contract/call.ts';
import type { ForumArticle } from '#contract/entities.generated.ts';
import {
  type GetArticleByTypeForPageAnswer,
  type GetArticleByTypeForPageRequest,
  getArticleByTypeForPage,
  groups as groupsCall,
} from '#contract/forum.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { SearchField, searchSign } from '#kit/input/search/SearchField.tsx';
import { useSearch } from '#kit/input/useSearch.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useChoice, useQuery } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { useCall } from '#transport/useCall.ts';
import { ArticleRow } from '../ArticleRow.tsx';
import { ForumIcon } from '../ForumIcon.tsx';
import { GroupStrip } from '../GroupStrip.tsx';
import { mayPost } from '../mayPost.ts';
import { useAsMember } from '../useAsMember.ts';
import { WaitingLink } from '../WaitingLink.tsx';
import { requestOf, types, wordsMost } from './articleLists.ts';
import { BlockedLink } from './BlockedLink.tsx';
import { WayBack } from './WayBack.tsx';

const pages: PagesOf<GetArticleByTypeForPageRequest, GetArticleByTypeForPageAnswer, ForumArticle> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ id }) => id,
  next: (first, _pages, { cursor }) => ({ ...first, cursor }),
};

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
const searchButton = css`
  display: grid;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  color: inherit;
  font-size: 1.25rem;
`;
const searchRoom = css`
  > small {
    display: block;
    padding: var(--space-2) var(--edge) 0;
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;
const footRoom = css`
  height: 4.5rem;
`;

export function Articles() {
  const t = useText();
  const { role } = useSite();
  const panelId = useId();
  const navigate = useNavigate();
  const [type, setType] = useChoice('type', types);
  const [query, change] = useQuery();
  const read = useCall(groupsCall, {}, { silent: true });
  const chosen = read.data?.list.find(({ id }) => String(id) === query.get('group'));
  const groupId = chosen?.id;
  const [words, typed, setTyped] = useSearch();
  const isSearching = query.has('find');
  const author = query.get('author') ?? '';
  const authorId = /^[1-9][0-9]{0,8}$/.test(author) ? Number(author) : undefined;
  // Until the groups are there, a group in the address is not known to be one.
  const isReady = query.get('group') === null || read.data !== undefined;
  const found = isSearching ? words.slice(0, wordsMost) : '';
  const request = useMemo(
    () => (isReady || authorId !== undefined ? requestOf({ type, groupId, authorId, words: found }) : null),
    [isReady, type, groupId, authorId, found],
  );
  const articles = useCallPages(getArticleByTypeForPage, request, pages);
  const names = useMemo(() => new Map(read.data?.list.map(({ id, name }) => [id, name])), [read.data]);
  const asMember = useAsMember();
  const write = (): void =>
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
  const none = found !== '' ? 'search' : isEmptyForGuest ? (`guest.${type}` as const) : type;
  return (
    <>
      <HeaderRight>
        {authorId === undefined && (
          <button
            type="button"
            className={`${searchButton} ${pressable}`}
            aria-label={t('forum.search.open')}
            aria-expanded={isSearching}
            onClick={() => {
              setTyped('');
              change({ find: isSearching ? undefined : '1', q: undefined });
            }}
          >
            {isSearching ? <Icon name="close" /> : <Icon path={searchSign} />}
          </button>
        )}
      </HeaderRight>
      {isSearching ? (
        <div className={searchRoom}>
          <SearchField value={typed} onChange={setTyped} label={t('forum.search')} maxLength={wordsMost} />
          <small>{t('forum.search.say')}</small>
        </div>
      ) : authorId === undefined ? (
        <Tabs
          label={t('forum.lists')}
          panelId={panelId}
          value={type}
          onChange={setType}
          items={types.map((key) => ({ key, label: t(`forum.type.${key}`) }))}
        />
      ) : (
        <WayBack
          title={t('forum.author.of', { name: articles.data?.[0]?.author.name ?? '' })}
          onBack={() => change({ author: undefined })}
        />
      )}
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
