// How the last draw of each lottery ended for the player, kept by the tab: a board that is opened again still says it.
import { sessionStore } from '#browser/storage.ts';
import type { DrawResult } from './drawResult.ts';

export interface Outcome extends Pick<DrawResult, 'staked' | 'won' | 'net' | 'hits'> {
  account: string;
  lotCode: string;
  qiHao: string;
  ended: NonNullable<DrawResult['ended']>;
}

const key = 'drawOutcomes';

/** What another account left behind is dropped. */
const outcomesOf = (account: string): Outcome[] => {
  const kept = sessionStore.readJson(key) as Outcome[] | null;
  return (kept ?? []).filter((each) => each.account === account && typeof each.net === 'string');
};

export const keptOutcome = (account: string, lotCode: string): Outcome | undefined =>
  outcomesOf(account).find((each) => each.lotCode === lotCode);

/** Keeps the outcome in place of the one before; gives it, or undefined where the period has none. */
export function keepOutcome(
  draw: Pick<Outcome, 'account' | 'lotCode' | 'qiHao'>,
  { ended, staked, won, net, hits }: DrawResult,
): Outcome | undefined {
  if (ended === null) return undefined;
  const { account, lotCode, qiHao } = draw;
  const outcome = { account, lotCode, qiHao, ended, staked, won, net, hits };
  const others = outcomesOf(account).filter((each) => each.lotCode !== lotCode);
  sessionStore.writeJson(key, [...others, outcome]);
  return outcome;
}
