// How payment methods and receiving accounts do: whether they are open, what waits, and what of the last hour and day went through.
import { Link } from 'react-router-dom';
import { type MethodsAnswer, methods } from '#contract/office/figures.generated.ts';
import { Amount } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Tag } from '../../kit/Tag.tsx';

type Method = MethodsAnswer['methods'][number];
const nothing = {};

export function Methods() {
  const t = useText();
  const read = useRead(methods, nothing, { looksAgain: true });
  return (
    <Panel title={t('office-figures.part.methods')}>
      <p className="office-secondary figures-note">
        {t('office-figures.methodsAbout')}{' '}
        <Link to="/content/kind/pay-methods">{t('office-figures.methodsChange')}</Link>
      </p>
      <Await
        read={read}
        isEmpty={(answer) => answer.methods.length === 0}
        empty={t('office-figures.noMethods')}
      >
        {(answer) => (
          <DataTable<Method>
            caption={t('office-figures.part.methods')}
            rows={answer.methods}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'name',
                title: t('office-figures.by.method'),
                isMain: true,
                render: ({ name, isOpen }) => (
                  <>
                    {name}{' '}
                    <Tag tone={isOpen ? 'good' : 'fault'}>
                      {t(isOpen ? 'office-figures.open' : 'office-figures.closed')}
                    </Tag>
                  </>
                ),
              },
              {
                key: 'kind',
                title: t('office-figures.what'),
                render: ({ kind }) => t(`office-figures.method.${kind}`),
              },
              { key: 'receiver', title: t('office-figures.receiver') },
              {
                key: 'least',
                title: t('office-figures.bounds'),
                align: 'end',
                render: ({ least, most }) => (
                  <span>
                    <Amount value={least} /> – <Amount value={most} />
                  </span>
                ),
              },
              { key: 'waiting', title: t('office-figures.waiting'), align: 'end' },
              {
                key: 'hour',
                title: t('office-figures.lastHour'),
                align: 'end',
                render: ({ hour }) => <Share share={hour} />,
              },
              {
                key: 'day',
                title: t('office-figures.lastDay'),
                align: 'end',
                render: ({ day }) => <Share share={day} />,
              },
            ]}
          />
        )}
      </Await>
    </Panel>
  );
}

/** Paid of ended, and what they brought; a method through which hardly anything comes stands out. */
function Share({ share: { paid, ended, amount } }: { share: Method['hour'] }) {
  if (ended === 0) return '—';
  return (
    <span>
      <span className={paid * 2 < ended ? 'age-late' : undefined}>
        {paid}/{ended}
      </span>{' '}
      · <Amount value={amount} />
    </span>
  );
}
