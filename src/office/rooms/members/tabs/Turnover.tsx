// Owns the turnover of a member: what each payment still asks for, and the bets that counted towards which.
import { Table } from 'antd';
import { type TurnoverAnswer, turnover } from '#contract/office/members.generated.ts';
import { Amount, Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { Facts, nothing, when, yuan } from './Facts.tsx';
import { Pages, usePaging } from './Pages.tsx';

export function Turnover({ account }: { account: string }) {
  const paging = usePaging();
  const read = useRead(
    turnover,
    { account, ...(paging.before !== undefined && { before: paging.before }) },
    { keepsPrevious: true },
  );
  return (
    <Await read={read}>
      {(shown) => (
        <div className="member-stack">
          <Sums shown={shown} />
          <Items items={shown.items} />
          <Bets bets={shown.bets} />
          <Pages paging={paging} next={shown.next} />
        </div>
      )}
    </Await>
  );
}

function Sums({ shown }: { shown: TurnoverAnswer }) {
  const t = useText();
  return (
    <Facts
      title={t('office-members.tab.turnover')}
      facts={[
        [t('office-members.required'), yuan(shown.required)],
        [t('office-members.counted'), yuan(shown.valid)],
        [t('office-members.missing'), yuan(shown.missing)],
        [t('office-members.clearedAt'), when(shown.clearedAt)],
        [t('office-members.coverLimit'), shown.coverLimit && `${shown.coverLimit}%`],
        ...shown.factors.map(({ category, percent }) => [category, `${percent}%`] as const),
      ]}
    />
  );
}

/** How much of an amount there is, in whole percent. */
const percentOf = (done: string, required: string): number =>
  Number(required) === 0 ? 100 : Math.floor((Number(done) / Number(required)) * 100);

function Items({ items }: { items: TurnoverAnswer['items'] }) {
  const t = useText();
  return (
    <Table
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={items}
      locale={nothing(t('office-members.noItems'))}
      columns={[
        { title: t('office-members.number'), dataIndex: 'id', className: 'figures' },
        { title: t('office-members.source'), dataIndex: 'source' },
        { title: t('office-members.at'), dataIndex: 'at', render: (at: string) => <Moment at={at} /> },
        {
          title: t('office-members.base'),
          dataIndex: 'base',
          align: 'right',
          render: (base: string) => <Amount value={base} />,
        },
        {
          title: t('office-members.factor'),
          dataIndex: 'factor',
          align: 'right',
          render: (factor: number) => `× ${factor / 100}`,
        },
        {
          title: t('office-members.required'),
          dataIndex: 'required',
          align: 'right',
          render: (required: string) => <Amount value={required} />,
        },
        {
          title: t('office-members.done'),
          align: 'right',
          render: (_, { done, required }) => (
            <>
              <Amount value={done} />
              <progress max={100} value={percentOf(done, required)} aria-label={t('office-members.done')} />
            </>
          ),
        },
      ]}
    />
  );
}

function Bets({ bets }: { bets: TurnoverAnswer['bets'] }) {
  const t = useText();
  return (
    <Table
      size="small"
      rowKey={({ kind, ref }) => `${kind} ${ref}`}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={bets}
      locale={nothing(t('office-members.noBets'))}
      columns={[
        { title: t('office-members.at'), dataIndex: 'at', render: (at: string) => <Moment at={at} /> },
        {
          title: t('office-members.what'),
          render: (_, { title, note, ref }) => (
            <div className="member-what">
              {title}
              {note && <div className="office-secondary">{note}</div>}
              <div className="office-code office-secondary">{ref}</div>
            </div>
          ),
        },
        {
          title: t('office-members.stake'),
          dataIndex: 'stake',
          align: 'right',
          render: (stake: string) => <Amount value={stake} />,
        },
        {
          title: t('office-members.counted'),
          dataIndex: 'counted',
          align: 'right',
          render: (counted: string) => <Amount value={counted} />,
        },
        {
          title: t('office-members.filled'),
          dataIndex: 'filled',
          render: (filled: string[]) => filled.map((id) => `#${id}`).join(' '),
        },
      ]}
    />
  );
}
