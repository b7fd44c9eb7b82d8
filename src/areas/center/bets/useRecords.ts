// The hook to a list of records that is loaded page by page from the last row on, and stays current while bets are settled.
import { useEffect } from 'react';
import { isVisible, onVisible } from '#browser/pageLifecycle.ts';
import type { BetOrder, BetSlip, ChasePlan } from '#contract/entities.generated.ts';
import {
  type ChaseDataAnswer,
  type ChaseDataRequest,
  chaseData,
  type LotteryDataAnswer,
  type LotteryDataRequest,
  lotteryData,
  type SlipDataAnswer,
  type SlipDataRequest,
  slipData,
} from '#contract/lottery.generated.ts';
import { isUnsettled } from '#contract/states/betStates.ts';
import { type Pages, type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';

/** A draw and its settlement are shown after this at the latest, while something is pending. */
const renewMs = 10_000;

/** What follows the first page is loaded in as few answers as the call allows. */
const most = 200;

export interface ListedSlip extends BetSlip {
  /** Where it is a chase. */
  plan?: ChasePlan;
}

const orders: PagesOf<LotteryDataRequest, LotteryDataAnswer, BetOrder> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ orderId }) => orderId,
  next: (first, _, { orderId }) => ({ ...first, before: orderId, pageSize: most }),
};
const slips: PagesOf<SlipDataRequest, SlipDataAnswer, ListedSlip> = {
  itemsOf: ({ list, plans }) =>
    list.map((slip) => {
      const plan = slip.chaseId === '' ? undefined : plans.find(({ chaseId }) => chaseId === slip.chaseId);
      return plan ? { ...slip, plan } : slip;
    }),
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ slipId }) => slipId,
  next: (first, _, { slipId }) => ({ ...first, before: slipId, pageSize: most }),
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

export function useBets(request: LotteryDataRequest): Pages<BetOrder, LotteryDataAnswer> {
  const bets = useCallPages(lotteryData, request, orders);
  useRenewal(bets.renew, bets.data?.some(({ status }) => isUnsettled(status)) ?? false);
  return bets;
}

export function useSlips(request: SlipDataRequest): Pages<ListedSlip, SlipDataAnswer> {
  const pages = useCallPages(slipData, request, slips);
  useRenewal(pages.renew, pages.data?.some(({ waiting }) => waiting > 0) ?? false);
  return pages;
}

export function useChases(request: ChaseDataRequest): Pages<ChasePlan, ChaseDataAnswer> {
  const plans = useCallPages(chaseData, request, chases);
  useRenewal(plans.renew, plans.data?.some(({ status }) => status === 'running') ?? false);
  return plans;
}
