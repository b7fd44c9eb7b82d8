// What happened in a round, part by part: table and hands, bets, reels and what they paid, shots, matches of a slip.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { GameRoundDetail } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { useText } from '#texts/useText.ts';
import { ends, quiet } from '../records/recordStyles.ts';
import { PlayingCards } from './PlayingCards.tsx';
import { RoundLegs } from './RoundLegs.tsx';
import { linesOf } from './roundMarks.ts';
import { row, rows } from './roundStyles.ts';

const part = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  > h3 {
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
`;
const hands = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: var(--space-3);
  > li {
    display: grid;
    gap: 0.25rem;
    /* Cards side by side stand at one height, also where one name takes two lines. */
    align-content: end;
  }
  /* Who is the banker stands at the end of a name. */
  > li > span > b:first-child {
    white-space: normal;
  }
`;
const reels = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 0.25rem;
  max-width: 20rem;
  > div {
    display: grid;
    gap: 0.25rem;
  }
  span {
    display: grid;
    place-items: center;
    min-height: 2.25rem;
    border-radius: 0.375rem;
    background: var(--surface-raised);
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 700;
  }
  /* English names of pictures are longer. */
  span:lang(en) {
    font-size: max(0.6875rem, 10px);
    letter-spacing: -0.02em;
  }
  /* High symbols, low symbols, the wild one and the scatter look different at a glance. */
  span[data-symbol='wild'] {
    background: linear-gradient(#f7d774, #c98a1e);
    color: #3a1d00;
  }
  span[data-symbol='scatter'] {
    background: linear-gradient(#b26ae8, #6a2aa8);
    color: #fff;
  }
  span[data-symbol='high'] {
    color: var(--brand-text);
  }
`;

/** W is wild and S the scatter (src/rules/games/slotMachines.ts); letters of cards pay least, unless they stand for a picture with a name. */
const symbolKind = (symbol: string, name: string | undefined): 'wild' | 'scatter' | 'low' | 'high' => {
  if (symbol === 'W') return 'wild';
  if (symbol === 'S') return 'scatter';
  return name === undefined && /^[AKQJT9]$/.test(symbol) ? 'low' : 'high';
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function RoundParts({ detail, gameName }: { detail: GameRoundDetail; gameName: string }) {
  const t = useText();
  const { table, symbols = [], bets = [], lines = [], shots = [], legs = [], parlay = '' } = detail;
  const nameOf = (symbol: string) => symbols.find((each) => each.symbol === symbol)?.name;
  /** Where a game has one table, its name is that of the game, which stands above. */
  const place = [
    table && table.name !== gameName && table.name,
    table && table.shoe !== '' && t('center.round.shoe', { number: table.shoe }),
    table &&
      table.hand !== '' &&
      t(table.shoe === '' ? 'center.round.hand.alone' : 'center.round.hand', { number: table.hand }),
  ].filter(Boolean);
  return (
    <>
      {place.length > 0 && <p className={quiet}>{place.join(' · ')}</p>}
      {detail.hands && detail.hands.length > 0 && (
        <Part title={t(detail.hands.length > 1 ? 'center.round.hands' : 'center.round.result')}>
          <ul className={hands}>
            {detail.hands.map(({ name, cards, result, note }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hands of one round never change places
              <li key={at}>
                <span className={ends}>
                  <b>{name}</b>
                  <span className={quiet}>{result}</span>
                </span>
                <PlayingCards cards={cards} />
                {note && <small className={quiet}>{note}</small>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {detail.reels && detail.reels.length > 0 && (
        <Part title={t('center.round.reels')}>
          <div className={reels}>
            {detail.reels.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reels of one round never change places
              <div key={at}>
                {column.map((symbol, down) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <span key={down} data-symbol={symbolKind(symbol, nameOf(symbol))}>
                    {nameOf(symbol) ?? (symbol === 'W' ? t('center.round.wild') : symbol)}
                  </span>
                ))}
              </div>
            ))}
          </div>
        </Part>
      )}
      {lines.length > 0 && (
        <Part title={t('center.round.lines')}>
          <ul className={rows}>
            {lines.map(({ name, count, prize }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={at} className={ends}>
                <span>
                  {name} <small className={quiet}>×{count}</small>
                </span>
                <Amount value={prize} exact />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {bets.length > 0 && (
        <Part title={t('center.round.bets')}>
          <ul className={rows}>
            {bets.map(({ name, stake, prize, odds }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={at} className={ends}>
                <span>
                  {name} {odds !== '' && <small className={quiet}>{t('center.round.pays', { odds })}</small>}{' '}
                  <Amount value={stake} exact />
                </span>
                <span>
                  <small className={quiet}>{t('center.round.win')}</small> <Amount value={prize} exact />
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {shots.length > 0 && (
        <Part title={t('center.round.shots')}>
          <ul className={rows}>
            {shots.map(({ name, count, hits, stake, prize }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={at} className={row}>
                <span className={ends}>
                  <b>{name}</b>
                  <Amount value={prize} exact />
                </span>
                <span className={`${ends} ${quiet}`}>
                  <span>{t('center.round.say.shots', { count, hits })}</span>
                  <span>
                    {t('center.round.total.stake')} <Amount value={stake} exact />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {legs.length > 0 && (
        <Part
          title={
            legs.length > 1
              ? t('center.round.say.parlay', { legs: legs.length, lines: linesOf(parlay) })
              : t('center.round.single')
          }
        >
          <RoundLegs legs={legs} />
        </Part>
      )}
    </>
  );
}
