// What each activity, offer and coupon has cost so far, the dearest first.
import { Link } from 'react-router-dom';
import { type OffersAnswer, offers } from '#contract/office/figures.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { rowsPath } from './addresses.ts';
import { useSees } from './sees.ts';

const nothing = {};
const tones = { activity: 'note', offer: 'good', coupon: 'warning' } as const;

export function Offers() {
  const t = useText();
  const read = useRead(offers, nothing, { looksAgain: true });
  return (
    <Await read={read} isEmpty={(answer) => answer.offers.length === 0} empty={t('office-figures.noOffers')}>
      {(answer) => <Shown answer={answer} />}
    </Await>
  );
}

function Shown({ answer: { offers: list, total, countedThrough } }: { answer: OffersAnswer }) {
  const t = useText();
  const { hasRows } = useSees();
  return (
    <Panel
      title={t('office-figures.part.offers')}
      extra={
        <strong>
          {t('office-figures.total')} <Amount value={total} />
        </strong>
      }
    >
      <DataTable
        caption={t('office-figures.part.offers')}
        rows={list}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'name',
            title: t('office-figures.by.offer'),
            isMain: true,
            render: ({ name, kind }) => (
              <>
                {name} <Tag tone={tones[kind]}>{t(`office-figures.kind.${kind}`)}</Tag>
              </>
            ),
          },
          {
            key: 'cost',
            title: t('office-figures.cost'),
            align: 'end',
            render: ({ key, name, cost, first, last }) =>
              hasRows ? (
                <Link
                  to={rowsPath({ from: first, to: last, by: 'offer', key, column: 'gifts' })}
                  state={{ name }}
                >
                  <Amount value={cost} />
                </Link>
              ) : (
                <Amount value={cost} />
              ),
          },
          { key: 'times', title: t('office-figures.times'), align: 'end' },
          { key: 'first', title: t('office-figures.first'), className: 'figures' },
          { key: 'last', title: t('office-figures.last'), className: 'figures' },
        ]}
      />
      {countedThrough && (
        <p className="office-secondary figures-note">
          {t('office-figures.counted')} <Moment at={countedThrough} />
        </p>
      )}
    </Panel>
  );
}
