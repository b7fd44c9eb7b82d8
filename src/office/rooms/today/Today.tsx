// Owns the first page: what waits, the oldest first, what is in trouble, and who plays.
import { Alert, Table } from 'antd';
import { Link } from 'react-router-dom';
import { type NowAnswer, now as today } from '#contract/office/today.generated.ts';
import { Age, Moment } from '../../kit/Amount.tsx';
import { Await, State } from '../../kit/Await.tsx';
import { chooseStation } from '../../kit/call/station.ts';
import { useStream } from '../../kit/call/stream.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useNow } from '../../kit/useNow.ts';
import { problemWord } from './problemWord.ts';
import './texts.ts';
import './today.css';
import { countText, pathOf, type WaitingRow, waitingRows } from './waitingRows.ts';

const nothing = {};

export function Today() {
  const t = useText();
  const stream = useStream();
  const read = useRead(today, nothing);
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.today')}</h1>
        <span className="today-bar">
          <span className={`today-dot today-dot-${stream}`} />
          {t(`office-today.stream.${stream}`)}
        </span>
      </div>
      {stream === 'lost' && read.data && (
        <Alert type="warning" showIcon title={t('office-today.lost')} style={{ marginBottom: 16 }} />
      )}
      <Await read={read}>{(answer) => <Page answer={answer} />}</Await>
    </>
  );
}

function Page({ answer }: { answer: NowAnswer }) {
  const t = useText();
  const now = useNow(answer.at);
  const rows = waitingRows(answer.stations);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const online = answer.stations.reduce((sum, station) => sum + station.online, 0);
  const troubles = answer.lateDraws.length + answer.problems.length;
  return (
    <div className="today-grid">
      <Figure name={t('office-today.total')} value={countText(total)} />
      <Figure name={t('office-today.troubles')} value={String(troubles)} isBad={troubles > 0} />
      <Figure name={t('office-today.online')} value={String(online)} />
      <Panel className="today-wide" title={t('office-today.waiting')}>
        <Waiting rows={rows} now={now} />
      </Panel>
      <div className="today-side">
        <Panel title={t('office-today.trouble')}>
          <Troubles answer={answer} now={now} />
        </Panel>
        <Panel title={t('office-today.onlineByStation')}>
          <ul className="today-lines">
            {answer.stations.map(({ code, name, online: here }) => (
              <li key={code}>
                <span>{name}</span>
                <span className="figures">{here}</span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}

function Figure({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <div className={`today-figure${isBad ? ' today-figure-bad' : ''}`}>
      <span>{name}</span>
      <strong>{value}</strong>
    </div>
  );
}

function Waiting({ rows, now }: { rows: WaitingRow[]; now: number }) {
  const t = useText();
  if (rows.length === 0) return <State title={t('office-today.nothingWaits')} />;
  return (
    <Table
      size="small"
      pagination={false}
      dataSource={rows}
      columns={[
        {
          title: t('office-today.queue'),
          key: 'queue',
          render: (_, { queue, station, stationName }) => (
            <>
              <Link to={pathOf(queue)} onClick={() => chooseStation(station)}>
                {t(`office-today.queue.${queue}`)}
              </Link>
              <span className="today-station">{stationName}</span>
            </>
          ),
        },
        { title: t('office.station'), dataIndex: 'stationName', responsive: ['sm'] },
        {
          title: t('office-today.count'),
          key: 'count',
          align: 'right',
          render: (_, { count }) => <span className="figures">{countText(count)}</span>,
        },
        {
          title: t('office-today.oldest'),
          key: 'oldest',
          align: 'right',
          render: (_, { oldestAt }) => <Age seconds={(now - Date.parse(oldestAt)) / 1000} />,
        },
      ]}
    />
  );
}

function Troubles({ answer: { lateDraws, problems }, now }: { answer: NowAnswer; now: number }) {
  const t = useText();
  if (lateDraws.length + problems.length === 0) return <State title={t('office-today.noTrouble')} />;
  return (
    <ul className="today-lines">
      {lateDraws.map(({ lottery, name, qiHao, at }) => (
        <li key={`${lottery} ${qiHao}`}>
          <span>
            {t('office-today.lateDraw', { name, qiHao })} · <Moment at={at} />
          </span>
          <Age seconds={(now - Date.parse(at)) / 1000} />
        </li>
      ))}
      {problems.map(({ kind, name, count }) => (
        <li key={`${kind} ${name ?? ''}`}>
          <span>
            {problemWord(t, kind)}
            {name === undefined ? '' : ` · ${name}`}
          </span>
          <span className="figures">{count}</span>
        </li>
      ))}
    </ul>
  );
}
