// The hook to the figures on cells: asked for and loaded only where a player wants them, and calculated play by play, so that no press waits.
import { useEffect, useState } from 'react';
import { GetLotteryResultList } from '#contract/lottery.generated.ts';
import type { CreditPlay, Play } from '#lottery/play.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { useCall } from '#transport/useCall.ts';
import { figureDraws, useBoardSettings } from './boardSettings.ts';
import type { OptionFigure } from './figures.ts';

/** A play of which several picks make a bet, or the options of a play of which each option is a bet. */
export type FigureSource =
  | { play: Play }
  | { play: CreditPlay; options: readonly string[]; odds: ReadonlyMap<string, string> };

export type Figures = ReadonlyMap<string, OptionFigure> | null;

/**
 * Figures by play and option, joined by a slash, or by `pickKey()`; null where none are wanted or none are there yet.
 * `drawn` is the last period with numbers.
 */
export function useFigures(
  lotCode: string,
  drawn: string,
  sources: readonly FigureSource[],
  rules: Rules,
): Figures {
  const { figures: kind } = useBoardSettings();
  const isWanted = kind !== 'none';
  const { data, mutate } = useCall(
    GetLotteryResultList,
    isWanted ? { lotCode, pageNo: 1, pageSize: figureDraws } : null,
    { silent: true, keepPrevious: true },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another draw the figures are others
  useEffect(() => {
    if (isWanted) void mutate().catch(() => undefined);
  }, [drawn, isWanted, mutate]);
  const [figures, setFigures] = useState<Figures>(null);
  const list = data?.list;
  useEffect(() => {
    if (!isWanted || !list) return setFigures(null);
    let isOver = false;
    const calculate = async (): Promise<void> => {
      const { figuresOf, pickFiguresOf } = await import('./figures.ts');
      const draws = list.flatMap(({ openStatus, haoMa }) =>
        openStatus === 'drawn' ? [haoMa.split(',').map(Number)] : [],
      );
      const found = new Map<string, OptionFigure>();
      for (const source of sources) {
        await new Promise((resolve) => setTimeout(resolve));
        if (isOver) return;
        if ('options' in source)
          for (const [option, figure] of figuresOf(source.play, source.options, source.odds, draws, rules))
            found.set(`${source.play.code}/${option}`, figure);
        else for (const [key, figure] of pickFiguresOf(source.play, draws, rules)) found.set(key, figure);
      }
      if (!isOver) setFigures(found);
    };
    // Without them the board is whole; the next draw asks again.
    void calculate().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isWanted, list, sources, rules]);
  return figures;
}
