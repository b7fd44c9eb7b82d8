// The queues beside deposits and withdrawals: one after the other, each a list beside the ticket that is open.
import { Link, Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { WaitingQueue } from '#contract/entities.generated.ts';
import { summary } from '#contract/office/waiting.generated.ts';
import { Await } from '../../kit/Await.tsx';
import { useStation } from '../../kit/call/station.ts';
import { useStream } from '../../kit/call/stream.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import '../today/texts.ts';
import { countText } from '../today/waitingRows.ts';
import { QueueList } from './QueueList.tsx';
import './queues.css';
import './texts.ts';

const nothing = {};

/** A queue that this room draws; the others have a room of their own. */
type OwnQueue = Exclude<WaitingQueue, 'withdrawals' | 'deposits' | 'conversations'>;
const isOwn = (queue: WaitingQueue): queue is OwnQueue =>
  queue !== 'withdrawals' && queue !== 'deposits' && queue !== 'conversations';

export function Queues() {
  return (
    <Routes>
      <Route path=":queue" element={<Page />} />
      <Route path="*" element={<Page />} />
    </Routes>
  );
}

function Page() {
  const t = useText();
  useStream();
  const station = useStation();
  const { queue: named } = useParams();
  const read = useRead(summary, nothing, { keepsPrevious: true });
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.queues')}</h1>
      </div>
      <Await read={read}>
        {({ stations }) => {
          const queues = (stations.find(({ code }) => code === station)?.queues ?? []).filter(({ queue }) =>
            isOwn(queue),
          );
          const chosen = queues.find(({ queue }) => queue === named)?.queue;
          const first = queues.find(({ count }) => count > 0) ?? queues[0];
          if (!chosen) return first ? <Navigate to={`/queues/${first.queue}`} replace /> : null;
          return (
            <>
              <nav className="queue-choice" aria-label={t('office.room.queues')}>
                {queues.map(({ queue, count }) => (
                  <Link
                    key={queue}
                    to={`/queues/${queue}`}
                    aria-current={queue === chosen ? 'page' : undefined}
                  >
                    {t(`office-today.queue.${queue}`)} <span className="figures">{countText(count)}</span>
                  </Link>
                ))}
              </nav>
              <QueueList key={`${station} ${chosen}`} queue={chosen} />
            </>
          );
        }}
      </Await>
    </>
  );
}
