// The page of the first deposit gift: its steps, what a deposit would bring, and where the player stands.

import { css } from '@linaria/core';
import { useNavigate } from 'react-router-dom';
import { type FirstRechargeInfoAnswer, firstRechargeInfo } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { shortAmount } from '#values/amount.ts';
import { ActivityFrame, ActivityRead } from '../frame/ActivityFrame.tsx';
import { Glance } from '../frame/Glance.tsx';
import { TakeButton } from '../frame/TakeButton.tsx';
import { Tasks } from '../frame/Tasks.tsx';
import { sectionTitle, table } from '../shared/sectionStyles.ts';
import { exampleDeposits, giftFor } from './gift.ts';

const stageBox = css`
  padding: var(--space-5) 0 0;
  text-align: center;
  > strong {
    display: block;
    font-size: 3rem;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;
const stepList = css`
  display: grid;
  gap: var(--space-4);
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
  }
  li > i {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    background: var(--brand-quiet);
    color: var(--brand-text);
    font-style: normal;
    font-weight: 600;
  }
  li[data-done] > i {
    background: var(--brand);
    color: var(--on-brand);
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;

export function FirstRecharge() {
  const read = useCall(firstRechargeInfo, {}, { silent: true });
  return (
    <ActivityRead read={read}>
      {(info) => <Gift info={info} onChange={() => void read.mutate()} />}
    </ActivityRead>
  );
}

/** What stands in the way of the gift; a gift that is lost for another reason than who may take part was left out of the first deposit. */
const noteOf = ({ event, state }: FirstRechargeInfoAnswer, t: ReturnType<typeof useText>): string =>
  state === 'available' || (state === 'lost' && event.blocked !== 'WITH_DEPOSIT')
    ? event.blockedText
    : t(`active.first.state.${state}`);

function Gift({ info, onChange }: { info: FirstRechargeInfoAnswer; onChange: () => void }) {
  const t = useText();
  const { role, has } = useSite();
  const navigate = useNavigate();
  const { event, min, percent, cap, state, gift, offerName } = info;
  const isMember = role === 'member' || role === 'agent';
  // A step is done once the one after it can be taken.
  const done = !isMember ? 0 : state === 'available' ? 1 : state === 'pending' ? 2 : state === 'used' ? 3 : 1;
  return (
    <ActivityFrame
      event={event}
      onTurn={onChange}
      stage={
        <div className={stageBox}>
          <span>{t('active.first.headline')}</span>
          <strong>{percent}%</strong>
          <TakeButton
            event={event}
            working={false}
            canTake={state === 'available' && event.phase === 'open' && has('/recharge')}
            onTake={() => void navigate('/recharge')}
            {...(isMember && state !== 'available' && { note: noteOf(info, t) })}
          >
            {t(state === 'used' ? 'active.first.done' : 'active.deposit')}
          </TakeButton>
          <Glance
            rows={[
              [t('active.first.min'), `¥${shortAmount(min)}`],
              [t('active.first.cap'), Number(cap) > 0 ? `¥${shortAmount(cap)}` : t('active.chest.noLimit')],
              [t('active.first.given'), isMember && Number(gift) > 0 ? `¥${shortAmount(gift)}` : '-'],
            ]}
          />
        </div>
      }
    >
      <Card>
        <h2 className={sectionTitle}>{t('active.first.steps')}</h2>
        <ol className={stepList}>
          {([1, 2, 3] as const).map((step) => (
            <li key={step} data-done={step <= done || undefined}>
              <i>{step <= done ? <Icon name="check" /> : step}</i>
              <div>
                <b>{t(`active.first.step.${step}`)}</b>
                <p>
                  {t(`active.first.stepText.${step}`, {
                    min: shortAmount(min),
                    offer: offerName,
                    factor: shortAmount(event.factor),
                  })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <Card>
        <h2 className={sectionTitle}>{t('active.first.examples')}</h2>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{t('active.first.deposit')}</th>
              <th scope="col">{t('active.first.gift')}</th>
            </tr>
          </thead>
          <tbody>
            {exampleDeposits(info).map((amount) => (
              <tr key={amount}>
                <td>¥{shortAmount(String(amount))}</td>
                <td>¥{shortAmount(giftFor(info, amount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card>
        <h2 className={sectionTitle}>{t('active.first.conditions')}</h2>
        <Facts
          rows={[
            [t('active.first.offer'), offerName],
            [t('active.first.min'), `¥${shortAmount(min)}`],
            [t('active.first.factor'), t('active.first.times', { factor: shortAmount(event.factor) })],
          ]}
        />
      </Card>
      <Tasks tasks={event.tasks} />
    </ActivityFrame>
  );
}
