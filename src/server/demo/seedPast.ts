// What demonstration accounts did with their money in the past beside betting: withdrawals, transfers, donations, direct charges and wins of activities, each by the ordinary code at its moment.
import type { StationFacts } from '#contract/station.generated.ts';
import { hasPath } from '#station/derive/routes.ts';
import { YUAN } from '#values/money.ts';
import { openTreasure } from '../activities/plays/openTreasure.ts';
import { sign } from '../activities/plays/sign.ts';
import { spin } from '../activities/plays/spin.ts';
import { throwDice } from '../activities/plays/throwDice.ts';
import type { Db } from '../db/stationTransaction.ts';
import { applyForCharge, decideCharge } from '../money/applications/directCharge.ts';
import { decideDonation, donate } from '../money/applications/donation.ts';
import { applicationSettingOf } from '../money/applications/setting.ts';
import { endTransfer, openTransfer } from '../money/transfers/order.ts';
import { withdrawAt } from '../money/withdrawals/pastWithdrawal.ts';

/** One thing an account did, in yuan. */
export type PastAct = { account: string } & (
  | { does: 'withdraw'; yuan: number; isRefused?: boolean }
  /** There and back. */
  | { does: 'exchange'; yuan: number; platform: string }
  | { does: 'donate'; yuan: number }
  /** Turned down: a gift would have to be bet before anybody who looks around may withdraw. */
  | { does: 'charge' }
);

/** Whose past it is, and the moment; row security shows the station's rows alone. */
interface Doer {
  db: Db;
  station: StationFacts;
  player: { accountId: number };
  now: Date;
}

/** How long the desk, the platform or support took: within the ten minutes of a visit. */
const tookMs = 6 * 60_000;

/** Does it, and ends it a few minutes later. What the station does not have is left out. */
export async function actInPast(doer: Doer, act: PastAct): Promise<void> {
  const end = new Date(doer.now.getTime() + tookMs);
  if (act.does === 'withdraw') await withdrawAt({ ...doer, accountId: doer.player.accountId, end }, act);
  else if (act.does === 'exchange') await exchange(doer, act, end);
  else if (act.does === 'charge') {
    const { db, station, player, now } = doer;
    const { id } = await applyForCharge(db, station, player.accountId, now);
    await decideCharge({ db, station: station.code, now: end }, id, '本次不符合活动条件');
  } else if (hasPath(doer.station, '/donate')) {
    const { db, station, player, now } = doer;
    // A station whose content names no project has taken no donations.
    if (!(await applicationSettingOf(db)).donationProjects.some(({ open }) => open)) return;
    const donor = { station: station.code, accountId: player.accountId };
    const { id } = await donate(db, donor, { money: act.yuan }, now);
    await decideDonation({ db, station: station.code, now: end }, id, '');
  }
}

async function exchange(
  { db, station, player, now }: Doer,
  { yuan, platform }: PastAct & { does: 'exchange' },
  end: Date,
): Promise<void> {
  const { accountId } = player;
  const both = { station: station.code, accountId, platform, amount: BigInt(yuan) * YUAN, isAuto: false };
  for (const [direction, at] of [
    ['in', now],
    ['out', end],
  ] as const) {
    const { order_no } = await openTransfer(db, { ...both, direction, at });
    await endTransfer(db, order_no, { state: 'success' }, at);
  }
}

/** What deposits and bets of a day bring: a sign-in, a spin, a throw, the first chest. Each is refused by itself, such as where the station lacks it. */
export const pastWins: readonly ((doer: Doer) => Promise<unknown>)[] = [
  sign,
  spin,
  throwDice,
  (doer) => openTreasure(doer, 0),
];
