// What the lottery cards of the home page say of now: how long each can be bet on, and its last draw. Fetched after them, and drawn by them.
import { useEffect } from 'react';
import type { DrawnPeriod, FamilyCode, Lottery } from '#contract/entities.generated.ts';
import { type TimeLeft, timeLeft } from '#play/running/timeLeft.ts';
import { usePeriods, useServerSeconds } from '#play/running/usePeriods.ts';
import { useText } from '#texts/useText.ts';

export interface LiveDraw extends TimeLeft {
  /** The last draw in one short line; empty where none is known. */
  drawn: string;
}

/** What of a draw a third of a phone has room for: all of it, or what most bets are on. */
function drawnText(
  family: FamilyCode,
  last: DrawnPeriod | null | undefined,
  t: ReturnType<typeof useText>,
): string {
  if (last?.openStatus !== 'drawn') return '';
  const numbers = last.haoMa.split(',').map(Number);
  switch (family) {
    case 'pk10':
      return t('draws.first', { numbers: numbers.slice(0, 3).join(' ') });
    case 'lhc':
      return t('draws.special', { number: numbers.at(-1)! });
    case 'kl10':
    case 'kl8':
      return t('draws.sum', { sum: numbers.reduce((sum, number) => sum + number, 0) });
    case 'x115':
      return numbers.map((number) => String(number).padStart(2, '0')).join(' ');
    default:
      return numbers.join(' ');
  }
}

interface LiveDrawsProps {
  lotteries: readonly Lottery[];
  /** Given what is known of each lottery, by its code, once a second. */
  onDraws: (draws: ReadonlyMap<string, LiveDraw>) => void;
}

/** Draws nothing: the cards stand before it is there, and stay the same elements. */
export function LiveDraws({ lotteries, onDraws }: LiveDrawsProps) {
  const t = useText();
  const periods = usePeriods();
  const now = useServerSeconds();
  useEffect(() => {
    const draws = new Map<string, LiveDraw>();
    for (const { lotCode, family } of lotteries) {
      const running = periods.get(lotCode);
      if (running)
        draws.set(lotCode, {
          ...timeLeft(running.period, now, t),
          drawn: drawnText(family, running.last, t),
        });
    }
    onDraws(draws);
  }, [lotteries, periods, now, t, onDraws]);
  return null;
}
