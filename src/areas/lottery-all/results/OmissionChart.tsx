// The figures of omission: the picture of every draw looked at, and a line of figures for every value below it.
import { css } from '@linaria/core';
import { useMemo } from 'react';
import { omissions } from '#lottery/statistics/omission.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { OmissionPicture } from './OmissionPicture.tsx';
import type { OmissionProps } from './omissionProps.ts';

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: var(--space-2);
    font-weight: 600;
    text-align: left;
  }
  th,
  td {
    padding: 0.375rem 0.25rem;
    border-top: 1px solid var(--line);
    font-weight: 400;
    text-align: right;
  }
  th:first-child {
    font-weight: 600;
    text-align: left;
  }
  thead th {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  td[data-late] {
    color: var(--warn);
    font-weight: 600;
  }
`;

export function OmissionChart({ family, series, draws, numbers }: OmissionProps) {
  const t = useText();
  const named = usePlayName();
  const figures = useMemo(() => omissions(series, draws), [series, draws]);
  return (
    <>
      <OmissionPicture
        key={`${series.code} ${numbers.at(-1)} ${numbers.length}`}
        family={family}
        series={series}
        draws={draws}
        numbers={numbers}
      />
      <table className={table}>
        <caption>{t('lottery-all.figures', { count: draws.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{named(series.name)}</th>
            <th scope="col">{t('lottery-all.omission.count')}</th>
            <th scope="col">{t('lottery-all.omission.current')}</th>
            <th scope="col">{t('lottery-all.omission.average')}</th>
            <th scope="col">{t('lottery-all.omission.longest')}</th>
            <th scope="col">{t('lottery-all.omission.run')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ value, count, current, average, longest, longestRun }) => (
            <tr key={value}>
              <th scope="row">{named(value, family)}</th>
              <td>{count}</td>
              <td data-late={current > 0 && current === longest ? '' : undefined}>{current}</td>
              <td>{average.toFixed(1)}</td>
              <td>{longest}</td>
              <td>{longestRun}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
