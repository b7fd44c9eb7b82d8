// What stands above the articles: their lists as tabs, the search, or the way back from those of one author.
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { SearchField, searchSign } from '#kit/input/search/SearchField.tsx';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { types, wordsMost } from './articleLists.ts';
import type { ArticleLists } from './useArticles.ts';
import { WayBack } from './WayBack.tsx';

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

export function ListHead({ lists, panelId }: { lists: ArticleLists; panelId: string }) {
  const t = useText();
  const { type, setType, articles, typed, setTyped, isSearching, authorId, change } = lists;
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
    </>
  );
}
