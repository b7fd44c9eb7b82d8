// Owns the daily bonus: what yesterday's valid bets bring today, and the table of rates by level.
import { css } from '@linaria/core';
import type { BonusGetInfoAnswer } from '#contract/activity.generated.ts';
import { bonusReceive, bonusRecord } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Facts } from '#kit/list/Facts.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '../award/prizeText.ts';
import { ActivityFrame } from '../frame/ActivityFrame.tsx';
import { quietNote, sectionTitle, table } from '../frame/sectionStyles.ts';
import { Tasks } from '../frame/Tasks.tsx';
import { Reward } from './Reward.tsx';
import { bonusWorking, tierReached } from './working.ts';

const wide = css`
  overflow-x: auto;
`;

export function Bonus({ info, onChange }: { info: BonusGetInfoAnswer; onChange: () => void }) {
  const t = useText();
  const { role } = useSite();
  const { event, day, steps, validBet, level, cap } = info;
  const isMember = role === 'member' || role === 'agent';
  const levels = [...new Set(steps.flatMap(({ rates }) => rates.map((rate) => rate.level)))].toSorted(
    (a, b) => a - b,
  );
  const reached = tierReached(steps, validBet);
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
        <div className={wide}>
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">{t('active.bonus.validBet')}</th>
                {levels.map((each) => (
                  <th key={each} scope="col">
                    {t('active.bonus.ofLevel', { level: each })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => (
                <tr key={step.from} data-own={(isMember && reached?.from === step.from) || undefined}>
                  <td>{t('active.from', { amount: shortAmount(step.from) })}</td>
                  {levels.map((each) => {
                    const rate = step.rates.find((one) => one.level === each)?.rate;
                    return <td key={each}>{rate === undefined ? '-' : `${rate}‰`}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {isMember && <p className={quietNote}>{t('active.bonus.yourLevel', { level })}</p>}
        {Number(cap) > 0 && <p className={quietNote}>{t('active.cap', { amount: shortAmount(cap) })}</p>}
      </Card>
    </ActivityFrame>
  );
}
