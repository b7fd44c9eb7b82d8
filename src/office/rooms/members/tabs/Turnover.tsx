// The turnover of a member: what each payment still asks for, and the bets that counted towards which.
import { type TurnoverAnswer, turnover } from '#contract/office/members.generated.ts';
import { Amount, Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import { DataTable } from '../../../kit/DataTable.tsx';
import { Facts, when, yuan } from '../../../kit/Facts.tsx';
import { useText } from '../../../kit/locale.ts';
import { Pages, usePaging } from '../../../kit/Pages.tsx';

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
    <DataTable
      caption={t('office-members.tab.turnover')}
      rows={items}
      rowKey={({ id }) => id}
      empty={t('office-members.noItems')}
      columns={[
        { key: 'id', title: t('office-members.number'), className: 'figures' },
        { key: 'source', title: t('office-members.source'), isMain: true },
        { key: 'at', title: t('office-members.at'), render: ({ at }) => <Moment at={at} /> },
        {
          key: 'base',
          title: t('office-members.base'),
          align: 'end',
          render: ({ base }) => <Amount value={base} />,
        },
        {
          key: 'factor',
          title: t('office-members.factor'),
          align: 'end',
          render: ({ factor }) => `× ${factor / 100}`,
        },
        {
          key: 'required',
          title: t('office-members.required'),
          align: 'end',
          render: ({ required }) => <Amount value={required} />,
        },
        {
          key: 'done',
          title: t('office-members.done'),
          align: 'end',
          render: ({ done, required }) => (
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
    <DataTable
      caption={t('office-members.what')}
      rows={bets}
      rowKey={({ kind, ref }) => `${kind} ${ref}`}
      empty={t('office-members.noBets')}
      columns={[
        { key: 'at', title: t('office-members.at'), render: ({ at }) => <Moment at={at} /> },
        {
          key: 'what',
          title: t('office-members.what'),
          isMain: true,
          render: ({ title, note, ref }) => (
            <div className="member-what">
              {title}
              {note && <div className="office-secondary">{note}</div>}
              <div className="office-code office-secondary">{ref}</div>
            </div>
          ),
        },
        {
          key: 'stake',
          title: t('office-members.stake'),
          align: 'end',
          render: ({ stake }) => <Amount value={stake} />,
        },
        {
          key: 'counted',
          title: t('office-members.counted'),
          align: 'end',
          render: ({ counted }) => <Amount value={counted} />,
        },
        {
          key: 'filled',
          title: t('office-members.filled'),
          render: ({ filled }) => filled.map((id) => `#${id}`).join(' '),
        },
      ]}
    />
  );
}
