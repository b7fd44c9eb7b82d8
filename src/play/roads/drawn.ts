// How stored draws become what statistics read: oldest first, Mark Six with the lunar year it was drawn in.
import type { DrawnPeriod } from '#contract/entities.generated.ts';
import { lunarYearOf } from '#lottery/draw/lunarYear.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import type { Drawn } from '#lottery/statistics/series.ts';

/** Of drawn periods, newest first as the wire has them. */
export const drawnOf = (list: readonly DrawnPeriod[]): Drawn[] =>
  list.toReversed().map(({ haoMa, openTime }) => {
    const lunarYear = lunarYearOf(openTime);
    return {
      draw: haoMa.split(',').map(Number),
      rules: lunarYear === undefined ? DEFAULT_SETTINGS : { ...DEFAULT_SETTINGS, lunarYear },
    };
  });
