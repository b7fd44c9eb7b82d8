// The page of the sign-in: today's reward, the streak, and the month as a calendar.

import { css } from '@linaria/core';
import { useState } from 'react';
import { type SignInMonthAnswer, signInMonth, signInSign } from '#contract/activity.generated.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { Card } from '#kit/Card.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { shortAmount } from '#values/amount.ts';
import { AwardSheet } from '../award/AwardSheet.tsx';
import { ActivityFrame, ActivityRead } from '../frame/ActivityFrame.tsx';
import { Glance } from '../frame/Glance.tsx';
import { TakeButton } from '../frame/TakeButton.tsx';
import { Tasks } from '../frame/Tasks.tsx';
import { prizeText } from '../shared/prizeText.ts';
import { quietNote, sectionTitle, table } from '../shared/sectionStyles.ts';
import { useClaim } from '../show/useClaim.ts';
import { SignCalendar } from './SignCalendar.tsx';
import { SignWeek } from './SignWeek.tsx';
import { milestones } from './signDays.ts';

const stageBox = css`
  padding-top: var(--space-2);
`;

export function Sign() {
  const [month, setMonth] = useState<string>();
  const read = useCall(signInMonth, month === undefined ? {} : { month }, {
    silent: true,
    keepPrevious: true,
  });
  return (
    <ActivityRead read={read}>
      {(info) => <SignBody info={info} onMonth={setMonth} onChange={() => void read.mutate()} />}
    </ActivityRead>
  );
}

interface SignBodyProps {
  info: SignInMonthAnswer;
  onMonth: (month: string | undefined) => void;
  onChange: () => void;
}

function SignBody({ info, onMonth, onChange }: SignBodyProps) {
  const t = useText();
  const { refresh } = useSite();
  const { event, streak, signedToday, next, unit, rewards } = info;
  const renew = (): void => {
    onMonth(undefined);
    onChange();
    void refresh();
  };
  const { take, taking, isUnanswered } = useClaim(signInSign, renew);
  const [award, setAward] = useState<ActivityAward | null>(null);
  const sign = async (): Promise<void> => {
    const answer = await take({});
    if (!answer) return;
    setAward(answer.award);
    renew();
  };
  const amount = (value: string): string => prizeText({ kind: unit, value }, t);
  return (
    <>
      <ActivityFrame
        event={event}
        onTurn={onChange}
        stage={
          <div className={stageBox}>
            <SignWeek next={next.day} signedToday={signedToday} rewards={rewards} unit={unit} />
            <TakeButton
              event={event}
              isUnanswered={isUnanswered}
              working={taking}
              onTake={() => void sign()}
              {...(signedToday &&
                event.phase === 'open' && {
                  note: t('active.sign.comeBack', { reward: amount(next.total) }),
                })}
            >
              {signedToday ? t('active.sign.done') : t('active.sign.sign', { reward: amount(next.total) })}
            </TakeButton>
            <Glance
              rows={[
                [t('active.sign.streak'), t('active.sign.days', { days: streak })],
                [t(signedToday ? 'active.sign.tomorrow' : 'active.sign.today'), amount(next.total)],
                [t('active.sign.thisMonth'), t('active.sign.days', { days: info.signed.length })],
              ]}
            />
          </div>
        }
      >
        <Tasks tasks={event.tasks} />
        <SignCalendar info={info} onMonth={onMonth} />
        <Card>
          <h2 className={sectionTitle}>{t('active.sign.rewards')}</h2>
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">{t('active.sign.inARow')}</th>
                <th scope="col">{t('active.sign.daily')}</th>
                <th scope="col">{t('active.sign.extra')}</th>
              </tr>
            </thead>
            <tbody>
              {milestones(rewards).map(({ day, reward, bonus }) => (
                <tr key={day} data-own={day === next.day || undefined}>
                  <td>{t('active.sign.dayOf', { day })}</td>
                  <td>{amount(reward)}</td>
                  <td>{Number(bonus) > 0 ? `+${amount(bonus)}` : '-'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={quietNote}>{t('active.sign.broken', { days: rewards.length })}</p>
          {Number(event.factor) > 0 && unit === 'cash' && (
            <p className={quietNote}>{t('active.factor', { factor: shortAmount(event.factor) })}</p>
          )}
        </Card>
      </ActivityFrame>
      <AwardSheet award={award} onClose={() => setAward(null)} />
    </>
  );
}
