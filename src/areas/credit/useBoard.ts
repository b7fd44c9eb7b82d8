// Owns what a board is made of: the family's plays, the odds a bet is accepted at now, and the limits.
import { useEffect, useMemo } from 'react';
import type { Lottery, Period } from '#contract/entities.generated.ts';
import { getCreditOddsList, getLotBettingLimit } from '#contract/lottery.generated.ts';
import type { Read } from '#kit/page/Await.tsx';
import { lunarYearOf } from '#lottery/draw/lunarYear.ts';
import type { CreditPlay } from '#lottery/play.ts';
import { DEFAULT_SETTINGS, type Rules } from '#lottery/rule/settings.ts';
import { playGroups } from '#lottery/selection/board.ts';
import { useFamily } from '#play/useFamily.ts';
import { useCall } from '#transport/useCall.ts';
import type { BettingLimits, PlayOnSale } from './slip.ts';

/** Odds are looked at again this often; a bet at old ones is refused anyway. */
const oddsMs = 30_000;

export interface BoardGroup {
  name: string;
  plays: readonly PlayOnSale[];
}

export interface BoardFacts {
  groups: readonly BoardGroup[];
  onSale: ReadonlyMap<string, PlayOnSale>;
  limits: ReadonlyMap<string, BettingLimits>;
  rules: Rules;
}

export function useBoard(lottery: Lottery, period: Period | undefined): Read<BoardFacts> {
  const { lotCode } = lottery;
  const family = useFamily(lottery.family);
  const odds = useCall(getCreditOddsList, { lotCode }, { silent: true, refreshMs: oddsMs });
  const limits = useCall(getLotBettingLimit, { lotCode, lotVersion: 2 }, { silent: true });
  const openTime = period?.openTime;
  // Another period may be sold at other odds.
  const { mutate: oddsAnew } = odds;
  useEffect(() => {
    if (openTime) void oddsAnew().catch(() => undefined);
  }, [openTime, oddsAnew]);

  const onSale = useMemo(() => {
    if (!family.data || !odds.data) return null;
    const told = new Map(odds.data.oddsList.map((each) => [each.playCode, each]));
    const plays = new Map<string, PlayOnSale>();
    for (const group of playGroups(family.data, 'credit')) {
      for (const play of group.plays as readonly CreditPlay[]) {
        const sale = told.get(play.code);
        if (!sale) continue;
        plays.set(play.code, {
          play,
          isOpen: sale.isOpen,
          oddsMark: sale.oddsMark,
          odds: new Map(sale.odds.map(({ name, peilv }) => [name, peilv])),
        });
      }
    }
    return plays;
  }, [family.data, odds.data]);

  const data = useMemo((): BoardFacts | undefined => {
    if (!onSale || !family.data) return undefined;
    const lunarYear = openTime === undefined ? undefined : lunarYearOf(openTime);
    return {
      onSale,
      groups: playGroups(family.data, 'credit')
        .map(({ name, plays }) => ({ name, plays: plays.flatMap(({ code }) => onSale.get(code) ?? []) }))
        .filter(({ plays }) => plays.length > 0),
      limits: new Map(limits.data?.list.map((each) => [each.playCode, each])),
      rules: { ...DEFAULT_SETTINGS, ...(lunarYear !== undefined && { lunarYear }) },
    };
  }, [onSale, family.data, limits.data, openTime]);

  return {
    data,
    error: family.error ?? odds.error,
    isLoading: !data,
    mutate: () =>
      Promise.all([
        odds.mutate(),
        family.error ? family.mutate() : null,
        limits.data ? null : limits.mutate(),
      ]),
  };
}
