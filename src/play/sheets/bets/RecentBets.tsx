// The sheet with the player's recent bets on the lottery, where those that may be revoked can be.

import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';
import { allLink } from '../../parts/sheetStyles.ts';
import type { Play } from '../../usePlay.ts';
import { BetGroupRows } from './BetGroupRows.tsx';
import { chaseGroups } from './chaseGroups.ts';
import { GuestWall } from './GuestWall.tsx';

bringTexts('period', messages);

export function RecentBets({
  lottery,
  bets,
  open,
  revoke,
  again,
  onSettled,
}: Pick<Play, 'lottery' | 'bets' | 'open' | 'revoke' | 'again' | 'onSettled'>) {
  const t = useText();
  const { visitor } = useSite();
  return (
    <Sheet open onClose={() => open(null)} title={`${lottery.lotName} · ${t('period.bets.title')}`}>
      {visitor.login ? (
        <>
          <Await read={bets} empty={({ list }) => list.length === 0} emptyText={t('period.bets.empty')}>
            {({ list, plans, hasMore }) => (
              <ul>
                {chaseGroups(list).map((group) => (
                  <BetGroupRows
                    key={group.key}
                    group={group}
                    isCut={hasMore && group.bets.includes(list.at(-1)!)}
                    onRevoked={onSettled}
                    plan={plans.find(({ chaseId }) => chaseId === group.bets[0]!.chaseId)}
                    family={lottery.family}
                    revoke={revoke}
                    again={again}
                  />
                ))}
              </ul>
            )}
          </Await>
          <RouteLink to={`/lotteryRecord?lotCode=${lottery.lotCode}`} className={allLink} orNothing>
            {t('period.bets.all')}
          </RouteLink>
        </>
      ) : (
        <GuestWall>{t('period.bets.guest')}</GuestWall>
      )}
    </Sheet>
  );
}
