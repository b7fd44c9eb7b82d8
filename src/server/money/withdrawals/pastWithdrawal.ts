// A withdrawal that somebody is to have made at a moment in the past, requested and ended by the ordinary code.
import type { StationFacts } from '#contract/station.generated.ts';
import { YUAN } from '#values/money.ts';
import { withdrawalFee } from '#values/withdrawalFee.ts';
import { accountOf } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { cardsWithTypes } from './cards.ts';
import { feeTermsOf } from './fee.ts';
import { gateOf, turnoverFeeOf } from './gate.ts';
import { endWithdrawal, holdWithdrawal } from './order.ts';

interface PastWithdrawal {
  db: Db;
  station: Pick<StationFacts, 'code'>;
  accountId: number;
  now: Date;
  /** The desk has decided. */
  end: Date;
}

/** Withdraws so many yuan to the first card; nothing where there is none. Refuses as holdWithdrawal() does. */
export async function withdrawAt(
  { db, station, accountId, now, end }: PastWithdrawal,
  { yuan, isRefused = false }: { yuan: number; isRefused?: boolean },
): Promise<void> {
  const account = await accountOf(db, accountId);
  const [chosen] = await cardsWithTypes(db, account.id);
  if (!chosen) return;
  const amount = BigInt(yuan) * YUAN;
  const gate = await gateOf(db, account, now);
  const fee = withdrawalFee(amount, feeTermsOf(chosen.type, gate)) + turnoverFeeOf(gate);
  const request = { station: station.code, account, ...chosen, amount, fee, gate, now };
  const { order_no } = await holdWithdrawal(db, request);
  const how = isRefused ? { isPaid: false as const, reason: '' } : { isPaid: true as const };
  await endWithdrawal({ db, station: station.code, now: end }, order_no, how);
}
