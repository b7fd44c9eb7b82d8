// Limits and odds of a lottery: as they are in force, and the way to change those of a play.

import { Button } from 'antd';
import { useState } from 'react';
import { lotteries, type TermsAnswer, terms } from '#contract/office/play.generated.ts';
import { Amount } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Segments } from '../../kit/segments/Segments.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { TermsDialog } from './TermsDialog.tsx';

type Mode = TermsAnswer['mode'];
type Play = TermsAnswer['plays'][number];

const nothing = {};

export function Terms({ lottery }: { lottery: string }) {
  const t = useText();
  const all = useRead(lotteries, nothing);
  const modes = all.data?.lotteries.find((one) => one.lottery === lottery)?.modes;
  const [chosen, setChosen] = useState<Mode>();
  const mode = chosen ?? modes?.at(-1);
  const read = useRead(terms, mode === undefined ? null : { lottery, mode }, { keepsPrevious: true });
  return (
    <>
      <div className="office-head">
        <h1>{read.data?.name ?? t('office-play.tab.terms')}</h1>
        {modes && mode && modes.length > 1 && (
          <Segments<Mode>
            label={t('office-play.modes')}
            value={mode}
            onChange={setChosen}
            options={modes.map((value) => ({ value, label: t(`office-play.mode.${value}`) }))}
          />
        )}
      </div>
      {mode === undefined ? (
        <Await read={all}>{() => <p className="data-nothing">{t('office-play.noLotteries')}</p>}</Await>
      ) : (
        <Await read={read}>{(shown) => <Shown shown={shown} />}</Await>
      )}
    </>
  );
}

function Shown({ shown }: { shown: TermsAnswer }) {
  const t = useText();
  /** The play whose terms are changed; empty for the mode. */
  const [changed, setChanged] = useState<string>();
  const change = (play: string, name: string) =>
    shown.mayChange && (
      <Button
        size="small"
        aria-label={`${t('office-play.change')} · ${name}`}
        onClick={() => setChanged(play)}
      >
        {t('office-play.change')}
      </Button>
    );
  return (
    <Panel
      title={t('office-play.limits')}
      extra={change('', t('office-play.wholeMode'))}
      label={t('office-play.limits')}
    >
      <p className="office-secondary">
        {t('office-play.memberPeriodMost')} <Amount value={shown.memberPeriodMost} />
        {shown.isOwn && ` · ${t('office-play.own')}`}
      </p>
      <DataTable<Play>
        caption={t('office-play.limits')}
        rows={shown.plays}
        rowKey={({ play }) => play}
        columns={[
          {
            key: 'name',
            title: t('office-play.play'),
            isMain: true,
            render: ({ name, group, isOpen, isStopped, isOwn }) => (
              <>
                {group === name ? name : `${group} · ${name}`}{' '}
                {!isOpen && <Tag>{t('office-play.closed')}</Tag>}{' '}
                {isStopped && <Tag tone="fault">{t('office-play.isStopped')}</Tag>}{' '}
                {isOwn && <Tag tone="note">{t('office-play.own')}</Tag>}
              </>
            ),
          },
          ...(['unitLeast', 'unitMost', 'playPeriodMost', 'payoutMost'] as const).map((field) => ({
            key: field,
            title: t(`office-play.${field}`),
            align: 'end' as const,
            render: (row: Play) => <Amount value={row[field]} />,
          })),
          { key: 'orderUnitsMost', title: t('office-play.orderUnitsMost'), align: 'end' },
          {
            key: 'change',
            title: t('office-play.change'),
            render: ({ play, name }) => change(play, name),
          },
        ]}
      />
      {changed !== undefined && (
        <TermsDialog shown={shown} play={changed} onClose={() => setChanged(undefined)} />
      )}
    </Panel>
  );
}
