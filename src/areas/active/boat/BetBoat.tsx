// The page of the dragon boat: how far one's own boat is, the steps or places that bring a prize, and the ranking.

import { css } from '@linaria/core';
import { useState } from 'react';
import {
  type DragonBoatInfoAnswer,
  dragonBoatInfo,
  dragonBoatReceive,
} from '#contract/activity.generated.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { shortAmount } from '#values/amount.ts';
import { AwardSheet } from '../award/AwardSheet.tsx';
import { ActivityFrame, ActivityRead } from '../frame/ActivityFrame.tsx';
import { Glance } from '../frame/Glance.tsx';
import { TakeButton } from '../frame/TakeButton.tsx';
import { stepless, Tasks } from '../frame/Tasks.tsx';
import { prizeText } from '../shared/prizeText.ts';
import { quietNote, sectionTitle, table } from '../shared/sectionStyles.ts';
import { useClaim } from '../show/useClaim.ts';
import { Course } from './Course.tsx';
import { shareOfCourse } from './course.ts';

const stageBox = css`
  padding-top: var(--space-6);
`;
const stepList = css`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(4.5rem, max-content) minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: center;
    min-height: 3rem;
    font-variant-numeric: tabular-nums;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  span:last-child {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;

const placeLine = css`
  padding-top: var(--space-4);
  text-align: center;
`;

/** What came of a place, as it was paid: bets that were read late may have moved the ranking since. */
function placeText(
  { note: place, prize, status, reason }: ActivityAward,
  t: ReturnType<typeof useText>,
): string {
  const values = { place, prize: prizeText(prize, t) };
  if (status === AwardStatus.given) return t('active.boat.won', values);
  return status === AwardStatus.waiting
    ? t('active.boat.wonWaits', values)
    : t('active.boat.wonRefused', { place, reason });
}

/** As often as the page asks who is here: bets that settle meanwhile row the boat on. */
const renewMs = 20_000;

export function BetBoat() {
  const read = useCall(dragonBoatInfo, {}, { silent: true, refreshMs: renewMs });
  return (
    <ActivityRead read={read}>
      {(info) => <Race info={info} onChange={() => void read.mutate()} />}
    </ActivityRead>
  );
}

function Race({ info, onChange }: { info: DragonBoatInfoAnswer; onChange: () => void }) {
  const t = useText();
  const { refresh } = useSite();
  const { event, mode, steps, prizes, ranking, distance, rank, metre, rankedAt } = info;
  const metres = (count: number): string => t('active.boat.metres', { count: shortAmount(String(count)) });
  const renew = (): void => {
    onChange();
    void refresh();
  };
  const { take, taking, isUnanswered } = useClaim(dragonBoatReceive, renew);
  const [award, setAward] = useState<ActivityAward | null>(null);
  const receive = async (step?: number): Promise<void> => {
    const answer = await take(step === undefined ? {} : { step });
    if (!answer) return;
    setAward(answer.award);
    renew();
  };
  const firstOpen = steps.find(({ state }) => state === 'openable');
  const next = steps.find(({ state }) => state === 'locked');
  return (
    <>
      <ActivityFrame
        event={event}
        onTurn={onChange}
        stage={
          <div className={stageBox}>
            <Course
              share={shareOfCourse(info, distance)}
              flags={steps.map((step) => ({
                at: shareOfCourse(info, step.distance),
                isReached: step.state === 'opened' || step.state === 'openable',
              }))}
              label={t('active.boat.at', { distance: shortAmount(String(distance)) })}
            />
            {mode === 'steps' ? (
              <TakeButton
                event={event}
                isUnanswered={isUnanswered}
                working={taking}
                onTake={() => void receive(firstOpen?.step)}
              >
                {t('active.boat.receive')}
              </TakeButton>
            ) : (
              <p className={placeLine} role="status">
                {info.award ? placeText(info.award, t) : event.blockedText}
              </p>
            )}
            <Glance
              rows={[
                [t('active.boat.distance'), metres(distance)],
                [t('active.boat.rank'), rank > 0 ? rank : '-'],
                mode === 'steps'
                  ? [t('active.boat.next'), next ? metres(next.distance - distance) : '-']
                  : [t('active.boat.firstPrize'), prizes[0] ? prizeText(prizes[0].prize, t) : '-'],
              ]}
            />
          </div>
        }
      >
        <Tasks tasks={stepless(event.tasks)} />
        {mode === 'steps' && (
          <Card>
            <h2 className={sectionTitle}>{t('active.boat.steps')}</h2>
            <ul className={stepList}>
              {steps.map(({ step, distance: at, prize, state }) => (
                <li key={step}>
                  <b>{metres(at)}</b>
                  <span>{prizeText(prize, t)}</span>
                  {state === 'openable' ? (
                    <Button size="small" kind="quiet" working={taking} onClick={() => void receive(step)}>
                      {t('active.claim')}
                    </Button>
                  ) : (
                    <span>{t(`active.boat.state.${state}`)}</span>
                  )}
                </li>
              ))}
            </ul>
            <p className={quietNote}>{t('active.boat.metre', { amount: shortAmount(metre) })}</p>
          </Card>
        )}
        <Card>
          <h2 className={sectionTitle}>{t('active.boat.ranking')}</h2>
          {ranking.length === 0 ? (
            <p className={quietNote}>{t('active.boat.noRanking')}</p>
          ) : (
            <table className={table}>
              <thead>
                <tr>
                  <th scope="col">{t('active.boat.rank')}</th>
                  <th scope="col">{t('active.boat.member')}</th>
                  <th scope="col">{t('active.boat.covered')}</th>
                  {mode === 'rank' && <th scope="col">{t('active.odds.prize')}</th>}
                </tr>
              </thead>
              <tbody>
                {ranking.map((row) => (
                  <tr key={row.rank} data-own={row.isOwn || undefined}>
                    <td>{row.rank}</td>
                    <td>{row.isOwn ? t('active.boat.you') : row.account}</td>
                    <td>{metres(row.distance)}</td>
                    {mode === 'rank' && <td>{prizeText(row.prize, t)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {rankedAt && <p className={quietNote}>{t('active.boat.rankedAt', { time: rankedAt })}</p>}
        </Card>
      </ActivityFrame>
      <AwardSheet award={award} onClose={() => setAward(null)} />
    </>
  );
}
