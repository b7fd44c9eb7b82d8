// The table of a span by one dimension, each figure leading to its rows, and the same as a file.
import { Select } from 'antd';
import { Link } from 'react-router-dom';
import { type TableAnswer, table } from '#contract/office/figures.generated.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { Amount } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useStation } from '../../kit/call/station.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { type Column as DataColumn, DataTable } from '../../kit/DataTable.tsx';
import { useLocale, useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { type Column, filePath, rowsPath } from './addresses.ts';
import { type Dimension, useSees } from './sees.ts';
import type { Span } from './spans.ts';

interface TableProps {
  span: Span;
  by: Dimension;
  dimensions: readonly Dimension[];
  onBy: (by: Dimension) => void;
}

export function Table({ span, by, dimensions, onBy }: TableProps) {
  const t = useText();
  const locale = useLocale();
  const station = useStation();
  const read = useRead(table, { ...span, by }, { looksAgain: true });
  return (
    <Panel
      title={t('office-figures.byDimension')}
      extra={
        <span className="figures-tools">
          <Select<Dimension>
            aria-label={t('office-figures.dimension')}
            value={by}
            style={{ minWidth: 120 }}
            onChange={onBy}
            options={dimensions.map((value) => ({ value, label: t(`office-figures.by.${value}`) }))}
          />
          <a className="office-button" href={filePath(station, locale, { ...span, by })} download>
            {t('office-figures.file')}
          </a>
        </span>
      }
    >
      <Await read={read} isEmpty={({ rows }) => rows.length === 0} empty={t('office-figures.nothingMoved')}>
        {(answer) => <Shown answer={answer} span={span} by={by} />}
      </Await>
    </Panel>
  );
}

type Row = Pick<TableAnswer['rows'][number], 'name' | 'figures' | 'rounds' | 'moves'> & {
  /** Undefined for the total of all rows. */
  key: string | undefined;
};
type Rounds = NonNullable<TableAnswer['rows'][number]['rounds']>;

/** Shown even where nothing moved: what somebody looks for first. */
const always: readonly Column[] = ['stakes', 'payouts', 'gifts', 'rebates', 'commission', 'net'];

function Shown({ answer, span, by }: { answer: TableAnswer; span: Span; by: Dimension }) {
  const t = useText();
  const { hasRows } = useSees();
  const { columns, rows, total } = answer;
  const isOfRounds = by === 'platform';
  const sum: Row = {
    key: undefined,
    name: t('office-figures.total'),
    figures: total,
    moves: rows.reduce((all, { moves }) => all + moves, 0),
    ...(isOfRounds && { rounds: sumOfRounds(rows.flatMap(({ rounds }) => rounds ?? [])) }),
  };
  const cell = (column: Column) => (row: Row) => {
    const amount = <Amount value={row.figures[column]} isSigned={column === 'net'} />;
    // A total of a table by day or level is the whole span's, with everything in it.
    return hasRows && Number(row.figures[column]) !== 0 ? (
      <Link to={rowsPath({ ...span, by, key: row.key, column })} state={{ name: row.name }}>
        {amount}
      </Link>
    ) : (
      amount
    );
  };
  const ofRounds: DataColumn<Row>[] = isOfRounds
    ? (['stakes', 'payouts', 'open'] as const).map((each) => ({
        key: `round ${each}`,
        title: t(`office-figures.rounds.${each}`),
        align: 'end',
        render: ({ rounds }) => (rounds ? <Amount value={rounds[each]} /> : ''),
      }))
    : [];
  return (
    <DataTable<Row>
      caption={t('office-figures.byDimension')}
      rows={[...rows, sum]}
      rowKey={({ key }) => key ?? 'total'}
      columns={[
        { key: 'name', title: t(`office-figures.by.${by}`), isMain: true },
        ...columns
          .filter(
            (column) => always.includes(column) || rows.some(({ figures }) => Number(figures[column]) !== 0),
          )
          .map(
            (column): DataColumn<Row> => ({
              key: column,
              title: t(`office-figures.column.${column}`),
              align: 'end',
              render: cell(column),
            }),
          ),
        ...ofRounds,
        { key: 'moves', title: t('office-figures.moves'), align: 'end' },
      ]}
    />
  );
}

function sumOfRounds(all: readonly Rounds[]): Rounds {
  const sum = (of: 'stakes' | 'payouts' | 'open') =>
    wireMoney(all.reduce((so, each) => so + parseMoney(each[of]), 0n));
  return {
    count: all.reduce((so, { count }) => so + count, 0),
    stakes: sum('stakes'),
    payouts: sum('payouts'),
    open: sum('open'),
  };
}
