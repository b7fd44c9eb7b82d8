// Owns the page of what a member finds today: everything that can be taken, with one press for all of it, free chances, coupons, what opens next, and tasks.
import '../texts.ts';
import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { type ClaimsAnswer, claims as claimsCall } from '#contract/activity.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { breakPage } from '#kit/overlay/leadOn.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { shortAmount } from '#values/amount.ts';
import { parseMoment } from '#values/beijingOffset.ts';
import { RecordsLink } from '../award/RecordsLink.tsx';
import { useCountdown } from '../frame/StageHead.tsx';
import { quietNote, sectionTitle } from '../frame/sectionStyles.ts';
import { Bar } from '../frame/Tasks.tsx';
import { timeLeft } from '../frame/timeLeft.ts';
import { nameOf, screenOf } from '../offer.ts';
import { atMoment } from './atMoment.ts';
import { ClaimRow, Row } from './ClaimRow.tsx';
import { Results } from './Results.tsx';
import { isPressed, keyOf, useClaiming } from './useClaiming.ts';

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--link);
`;
const all = css`
  padding-bottom: var(--space-2);
`;
const progress = css`
  grid-column: 1 / -1;
`;

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
  const there = info.claims.filter(isHere);
  const pressed = there.filter((claim) => isPressed(claim) && !claiming.isAnswered(claim));
  const played = there.filter((claim) => !isPressed(claim));
  const later = info.later.filter(isHere);
  const tasks = info.tasks.filter(isHere);
  const coupons = has('/recharge') ? info.coupons : [];
  const lost = claiming.outcomes.filter(({ isUnanswered }) => isUnanswered).length;
  const isEmpty = there.length + coupons.length === 0 && lost === 0;
  return (
    <>
      <Results outcomes={claiming.outcomes} isShown={!claiming.isClaiming} />
      {isEmpty && claiming.outcomes.length === 0 && <NoData text={t('active.today.empty')} />}
      {(pressed.length > 0 || lost > 0) && (
        <Section title={t('active.today.now')}>
          {(pressed.length > 1 || lost > 0) && (
            <div className={all}>
              <Button wide working={claiming.isClaiming} onClick={() => void claiming.claim(pressed)}>
                {lost > 0 ? t('active.unanswered.see') : t('active.today.all', { count: pressed.length })}
              </Button>
            </div>
          )}
          <ul>
            {pressed.map((claim) => (
              <ClaimRow key={keyOf(claim)} claim={claim}>
                <Button
                  size="small"
                  kind="quiet"
                  working={claiming.current === keyOf(claim)}
                  aria-disabled={claiming.isClaiming || undefined}
                  onClick={() => void claiming.claim([claim])}
                >
                  {t(claim.way === 'apply' ? 'active.generic.apply' : 'active.claim')}
                </Button>
              </ClaimRow>
            ))}
          </ul>
        </Section>
      )}
      {played.length > 0 && (
        <Section title={t('active.today.played')}>
          <ul>
            {played.map((claim) => (
              <ClaimRow key={keyOf(claim)} claim={claim}>
                <RouteLink
                  to={screenOf({ id: claim.activityId, kind: claim.kind })}
                  className={`${link} ${pressable}`}
                >
                  {t('active.goThere')}
                </RouteLink>
              </ClaimRow>
            ))}
          </ul>
        </Section>
      )}
      {coupons.length > 0 && <Coupons coupons={coupons} />}
      {later.length > 0 && (
        <Section title={t('active.today.later')}>
          <ul>
            {later.map((each) => (
              <Later key={`${each.activityId} ${each.opensAt}`} later={each} onOpen={onChange} />
            ))}
          </ul>
        </Section>
      )}
      {tasks.length > 0 && <DayTasks tasks={tasks} />}
      <RecordsLink />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Coupons({ coupons }: Pick<ClaimsAnswer, 'coupons'>) {
  const t = useText();
  const { visitor } = useSite();
  return (
    <Section title={t('active.today.coupons')}>
      <ul>
        {coupons.map(({ id, name, money, minMoney, endTime }) => (
          <Row
            key={id}
            sign="/recharge"
            title={name}
            prize={t('active.prize.cash', { value: shortAmount(money) })}
            note={[
              t('active.today.until', { time: atMoment(endTime, visitor.serverTime, t) }),
              t('active.today.least', { amount: shortAmount(minMoney) }),
            ].join(' · ')}
          />
        ))}
      </ul>
      <p className={quietNote}>{t('active.today.couponNote')}</p>
    </Section>
  );
}

function Later({ later, onOpen }: { later: ClaimsAnswer['later'][number]; onOpen: () => Promise<unknown> }) {
  const t = useText();
  const { station, locale, visitor } = useSite();
  const left = useCountdown(parseMoment(later.opensAt), serverNow, () => void onOpen());
  const to = screenOf({ id: later.activityId, kind: later.kind });
  return (
    <Row
      sign={to}
      title={nameOf(later, station, locale)}
      note={[
        t('active.today.opens', { time: atMoment(later.opensAt, visitor.serverTime, t) }),
        t('active.today.left', { time: timeLeft(left, t) }),
      ].join(' · ')}
    >
      <RouteLink to={to} className={`${link} ${pressable}`}>
        {t('active.today.look')}
      </RouteLink>
    </Row>
  );
}

function DayTasks({ tasks }: Pick<ClaimsAnswer, 'tasks'>) {
  const t = useText();
  const { station, locale } = useSite();
  return (
    <Section title={t('active.today.tasks')}>
      <ul>
        {tasks.map(({ activityId, kind, title, task }) => (
          <Row
            key={activityId}
            sign={screenOf({ id: activityId, kind })}
            title={nameOf({ kind, title }, station, locale)}
            note={t(`active.task.${task.kind}`, {
              period: t(`active.period.${task.period}`),
              need: shortAmount(task.need),
              have: shortAmount(task.have),
            })}
          >
            <span>
              ¥{shortAmount(task.have)} / ¥{shortAmount(task.need)}
            </span>
            <div className={progress}>
              <Bar share={Math.min(1, Number(task.have) / Number(task.need))} />
            </div>
          </Row>
        ))}
      </ul>
      {/* Nobody is sent to bet. */}
      <p className={quietNote}>{t('active.today.calm')}</p>
    </Section>
  );
}
