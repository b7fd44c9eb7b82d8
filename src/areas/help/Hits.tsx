// Owns what a search of the help has found, with the words marked.
import { css } from '@linaria/core';
import { useMemo } from 'react';
import type { UserHelpAnswer } from '#contract/help.generated.ts';
import { NoData } from '#kit/list/NoData.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { type Piece, searchHelp } from './searchHelp.ts';
import { seedArticle } from './seedArticle.ts';

const card = css`
  margin: var(--edge);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const count = css`
  padding: 0 var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const hits = css`
  > li + li {
    border-top: 1px solid var(--line);
  }
  a {
    display: block;
    padding: var(--space-3) var(--space-4);
  }
  p {
    padding-top: var(--space-1);
    color: var(--text-quiet);
    font-size: var(--font-small);
    line-height: 1.5;
  }
  mark {
    border-radius: 2px;
    background: var(--brand-quiet);
    color: var(--brand-text);
  }
`;

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

export function Hits({ help, wanted }: { help: UserHelpAnswer; wanted: string }) {
  const t = useText();
  const { onOff } = useSite();
  const found = useMemo(() => searchHelp(help.articleList, wanted), [help, wanted]);
  return (
    <>
      <p className={found.length > 0 ? count : spoken} role="status">
        {t('help.search.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <NoData text={t(onOff.onlineServiceUrl === '' ? 'help.search.noneAlone' : 'help.search.none')} />
      ) : (
        <ul className={`${card} ${hits}`}>
          {found.map(({ article, title, excerpt }) => (
            <li key={article.id}>
              <RouteLink
                to={`/userHelpDetail?id=${article.id}`}
                className={pressable}
                onClick={() => seedArticle(help, article)}
              >
                <Marked pieces={title} />
                <p>
                  <Marked pieces={excerpt} />
                </p>
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
