// The page of daily rebates: what today and yesterday come to, what can be claimed, the rates by level, how they are paid, and what became of each.
import '../texts.ts';
import './rebateTexts.ts';
import { useState } from 'react';
import { type RebateInfoAnswer, rebateInfo } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { ClaimList } from './claiming/ClaimList.tsx';
import { Results } from './claiming/Results.tsx';
import { rebateClaims, useClaiming } from './claiming/useClaiming.ts';
import { Days } from './Days.tsx';
import { Rates } from './Rates.tsx';
import { Terms } from './Terms.tsx';

/** Below what is there now, and it brings what draws lists. */
const RebateRecords = preloadable(
  async () => (await import('../rebate/RebateRecords.tsx')).RebateRecords,
  <Card>
    <Skeleton lines={4} />
  </Card>,
);

export function Rebates() {
  const info = useCall(rebateInfo, {}, { silent: true });
  return (
    <Await
      read={info}
      skeleton={
        <>
          <Card>
            <Skeleton lines={6} />
          </Card>
          <Card>
            <Skeleton lines={4} />
          </Card>
        </>
      }
    >
      {(answer) => <Known info={answer} onChange={info.mutate} />}
    </Await>
  );
}

function Known({ info, onChange }: { info: RebateInfoAnswer; onChange: () => Promise<unknown> }) {
  const t = useText();
  const { refresh, visitor } = useSite();
  const [claimed, setClaimed] = useState(0);
  const claiming = useClaiming(() => {
    setClaimed((count) => count + 1);
    return Promise.all([onChange(), refresh()]);
  });
  const ready = rebateClaims(info.claimable).filter((claim) => !claiming.isAnswered(claim));
  return (
    <>
      {/* A station that has ended its rebates still owes what was earned. */}
      {info.isOffered ? <Days info={info} /> : <NoData text={t('rebates.none')} />}
      <Results outcomes={claiming.outcomes} isShown={!claiming.isClaiming} />
      <ClaimList
        title={t('rebates.claim.title')}
        claims={ready}
        claiming={claiming}
        allLabel={t('rebates.claim.all', { count: ready.length })}
        labelOf={() => t('rebates.claim')}
      />
      {/* Nobody in a break is shown what more there would be. */}
      {info.isOffered && !visitor.inBreak && <Rates info={info} />}
      {info.isOffered && <Terms terms={info.terms} />}
      <RebateRecords version={claimed} />
    </>
  );
}
