// The rows behind a figure: the transactions of the ledger that it is made of, and the same as a file.
import { Button, Flex } from 'antd';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type RowsAnswer, rows } from '#contract/office/figures.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useStation } from '../../kit/call/station.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useLocale, useText } from '../../kit/locale.ts';
import { Pages, usePaging } from '../../kit/Pages.tsx';
import { type Column, type Figure, filePath } from './addresses.ts';
import { type Dimension, useSees } from './sees.ts';
import { spanIn } from './spans.ts';

/** What an address asks for; the server refuses what is no figure. */
function figureIn(address: URLSearchParams): Figure {
  const by = (address.get('by') as Dimension | null) ?? undefined;
  return {
    ...spanIn(address, Date.now()),
    by,
    key: (by && address.get('key')) ?? undefined,
    column: (address.get('column') ?? 'net') as Column,
  };
}

export function Rows() {
  const [address] = useSearchParams();
  // Another figure begins at its own first page.
  return <List key={address.toString()} figure={figureIn(address)} />;
}

function List({ figure }: { figure: Figure }) {
  const t = useText();
  const locale = useLocale();
  const station = useStation();
  const navigate = useNavigate();
  const { isAll } = useSees();
  const named = (useLocation().state as { name?: string } | null)?.name;
  const paging = usePaging();
  const { from, to, by, key, column } = figure;
  const wanted = { from, to, column, ...(by && { by }), ...(key !== undefined && { key }) };
  const read = useRead(
    rows,
    { ...wanted, ...(paging.before !== undefined && { after: paging.before }) },
    { keepsPrevious: true },
  );
  const days = from === to ? from : `${from} – ${to}`;
  return (
    <>
      <div className="office-head">
        <h1>{[t(`office-figures.column.${column}`), named ?? key, days].filter(Boolean).join(' · ')}</h1>
        <span className="figures-tools">
          <Button onClick={() => navigate(-1)}>{t('office-figures.back')}</Button>
          <a className="office-button" href={filePath(station, locale, wanted)} download>
            {t('office-figures.file')}
          </a>
        </span>
      </div>
      <Flex vertical gap={12}>
        {(by === 'agent' || by === 'level') && (
          <p className="office-secondary figures-note">{t('office-figures.asToday')}</p>
        )}
        <Await read={read}>
          {({ list, next }) => (
            <>
              <Lines list={list} column={column} hasMore={next !== undefined} />
              <Pages paging={paging} next={next} />
            </>
          )}
        </Await>
        {!isAll && <p className="office-secondary figures-note">{t('office-figures.ownPart')}</p>}
      </Flex>
    </>
  );
}

function Lines({ list, column, hasMore }: { list: RowsAnswer['list']; column: Column; hasMore: boolean }) {
  const t = useText();
  return (
    <DataTable
      caption={t(`office-figures.column.${column}`)}
      rows={list}
      rowKey={({ id }) => id}
      empty={t(hasMore ? 'office-figures.notHere' : 'office-figures.nothingMoved')}
      columns={[
        { key: 'id', title: t('office-figures.number'), isMain: true, className: 'figures' },
        { key: 'at', title: t('office-figures.at'), render: ({ at }) => <Moment at={at} /> },
        {
          key: 'account',
          title: t('office-figures.account'),
          render: ({ account }) => <Link to={`/members/${account}`}>{account}</Link>,
        },
        { key: 'what', title: t('office-figures.what') },
        { key: 'remark', title: t('office-figures.remark') },
        {
          key: 'amount',
          title: t(`office-figures.column.${column}`),
          align: 'end',
          render: ({ amount }) => <Amount value={amount} isSigned />,
        },
      ]}
    />
  );
}
