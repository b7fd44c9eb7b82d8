// What a board is made of: the family's official plays, the prizes of now at every rebate, the limits, and which play is on screen.
import { useMemo } from 'react';
import type { Lottery, Period } from '#contract/entities.generated.ts';
import { getOffcialOddsList } from '#contract/lottery.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import type { Read } from '#kit/page/Await.tsx';
import { between, bonusGroupAt, prizes } from '#lottery/bet/prize.ts';
import type { OfficialPlay } from '#lottery/play.ts';
import { DEFAULT_SETTINGS, type Rules } from '#lottery/rule/settings.ts';
import { playGroups } from '#lottery/selection/board.ts';
import { type BettingLimits, useSale } from '#play/useSale.ts';
import { type Money, parseMoney } from '#values/money.ts';

/** Tier to the prize of one unit of two yuan. */
export type Prizes = ReadonlyMap<string, Money>;

export interface PlayOnSale {
  play: OfficialPlay;
  isOpen: boolean;
  /** Prizes at a rebate of so many 0.01 %. */
  prizesAt: (rebate: number) => Prizes;
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

export interface Chosen {
  group: string;
  /** Group to the code of the play chosen in it. */
  plays: Readonly<Record<string, string>>;
}

/** The play on screen: what was chosen, or the first. */
export function playOf({ groups, onSale }: BoardFacts, chosen: Chosen): PlayOnSale | undefined {
  // An address may name a play without its group.
  const named = chosen.group === '' ? onSale.get(chosen.plays[''] ?? '') : undefined;
  if (named) return named;
  const group = groups.find(({ name }) => name === chosen.group) ?? groups[0];
  return group?.plays.find(({ play }) => play.code === chosen.plays[group.name]) ?? group?.plays[0];
}

interface OfferedTier {
  name: string;
  maxPrize: string;
  minPrize: string;
}

/** The rules' own prizes where both ends are as offered; elsewhere the straight line between the ends. */
function prizesOf(play: OfficialPlay, offered: readonly OfferedTier[], highest: Money, mostRebate: Money) {
  const high = prizes(play, highest, DEFAULT_SETTINGS);
  const low = prizes(play, bonusGroupAt(highest, mostRebate), DEFAULT_SETTINGS);
  const isAsRuled = offered.every(
    ({ name, maxPrize, minPrize }) =>
      high[name] === parseMoney(maxPrize) && low[name] === parseMoney(minPrize),
  );
  return (rebate: number): Prizes => {
    const rate = BigInt(rebate);
    if (isAsRuled) {
      const own = prizes(play, bonusGroupAt(highest, rate), DEFAULT_SETTINGS);
      return new Map(offered.map(({ name }) => [name, own[name] ?? 0n]));
    }
    return new Map(
      offered.map(({ name, maxPrize, minPrize }) => [
        name,
        between(parseMoney(maxPrize), parseMoney(minPrize), mostRebate, rate),
      ]),
    );
  };
}

export function useBoard(lottery: Lottery, period: Period | undefined): Read<BoardFacts> {
  const sale = useSale(lottery, period, getOffcialOddsList, LotVersion.official);
  const { family, odds, limits } = sale;

  const data = useMemo((): BoardFacts | undefined => {
    if (!family || !odds) return undefined;
    const { oddsList, maxBonusGroup, maxRebate, canChase } = odds;
    const highestGroup = parseMoney(maxBonusGroup);
    const mostRebate = parseMoney(maxRebate);
    const offered = new Map(oddsList.map((each) => [each.playCode, each]));
    const groups = playGroups(family, 'official')
      .map(({ name, plays }) => ({
        name,
        plays: plays.flatMap((play): PlayOnSale[] => {
          const offer = offered.get(play.code);
          if (!offer) return [];
          return [
            { play, isOpen: offer.isOpen, prizesAt: prizesOf(play, offer.prizes, highestGroup, mostRebate) },
          ];
        }),
      }))
      .filter(({ plays }) => plays.length > 0);
    return {
      groups,
      onSale: new Map(groups.flatMap(({ plays }) => plays.map((sale) => [sale.play.code, sale]))),
      limits,
      highestGroup,
      mostRebate: Number(mostRebate),
      rules: DEFAULT_SETTINGS,
      canChase,
    };
  }, [family, odds, limits]);

  return { data, error: sale.error, isLoading: !data, mutate: sale.mutate };
}
