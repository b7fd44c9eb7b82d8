// Owns how kept slips are written on the wire.
import type { Selectable } from 'kysely';
import type { KeptSlip } from '#contract/entities.generated.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { haoMa } from '#lottery/bet/haoMa.ts';
import { playOf } from '#lottery/families.ts';
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';
import { validateSelection } from '#lottery/selection/selection.ts';
import { formatMoment } from '#values/beijingTime.ts';
import type { KeptSlipTable } from '../db/tables.ts';
import { listedLines } from './chasePlans.ts';

/** Longer picks are cut: a list shows what a slip is, and its board shows all of it. */
const longestPicks = 60;

/** `isWhole` adds its bets. A bet that no play of now could make keeps its play's code alone. */
export const presentKept = (row: Selectable<KeptSlipTable>, lotName: string, isWhole: boolean): KeptSlip => ({
  keptId: String(row.id),
  name: row.name,
  family: row.family as FamilyCode,
  lotVersion: row.version as LotVersion,
  lotCode: row.lot_code,
  lotName,
  count: row.bets.length,
  lines: row.bets.slice(0, listedLines).map(({ playCode, selection }) => {
    const play = playOf(playCode);
    const checked = play && validateSelection(play, selection);
    const picks = checked && 'selection' in checked ? haoMa(play, checked.selection) : '';
    return {
      playCode,
      playName: play?.name ?? playCode,
      haoMa: picks.length > longestPicks ? `${picks.slice(0, longestPicks)}…` : picks,
    };
  }),
  bets: isWhole ? JSON.stringify(row.bets) : '',
  createTime: formatMoment(row.kept_at),
});
