// Which draws the bets of this tab wait for, so that a win is announced wherever the player is by then.
import { sessionStore } from '#browser/storage.ts';

export interface AwaitedDraw {
  account: string;
  lotCode: string;
  qiHao: string;
  /** Epoch milliseconds, by the server's clock. */
  opensAtMs: number;
}

const key = 'awaitedDraws';
/** A chase has 120 periods at most. */
const most = 150;

const isDraw = (raw: unknown): raw is AwaitedDraw => {
  const draw = raw as Partial<AwaitedDraw> | null;
  return (
    typeof draw?.account === 'string' &&
    typeof draw.lotCode === 'string' &&
    typeof draw.qiHao === 'string' &&
    typeof draw.opensAtMs === 'number'
  );
};

function all(): AwaitedDraw[] {
  const kept = sessionStore.readJson(key);
  return Array.isArray(kept) ? kept.filter(isDraw) : [];
}

const isSame = (one: Pick<AwaitedDraw, 'lotCode' | 'qiHao'>, other: typeof one): boolean =>
  one.lotCode === other.lotCode && one.qiHao === other.qiHao;

/** What an account waits for, the next draw first. What another account left behind is dropped. */
export const awaitedDraws = (account: string): AwaitedDraw[] =>
  all()
    .filter((draw) => draw.account === account)
    .toSorted((a, b) => a.opensAtMs - b.opensAtMs);

/** Of very many those that come last are not waited for. */
export function awaitDraws(account: string, draws: readonly Omit<AwaitedDraw, 'account'>[]): void {
  const others = awaitedDraws(account).filter((other) => !draws.some((draw) => isSame(other, draw)));
  const added = draws.map((draw): AwaitedDraw => ({ ...draw, account }));
  sessionStore.writeJson(
    key,
    [...others, ...added].toSorted((a, b) => a.opensAtMs - b.opensAtMs).slice(0, most),
  );
}

export const forgetDraw = (draw: Pick<AwaitedDraw, 'lotCode' | 'qiHao'>): void =>
  sessionStore.writeJson(
    key,
    all().filter((other) => !isSame(other, draw)),
  );
