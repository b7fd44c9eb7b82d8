// Lists of periods: of a lottery, or those of all whose draw is late.
import { Link } from 'react-router-dom';
import { type PeriodsAnswer, periods } from '#contract/office/play.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Pages, usePaging } from '../../kit/Pages.tsx';
import { Tag } from '../../kit/Tag.tsx';

type Listed = PeriodsAnswer['periods'][number];

export function PeriodList({ lottery }: { lottery?: string }) {
  const t = useText();
  const paging = usePaging();
  const read = useRead(
    periods,
    {
      ...(lottery !== undefined && { lottery }),
      ...(paging.before !== undefined && { before: paging.before }),
    },
    { keepsPrevious: true, looksAgain: true },
  );
  return (
    <Await read={read}>
      {({ periods: rows, next }) => (
        <>
          <DataTable<Listed>
            caption={t(lottery === undefined ? 'office-play.tab.late' : 'office-play.tab.periods')}
            rows={rows}
            rowKey={(row) => `${row.lottery} ${row.period}`}
            empty={t(lottery === undefined ? 'office-play.nothingLate' : 'office-play.noPeriods')}
            columns={[
              {
                key: 'period',
                title: t('office-play.period'),
                isMain: true,
                render: (row) => (
                  <Link to={`/play/of/${row.lottery}/period/${row.period}`}>
                    {lottery === undefined ? `${row.name} ${row.period}` : row.period}
                  </Link>
                ),
              },
              {
                key: 'opensAt',
                title: t('office-play.opens'),
                render: ({ opensAt }) => <Moment at={opensAt} />,
              },
              { key: 'state', title: t('office-play.state'), render: (row) => <PeriodState {...row} /> },
              {
                key: 'draw',
                title: t('office-play.draw'),
                className: 'figures',
                render: ({ draw }) => draw?.join(' ') ?? '–',
              },
              {
                key: 'source',
                title: t('office-play.source'),
                render: ({ source }) => t(`office-play.source.${source}`),
              },
            ]}
          />
          <Pages paging={paging} next={next} />
        </>
      )}
    </Await>
  );
}

/** Where a period stands, in words. */
export function PeriodState({
  state,
  isLate,
  isByHand = false,
  corrections = 0,
}: Pick<Listed, 'state' | 'isLate'> & Partial<Pick<Listed, 'isByHand' | 'corrections'>>) {
  const t = useText();
  return (
    <>
      <Tag tone={isLate ? 'warning' : state === 'drawn' ? 'good' : state === 'open' ? 'plain' : 'note'}>
        {t(isLate ? 'office-play.state.late' : `office-play.state.${state}`)}
      </Tag>{' '}
      {isByHand && <Tag tone="note">{t('office-play.byHand')}</Tag>}{' '}
      {corrections > 0 && <Tag tone="note">{t('office-play.corrected')}</Tag>}
    </>
  );
}
