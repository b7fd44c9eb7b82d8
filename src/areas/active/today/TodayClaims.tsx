// The page of what a member finds today: everything that can be taken, with one press for all of it, free chances, coupons, what opens next, and tasks.
import '../texts.ts';
import { type ClaimsAnswer, claims as claimsCall } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { breakPage } from '#kit/overlay/leadOn.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { RecordsLink } from '../award/RecordsLink.tsx';
import { screenOf } from '../offer.ts';
import { quietNote } from '../shared/sectionStyles.ts';
import { ClaimList, lostOf } from './claiming/ClaimList.tsx';
import { asksTurnover, ClaimRow, pageOf } from './claiming/ClaimRow.tsx';
import { Results } from './claiming/Results.tsx';
import { link, Section } from './claiming/Section.tsx';
import { isPressed, keyOf, levelClaims, rebateClaims, useClaiming } from './claiming/useClaiming.ts';
import { MoreToday } from './MoreToday.tsx';

export function TodayClaims() {
  const t = useText();
  const { visitor } = useSite();
  return visitor.inBreak ? <Closed text={t('active.today.inBreak')} /> : <Today />;
}

function Closed({ text }: { text: string }) {
  const t = useText();
  return (
    <NoData
      text={text}
      action={
        <RouteLink to={breakPage} className={`${link} ${pressable}`} orNothing>
          {t('kit.failure.inBreak')}
        </RouteLink>
      }
    />
  );
}

function Today() {
  const t = useText();
  const read = useCall(claimsCall, {}, { silent: true });
  return (
    <Await
      read={read}
      skeleton={
        <Card>
          <Skeleton lines={6} />
        </Card>
      }
    >
      {(info) =>
        info.isClosed ? (
          <Closed text={t('active.today.closed')} />
        ) : (
          <Lists info={info} onChange={read.mutate} />
        )
      }
    </Await>
  );
}

function Lists({ info, onChange }: { info: ClaimsAnswer; onChange: () => Promise<unknown> }) {
  const t = useText();
  const { has, refresh } = useSite();
  const claiming = useClaiming(() => Promise.all([onChange(), refresh()]));
  // A station without the screen of a kind does not have the kind.
  const isHere = (each: { activityId: number; kind: ClaimsAnswer['claims'][number]['kind'] }): boolean =>
    has(screenOf({ id: each.activityId, kind: each.kind }));
  // Each kind in the order of when it lapses.
  const there = [...levelClaims(info.levels), ...info.claims, ...rebateClaims(info.rebates)].filter((claim) =>
    has(pageOf(claim)),
  );
  const pressed = there.filter((claim) => isPressed(claim) && !claiming.isAnswered(claim));
  const played = there.filter((claim) => !isPressed(claim));
  const later = info.later.filter(isHere);
  const tasks = info.tasks.filter(isHere);
  const coupons = has('/recharge') ? info.coupons : [];
  const isEmpty = there.length + coupons.length === 0 && lostOf(claiming) === 0;
  return (
    <>
      <Results outcomes={claiming.outcomes} isShown={!claiming.isClaiming} />
      {isEmpty && claiming.outcomes.length === 0 && <NoData text={t('active.today.empty')} />}
      <ClaimList
        title={t('active.today.now')}
        claims={pressed}
        claiming={claiming}
        allLabel={t('active.today.all', { count: pressed.length })}
        labelOf={(claim) =>
          t('way' in claim && claim.way === 'apply' ? 'active.generic.apply' : 'active.claim')
        }
      >
        {pressed.some(asksTurnover) && <p className={quietNote}>{t('active.today.turnover')}</p>}
      </ClaimList>
      {played.length > 0 && (
        <Section title={t('active.today.played')}>
          <ul>
            {played.map((claim) => (
              <ClaimRow key={keyOf(claim)} claim={claim}>
                <RouteLink to={pageOf(claim)} className={`${link} ${pressable}`}>
                  {t('active.goThere')}
                </RouteLink>
              </ClaimRow>
            ))}
          </ul>
        </Section>
      )}
      <MoreToday coupons={coupons} later={later} tasks={tasks} onOpen={onChange} />
      <RecordsLink />
    </>
  );
}
