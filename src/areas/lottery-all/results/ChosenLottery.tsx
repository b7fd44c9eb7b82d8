// The top of the pages about one lottery in one mode: which one the address asks for, and the switch to another.
import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Lottery } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { LotteryMark } from '#kit/lottery/LotteryMark.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { AskedLottery, eachLottery } from '#play/lottery-page/AskedLottery.tsx';
import { LotterySheet } from '#play/lottery-page/lateSheets.ts';
import { useText } from '#texts/useText.ts';
import { card, type Mode, modes } from './resultStyles.ts';

const head = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: calc(100% - 2 * var(--edge));
  min-height: 3.5rem;
  padding: var(--space-2) var(--space-4);
  font-size: 1.125rem;
  font-weight: 700;
  text-align: left;
  > span:last-of-type {
    flex: 1 1 auto;
  }
  small {
    display: block;
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-weight: 400;
  }
  > svg {
    color: var(--text-faint);
    font-size: 1rem;
    transform: rotate(90deg);
  }
`;

export interface Chosen {
  lottery: Lottery;
  mode: Mode;
}

export function ChosenLottery({ children }: { children: (chosen: Chosen) => ReactNode }) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <AskedLottery of={eachLottery} emptyText={t('lottery-all.empty')}>
      {({ lotCode: code }, split) => {
        const offered = modes.filter((each) => split[each].some(({ lotCode }) => lotCode === code));
        const mode = offered.find((each) => each === query.get('mode')) ?? offered[0]!;
        const lottery = split[mode].find(({ lotCode }) => lotCode === code)!;
        const go = (lotCode: string, to: Mode): void => setQuery({ lotCode, mode: to }, { replace: true });
        return (
          <>
            <button
              type="button"
              className={`${card} ${head} ${pressable}`}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              <LotteryMark lottery={lottery} size="2rem" />
              <span>
                {lottery.lotName}
                <small>{lottery.caption}</small>
              </span>
              <Icon name="chevron" />
            </button>
            {offered.length > 1 && (
              <Tabs<Mode>
                label={t('lottery-all.modes')}
                value={mode}
                onChange={(to) => go(code, to)}
                items={offered.map((key) => ({ key, label: t(`lottery-all.mode.${key}`) }))}
              />
            )}
            <div key={`${code} ${mode}`}>{children({ lottery, mode })}</div>
            {isChoosing && (
              <LotterySheet
                lottery={lottery}
                lotteries={eachLottery(split)}
                open={() => setChoosing(false)}
                onSwitch={(to) => go(to, mode)}
              />
            )}
          </>
        );
      }}
    </AskedLottery>
  );
}
