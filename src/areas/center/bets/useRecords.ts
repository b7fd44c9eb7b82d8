// Owns the hook to a list of records that is loaded page by page from the last row on, and stays current while bets are settled.
import { useEffect } from 'react';
import { isVisible, onVisible } from '#browser/pageLifecycle.ts';
import type { BetOrder, ChasePlan } from '#contract/entities.generated.ts';
import {
  type ChaseDataAnswer,
  type ChaseDataRequest,
  chaseData,
  type LotteryDataAnswer,
  type LotteryDataRequest,
  lotteryData,
} from '#contract/lottery.generated.ts';
import { isUnsettled } from '#play/betStates.ts';
import { type Pages, type PagesOf, useCallPages } from '#transport/useCallPages.ts';

/** A draw and its settlement are shown after this at the latest, while something is pending. */
const renewMs = 10_000;

/** What follows the first page is loaded in as few answers as the call allows. */
const most = 200;

export interface ListedBet extends BetOrder {
  /** Where one period stands for all of a chase. */
  plan?: ChasePlan;
}

const orders: PagesOf<LotteryDataRequest, LotteryDataAnswer, ListedBet> = {
  itemsOf: ({ list, plans }) =>
    list.map((bet) => {
      const plan = plans.find(({ chaseId }) => chaseId === bet.chaseId);
      return plan ? { ...bet, plan } : bet;
    }),
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ orderId }) => orderId,
  next: (first, _, { orderId }) => ({ ...first, before: orderId, pageSize: most }),
};
const chases: PagesOf<ChaseDataRequest, ChaseDataAnswer, ChasePlan> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ chaseId }) => chaseId,
  next: (first, _, { chaseId }) => ({ ...first, before: chaseId }),
};

/** Reloads every few seconds while something is pending, and when the page becomes visible again. */
export function useRenewal(renew: () => void, isWaiting: boolean): void {
  useEffect(() => {
    const timer = isWaiting ? setInterval(() => isVisible() && renew(), renewMs) : undefined;
    const stop = onVisible(renew);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [renew, isWaiting]);
}

export function useBets(request: LotteryDataRequest): Pages<ListedBet, LotteryDataAnswer> {
  const bets = useCallPages(lotteryData, request, orders);
  useRenewal(bets.renew, bets.data?.some(({ status }) => isUnsettled(status)) ?? false);
  return bets;
}

export function useChases(request: ChaseDataRequest): Pages<ChasePlan, ChaseDataAnswer> {
  const plans = useCallPages(chaseData, request, chases);
  useRenewal(plans.renew, plans.data?.some(({ status }) => status === 'running') ?? false);
  return plans;
}
