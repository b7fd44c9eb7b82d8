// What a board is made of: the family's plays, the odds a bet is accepted at now, and the limits.
import { useMemo } from 'react';
import type { Lottery, Period } from '#contract/entities.generated.ts';
import { getCreditOddsList } from '#contract/lottery.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import type { Read } from '#kit/page/Await.tsx';
import { lunarYearOf } from '#lottery/draw/lunarYear.ts';
import type { CreditPlay } from '#lottery/play.ts';
import { DEFAULT_SETTINGS, type Rules } from '#lottery/rule/settings.ts';
import { playGroups } from '#lottery/selection/board.ts';
import { type BettingLimits, useSale } from '#play/useSale.ts';
import type { PlayOnSale } from './slip.ts';

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
  const sale = useSale(lottery, period, getCreditOddsList, LotVersion.credit);
  const { family, odds, limits } = sale;
  const openTime = period?.openTime;

  const onSale = useMemo(() => {
    if (!family || !odds) return null;
    const offered = new Map(odds.oddsList.map((each) => [each.playCode, each]));
    const plays = new Map<string, PlayOnSale>();
    for (const group of playGroups(family, 'credit')) {
      for (const play of group.plays as readonly CreditPlay[]) {
        const offer = offered.get(play.code);
        if (!offer) continue;
        plays.set(play.code, {
          play,
          isOpen: offer.isOpen,
          oddsMark: offer.oddsMark,
          odds: new Map(offer.odds.map(({ name, peilv }) => [name, peilv])),
        });
      }
    }
    return plays;
  }, [family, odds]);

  const data = useMemo((): BoardFacts | undefined => {
    if (!onSale || !family) return undefined;
    const lunarYear = openTime === undefined ? undefined : lunarYearOf(openTime);
    return {
      onSale,
      groups: playGroups(family, 'credit')
        .map(({ name, plays }) => ({ name, plays: plays.flatMap(({ code }) => onSale.get(code) ?? []) }))
        .filter(({ plays }) => plays.length > 0),
      limits,
      rules: { ...DEFAULT_SETTINGS, ...(lunarYear !== undefined && { lunarYear }) },
    };
  }, [onSale, family, limits, openTime]);

  return { data, error: sale.error, isLoading: !data, mutate: sale.mutate };
}
