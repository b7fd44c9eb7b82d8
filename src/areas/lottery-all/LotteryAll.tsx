// The list of all lotteries of the station: the player's favourites, then by mode and family, searched by name, each with its next draw and its last.
import './texts.ts';
import '#play/shown/texts.ts';
import { css } from '@linaria/core';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Lottery } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { SearchField } from '#kit/input/search/SearchField.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { Await } from '#kit/page/Await.tsx';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { FAMILY_CODES } from '#lottery/familyCodes.generated.ts';
import { myLotteries, useMyLotteries } from '#play/lottery-page/myLotteries.ts';
import { usePeriods, useServerSeconds } from '#play/running/usePeriods.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { LotteryRow } from './LotteryRow.tsx';
import { card, type Mode, modes } from './results/resultStyles.ts';

const group = css`
  > h2 {
    padding: var(--space-3) var(--space-4) 0;
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
  > ul {
    margin-top: var(--space-2);
  }
`;
const blank = css`
  padding: var(--space-4);
`;

const matches = ({ lotName, lotCode }: Lottery, wanted: string): boolean =>
  lotName.toLowerCase().includes(wanted) || lotCode.toLowerCase().includes(wanted);

export function LotteryAll() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const panelId = useId();
  return (
    <>
      <HeaderRight>
        <RouteLink to="/lotteryRuns" className={pressable} orNothing>
          {t('shell.screen.lotteryRuns')}
        </RouteLink>
      </HeaderRight>
      <SearchField value={typed} onChange={setTyped} label={t('lottery-all.search')} maxLength={20} />
      <Await
        read={useLotteryList()}
        skeleton={
          <div className={`${card} ${blank}`}>
            <Skeleton lines={9} />
          </div>
        }
        empty={({ credit, official }) => credit.length + official.length === 0}
        emptyText={t('lottery-all.empty')}
      >
        {(lists) => {
          const offered = modes.filter((each) => lists[each].length > 0);
          const mode = offered.find((each) => each === query.get('mode')) ?? offered[0]!;
          return (
            <>
              {offered.length > 1 && (
                <Tabs<Mode>
                  label={t('lottery-all.modes')}
                  panelId={panelId}
                  value={mode}
                  onChange={(key) => setQuery({ mode: key }, { replace: true })}
                  items={offered.map((key) => ({ key, label: t(`lottery-all.mode.${key}`) }))}
                />
              )}
              <div
                id={panelId}
                {...(offered.length > 1 && {
                  role: 'tabpanel',
                  'aria-label': t(`lottery-all.mode.${mode}`),
                })}
              >
                <Groups
                  mode={mode}
                  lotteries={lists[mode].filter((each) => matches(each, wanted))}
                  onShowAll={() => setTyped('')}
                />
              </div>
            </>
          );
        }}
      </Await>
    </>
  );
}

interface GroupsProps {
  mode: Mode;
  lotteries: readonly Lottery[];
  onShowAll: () => void;
}

function Groups({ mode, lotteries, onShowAll }: GroupsProps) {
  const t = useText();
  const periods = usePeriods();
  const now = useServerSeconds();
  const { favourites } = useMyLotteries();
  // As they were when the screen was opened: a star pressed in the list moves nothing under the finger.
  const [leading, setLeading] = useState(favourites);
  useEffect(() => setLeading(myLotteries().favourites), []);
  if (lotteries.length === 0)
    return (
      <NoData
        text={t('lottery-all.notFound')}
        action={
          <Button kind="quiet" onClick={onShowAll}>
            {t('lottery-all.showAll')}
          </Button>
        }
      />
    );
  const groups: [title: string, list: readonly Lottery[]][] = [
    [
      t('play.switch.favourite'),
      leading.flatMap((code) => lotteries.find(({ lotCode }) => lotCode === code) ?? []),
    ],
    ...FAMILY_CODES.map((family): [string, Lottery[]] => [
      t(`play.family.${family}`),
      lotteries.filter((each) => each.family === family),
    ]),
  ];
  return groups
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => (
      <section key={title} className={group} aria-label={title}>
        <h2>{title}</h2>
        <ul className={card}>
          {list.map((lottery) => (
            <LotteryRow
              key={lottery.lotCode}
              mode={mode}
              lottery={lottery}
              isFavourite={favourites.includes(lottery.lotCode)}
              running={periods.get(lottery.lotCode)}
              now={now}
            />
          ))}
        </ul>
      </section>
    ));
}
