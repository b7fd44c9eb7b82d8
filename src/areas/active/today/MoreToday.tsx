// What lies below the claims of a day: coupons, what opens next, and what the day still asks for.
import { css } from '@linaria/core';
import type { ClaimsAnswer } from '#contract/activity.generated.ts';
import { Bar } from '#kit/disclosure/Bar.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { parseMoment } from '#values/beijingOffset.ts';
import { nameOf, screenOf } from '../offer.ts';
import { quietNote } from '../shared/sectionStyles.ts';
import { timeLeft } from '../shared/timeLeft.ts';
import { useCountdown } from '../shared/useCountdown.ts';
import { atMoment } from './claiming/atMoment.ts';
import { Row } from './claiming/ClaimRow.tsx';
import { link, Section } from './claiming/Section.tsx';

const progress = css`
  grid-column: 1 / -1;
`;

interface MoreTodayProps extends Pick<ClaimsAnswer, 'coupons' | 'later' | 'tasks'> {
  /** One of those that open by the clock has just opened. */
  onOpen: () => Promise<unknown>;
}

export function MoreToday({ coupons, later, tasks, onOpen }: MoreTodayProps) {
  return (
    <>
      {coupons.length > 0 && <Coupons coupons={coupons} />}
      {later.length > 0 && <Later later={later} onOpen={onOpen} />}
      {tasks.length > 0 && <DayTasks tasks={tasks} />}
    </>
  );
}

function Coupons({ coupons }: Pick<ClaimsAnswer, 'coupons'>) {
  const t = useText();
  const { visitor } = useSite();
  return (
    <Section title={t('active.today.coupons')}>
      <ul>
        {coupons.map(({ id, name, money, minMoney, maxMoney, betFactor, endTime }) => (
          <Row
            key={id}
            sign="/recharge"
            title={name}
            prize={t('active.prize.cash', { value: shortAmount(money) })}
            note={[
              t('active.today.until', { time: atMoment(endTime, visitor.serverTime, t) }),
              t(Number(maxMoney) > 0 ? 'active.today.between' : 'active.today.least', {
                amount: shortAmount(minMoney),
                most: shortAmount(maxMoney),
              }),
              ...(betFactor > 0 ? [t('active.today.factor', { factor: String(betFactor / 100) })] : []),
            ].join(' · ')}
          />
        ))}
      </ul>
      <p className={quietNote}>{t('active.today.couponNote')}</p>
    </Section>
  );
}

type LaterProps = Pick<MoreTodayProps, 'later' | 'onOpen'>;

function Later({ later, onOpen }: LaterProps) {
  const t = useText();
  return (
    <Section title={t('active.today.later')}>
      <ul>
        {later.map((each) => (
          <Opening key={`${each.activityId} ${each.opensAt}`} later={each} onOpen={onOpen} />
        ))}
      </ul>
    </Section>
  );
}

function Opening({
  later,
  onOpen,
}: {
  later: ClaimsAnswer['later'][number];
  onOpen: () => Promise<unknown>;
}) {
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
