// One activity to which members apply: what it brings, applying, and where the application stands.

import { css } from '@linaria/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ActivityDetailAnswer, activityPlay } from '#contract/activity.generated.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { useSite } from '#kit/page/site.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { AwardSheet } from '../award/AwardSheet.tsx';
import { Winners } from '../award/Winners.tsx';
import { ActivityFrame } from '../frame/ActivityFrame.tsx';
import { Glance } from '../frame/Glance.tsx';
import { TakeButton } from '../frame/TakeButton.tsx';
import { Tasks } from '../frame/Tasks.tsx';
import { nameOf, screenOf } from '../offer.ts';
import { prizeText } from '../shared/prizeText.ts';
import { sectionTitle } from '../shared/sectionStyles.ts';
import { useClaim } from '../show/useClaim.ts';

const stageBox = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-2) 0 0;
  text-align: center;
  h2 {
    font-size: 1.25rem;
  }
`;
const pictureBox = css`
  overflow: hidden;
  margin: 0 2.5rem;
  border-radius: var(--radius);
`;

export function EventDetail({ info, onChange }: { info: ActivityDetailAnswer; onChange: () => void }) {
  const t = useText();
  const { station, locale, refresh, has } = useSite();
  const navigate = useNavigate();
  const { event, prize, action, award: applied, winners } = info;
  const renew = (): void => {
    onChange();
    void refresh();
  };
  const { take, taking, isUnanswered } = useClaim(activityPlay, renew);
  const [result, setResult] = useState<ActivityAward | null>(null);
  const apply = async (): Promise<void> => {
    const answer = await take({ activityId: event.id });
    if (!answer) return;
    setResult(answer.award);
    renew();
  };
  const screen = screenOf(event);
  return (
    <>
      <ActivityFrame
        event={event}
        onTurn={onChange}
        stage={
          <div className={stageBox}>
            <div className={pictureBox}>
              <Picture src={event.imgUrl} alt="" ratio="2" isFirst />
            </div>
            <h2>{nameOf(event, station, locale)}</h2>
            {event.summary && <p>{event.summary}</p>}
            {action === 'apply' && (
              <TakeButton
                event={event}
                isUnanswered={isUnanswered}
                working={taking}
                onTake={() => void apply()}
              >
                {t('active.generic.apply')}
              </TakeButton>
            )}
            {action === 'screen' && has(screen) && (
              <TakeButton event={event} canTake working={false} onTake={() => void navigate(screen)}>
                {t('active.goThere')}
              </TakeButton>
            )}
            {action === 'apply' && (
              <Glance
                rows={[
                  [t('active.odds.prize'), prizeText(prize, t)],
                  [
                    t('active.generic.state'),
                    applied ? t(`active.status.${applied.status}`) : t('active.generic.notApplied'),
                  ],
                  [t('active.first.factor'), t('active.first.times', { factor: shortAmount(event.factor) })],
                ]}
              />
            )}
          </div>
        }
      >
        {applied && (
          <Card>
            <h2 className={sectionTitle}>{t('active.generic.application')}</h2>
            <Facts
              rows={[
                [t('active.generic.number'), applied.awardNo],
                [t('active.odds.prize'), prizeText(applied.prize, t)],
                [t('active.generic.state'), t(`active.status.${applied.status}`)],
                [t('active.generic.reason'), applied.reason],
                [t('active.generic.applied'), applied.createTime],
                [t('active.generic.handled'), applied.handleTime],
              ]}
            />
          </Card>
        )}
        <Tasks tasks={event.tasks} />
        <Winners winners={winners} />
      </ActivityFrame>
      <AwardSheet award={result} onClose={() => setResult(null)} />
    </>
  );
}
