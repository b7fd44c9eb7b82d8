// What a span brought: its figures beside those of the days and the week before, each leading to its rows, and a curve of one of them.
import { Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type OverviewAnswer, overview } from '#contract/office/figures.generated.ts';
import { Amount, Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { rowsPath } from '../addresses.ts';
import { keysOf, type Span } from '../spans.ts';
import { Curve } from './Curve.tsx';
import { changeOf } from './compare.ts';

const shown = [
  'deposits',
  'withdrawals',
  'stakes',
  'payouts',
  'gifts',
  'rebates',
  'commission',
  'net',
] as const;
/** Shown where they are not 0. */
const others = ['fees', 'interest', 'adjustments', 'points', 'donations', 'transfers'] as const;

type Shown = (typeof shown)[number];

export function Overview({ span }: { span: Span }) {
  const read = useRead(overview, { from: span.from, to: span.to }, { keepsPrevious: true, looksAgain: true });
  return <Await read={read}>{(answer) => <Page answer={answer} span={span} />}</Await>;
}

function Page({ answer, span }: { answer: OverviewAnswer; span: Span }) {
  const t = useText();
  const { figures, before, weekBefore, soFar, countedThrough } = answer;
  const compared = soFar?.figures ?? figures;
  const isDay = span.from === span.to;
  const rest = others.filter((column) => Number(figures[column]) !== 0);
  return (
    <>
      <section aria-label={t('office-figures.figures')}>
        <div className="figures-grid">
          {shown.map((column) => (
            <Link key={column} className="figures-tile" to={rowsPath({ ...span, column })}>
              <span className="figures-name">{t(`office-figures.column.${column}`)}</span>
              <strong>
                <Amount value={figures[column]} isSigned={column === 'net'} />
              </strong>
              <Change
                name={t(isDay ? 'office-figures.dayBefore' : 'office-figures.daysBefore')}
                amount={compared[column]}
                before={before[column]}
              />
              <Change
                name={t('office-figures.weekBefore')}
                amount={compared[column]}
                before={weekBefore[column]}
              />
            </Link>
          ))}
        </div>
        {rest.length > 0 && (
          <p className="figures-rest">
            {rest.map((column) => (
              <Link key={column} to={rowsPath({ ...span, column })}>
                {t(`office-figures.column.${column}`)} <Amount value={figures[column]} />
              </Link>
            ))}
          </p>
        )}
        <p className="office-secondary figures-note">
          {soFar && <span>{t('office-figures.soFar', { hour: soFar.hour })}</span>}
          <span>
            {countedThrough ? (
              <>
                {t('office-figures.counted')} <Moment at={countedThrough} />
              </>
            ) : (
              t('office-figures.notCounted')
            )}
          </span>
        </p>
      </section>
      <Course answer={answer} span={span} />
    </>
  );
}

function Change({ name, amount, before }: { name: string; amount: string; before: string }) {
  const change = changeOf(amount, before);
  return (
    <span className="figures-change">
      <span>{name}</span>
      <span className="figures">
        {change ? (
          <>
            <Amount value={before} /> <b>{change}</b>
          </>
        ) : (
          '—'
        )}
      </span>
    </span>
  );
}

function Course({ answer: { series, seriesBefore, soFar }, span }: { answer: OverviewAnswer; span: Span }) {
  const t = useText();
  const [column, setColumn] = useState<Shown>('net');
  const by = span.from === span.to ? 'hour' : series.some(({ key }) => key.length === 7) ? 'month' : 'day';
  const keys = keysOf(span, by);
  const pointsOf = (list: OverviewAnswer['series']) => {
    const known = new Map(list.map((point) => [point.key, point[column]]));
    return (key: string) => known.get(key) ?? '0.0000';
  };
  const beforeKeys = seriesBefore.map(({ key }) => key);
  const now = pointsOf(series);
  const was = pointsOf(seriesBefore);
  // Days before stand under the days they are compared with; hours have the same names.
  const shift = by === 'day' ? keysOf({ from: earlierBy(span, keys.length), to: span.to }, 'day') : keys;
  return (
    <Panel
      title={t('office-figures.curve')}
      extra={
        <Select<Shown>
          aria-label={t('office-figures.curveOf')}
          value={column}
          style={{ minWidth: 120 }}
          onChange={setColumn}
          options={shown.map((value) => ({ value, label: t(`office-figures.column.${value}`) }))}
        />
      }
    >
      <Curve
        name={t(`office-figures.column.${column}`)}
        points={keys.map((key, at) => ({
          name: by === 'hour' ? `${key}:00` : key,
          // What has not come yet is not 0.
          value: by === 'hour' && soFar && at > soFar.hour ? undefined : now(key),
          before: beforeKeys.length > 0 ? was(shift[at]!) : undefined,
        }))}
        beforeName={t(by === 'hour' ? 'office-figures.dayBefore' : 'office-figures.daysBefore')}
      />
    </Panel>
  );
}

const dayMs = 86_400_000;
const earlierBy = ({ from }: Span, days: number): string =>
  new Date(Date.parse(from) - days * dayMs).toISOString().slice(0, 10);
