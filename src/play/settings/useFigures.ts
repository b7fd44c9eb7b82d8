// Owns the hook to the figures on cells: asked for only where a player wants them, and calculated play by play, so that no press waits.
import { useEffect, useState } from 'react';
import { GetLotteryResultList } from '#contract/lottery.generated.ts';
import type { CreditPlay } from '#lottery/play.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { useCall } from '#transport/useCall.ts';
import { figureDraws, useBoardSettings } from './boardSettings.ts';
import { figuresOf, type OptionFigure } from './figures.ts';

export interface FigureSource {
  play: CreditPlay;
  options: readonly string[];
}

/** Play and option, joined by a slash, to its figures; null where none are wanted or none are there yet. `drawn` is the last period with numbers. */
export function useFigures(
  lotCode: string,
  drawn: string,
  sources: readonly FigureSource[],
  rules: Rules,
): ReadonlyMap<string, OptionFigure> | null {
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
  const [figures, setFigures] = useState<ReadonlyMap<string, OptionFigure> | null>(null);
  const list = data?.list;
  useEffect(() => {
    if (!isWanted || !list) return setFigures(null);
    let isOver = false;
    void (async () => {
      const draws = list.flatMap(({ openStatus, haoMa }) =>
        openStatus === 'drawn' ? [haoMa.split(',').map(Number)] : [],
      );
      const found = new Map<string, OptionFigure>();
      for (const { play, options } of sources) {
        await new Promise((resolve) => setTimeout(resolve));
        if (isOver) return;
        for (const [option, figure] of figuresOf(play, options, draws, rules))
          found.set(`${play.code}/${option}`, figure);
      }
      setFigures(found);
    })();
    return () => {
      isOver = true;
    };
  }, [isWanted, list, sources, rules]);
  return figures;
}
