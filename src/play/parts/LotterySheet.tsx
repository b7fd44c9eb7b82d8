// The sheet that switches to another lottery of the same mode: favourites and those opened last first, then family by family.

import { css } from '@linaria/core';
import { useState } from 'react';
import type { Lottery } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { toggleFavourite, useMyLotteries } from '#play/lottery-page/myLotteries.ts';
import { useText } from '#texts/useText.ts';
import type { Play } from '../usePlay.ts';
import { allLink } from './sheetStyles.ts';

const group = css`
  padding: 0 var(--space-4) var(--space-3);
  > h3 {
    padding: var(--space-1) 0 var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2);
  }
`;
const tile = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--target);
  border-radius: var(--radius);
  background: var(--surface-sunken);
  line-height: 1.3;
  &[data-chosen] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
  > button:first-child {
    display: grid;
    align-content: center;
    min-height: 3rem;
    padding: var(--space-1) 0 var(--space-1) var(--space-3);
    font-size: var(--font-body);
    text-align: left;
  }
  > button > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-weight: 400;
  }
  > button:last-child {
    display: grid;
    place-items: center;
    min-height: var(--target);
    color: var(--text-faint);
    font-size: 1.125rem;
  }
  > button[aria-pressed='true']:last-child {
    color: var(--warn);
  }
  > button[aria-pressed='true'] > svg {
    fill: currentcolor;
  }
`;

export interface LotterySheetProps extends Pick<Play, 'lottery' | 'lotteries' | 'open'> {
  onSwitch: (lotCode: string) => void;
}

export function LotterySheet({ lottery, lotteries, open, onSwitch }: LotterySheetProps) {
  const t = useText();
  const { recent, favourites } = useMyLotteries();
  // What is starred now heads the list when it opens next: no row moves away under the thumb.
  const [first] = useState(favourites);
  const named = (codes: readonly string[]): Lottery[] =>
    codes.flatMap((code) => lotteries.find(({ lotCode }) => lotCode === code) ?? []);
  const families = [...new Set(lotteries.map(({ family }) => family))];
  const groups: [title: string, list: readonly Lottery[]][] = [
    [t('play.switch.favourite'), named(first)],
    [t('play.switch.recent'), named(recent.filter((code) => code !== lottery.lotCode)).slice(0, 4)],
    ...families.map((family): [string, Lottery[]] => [
      t(`play.family.${family}`),
      lotteries.filter((each) => each.family === family),
    ]),
  ];
  return (
    <Sheet open onClose={() => open(null)} title={t('play.switch.title')}>
      {groups.map(
        ([title, list]) =>
          list.length > 0 && (
            <section key={title} className={group} aria-label={title}>
              <h3>{title}</h3>
              <ul>
                {list.map(({ lotCode, lotName, caption }) => (
                  <li key={lotCode} className={tile} data-chosen={lotCode === lottery.lotCode || undefined}>
                    <button
                      type="button"
                      className={pressable}
                      aria-current={lotCode === lottery.lotCode || undefined}
                      onClick={() => {
                        open(null);
                        if (lotCode !== lottery.lotCode) onSwitch(lotCode);
                      }}
                    >
                      {lotName}
                      {caption && <small>{caption}</small>}
                    </button>
                    <button
                      type="button"
                      className={pressable}
                      aria-pressed={favourites.includes(lotCode)}
                      aria-label={t('play.switch.keep', { name: lotName })}
                      onClick={() => toggleFavourite(lotCode)}
                    >
                      <Icon name="star" />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <RouteLink to="/lotteryAll" className={allLink} orNothing>
        {t('play.switch.all')}
      </RouteLink>
    </Sheet>
  );
}
