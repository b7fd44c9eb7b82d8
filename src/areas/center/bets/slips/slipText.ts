// What a slip is bet on, as one text.
import type { BetSlip } from '#contract/entities.generated.ts';
import { familyOfPlay } from '../../records/recordStyles.ts';

/** A play is named once, so that more of its picks are seen; `named` translates names of plays and picks. */
export const slipText = (
  { lines }: Pick<BetSlip, 'lines'>,
  named: (name: string, family?: ReturnType<typeof familyOfPlay>) => string,
): string =>
  lines
    .map(({ playCode, playName, haoMa }, at) => {
      const picks = named(haoMa, familyOfPlay(playCode));
      return playName === lines[at - 1]?.playName ? picks : `${named(playName)} · ${picks}`;
    })
    .join(' / ');
