// The weekly rebate: what comes back of last week's loss, and how that figure comes about, line by line.

import type { DeficitGetInfoAnswer } from '#contract/activity.generated.ts';
import { deficitReceive, deficitRecord } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { ActivityFrame } from '../frame/ActivityFrame.tsx';
import { Tasks } from '../frame/Tasks.tsx';
import { quietNote, sectionTitle, table } from '../shared/sectionStyles.ts';
import { Reward } from './Reward.tsx';
import { deficitWorking, tierReached } from './working.ts';

export function Deficit({
  info,
  onChange,
}: {
  info: DeficitGetInfoAnswer;
  onChange: () => Promise<unknown>;
}) {
  const t = useText();
  const { role } = useSite();
  const { event, week, weekEnd, tiers, loss, cap } = info;
  const isMember = role === 'member' || role === 'agent';
  const reached = tierReached(tiers, loss);
  return (
    <ActivityFrame
      event={event}
      onTurn={onChange}
      records={{ call: deficitRecord }}
      stage={
        <Reward
          event={event}
          label={t('active.deficit.comesBack', { from: week.slice(5), to: weekEnd.slice(5) })}
          amount={info.reward}
          state={info.state}
          lastTime={info.lastTime}
          receive={deficitReceive}
          onChange={onChange}
        />
      }
    >
      {isMember && (
        <Card>
          <h2 className={sectionTitle}>{t('active.deficit.why')}</h2>
          <Facts rows={deficitWorking(info, t)} />
        </Card>
      )}
      <Tasks tasks={event.tasks} />
      <Card>
        <h2 className={sectionTitle}>{t('active.deficit.tiers')}</h2>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{t('active.deficit.loss')}</th>
              <th scope="col">{t('active.deficit.rate')}</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ from, rate }) => (
              <tr key={from} data-own={(isMember && reached?.from === from) || undefined}>
                <td>{t('active.from', { amount: shortAmount(from) })}</td>
                <td>{rate}%</td>
              </tr>
            ))}
          </tbody>
        </table>
        {Number(cap) > 0 && <p className={quietNote}>{t('active.cap', { amount: shortAmount(cap) })}</p>}
        <p className={quietNote}>{t('active.deficit.calm')}</p>
      </Card>
    </ActivityFrame>
  );
}
