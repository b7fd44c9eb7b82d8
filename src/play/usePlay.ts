// The data of a page of play that both modes have: the lottery, its period and draws, recent bets with revoke, and placing a slip.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BetOrder, DrawnPeriod, FamilyCode, Lottery } from '#contract/entities.generated.ts';
import {
  batchRevokeOrder,
  GetLotteryResultList,
  type GetLotteryResultListAnswer,
  type LotteryDataAnswer,
  lotteryData,
} from '#contract/lottery.generated.ts';
import { failureText } from '#kit/page/failureText.ts';
import { useSite } from '#kit/page/site.ts';
import { rememberLottery } from '#play/lottery-page/myLotteries.ts';
import { t } from '#texts/text.ts';
import { CallFailure } from '#transport/failure.ts';
import { type Read, useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { useClosing } from './lottery/useClosing.ts';
import { useRolling } from './lottery/useRolling.ts';
import { type RunningPeriod, usePeriod } from './lottery-page/usePeriod.ts';
import { type PlaceBet, usePlaceBet } from './placing/usePlaceBet.ts';
import { useBoardSettings } from './settings/boardSettings.ts';
import { type ShownBalance, useShownBalance } from './shownBalance.ts';
import type { Factor, PastSlip } from './slip/betAgain.ts';
import { useBetAgain } from './slip/useBetAgain.ts';
import { awaitDraws } from './waiting/awaitedDraws.ts';

export type PlaySheet = 'lotteries' | 'history' | 'rules' | 'bets' | 'kept';

export interface Play extends ShownBalance {
  /** '' for a guest. */
  account: string;
  /** Slips are placed without a confirmation: by the player's choice, where the station allows it. */
  isQuick: boolean;
  /** Grows when bets were placed, revoked or settled here. */
  moved: number;
  lottery: Lottery;
  lotteries: readonly Lottery[];
  period: Read<RunningPeriod>;
  /** The last draw that is known; stays while the next is on its way. */
  last: DrawnPeriod | undefined;
  /** Its numbers are coming, one by one. */
  isRolling: boolean;
  /** The last period whose numbers are on screen; '' while they are awaited, undefined while nothing is known. */
  drawn: string | undefined;
  /** Bets of a period have been settled. */
  onSettled: () => void;
  placing: PlaceBet;
  sheet: PlaySheet | null;
  open: (sheet: PlaySheet | null) => void;
  /** Read while their sheet is open. */
  history: Read<GetLotteryResultListAnswer>;
  bets: Read<LotteryDataAnswer>;
  /** Revokes a bet; resolves to '' when it was revoked, otherwise to the reason why not. */
  revoke: (orderId: string) => Promise<string>;
  /** Bets an order or a slip again: fills the board and opens its slip. `of` is its family, where that is another than the board's. */
  again: (bet: BetOrder | PastSlip, factor: Factor, of?: FamilyCode) => Promise<void>;
  /** How often the board has been filled by that; a board of its own each time. */
  filled: number;
}

export interface PlayOptions {
  lottery: Lottery;
  lotteries: readonly Lottery[];
  mode: PastSlip['mode'];
  /** '' for a guest. */
  account: string;
  /** The player's real balance. */
  money: string;
  /** Balances are out of date: a slip was accepted, a bet revoked or settled. */
  onMoneyMoved: () => void;
}

/** Wherever the player is by then, a win of the period just bet on is announced, and of the later ones of a chase. */
function useAwaitedDraws(account: string, { placed }: PlaceBet, running: RunningPeriod | undefined): void {
  const opensAtMs = running?.opensAtMs;
  const runningQiHao = running?.period.qiHao;
  useEffect(() => {
    if (account === '' || opensAtMs === undefined || placed?.request.qiHao !== runningQiHao) return;
    const { lotCode: of, qiHao, chase } = placed!.request;
    awaitDraws(account, [{ lotCode: of, qiHao, opensAtMs }]);
    if (chase !== undefined)
      void import('./placing/awaitChase.ts')
        .then(({ awaitChase }) => awaitChase(account, of, chase))
        // The records say what the board and this missed.
        .catch(() => undefined);
  }, [account, placed, opensAtMs, runningQiHao]);
}

export function usePlay({ lottery, lotteries, mode, account, money, onMoneyMoved }: PlayOptions): Play {
  const { lotCode, family } = lottery;
  const [sheet, open] = useState<PlaySheet | null>(null);
  const { quick } = useBoardSettings();
  const isQuick = useSite().station.onOff.quickBet && quick;
  useEffect(() => rememberLottery(lotCode, mode), [lotCode, mode]);
  const period = usePeriod(lotCode);
  const history = useCall(
    GetLotteryResultList,
    sheet === 'history' ? { lotCode, pageNo: 1, pageSize: 50 } : null,
    { silent: true },
  );
  const isReading = sheet === 'bets' && account !== '';
  const bets = useCall(
    lotteryData,
    isReading ? { status: 'all', lotCode, order: 'period', chases: 'next', pageSize: 30 } : null,
    {
      silent: true,
      keepPrevious: true,
    },
  );
  const { send } = useSend(batchRevokeOrder, { silent: true });

  const [moved, setMoved] = useState(0);
  const report = useRef(onMoneyMoved);
  useEffect(() => {
    report.current = () => {
      setMoved((count) => count + 1);
      onMoneyMoved();
    };
  });
  const { mutate: reloadBets } = bets;
  const { mutate: reloadHistory } = history;
  const placing = usePlaceBet(account, () => report.current());
  useClosing(period, placing);

  const running = period.data;
  const drawn = running && (running.last && running.last.openStatus !== 'waiting' ? running.last.qiHao : '');
  const isRolling = useRolling(drawn);
  const shownBalance = useShownBalance({ account, money, running, isRolling, accepted: placing.accepted });
  useEffect(() => {
    if (drawn) void reloadHistory().catch(() => undefined);
  }, [drawn, reloadHistory]);
  const onSettled = useCallback(() => {
    report.current();
    void reloadBets();
  }, [reloadBets]);

  useAwaitedDraws(account, placing, running);

  const [last, setLast] = useState<DrawnPeriod | undefined>(undefined);
  const newest = running?.last;
  if (newest && newest !== last && newest.openStatus !== 'waiting') setLast(newest);

  const revoke = useCallback(
    async (orderId: string): Promise<string> => {
      try {
        const { list } = await send({ orderIds: orderId });
        const found = list.find((each) => each.orderId === orderId);
        if (found?.isRevoked) return '';
        return found?.reason || t('kit.failure.answer');
      } catch (error) {
        if (error instanceof CallFailure) return failureText(error, t('shell.error.other'));
        throw error;
      } finally {
        report.current();
        void reloadBets();
      }
    },
    [send, reloadBets],
  );

  const [filled, setFilled] = useState(0);
  const { close } = placing;
  const onFilled = useCallback(() => {
    open(null);
    setFilled((count) => count + 1);
  }, []);
  const isHere = useCallback(
    (slip: PastSlip) => slip.lotCode === lotCode && slip.mode === mode,
    [lotCode, mode],
  );
  const betAgain = useBetAgain(isHere, onFilled);
  const again = useCallback(
    async (bet: BetOrder | PastSlip, factor: Factor, of: FamilyCode = family): Promise<void> => {
      // The result is read: a board that is filled while it is still shown would be emptied by it.
      close();
      await betAgain(bet, of, factor);
    },
    [betAgain, close, family],
  );

  return {
    ...shownBalance,
    account,
    isQuick,
    moved,
    again,
    filled,
    lottery,
    lotteries,
    period,
    last: last?.lotCode === lotCode ? last : undefined,
    isRolling,
    drawn,
    onSettled,
    placing,
    sheet,
    open,
    history,
    bets,
    revoke,
  };
}
