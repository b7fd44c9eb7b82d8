// The curve of a figure, with that of the days before below it: read by eye, by a pointer, and by the keys of a slider.
import { type PointerEvent, useState } from 'react';
import { Amount } from '../../../kit/Amount.tsx';
import { useLocale, useText } from '../../../kit/locale.ts';

export interface Point {
  name: string;
  /** An amount as the wire has it; undefined where nothing can be yet. */
  value: string | undefined;
  before: string | undefined;
}

interface CurveProps {
  name: string;
  beforeName: string;
  points: readonly Point[];
}

const width = 1000;
const height = 240;

export function Curve({ name, beforeName, points }: CurveProps) {
  const t = useText();
  const locale = useLocale();
  const last = points.length - 1;
  const newest = points.findLastIndex(({ value }) => value !== undefined);
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? Math.max(newest, 0), last);
  const point = points[at]!;
  const values = points.flatMap(({ value, before }) =>
    [value, before].filter((each) => each !== undefined).map(Number),
  );
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const range = most - least || 1;
  const x = (index: number) => (last === 0 ? width / 2 : (index / last) * width);
  const y = (value: number) => ((most - value) / range) * height;
  const lineOf = (of: (point: Point) => string | undefined) =>
    points
      .flatMap((each, index) => {
        const value = of(each);
        return value === undefined ? [] : [`${x(index).toFixed(1)},${y(Number(value)).toFixed(1)}`];
      })
      .join(' ');
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    setChosen(Math.round(Math.min(1, Math.max(0, (clientX - left) / wide)) * last));
  };
  return (
    <figure className="figures-curve">
      <figcaption>
        <strong className="figures">{point.name}</strong>
        <span className="figures-key">
          {name} {point.value === undefined ? '—' : <Amount value={point.value} />}
        </span>
        {point.before !== undefined && (
          <span className="figures-key figures-key-before">
            {beforeName} <Amount value={point.before} />
          </span>
        )}
      </figcaption>
      <div className="figures-plot">
        <span className="figures-most figures">{compact.format(most)}</span>
        <span className="figures-least figures">{compact.format(least)}</span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <line className="figures-zero" x1={0} x2={width} y1={y(0)} y2={y(0)} />
          <polyline className="figures-before" points={lineOf(({ before }) => before)} />
          <polyline className="figures-now" points={lineOf(({ value }) => value)} />
          <line className="figures-at" x1={x(at)} x2={x(at)} y1={0} y2={height} />
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('office-figures.curveAt', { name })}
          aria-valuetext={[
            point.name,
            `${name} ${point.value ?? '—'}`,
            ...(point.before === undefined ? [] : [`${beforeName} ${point.before}`]),
          ].join(', ')}
          onChange={({ target }) => setChosen(Number(target.value))}
          onPointerMove={follow}
        />
      </div>
      <div className="figures-ends figures" aria-hidden="true">
        <span>{points[0]!.name}</span>
        <span>{points[last]!.name}</span>
      </div>
    </figure>
  );
}
