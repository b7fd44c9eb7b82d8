// Owns what the frame of play is given to draw; #wallet/usePlay.ts decides it.
import type { BetOrder, DrawnPeriod, Lottery, Period } from '#contract/entities.generated.ts';
import type { Read } from '#kit/page/Await.tsx';

export interface RunningPeriodFacts {
  period: Period;
  last: DrawnPeriod | undefined;
  /** Epoch milliseconds, by the server's clock. */
  sealsAtMs: number;
  opensAtMs: number;
  isSealed: boolean;
  isDrawing: boolean;
  /** Epoch milliseconds at the server. */
  now: () => number;
}

export type PlaySheet = 'lotteries' | 'history' | 'rules' | 'bets';

/** What became of a slip. */
export interface PlacingFacts {
  phase: 'editing' | 'sending' | 'checking' | 'accepted' | 'refused' | 'oddsChanged';
  accepted: {
    orders: readonly { orderId: string; qiHao: string; buyMoney: string }[];
    buyMoney: string;
    money: string;
    dropped: readonly string[];
  } | null;
  refused: { msg: string; code: string } | null;
  close: () => void;
}

export interface PlayFacts {
  lottery: Lottery;
  lotteries: readonly Lottery[];
  period: Read<RunningPeriodFacts>;
  /** The last draw that is known. */
  last: DrawnPeriod | undefined;
  placing: PlacingFacts;
  sheet: PlaySheet | null;
  open: (sheet: PlaySheet | null) => void;
  history: Read<{ list: readonly DrawnPeriod[] }>;
  bets: Read<{ list: readonly BetOrder[] }>;
  /** Gives '' when the bet was revoked, otherwise why not. */
  revoke: (orderId: string) => Promise<string>;
}
