// The help: articles by category, a search within them, the rules of play of every lottery, and the way to customer service.
import './texts.ts';
import { css } from '@linaria/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { sessionStore } from '#browser/storage.ts';
import { type UserHelpAnswer, userHelp } from '#contract/help.generated.ts';
import { lotteryList } from '#contract/session.generated.ts';
import { SearchField } from '#kit/input/search/SearchField.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { Contact } from './Contact.tsx';
import { Hits } from './Hits.tsx';
import { lotteriesNamed, RulesByLottery } from './RulesByLottery.tsx';
import { searchHelp } from './searchHelp.ts';
import { seedArticle } from './seedArticle.ts';

const card = css`
  margin: var(--edge);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const blank = css`
  padding: var(--space-4);
`;

const memory = 'helpSearch';

/** What was typed at this entry of the history: back from an article finds the search as it was. */
function typedAt(entry: string): string | null {
  const kept = sessionStore.readJson(memory) as { entry?: unknown; typed?: unknown } | null;
  return kept?.entry === entry && typeof kept.typed === 'string' ? kept.typed : null;
}

export function UserHelp() {
  const t = useText();
  const { key } = useLocation();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(() => typedAt(key) ?? query.get('q') ?? '');
  const wanted = useDeferredValue(typed.trim());
  const { has } = useSite();
  const help = useCall(userHelp, {});
  const rules = has('/lotInfo');
  const lotteries = useCall(lotteryList, rules ? {} : null, { silent: true });
  const named = lotteriesNamed(lotteries.data?.lotteryList ?? [], wanted);
  const articles = help.data?.articleList;
  const hits = useMemo(() => searchHelp(articles ?? [], wanted), [articles, wanted]);
  const total = hits.length + named.length;
  const type = (text: string): void => {
    setTyped(text);
    sessionStore.writeJson(memory, { entry: key, typed: text });
  };
  return (
    <>
      <SearchField value={typed} onChange={type} label={t('help.search')} maxLength={40} />
      <Await
        read={help}
        skeleton={
          <div className={`${card} ${blank}`}>
            <Skeleton lines={9} />
          </div>
        }
      >
        {(data) =>
          wanted === '' ? <Categories help={data} /> : <Hits help={data} hits={hits} total={total} />
        }
      </Await>
      {rules && <RulesByLottery read={lotteries} lotteries={named} />}
      <Contact afterNoData={articles !== undefined && (wanted === '' ? articles.length : total) === 0} />
    </>
  );
}

function Categories({ help }: { help: UserHelpAnswer }) {
  const t = useText();
  if (help.articleList.length === 0) return <NoData text={t('help.empty')} />;
  return help.categoryList.map(({ id, name }) => (
    <ListGroup key={id} title={name}>
      {help.articleList
        .filter(({ categoryId }) => categoryId === id)
        .map((article) => (
          <ListRow
            key={article.id}
            label={article.title}
            to={`/userHelpDetail?id=${article.id}`}
            onClick={() => seedArticle(help, article)}
          />
        ))}
    </ListGroup>
  ));
}
