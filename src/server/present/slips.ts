// Owns how slips are written on the wire.
import type { BetSlip } from '#contract/entities.generated.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { playOf } from '#lottery/families.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { SlipRow } from '../play/slips/slips.ts';

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
