// How fast the two queues are: decided, waited and worked at, day by day.
import { useState } from 'react';
import { level } from '#contract/office/waiting.generated.ts';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';

const days = 14;
const queues = ['withdrawals', 'deposits'] as const;
const minute = 60;

const lengths = ['waitMedian', 'waitP95', 'reviewMedian', 'reviewP95'] as const;

/** m:ss, which a column compares. */
const lengthOf = (seconds: number | undefined): string =>
  seconds === undefined
    ? '—'
    : `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, '0')}`;

export function Speed() {
  const t = useText();
  const [isOwn, setOwn] = useState(false);
  return (
    <>
      <label className="waiting-bar">
        <input type="checkbox" checked={isOwn} onChange={(event) => setOwn(event.target.checked)} />
        {t('office-waiting.ownOnly')}
      </label>
      {queues.map((queue) => (
        <SpeedOf key={queue} queue={queue} isOwn={isOwn} />
      ))}
    </>
  );
}

function SpeedOf({ queue, isOwn }: { queue: (typeof queues)[number]; isOwn: boolean }) {
  const t = useText();
  const read = useRead(level, { queue, days, isOwn });
  return (
    <section>
      <h2 className="waiting-part">{t(`office-waiting.tab.${queue}`)}</h2>
      <Await read={read} isEmpty={({ list }) => list.length === 0} empty={t('office-waiting.nothingDecided')}>
        {({ list }) => (
          <table className="waiting-why">
            <thead>
              <tr>
                <th scope="col">{t('office-waiting.day')}</th>
                <th scope="col">{t('office-waiting.decided')}</th>
                {lengths.map((each) => (
                  <th key={each} scope="col">
                    {t(`office-waiting.${each}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map((day) => (
                <tr key={day.day}>
                  <td>{day.day}</td>
                  <td>{day.decided}</td>
                  {lengths.map((each) => (
                    <td key={each}>{lengthOf(day[each])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Await>
    </section>
  );
}
