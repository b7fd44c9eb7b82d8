// What a search of the help has found, with the words marked.
import { css } from '@linaria/core';
import type { UserHelpAnswer } from '#contract/help.generated.ts';
import { NoData } from '#kit/list/NoData.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import type { Hit, Piece } from './searchHelp.ts';
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
const list = css`
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

export interface HitsProps {
  help: UserHelpAnswer;
  hits: readonly Hit[];
  /** Articles and lotteries together. */
  total: number;
}

export function Hits({ help, hits, total }: HitsProps) {
  const t = useText();
  return (
    <>
      <p className={total > 0 ? count : spoken} role="status">
        {t('help.search.found', { count: total })}
      </p>
      {total === 0 && <NoData text={t('help.search.none')} />}
      {hits.length > 0 && (
        <ul className={`${card} ${list}`}>
          {hits.map(({ article, title, excerpt }) => (
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
