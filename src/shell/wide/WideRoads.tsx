// The road maps beside the column while it shows a lottery: one form at a time, renewed with each draw.
import { css } from '@linaria/core';
import { useEffect, useMemo, useState } from 'react';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import { GetLotteryResultList } from '#contract/lottery.generated.ts';
import { Await, type Read } from '#kit/page/Await.tsx';
import { Tabs } from '#kit/Tabs.tsx';
import type { Family } from '#lottery/play.ts';
import { twoValuedOf } from '#lottery/statistics/series.ts';
import { useFamily } from '#play/family/useFamily.ts';
import { drawnOf } from '#play/roads/drawn.ts';
import { RoadMaps } from '#play/roads/RoadMaps.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

/** As many as the statistics of the lottery show at first. */
const span = 100;

const forms = css`
  [role='tab'] {
    padding: 0 10px;
    font-size: 14px;
  }
`;

export interface WideRoadsProps {
  lottery: Lottery;
  /** Number of the period drawn last; another one has them loaded again. */
  last: string | undefined;
}

export function WideRoads({ lottery, last }: WideRoadsProps) {
  const t = useText();
  const family = useFamily(lottery.family);
  const results = useCall(
    GetLotteryResultList,
    { lotCode: lottery.lotCode, pageSize: span },
    { silent: true },
  );
  const { mutate } = results;
  useEffect(() => {
    if (last) void mutate().catch(() => undefined);
  }, [last, mutate]);
  const list = results.data?.list;
  const read: Read<{ family: Family; list: readonly DrawnPeriod[] }> = {
    data: family.data && list ? { family: family.data, list } : undefined,
    error: results.error ?? family.error,
    isLoading: !family.data || !list,
    mutate: family.error ? family.mutate : mutate,
  };
  return (
    <Await read={read} empty={(known) => known.list.length === 0} emptyText={t('draws.none')}>
      {(known) => <Roads key={lottery.family} {...known} />}
    </Await>
  );
}

function Roads({ family, list }: { family: Family; list: readonly DrawnPeriod[] }) {
  const t = useText();
  const named = usePlayName();
  const [chosen, setChosen] = useState('');
  const kinds = useMemo(() => twoValuedOf(family), [family]);
  const draws = useMemo(() => drawnOf(list.filter(({ openStatus }) => openStatus === 'drawn')), [list]);
  const form = kinds.find(({ code }) => code === chosen) ?? kinds[0]!;
  return (
    <div className={forms}>
      <Tabs
        label={t('extra.side.forms')}
        value={form.code}
        onChange={setChosen}
        items={kinds.map(({ code, name }) => ({ key: code, label: named(name) }))}
      />
      <RoadMaps family={family.code} form={form} draws={draws} />
    </div>
  );
}
