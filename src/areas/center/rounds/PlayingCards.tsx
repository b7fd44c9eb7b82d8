// How cards, tiles, dice and pockets of a round are drawn in its detail.
import { css } from '@linaria/core';
import { Die } from '#kit/lottery/Die.tsx';
import { useText } from '#texts/useText.ts';

/** A hand of five stands on one line, also where two hands are side by side on the narrowest phone. */
const row = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 2rem));
  gap: 0.25rem;
`;
const card = css`
  display: grid;
  place-items: center;
  align-content: center;
  height: 2.75rem;
  border: 1px solid #d8cdb8;
  border-radius: 0.3125rem;
  background: #fffdf8;
  color: #1c1c24;
  font-size: 0.9375rem;
  font-weight: 700;
  line-height: 1.05;
  &[data-red] {
    color: #c0172a;
  }
  &[data-tile] {
    font-size: max(0.625rem, 10px);
  }
  > i {
    font-size: 0.9375rem;
    font-style: normal;
    font-variant-emoji: text;
  }
`;

const pocket = css`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 2px solid #b98d2f;
  border-radius: 50%;
  background: #15161b;
  color: #fff;
  font-weight: 700;
  &[data-tone='red'] {
    background: #b3202b;
  }
  &[data-tone='green'] {
    background: #15803d;
  }
`;

const suits: Readonly<Record<string, string>> = { S: '♠', H: '♥', C: '♣', D: '♦' };

/** The blank tile of erbagang: a platform writes tiles as 1 to 9 and B. */
const blankTile = 'B';

/** Of a number of the wheel: red begins odd, and changes sides after 10, 18 and 28. */
const toneOf = (number: number): 'red' | 'black' | 'green' => {
  if (number === 0) return 'green';
  const isRedOdd = number <= 10 || (number >= 19 && number <= 28);
  return (number % 2 === 1) === isRedOdd ? 'red' : 'black';
};

/** Cards such as H10; whatever else a hand is made of stands as it is. */
export function PlayingCards({ cards }: { cards: readonly string[] }) {
  const t = useText();
  const areDice = cards.length === 3 && cards.every((each) => /^[1-6]$/.test(each));
  const [only = ''] = cards;
  if (cards.length === 1 && /^\d{1,2}$/.test(only))
    return (
      <span className={pocket} data-tone={toneOf(Number(only))}>
        {only}
      </span>
    );
  return (
    <span className={row}>
      {cards.map((each, at) => {
        const [, suit = '', rank = each] = /^([SHCD])(A|[2-9]|10|J|Q|K)$/.exec(each) ?? [];
        const key = `${at} ${each}`;
        if (areDice) return <Die key={key} value={Number(each)} />;
        return (
          <span
            key={key}
            className={card}
            data-red={suit === 'H' || suit === 'D' || undefined}
            data-tile={each === blankTile || undefined}
          >
            {each === blankTile ? t('center.round.blank') : rank}
            {suit !== '' && <i>{suits[suit]}</i>}
          </span>
        );
      })}
    </span>
  );
}
