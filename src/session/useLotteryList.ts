// The hook to the lottery groups, in the form <Await> reads.
import { useCallback } from 'react';
import { CallFailure } from '#transport/failure.ts';
import type { Read } from '#transport/useCall.ts';
import type { LotteryGroups } from './lotteryGroups.ts';
import { useActorState, useSessionActors } from './sessionActors.ts';

/** The two groups of the lottery list; loaded by the machine on the pages that need them. */
export function useLotteryList(): Read<LotteryGroups> {
  const { lotteryList } = useSessionActors();
  const { context, value } = useActorState(lotteryList, (state) => state);
  const again = useCallback(async () => {
    lotteryList.send({ type: 'again' });
    await lotteryList.until(({ value: state }) => state !== 'loading');
  }, [lotteryList]);
  return {
    data: context.groups ?? undefined,
    error: context.error instanceof CallFailure ? context.error : undefined,
    isLoading: context.groups === null && value === 'loading',
    mutate: again,
  };
}
