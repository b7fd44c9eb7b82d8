// The page of what playing costs a member: deposits, withdrawals, result and time of a day, a week or a month, day by day, to keep as a file.
import '../texts.ts';
import { css } from '@linaria/core';
import { type OwnPictureAnswer, ownPicture } from '#contract/protection.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useQuery } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { dayOf } from '#values/days.ts';
import { usePlayTime } from '../usePlayTime.ts';
import { DayBars } from './DayBars.tsx';
import { SaveStatement } from './SaveStatement.tsx';
import { Steps } from './Steps.tsx';

const figures = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-3);
  dt {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  dd {
    font-size: var(--font-amount);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
const note = css`
  padding: 0 var(--space-5);
  color: var(--text-faint);
  font-size: var(--font-caption);
`;

const frames = ['day', 'week', 'month'] as const;
type Frame = (typeof frames)[number];

export function OwnPicture() {
  const t = useText();
  const [query, change] = useQuery();
  const frame = frames.find((one) => one === query.get('frame')) ?? 'week';
  const day = query.get('from') ?? undefined;
  const read = useCall(
    ownPicture,
    { frame, ...(day !== undefined && { from: day }) },
    {
      keepPrevious: true,
    },
  );
  return (
    <>
      <Tabs<Frame>
        value={frame}
        onChange={(next) => change({ frame: next === 'week' ? undefined : next })}
        items={frames.map((key) => ({ key, label: t(`safety.picture.${key}`) }))}
        label={t('safety.picture.frame')}
        panelId="picture"
      />
      <div id="picture" role="tabpanel" aria-label={t(`safety.picture.${frame}`)}>
        <Await
          read={read}
          skeleton={
            <Card>
              <Skeleton lines={8} />
            </Card>
          }
        >
          {(picture) => (
            <>
              <Steps picture={picture} today={dayOf(serverNow())} onStep={(from) => change({ from })} />
              <Figures picture={picture} />
              {picture.rows.length > 1 && <DayBars rows={picture.rows} />}
              <SaveStatement picture={picture} />
            </>
          )}
        </Await>
      </div>
      <ListGroup>
        <ListRow icon="chart" label={t('safety.picture.lines')} to="/reportChange" />
        <ListRow icon="ticket" label={t('safety.picture.bets')} to="/lotteryRecord" />
      </ListGroup>
      <p className={note}>{t('safety.picture.note')}</p>
    </>
  );
}

function Figures({ picture }: { picture: OwnPictureAnswer }) {
  const t = useText();
  const playTime = usePlayTime();
  return (
    <Card>
      <dl className={figures}>
        <div>
          <dt>{t('safety.picture.net')}</dt>
          <dd>
            <Amount value={picture.net} signed />
          </dd>
        </div>
        <div>
          <dt>{t('safety.picture.time')}</dt>
          <dd>{playTime(picture.seconds)}</dd>
        </div>
        <div>
          <dt>{t('safety.picture.deposits')}</dt>
          <dd>
            <Amount value={picture.deposits} />
          </dd>
        </div>
        <div>
          <dt>{t('safety.picture.withdrawals')}</dt>
          <dd>
            <Amount value={picture.withdrawals} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
