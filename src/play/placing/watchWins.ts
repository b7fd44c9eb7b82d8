// Announcing wins on screens that show no board: the draws that bets of this tab wait for are asked for once they are due.
import '../shown/texts.ts';
import { serverNow } from '#session/serverClock.ts';
import { t } from '#texts/text.ts';
import { announceWin, askResult } from '../parts/drawResult.ts';
import { keepOutcome } from '../parts/keptOutcomes.ts';
import { type AwaitedDraw, awaitedDraws, forgetDraw } from '../waiting/awaitedDraws.ts';

/** A draw is made and settled within seconds of its time. */
const settledMs = 4_000;
const againMs = 5_000;
const longMs = 60_000;
/** After so long nothing is announced any more; the records say it. */
const staleMs = 10 * 60_000;

/** `isOnBoard` says whether the board of a lottery is on screen, which announces its own. Returns the function that stops it. */
export function watchWins(
  account: string,
  isOnBoard: (lotCode: string) => boolean,
  onWon: () => void,
): () => void {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = async (draw: AwaitedDraw): Promise<void> => {
    const { lotCode, qiHao, opensAtMs } = draw;
    // The board has announced it meanwhile.
    if (!awaitedDraws(account).some((other) => other.lotCode === lotCode && other.qiHao === qiHao)) return;
    if (serverNow() - opensAtMs > staleMs) return forgetDraw(draw);
    const result = await askResult(lotCode, qiHao, own.signal).catch(() => null);
    if (own.signal.aborted || !result || result.isSettling) return;
    forgetDraw(draw);
    // A loss is said on its board alone.
    keepOutcome(draw, result);
    const { ended, won, lotName } = result;
    if (won === null) return;
    announceWin(t, { qiHao, ended, won, lotName });
    onWon();
  };
  const next = (): void => {
    const draw = awaitedDraws(account).find(({ lotCode }) => !isOnBoard(lotCode));
    if (!draw || own.signal.aborted) return;
    const waitMs = Math.max(draw.opensAtMs + settledMs - serverNow(), againMs);
    // A phone that slept has another time than its timers: a long wait looks at the clock in between, and asks nothing.
    if (waitMs > longMs) timer = setTimeout(next, longMs);
    else timer = setTimeout(() => void check(draw).finally(next), waitMs);
  };
  next();
  return () => {
    own.abort();
    clearTimeout(timer);
  };
}
