// The list of lotteries: what is on sale, what the running periods hold, and the way to each.
import { Link } from 'react-router-dom';
import { type LotteriesAnswer, lotteries } from '#contract/office/play.generated.ts';
import { Amount } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Tag } from '../../kit/Tag.tsx';
import { Countdown } from './Countdown.tsx';
import { SaleButton } from './SaleButton.tsx';

type Listed = LotteriesAnswer['lotteries'][number];

const nothing = {};

/** Whether nothing of a lottery can be bet on. */
const isStopped = ({ modes, stops }: Pick<Listed, 'modes' | 'stops'>): boolean =>
  modes.every((mode) => stops.some((stop) => stop.mode === mode && stop.play === ''));

export function LotteryList() {
  const t = useText();
  const read = useRead(lotteries, nothing, { keepsPrevious: true, looksAgain: true });
  return (
    <Await
      read={read}
      isEmpty={(answer) => answer.lotteries.length === 0}
      empty={t('office-play.noLotteries')}
    >
      {({ lotteries: rows, at }) => (
        <DataTable<Listed>
          caption={t('office-play.tab.lotteries')}
          rows={rows}
          rowKey={({ lottery }) => lottery}
          columns={[
            {
              key: 'name',
              title: t('office-play.lottery'),
              isMain: true,
              render: (row) => (
                <>
                  <Link to={`/play/of/${row.lottery}`}>{row.name}</Link> <States row={row} />
                </>
              ),
            },
            {
              key: 'source',
              title: t('office-play.source'),
              render: ({ source }) => t(`office-play.source.${source}`),
            },
            { key: 'period', title: t('office-play.period'), className: 'figures' },
            {
              key: 'sealsAt',
              title: t('office-play.seals'),
              align: 'end',
              render: ({ sealsAt }) => <Countdown until={sealsAt} answeredAt={at} />,
            },
            { key: 'orders', title: t('office-play.orders'), align: 'end' },
            {
              key: 'stake',
              title: t('office-play.stake'),
              align: 'end',
              render: ({ stake }) => <Amount value={stake} />,
            },
            {
              key: 'own',
              title: t('office-play.ownTerms'),
              render: ({ odds, limits }) =>
                odds + limits === 0 ? '–' : t('office-play.ownCount', { odds, limits }),
            },
            {
              key: 'sale',
              title: t('office-play.sale'),
              render: (row) => (
                <SaleButton lottery={row.lottery} name={row.name} isStopped={isStopped(row)} isSmall />
              ),
            },
          ]}
        />
      )}
    </Await>
  );
}

function States({ row }: { row: Listed }) {
  const t = useText();
  const { isOpen, stops, late } = row;
  return (
    <>
      {!isOpen && <Tag>{t('office-play.closed')}</Tag>}{' '}
      {stops.length > 0 && (
        <Tag tone="fault">{t(isStopped(row) ? 'office-play.isStopped' : 'office-play.partStopped')}</Tag>
      )}{' '}
      {late > 0 && <Tag tone="warning">{t('office-play.lateDraws', { count: late })}</Tag>}
    </>
  );
}
