// Owns what a board is made of: the family's official plays, the prizes of now at every rebate, and the limits.
import { useEffect, useMemo } from 'react';
import type { Lottery, Period } from '#contract/entities.generated.ts';
import { getLotBettingLimit, getOffcialOddsList } from '#contract/lottery.generated.ts';
import type { Read } from '#kit/page/Await.tsx';
import { type Money, parseMoney } from '#lottery/bet/money.ts';
import { between, bonusGroupAt, prizes } from '#lottery/bet/prize.ts';
import type { OfficialPlay } from '#lottery/play.ts';
import { DEFAULT_SETTINGS, type Rules } from '#lottery/rule/settings.ts';
import { playGroups } from '#lottery/selection/board.ts';
import { useFamily } from '#play/useFamily.ts';
import { useCall } from '#transport/useCall.ts';

/** Prizes are looked at again this often; a bet at old ones is refused anyway. */
const prizesMs = 30_000;

/** Tier to the prize of one unit of two yuan. */
export type Prizes = ReadonlyMap<string, Money>;

export interface PlayOnSale {
  play: OfficialPlay;
  isOpen: boolean;
  /** Prizes at a rebate of so many 0.01 %. */
  prizesAt: (rebate: number) => Prizes;
}

/** Amounts in yuan, as on the wire. */
export interface BettingLimits {
  unitLeast: string;
  unitMost: string;
  orderUnitsMost: number;
  playPeriodMost: string;
  payoutMost: string;
}

export interface BoardFacts {
  groups: readonly { name: string; plays: readonly PlayOnSale[] }[];
  onSale: ReadonlyMap<string, PlayOnSale>;
  limits: ReadonlyMap<string, BettingLimits>;
  /** Bonus group without rebate. */
  highestGroup: Money;
  /** Largest rebate, 0.0001 = 0.01 %. */
  mostRebate: number;
  rules: Rules;
  /** Whether the station takes slips over several periods. */
  canChase: boolean;
}

interface TierTold {
  name: string;
  maxPrize: string;
  minPrize: string;
}

/** The rules' own prizes where both ends are as told; elsewhere the straight line between the ends. */
function prizesOf(play: OfficialPlay, told: readonly TierTold[], highest: Money, mostRebate: Money) {
  const high = prizes(play, highest, DEFAULT_SETTINGS);
  const low = prizes(play, bonusGroupAt(highest, mostRebate), DEFAULT_SETTINGS);
  const isAsRuled = told.every(
    ({ name, maxPrize, minPrize }) =>
      high[name] === parseMoney(maxPrize) && low[name] === parseMoney(minPrize),
  );
  return (rebate: number): Prizes => {
    const rate = BigInt(rebate);
    if (isAsRuled) {
      const own = prizes(play, bonusGroupAt(highest, rate), DEFAULT_SETTINGS);
      return new Map(told.map(({ name }) => [name, own[name] ?? 0n]));
    }
    return new Map(
      told.map(({ name, maxPrize, minPrize }) => [
        name,
        between(parseMoney(maxPrize), parseMoney(minPrize), mostRebate, rate),
      ]),
    );
  };
}

export function useBoard(lottery: Lottery, period: Period | undefined): Read<BoardFacts> {
  const { lotCode } = lottery;
  const family = useFamily(lottery.family);
  const odds = useCall(getOffcialOddsList, { lotCode }, { silent: true, refreshMs: prizesMs });
  const limits = useCall(getLotBettingLimit, { lotCode, lotVersion: 1 }, { silent: true });
  const openTime = period?.openTime;
  // Another period may be sold at other prizes.
  const { mutate: oddsAnew } = odds;
  useEffect(() => {
    if (openTime) void oddsAnew().catch(() => undefined);
  }, [openTime, oddsAnew]);

  const data = useMemo((): BoardFacts | undefined => {
    if (!family.data || !odds.data) return undefined;
    const { oddsList, maxBonusGroup, maxRebate, canChase } = odds.data;
    const highestGroup = parseMoney(maxBonusGroup);
    const mostRebate = parseMoney(maxRebate);
    const told = new Map(oddsList.map((each) => [each.playCode, each]));
    const groups = playGroups(family.data, 'official')
      .map(({ name, plays }) => ({
        name,
        plays: plays.flatMap((play): PlayOnSale[] => {
          const sale = told.get(play.code);
          if (!sale) return [];
          return [
            { play, isOpen: sale.isOpen, prizesAt: prizesOf(play, sale.prizes, highestGroup, mostRebate) },
          ];
        }),
      }))
      .filter(({ plays }) => plays.length > 0);
    return {
      groups,
      onSale: new Map(groups.flatMap(({ plays }) => plays.map((sale) => [sale.play.code, sale]))),
      limits: new Map(limits.data?.list.map((each) => [each.playCode, each])),
      highestGroup,
      mostRebate: Number(mostRebate),
      rules: DEFAULT_SETTINGS,
      canChase,
    };
  }, [family.data, odds.data, limits.data]);

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
