// What is read from a draw in one short line, such as 24 大 双 龙: each kind of word in its own colour.
import { css } from '@linaria/core';
import { memo } from 'react';
import type { DrawnPeriod, FamilyCode } from '#contract/entities.generated.ts';
import { rollMs } from '#kit/lottery/roll.ts';
import { isPlain, sideOfReading } from '#lottery/reading/readingSides.ts';
import { usePlayName } from '#texts/useText.ts';

const line = css`
  display: inline-flex;
  gap: 0.375rem;
  max-width: 100%;
  overflow: hidden;
  color: var(--text);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.35;
  white-space: nowrap;
  vertical-align: middle;
  > [data-side='high'] {
    color: var(--win);
  }
  > [data-side='low'] {
    color: var(--link);
  }
  > [data-side='tie'] {
    color: var(--lose);
  }
  /* The longest word comes last, and some are long in English. */
  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* After the last number, never before. */
  &[data-rolls] {
    animation: reading-in 200ms ease-out ${rollMs}ms backwards;
  }
  @keyframes reading-in {
    from {
      opacity: 0;
    }
  }
`;

/** What a line beside a draw has room for. */
const mostShown = 4;

/** One word for each number, such as the zodiacs of Mark Six, stands below the numbers. */
export const inLine = (readings: DrawnPeriod['readings']): DrawnPeriod['readings'] =>
  readings.filter((one) => isPlain(one) && !one.value.includes(' ')).slice(0, mostShown);

export interface ReadingsProps {
  family: FamilyCode;
  readings: DrawnPeriod['readings'];
  /** They wait for the last number of a draw that comes one by one. */
  rolls?: boolean;
}

export const Readings = memo(function Readings({ family, readings, rolls }: ReadingsProps) {
  const named = usePlayName();
  return (
    <span className={line} data-rolls={rolls || undefined}>
      {inLine(readings).map(({ name, value }) => (
        <span key={name} data-side={sideOfReading(value)} title={named(name)}>
          {named(value, family)}
        </span>
      ))}
    </span>
  );
});
