// A lottery live: what its running period holds and can cost, option by option, and the stop of its sale.

import { Alert } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ExposureAnswer, exposure } from '#contract/office/play.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Segments } from '../../kit/segments/Segments.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { Countdown } from './Countdown.tsx';
import { SaleButton } from './SaleButton.tsx';

type Play = ExposureAnswer['plays'][number];

/** After a draw the next period begins by itself. */
const afterDrawMs = 1_500;

export function Live({ lottery }: { lottery: string }) {
  const read = useRead(exposure, { lottery }, { keepsPrevious: true, looksAgain: true });
  const { again, data } = read;
  const [opensAt, at] = [data?.opensAt, data?.at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is another function with each answer
  useEffect(() => {
    if (opensAt === undefined || at === undefined) return;
    const timer = setTimeout(again, Math.max(0, Date.parse(opensAt) - Date.parse(at)) + afterDrawMs);
    return () => clearTimeout(timer);
  }, [opensAt, at]);
  return <Await read={read}>{(answer) => <Shown answer={answer} />}</Await>;
}

function Shown({ answer }: { answer: ExposureAnswer }) {
  const t = useText();
  const { lottery, name, period, modes, stops, sealsAt, at } = answer;
  const whole = modes.every((mode) => stops.some((stop) => stop.mode === mode && stop.play === ''));
  return (
    <>
      <div className="office-head">
        <h1>
          {name} {whole && <Tag tone="fault">{t('office-play.isStopped')}</Tag>}
        </h1>
        <SaleButton lottery={lottery} name={name} isStopped={whole} />
      </div>
      {stops.map((stop) => (
        <Alert
          key={`${stop.mode} ${stop.play}`}
          className="play-note"
          type="error"
          showIcon
          title={t('office-play.stoppedLine', {
            what: `${t(`office-play.mode.${stop.mode}`)}${stop.name && ` · ${stop.name}`}`,
            by: stop.by,
          })}
          description={
            <>
              {stop.reason} · <Moment at={stop.at} />
            </>
          }
        />
      ))}
      <div className="play-figures">
        <Figure name={t('office-play.period')}>
          <Link to={`/play/of/${lottery}/period/${period}`}>{period}</Link>
        </Figure>
        <Figure name={t('office-play.seals')}>
          <Countdown until={sealsAt} answeredAt={at} />
        </Figure>
        <Figure name={t('office-play.orders')}>{answer.orders}</Figure>
        <Figure name={t('office-play.stake')}>
          <Amount value={answer.stake} />
        </Figure>
        <Figure name={t(answer.isExact ? 'office-play.paysExactly' : 'office-play.paysMost')}>
          <Amount value={answer.pays} />
        </Figure>
      </div>
      <Plays answer={answer} />
    </>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="play-figure">
    <span>{name}</span>
    <strong className="figures">{children}</strong>
  </div>
);

function Plays({ answer: { lottery, plays } }: { answer: ExposureAnswer }) {
  const t = useText();
  const [chosen, setChosen] = useState<string>();
  const [by, setBy] = useState<'plays' | 'options'>('plays');
  const shown = by === 'options' ? plays.filter(({ options }) => options.length > 0) : plays;
  const open = plays.find(({ play }) => play === chosen) ?? plays.find(({ options }) => options.length > 0);
  return (
    <div className="play-split">
      <Panel
        title={t('office-play.byPlay')}
        extra={
          <Segments
            label={t('office-play.byPlay')}
            value={by}
            onChange={setBy}
            options={(['plays', 'options'] as const).map((value) => ({
              value,
              label: t(`office-play.by.${value}`),
            }))}
          />
        }
      >
        <DataTable<Play>
          caption={t('office-play.byPlay')}
          rows={shown}
          rowKey={({ play }) => play}
          empty={t('office-play.noBets')}
          onOpen={({ play }) => setChosen(play)}
          isOpen={({ play }) => play === open?.play}
          columns={[
            {
              key: 'name',
              title: t('office-play.play'),
              isMain: true,
              render: ({ name, isStopped }) => (
                <>
                  {name} {isStopped && <Tag tone="fault">{t('office-play.isStopped')}</Tag>}
                </>
              ),
            },
            { key: 'orders', title: t('office-play.orders'), align: 'end' },
            {
              key: 'stake',
              title: t('office-play.stake'),
              align: 'end',
              render: ({ stake }) => <Amount value={stake} />,
            },
            {
              key: 'pays',
              title: t('office-play.pays'),
              align: 'end',
              render: (row) => <Pays {...row} />,
            },
          ]}
        />
      </Panel>
      {open && <Options lottery={lottery} play={open} />}
    </div>
  );
}

function Pays({ pays, isExact }: { pays: string; isExact: boolean }) {
  const t = useText();
  return (
    <>
      {!isExact && <abbr title={t('office-play.atMost')}>≤</abbr>} <Amount value={pays} />
    </>
  );
}

function Options({ lottery, play }: { lottery: string; play: Play }) {
  const t = useText();
  return (
    <Panel
      title={play.name}
      extra={
        <SaleButton
          lottery={lottery}
          mode={play.mode}
          play={play.play}
          name={play.name}
          isStopped={play.isStopped}
          isSmall
        />
      }
    >
      <DataTable
        caption={play.name}
        rows={play.options}
        rowKey={({ option }) => option}
        empty={t('office-play.noOptions')}
        columns={[
          { key: 'option', title: t('office-play.option'), isMain: true },
          { key: 'orders', title: t('office-play.orders'), align: 'end' },
          {
            key: 'stake',
            title: t('office-play.stake'),
            align: 'end',
            render: ({ stake }) => <Amount value={stake} />,
          },
          {
            key: 'pays',
            title: t('office-play.pays'),
            align: 'end',
            render: (row) => <Pays {...row} />,
          },
        ]}
      />
      {play.more > 0 && (
        <p className="office-secondary">{t('office-play.moreOptions', { count: play.more })}</p>
      )}
    </Panel>
  );
}
