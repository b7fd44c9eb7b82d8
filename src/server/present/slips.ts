// How slips, placed or kept by name, are written on the wire.
import type { Selectable } from 'kysely';
import type { BetSlip, KeptSlip } from '#contract/entities.generated.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { haoMa } from '#lottery/bet/haoMa.ts';
import { playOf } from '#lottery/families.ts';
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';
import { validateSelection } from '#lottery/selection/selection.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { KeptSlipTable } from '../db/tables.ts';
import type { SlipRow } from '../play/slips/slips.ts';
import { listedLines } from './chasePlans.ts';

/** `isRevokable`: the station lets bets be revoked. */
export const presentSlip = (row: SlipRow, lotName: string, isRevokable: boolean, now: Date): BetSlip => ({
  slipId: String(row.id),
  lotCode: row.lot_code,
  lotName,
  lotVersion: row.version as LotVersion,
  qiHao: row.qi_hao,
  lines: row.lines.map(([playCode, haoMa]) => ({
    playCode,
    playName: playOf(playCode)?.name ?? playCode,
    haoMa,
  })),
  count: row.count,
  waiting: row.waiting,
  won: row.won,
  returned: row.returned,
  buyMoney: wireMoney(BigInt(row.stake)),
  returnMoney: wireMoney(BigInt(row.returned_stake)),
  winMoney: wireMoney(BigInt(row.payout)),
  rebate: wireMoney(BigInt(row.rebate)),
  yingKui: wireMoney(BigInt(row.profit)),
  status: row.status,
  returnReason: row.return_reason ?? '',
  canRevoke: isRevokable && row.seals_at !== null && now < row.seals_at,
  createTime: formatMoment(row.created_at),
  openHaoma: (row.chase_id === null && row.draw?.join(',')) || '',
  correctedFrom: (row.chase_id === null && row.corrected_from?.join(',')) || '',
  chaseId: row.chase_id === null ? '' : String(row.chase_id),
});

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
