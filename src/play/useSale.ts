// What both boards sell by: the rules of the family, the odds in force, and the limits, loaded again with each period.

import { useEffect, useMemo } from 'react';
import type { Call } from '#contract/call.ts';
import type { Lottery, Period } from '#contract/entities.generated.ts';
import { type GetLotBettingLimitAnswer, getLotBettingLimit } from '#contract/lottery.generated.ts';
import { pollMs } from '#contract/pace.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import type { Family } from '#lottery/play.ts';
import { useCall } from '#transport/useCall.ts';
import { useFamily } from './family/useFamily.ts';

/** Odds are loaded again this often; a bet at old ones is refused anyway. */
const oddsMs = 30_000;

/** Amounts in yuan, as on the wire. */
export type BettingLimits = Pick<
  GetLotBettingLimitAnswer['list'][number],
  'unitLeast' | 'unitMost' | 'orderUnitsMost' | 'playPeriodMost' | 'payoutMost'
>;

export interface Sale<Odds> {
  family: Family | undefined;
  odds: Odds | undefined;
  limits: ReadonlyMap<string, BettingLimits>;
  error: unknown;
  /** Requests what is missing again. */
  mutate: () => Promise<unknown>;
}

export function useSale<Odds>(
  lottery: Lottery,
  period: Period | undefined,
  oddsCall: Call<{ lotCode: string }, Odds>,
  lotVersion: LotVersion,
): Sale<Odds> {
  const { lotCode } = lottery;
  const family = useFamily(lottery.family);
  const odds = useCall(oddsCall, { lotCode }, { silent: true, refreshMs: oddsMs });
  const limits = useCall(getLotBettingLimit, { lotCode, lotVersion }, { silent: true });
  const openTime = period?.openTime;
  // Another period may have other odds. Nobody waits for them: a bet at old ones is asked about again.
  const { mutate: refreshOdds } = odds;
  useEffect(() => {
    if (!openTime) return;
    const timer = setTimeout(() => void refreshOdds().catch(() => undefined), performance.now() % pollMs);
    return () => clearTimeout(timer);
  }, [openTime, refreshOdds]);
  return {
    family: family.data,
    odds: odds.data,
    limits: useMemo(() => new Map(limits.data?.list.map((each) => [each.playCode, each])), [limits.data]),
    error: family.error ?? odds.error,
    mutate: () =>
      Promise.all([
        odds.mutate(),
        family.error ? family.mutate() : null,
        limits.data ? null : limits.mutate(),
      ]),
  };
}
