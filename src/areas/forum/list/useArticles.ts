// Which articles the page asks for, by its address and its search, and their groups.
import { useMemo } from 'react';
import type { ForumArticle } from '#contract/entities.generated.ts';
import {
  type GetArticleByTypeForPageAnswer,
  type GetArticleByTypeForPageRequest,
  getArticleByTypeForPage,
  groups as groupsCall,
} from '#contract/forum.generated.ts';
import { useSearch } from '#kit/input/useSearch.ts';
import { useChoice, useQuery } from '#kit/page/useChoice.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { useCall } from '#transport/useCall.ts';
import { requestOf, types, wordsMost } from './articleLists.ts';

const pages: PagesOf<GetArticleByTypeForPageRequest, GetArticleByTypeForPageAnswer, ForumArticle> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ id }) => id,
  next: (first, _pages, { cursor }) => ({ ...first, cursor }),
};

export type ArticleLists = ReturnType<typeof useArticles>;

export function useArticles() {
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
  return {
    type,
    setType,
    read,
    chosen,
    articles,
    typed,
    setTyped,
    isSearching,
    found,
    authorId,
    isReady,
    change,
  };
}
