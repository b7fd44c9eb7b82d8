// The hook to what the plays of a lottery pay now: odds in credit mode, prizes in official mode, in one shape.
import { useMemo } from 'react';
import { getCreditOddsList, getOffcialOddsList } from '#contract/lottery.generated.ts';
import type { Read } from '#kit/page/Await.tsx';
import { useCall } from '#transport/useCall.ts';
import type { Chosen } from './results/ChosenLottery.tsx';

export interface Price {
  isOpen: boolean;
  /** Odds as 1.98, or yuan of one unit without rebate. */
  pays: readonly { name: string; value: string }[];
}

export interface Prices {
  /** Official mode: the highest bonus group, such as 1960. */
  bonusGroup: string;
  byPlay: ReadonlyMap<string, Price>;
}

export function usePrices({ lottery, mode }: Chosen): Read<Prices> {
  const { lotCode } = lottery;
  const isCredit = mode === 'credit';
  const credit = useCall(getCreditOddsList, isCredit ? { lotCode } : null, { silent: true });
  const official = useCall(getOffcialOddsList, isCredit ? null : { lotCode }, { silent: true });
  const data = useMemo((): Prices | undefined => {
    if (isCredit)
      return (
        credit.data && {
          bonusGroup: '',
          byPlay: new Map(
            credit.data.oddsList.map(({ playCode, isOpen, odds }) => [
              playCode,
              { isOpen, pays: odds.map(({ name, peilv }) => ({ name, value: peilv })) },
            ]),
          ),
        }
      );
    return (
      official.data && {
        bonusGroup: official.data.maxBonusGroup,
        byPlay: new Map(
          official.data.oddsList.map(({ playCode, isOpen, prizes }) => [
            playCode,
            { isOpen, pays: prizes.map(({ name, maxPrize }) => ({ name, value: maxPrize })) },
          ]),
        ),
      }
    );
  }, [isCredit, credit.data, official.data]);
  const asked = isCredit ? credit : official;
  return { data, error: asked.error, isLoading: asked.isLoading, mutate: asked.mutate };
}

/** A few outcomes by name, equal ones once, many as a range. */
export function paysText(pays: Price['pays']): string {
  const values = [...new Set(pays.map(({ value }) => value))];
  if (values.length <= 1) return values[0] ?? '';
  if (pays.length <= 6) return pays.map(({ name, value }) => `${name} ${value}`).join(' · ');
  const inOrder = values.map(Number).sort((a, b) => a - b);
  return `${inOrder[0]}–${inOrder.at(-1)}`;
}
