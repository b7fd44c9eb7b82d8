// The page of a player's own lottery bets: the filter, kept in the address, and whether several are being chosen to be revoked.
import '../texts.ts';
import '#play/shown/texts.ts';
import { css } from '@linaria/core';
import { useEffect, useId, useState } from 'react';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useQuery } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { FilterBar } from '../records/FilterBar.tsx';
import { RecordTabs } from '../records/RecordTabs.tsx';
import { type Filter, ranges, requestOf } from '../records/recordStyles.ts';
import { ChaseList } from './ChaseList.tsx';
import { betsAtOnce } from './pageSizes.ts';
import { LateBets } from './slips/lateSlips.ts';
import { SlipList } from './slips/SlipList.tsx';
import { Totals } from './Totals.tsx';
import { useBets } from './useRecords.ts';

const views = ['all', 'waiting', 'won', 'lost', 'chase'] as const;
type View = (typeof views)[number];

const panel = css`
  min-height: 60dvh;
`;

export function LotteryRecord() {
  const t = useText();
  const panelId = useId();
  const [query, change] = useQuery();
  const [isChoosing, setChoosing] = useState(false);
  const [canRevoke, setRevocable] = useState(false);
  useEffect(() => {
    if (canRevoke) LateBets.preload();
  }, [canRevoke]);
  const view = views.find((each) => each === query.get('view')) ?? 'all';
  const filter = {
    range: ranges.find((each) => each === query.get('range')) ?? 'week',
    lotCode: query.get('lotCode') ?? '',
  };
  const go = (changed: Record<string, string>): void => {
    setChoosing(false);
    change(Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value || undefined])));
  };
  return (
    <>
      {view !== 'chase' && (isChoosing || canRevoke) && (
        <HeaderRight>
          <button
            type="button"
            className={pressable}
            aria-pressed={isChoosing}
            onClick={() => {
              // Only what waits can be revoked.
              if (!isChoosing) go({ view: 'waiting' });
              setChoosing(!isChoosing);
            }}
          >
            {t(isChoosing ? 'center.record.choose.end' : 'center.record.choose')}
          </button>
        </HeaderRight>
      )}
      <RecordTabs />
      <Tabs<View>
        label={t('center.record.views')}
        panelId={panelId}
        value={view}
        onChange={(to) => go({ view: to })}
        items={views.map((key) => ({ key, label: t(`center.record.view.${key}`) }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`center.record.view.${view}`)} className={panel}>
        <FilterBar filter={filter} onChange={(changed) => go(changed)} />
        {view === 'chase' ? (
          <ChaseList filter={filter} />
        ) : isChoosing ? (
          <Choosing filter={filter} onDone={() => setChoosing(false)} />
        ) : (
          <SlipList filter={filter} status={view} onRevocable={setRevocable} />
        )}
      </div>
    </>
  );
}

/** What is read and summed here is shared with the list of slips; the rows to choose from are fetched late. */
function Choosing({ filter, onDone }: { filter: Filter; onDone: () => void }) {
  const bets = useBets({ status: 'waiting', ...requestOf(filter), pageSize: betsAtOnce });
  return (
    <>
      {(bets.answer || bets.isLoading) && <Totals totals={bets.answer?.totals} />}
      <LateBets choosing={{ bets, onDone }} />
    </>
  );
}
