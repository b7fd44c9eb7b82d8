// Owns the page of daily rebates: what today and yesterday come to, what can be claimed, the rates by level, how they are paid, and what became of each.
import '../texts.ts';
import './rebateTexts.ts';
import { css } from '@linaria/core';
import { useState } from 'react';
import { type RebateInfoAnswer, rebateInfo } from '#contract/activity.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { ClaimRow } from '../claiming/ClaimRow.tsx';
import { Results } from '../claiming/Results.tsx';
import { Section } from '../claiming/Section.tsx';
import { keyOf, rebateClaims, useClaiming } from '../claiming/useClaiming.ts';
import { Days } from './Days.tsx';
import { Rates } from './Rates.tsx';
import { Terms } from './Terms.tsx';

/** Below what is there now, and it brings what draws lists. */
const RebateRecords = preloadable(
  async () => (await import('./RebateRecords.tsx')).RebateRecords,
  <Card>
    <Skeleton lines={4} />
  </Card>,
);

const all = css`
  padding-bottom: var(--space-4);
`;

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
  const lost = claiming.outcomes.filter(({ isUnanswered }) => isUnanswered).length;
  return (
    <>
      {/* A station that has ended its rebates still owes what was earned. */}
      {info.isOffered ? <Days info={info} /> : <NoData text={t('rebates.none')} />}
      <Results outcomes={claiming.outcomes} isShown={!claiming.isClaiming} />
      {(ready.length > 0 || lost > 0) && (
        <Section title={t('rebates.claim.title')}>
          {(ready.length > 1 || lost > 0) && (
            <div className={all}>
              <Button wide working={claiming.isClaiming} onClick={() => void claiming.claim(ready)}>
                {lost > 0 ? t('active.unanswered.see') : t('rebates.claim.all', { count: ready.length })}
              </Button>
            </div>
          )}
          <ul>
            {ready.map((claim) => (
              <ClaimRow key={keyOf(claim)} claim={claim}>
                <Button
                  size="small"
                  kind="quiet"
                  working={claiming.current === keyOf(claim)}
                  aria-disabled={claiming.isClaiming || undefined}
                  onClick={() => void claiming.claim([claim])}
                >
                  {t('rebates.claim')}
                </Button>
              </ClaimRow>
            ))}
          </ul>
        </Section>
      )}
      {/* Nobody in a break is shown what more there would be. */}
      {info.isOffered && !visitor.inBreak && <Rates info={info} />}
      {info.isOffered && <Terms terms={info.terms} />}
      <RebateRecords version={claimed} />
    </>
  );
}
