// The daily bonus: what yesterday's valid bets bring today, and the table of rates by level.

import type { BonusGetInfoAnswer } from '#contract/activity.generated.ts';
import { bonusReceive, bonusRecord } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { ActivityFrame } from '../frame/ActivityFrame.tsx';
import { Tasks } from '../frame/Tasks.tsx';
import { quietNote, sectionTitle, table } from '../shared/sectionStyles.ts';
import { Reward } from './Reward.tsx';
import { bonusWorking, levelGroups } from './working.ts';

export function Bonus({ info, onChange }: { info: BonusGetInfoAnswer; onChange: () => Promise<unknown> }) {
  const t = useText();
  const { role } = useSite();
  const { event, day, steps, level, cap } = info;
  const isMember = role === 'member' || role === 'agent';
  return (
    <ActivityFrame
      event={event}
      onTurn={onChange}
      records={{ call: bonusRecord }}
      stage={
        <Reward
          event={event}
          label={t('active.bonus.today', { day: day.slice(5) })}
          amount={info.amount}
          state={info.state}
          lastTime={info.lastTime}
          receive={bonusReceive}
          onChange={onChange}
        />
      }
    >
      {isMember && (
        <Card>
          <h2 className={sectionTitle}>{t('active.deficit.why')}</h2>
          <Facts rows={bonusWorking(info, t)} />
        </Card>
      )}
      <Tasks tasks={event.tasks} />
      <Card>
        <h2 className={sectionTitle}>{t('active.bonus.table')}</h2>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{t('active.bonus.level')}</th>
              {steps.map(({ from }) => (
                <th key={from} scope="col">
                  {t('active.from', { amount: shortAmount(from) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levelGroups(steps).map(({ first, last, rates }) => (
              <tr key={first} data-own={(isMember && level >= first && level <= last) || undefined}>
                <td>{t('active.bonus.ofLevel', { level: first === last ? first : `${first}–${last}` })}</td>
                {rates.map((rate, index) => (
                  <td key={steps[index]!.from}>{rate === undefined ? '-' : `${rate}‰`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {isMember && <p className={quietNote}>{t('active.bonus.yourLevel', { level })}</p>}
        {Number(cap) > 0 && <p className={quietNote}>{t('active.cap', { amount: shortAmount(cap) })}</p>}
      </Card>
    </ActivityFrame>
  );
}
