// The first page: what waits, the oldest first, what is in trouble, and who plays.
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type NowAnswer, now as today } from '#contract/office/today.generated.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { Age, Amount, Moment } from '../../kit/Amount.tsx';
import { Await, State } from '../../kit/Await.tsx';
import { chooseStation } from '../../kit/call/station.ts';
import { useStream } from '../../kit/call/stream.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
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
  const rows = waitingRows(answer.stations, answer.approvals, t('office-today.ofNone'));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const online = answer.stations.reduce((sum, station) => sum + station.online, 0);
  const hasMoney = answer.stations.some(({ money }) => money !== undefined);
  const troubles = answer.lateDraws.length + answer.problems.length;
  return (
    <div className="today-grid">
      <div className="today-figures">
        <Figure name={t('office-today.total')} value={countText(total)} />
        <Figure name={t('office-today.troubles')} value={troubles} isBad={troubles > 0} />
        <Figure name={t('office-today.online')} value={online} />
        {hasMoney && (
          <>
            <Figure
              name={t('office-today.deposits')}
              value={<Amount value={moneyOf(answer, 'deposits')} />}
            />
            <Figure
              name={t('office-today.withdrawals')}
              value={<Amount value={moneyOf(answer, 'withdrawals')} />}
            />
          </>
        )}
      </div>
      <Panel className="today-wide" title={t('office-today.waiting')}>
        <Waiting rows={rows} now={now} />
      </Panel>
      <div className="today-side">
        <Panel title={t('office-today.trouble')}>
          <Troubles answer={answer} now={now} />
        </Panel>
        <Panel title={t('office-today.byStation')}>
          <DataTable
            caption={t('office-today.byStation')}
            rows={answer.stations}
            rowKey={({ code }) => code}
            columns={[
              { key: 'name', title: t('office.station'), isMain: true },
              { key: 'online', title: t('office-today.online'), align: 'end' },
              ...(hasMoney
                ? (['deposits', 'withdrawals'] as const).map((way) => ({
                    key: way,
                    title: t(`office-today.${way}`),
                    align: 'end' as const,
                    render: ({ money }: Station) => money && <Amount value={money[way]} />,
                  }))
                : []),
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}

type Station = NowAnswer['stations'][number];

/** Of all stations that one works for, as the wire has amounts. */
const moneyOf = ({ stations }: NowAnswer, way: 'deposits' | 'withdrawals'): string =>
  wireMoney(stations.reduce((sum, { money }) => sum + parseMoney(money?.[way] ?? '0'), 0n));

function Figure({ name, value, isBad = false }: { name: string; value: ReactNode; isBad?: boolean }) {
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
    <DataTable
      caption={t('office-today.waiting')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'queue',
          title: t('office-today.queue'),
          isMain: true,
          render: ({ queue, station }) => (
            <Link to={pathOf(queue)} onClick={() => station !== '' && chooseStation(station)}>
              {t(`office-today.queue.${queue}`)}
            </Link>
          ),
        },
        { key: 'stationName', title: t('office.station') },
        {
          key: 'count',
          title: t('office-today.count'),
          align: 'end',
          render: ({ count }) => countText(count),
        },
        {
          key: 'oldest',
          title: t('office-today.oldest'),
          align: 'end',
          render: ({ oldestAt }) => <Age seconds={(now - Date.parse(oldestAt)) / 1000} />,
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
