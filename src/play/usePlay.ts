// Owns the data of a page of play that both modes have: the lottery, its period and draws, recent bets with revoke, and placing a slip.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import {
  batchRevokeOrder,
  GetLotteryResultList,
  type GetLotteryResultListAnswer,
  type LotteryDataAnswer,
  lotteryData,
} from '#contract/lottery.generated.ts';
import { CallFailure } from '#transport/failure.ts';
import { type Read, useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { type RunningPeriod, usePeriod } from './lottery/usePeriod.ts';
import { type PlaceBet, usePlaceBet } from './placing/usePlaceBet.ts';
import { type ShownBalance, useShownBalance } from './shownBalance.ts';
import { useAfterDraw } from './useAfterDraw.ts';

export type PlaySheet = 'lotteries' | 'history' | 'rules' | 'bets';

export interface Play extends ShownBalance {
  lottery: Lottery;
  lotteries: readonly Lottery[];
  period: Read<RunningPeriod>;
  /** The last draw that is known; stays while the next is on its way. */
  last: DrawnPeriod | undefined;
  placing: PlaceBet;
  sheet: PlaySheet | null;
  open: (sheet: PlaySheet | null) => void;
  /** Read while their sheet is open. */
  history: Read<GetLotteryResultListAnswer>;
  bets: Read<LotteryDataAnswer>;
  /** Revokes a bet; resolves to '' when it was revoked, otherwise to the reason why not. */
  revoke: (orderId: string) => Promise<string>;
}

export interface PlayOptions {
  lottery: Lottery;
  lotteries: readonly Lottery[];
  /** '' for a guest. */
  account: string;
  /** The player's real balance. */
  money: string;
  /** Balances are out of date: a slip was accepted, a bet revoked or settled. */
  onMoneyMoved: () => void;
}

export function usePlay({ lottery, lotteries, account, money, onMoneyMoved }: PlayOptions): Play {
  const { lotCode } = lottery;
  const [sheet, open] = useState<PlaySheet | null>(null);
  const period = usePeriod(lotCode);
  const history = useCall(
    GetLotteryResultList,
    sheet === 'history' ? { lotCode, pageNo: 1, pageSize: 50 } : null,
    { silent: true },
  );
  const isReading = sheet === 'bets' && account !== '';
  const bets = useCall(
    lotteryData,
    isReading ? { status: 'all', lotCode, order: 'period', pageSize: 30 } : null,
    {
      silent: true,
      keepPrevious: true,
    },
  );
  const { send } = useSend(batchRevokeOrder, { silent: true });

  const moved = useRef(onMoneyMoved);
  useEffect(() => {
    moved.current = onMoneyMoved;
  });
  const { mutate: reloadBets } = bets;
  const { mutate: reloadHistory } = history;
  const placing = usePlaceBet(account, () => moved.current());

  const running = period.data;
  const shownBalance = useShownBalance({ account, money, running, accepted: placing.accepted });
  useAfterDraw({
    lotCode,
    account,
    drawn: running && (running.last && running.last.openStatus !== 'waiting' ? running.last.qiHao : ''),
    onDrawn: () => void reloadHistory(),
    onSettled: () => {
      moved.current();
      void reloadBets();
    },
  });

  const [last, setLast] = useState<DrawnPeriod | undefined>(undefined);
  const newest = running?.last;
  if (newest && newest !== last && newest.openStatus !== 'waiting') setLast(newest);

  const revoke = useCallback(
    async (orderId: string): Promise<string> => {
      try {
        const { list } = await send({ orderIds: orderId });
        const found = list.find((each) => each.orderId === orderId);
        return found?.isRevoked ? '' : (found?.reason ?? '');
      } catch (error) {
        if (error instanceof CallFailure) return error.msg || error.kind;
        throw error;
      } finally {
        moved.current();
        void reloadBets();
      }
    },
    [send, reloadBets],
  );

  return {
    ...shownBalance,
    lottery,
    lotteries,
    period,
    last: last?.lotCode === lotCode ? last : undefined,
    placing,
    sheet,
    open,
    history,
    bets,
    revoke,
  };
}
