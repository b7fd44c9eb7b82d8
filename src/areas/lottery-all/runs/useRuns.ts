// The read of the long runs: asked for when the list is opened, and again whenever a draw has come.
import { useEffect, useRef } from 'react';
import { type LongRunsAnswer, longRuns } from '#contract/statistics.generated.ts';
import type { Read } from '#kit/page/Await.tsx';
import { usePeriods } from '#play/running/usePeriods.ts';
import { useCall } from '#transport/useCall.ts';

/** `isOff` where a break closes it: nothing is asked. The poll of periods, which lists run anyway, says when a draw has come. */
export function useRuns(isOff: boolean): Read<LongRunsAnswer> {
  const read = useCall(longRuns, isOff ? null : {}, { silent: true, keepPrevious: true });
  const periods = usePeriods();
  const drawn = [...periods.values()]
    .flatMap(({ last }) => (last && last.openStatus !== 'waiting' ? `${last.lotCode} ${last.qiHao}` : []))
    .join();
  const { data, mutate } = read;
  const isBehind = data?.list.some(({ lotCode, until }) => {
    const last = periods.get(lotCode)?.last;
    return last?.openStatus === 'drawn' && last.qiHao !== until;
  });
  const asked = useRef('');
  useEffect(() => {
    if (isOff || drawn === '' || drawn === asked.current) return;
    const isFirst = asked.current === '';
    asked.current = drawn;
    if (!isFirst || isBehind) void mutate().catch(() => undefined);
  }, [isOff, drawn, isBehind, mutate]);
  return read;
}
