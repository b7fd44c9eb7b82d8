// Owns the first page: what waits, the oldest first, what is in trouble, and who plays.
import { Alert, Card, Col, Empty, List, Row, Statistic, Table, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { type NowAnswer, now as today } from '#contract/office/today.generated.ts';
import { Age, Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useText } from '../../kit/locale.ts';
import { chooseStation } from '../../kit/station.ts';
import { useStream } from '../../kit/stream.ts';
import { useNow } from '../../kit/useNow.ts';
import { useRead } from '../../kit/useRead.ts';
import { problemWord } from './problemWord.ts';
import './texts.ts';
import { countText, pathOf, type WaitingRow, waitingRows } from './waitingRows.ts';

const nothing = {};

export default function Today() {
  const t = useText();
  const stream = useStream();
  const read = useRead(today, nothing);
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.today')}</h1>
        <Tag color={stream === 'lost' ? 'warning' : stream === 'live' ? 'success' : 'default'}>
          {t(`office-today.stream.${stream}`)}
        </Tag>
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
    <Row gutter={[16, 16]}>
      <Col xs={8}>
        <Card size="small">
          <Statistic title={t('office-today.total')} value={countText(total)} />
        </Card>
      </Col>
      <Col xs={8}>
        <Card size="small">
          <Statistic
            title={t('office-today.troubles')}
            value={troubles}
            {...(troubles > 0 && { styles: { content: { color: 'var(--ant-color-error-text)' } } })}
          />
        </Card>
      </Col>
      <Col xs={8}>
        <Card size="small">
          <Statistic title={t('office-today.online')} value={online} />
        </Card>
      </Col>
      <Col xs={24} lg={16}>
        <Card size="small" title={t('office-today.waiting')}>
          <Waiting rows={rows} now={now} />
        </Card>
      </Col>
      <Col xs={24} lg={8}>
        <Row gutter={[16, 16]}>
          <Col span={24}>
            <Card size="small" title={t('office-today.trouble')}>
              <Troubles answer={answer} now={now} />
            </Card>
          </Col>
          <Col span={24}>
            <Card size="small" title={t('office-today.onlineByStation')}>
              <List
                size="small"
                dataSource={answer.stations}
                renderItem={({ code, name, online: here }) => (
                  <List.Item key={code} extra={<span className="figures">{here}</span>}>
                    {name}
                  </List.Item>
                )}
              />
            </Card>
          </Col>
        </Row>
      </Col>
    </Row>
  );
}

function Waiting({ rows, now }: { rows: WaitingRow[]; now: number }) {
  const t = useText();
  if (rows.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office-today.nothingWaits')} />;
  return (
    <Table
      size="small"
      pagination={false}
      dataSource={rows}
      columns={[
        {
          title: t('office-today.queue'),
          key: 'queue',
          render: (_, { queue, station }) => (
            <Link to={pathOf(queue)} onClick={() => chooseStation(station)}>
              {t(`office-today.queue.${queue}`)}
            </Link>
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
  if (lateDraws.length + problems.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office-today.noTrouble')} />;
  return (
    <List size="small">
      {lateDraws.map(({ lottery, name, qiHao, at }) => (
        <List.Item key={`${lottery} ${qiHao}`} extra={<Age seconds={(now - Date.parse(at)) / 1000} />}>
          <List.Item.Meta
            title={t('office-today.lateDraw', { name, qiHao })}
            description={<Moment at={at} />}
          />
        </List.Item>
      ))}
      {problems.map(({ kind, name, count }) => (
        <List.Item key={`${kind} ${name ?? ''}`} extra={<span className="figures">{count}</span>}>
          {problemWord(t, kind)}
          {name === undefined ? '' : ` · ${name}`}
        </List.Item>
      ))}
    </List>
  );
}
