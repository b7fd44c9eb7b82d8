// The bets of a chase's other periods, read when they are unfolded: those to come, the nearest first, then those that are over.

import type { BetOrder } from '#contract/entities.generated.ts';
import { lotteryData } from '#contract/lottery.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { allLink } from '../../parts/sheetStyles.ts';
import { chasePeriods } from '../../shown/chasePeriods.ts';
import { RecentBet, type RecentBetProps } from './RecentBet.tsx';

/** As many as an answer may hold; of a longer chase those farthest off are left out. */
const pageSize = 200;

export interface OtherPeriodsProps extends Omit<RecentBetProps, 'bet'> {
  /** A bet of the period that is shown already. */
  of: BetOrder;
}

export function OtherPeriods({ of: { chaseId, lotCode, chaseNumber }, revoke, ...row }: OtherPeriodsProps) {
  const t = useText();
  const read = useCall(lotteryData, { chaseId, lotCode, order: 'period', pageSize }, { silent: true });
  const revokeHere: typeof revoke = async (orderId) => {
    const reason = await revoke(orderId);
    void read.mutate();
    return reason;
  };
  return (
    <li>
      <Await read={read}>
        {({ list, hasMore }) => {
          const others = list
            .filter((bet) => bet.chaseNumber !== chaseNumber)
            .toSorted((a, b) => a.chaseNumber - b.chaseNumber);
          const { shown, past } = chasePeriods(others);
          return (
            <ul>
              {[...shown, ...past].map((bet) => (
                <RecentBet key={bet.orderId} bet={bet} revoke={revokeHere} {...row} />
              ))}
              {hasMore && (
                <li>
                  <RouteLink
                    to={`/lotteryRecord?view=chase&lotCode=${lotCode}`}
                    className={allLink}
                    orNothing
                  >
                    {t('play.result.chase.records')}
                  </RouteLink>
                </li>
              )}
            </ul>
          );
        }}
      </Await>
    </li>
  );
}
