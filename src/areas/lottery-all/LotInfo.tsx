// Owns the page of rules: how a lottery draws, and for each play how it is picked, when it wins, what it pays, with an example worked out.
import './texts.ts';
import '#kit/lottery-play/texts.ts';
import { css } from '@linaria/core';
import { useState } from 'react';
import { Await, type Read } from '#kit/Await.tsx';
import { Icon } from '#kit/Icon.tsx';
import { playGroups } from '#lottery/board.ts';
import type { Family, Play } from '#lottery/play.ts';
import { useText } from '#texts/useText.ts';
import { useFamily } from '#wallet/useFamily.ts';
import { type Chosen, ChosenLottery } from './ChosenLottery.tsx';
import { card, folded } from './look.ts';
import { PlayRule } from './PlayRule.tsx';
import { type Prices, usePrices } from './usePrices.ts';

const intro = css`
  padding: var(--space-4);
  line-height: 1.7;
  h2 {
    padding-bottom: var(--space-1);
    font-size: var(--font-main);
  }
  p {
    color: var(--text-quiet);
  }
  p + h2 {
    padding-top: var(--space-3);
  }
`;
export function LotInfo() {
  return <ChosenLottery>{(chosen) => <Rules {...chosen} />}</ChosenLottery>;
}

function Rules(chosen: Chosen) {
  const t = useText();
  const { lottery, mode } = chosen;
  const family = useFamily(lottery.family);
  const prices = usePrices(chosen);
  const failed = family.error ? family : prices;
  const read: Read<{ rules: Family; prices: Prices }> = {
    data: family.data && prices.data && { rules: family.data, prices: prices.data },
    error: family.error ?? prices.error,
    isLoading: family.isLoading || prices.isLoading,
    mutate: failed.mutate,
  };
  return (
    <>
      <section className={`${card} ${intro}`}>
        <h2>{t('lottery-all.drawing')}</h2>
        <p>{t(`lottery-all.draw.${lottery.family}`)}</p>
        <h2>{t('lottery-all.settling')}</h2>
        <p>{t(`lottery-all.settle.${mode}`)}</p>
      </section>
      <Await read={read}>
        {(facts) =>
          playGroups(facts.rules, mode).map(({ name, plays }, at) => (
            <Group
              key={name}
              name={name}
              plays={plays}
              prices={facts.prices}
              family={facts.rules}
              isFirst={at === 0}
            />
          ))
        }
      </Await>
    </>
  );
}

interface GroupProps {
  name: string;
  plays: readonly Play[];
  prices: Prices;
  family: Family;
  isFirst: boolean;
}

/** Drawn when it is opened: all groups at once would be hundreds of examples. */
function Group({ name, plays, prices, family, isFirst }: GroupProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <details
      className={`${card} ${folded}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {name}
        <small>{t('lottery-all.plays', { count: plays.length })}</small>
        <Icon name="chevron" />
      </summary>
      {isOpen &&
        plays.map((play) => <PlayRule key={play.code} play={play} prices={prices} family={family} />)}
    </details>
  );
}
