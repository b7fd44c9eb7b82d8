// The picture of a draw in the manner of its family: balls, racers, dice, waves with their zodiacs, the sum of PC28; and its words for those who listen.
import { css } from '@linaria/core';
import { memo } from 'react';
import type { DrawnPeriod, FamilyCode } from '#contract/entities.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { type Paint, racerPaint, waveOfNumber, waveOfSum, wavePaints } from './colours.ts';
import { Die } from './Die.tsx';
import { rolling, rollStep } from './roll.ts';

const line = css`
  --ball: 1.625rem;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0.25rem;
  max-width: 100%;
  vertical-align: middle;
  &[data-size='large'] {
    --ball: 2.25rem;
    gap: 0.375rem;
  }
  &[data-size='small'] {
    --ball: 1.375rem;
  }
  /* Beside them stands what follows from them. */
  &[data-size='small'][data-family='pk10'] {
    --ball: 1.25rem;
    gap: 0.125rem;
  }
  /* Ten racers stay in one row on the narrowest phone. */
  &[data-family='pk10'] {
    display: inline-grid;
    grid-template-columns: repeat(10, minmax(0, var(--ball)));
    gap: 0.1875rem;
  }
  &[data-family='kl8'] {
    --ball: 1.5rem;
    display: inline-grid;
    grid-template-columns: repeat(10, minmax(0, var(--ball)));
    gap: 0.1875rem;
  }
  &[data-family='kl8'][data-size='large'] {
    --ball: 1.875rem;
  }
  &[data-family='lhc'],
  &[data-family='kl10'] {
    gap: 0.1875rem;
  }
`;
const ball = css`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--ball);
  max-width: 100%;
  height: var(--ball);
  border-radius: 50%;
  background: var(--ground, var(--brand));
  box-shadow: inset 0 -0.125rem 0.25rem rgb(0 0 0 / 14%);
  color: var(--figure, var(--on-brand));
  font-size: max(calc(var(--ball) * 0.5), 11px);
  font-style: normal;
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1;
  [data-family='pk10'] > & {
    width: 100%;
    border-radius: 0.3125rem;
    box-shadow: none;
  }
  [data-family='kl8'] > & {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
  }
`;
const sign = css`
  align-self: center;
  color: var(--text-quiet);
  font-size: max(calc(var(--ball) * 0.48), 12px);
  font-style: normal;
  line-height: var(--ball);
  [data-family='lhc'] & {
    align-self: flex-start;
  }
`;
/** A sign stays with what it stands before, wherever the line ends. */
const joined = css`
  display: inline-flex;
  gap: inherit;
  align-items: inherit;
`;
const captioned = css`
  display: grid;
  justify-items: center;
  gap: 0.125rem;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    line-height: 1.2;
  }
  /* Words are wider than a ball: all places are equally wide, so that the balls stand evenly; the longest reach over both edges. */
  &[data-words] {
    grid-template-columns: 2.5rem;
  }
  &[data-words] > small {
    font-size: 0.6875rem;
    letter-spacing: clamp(-0.55px, (100vw - 424px) / 100, -0.2px);
    white-space: nowrap;
  }
`;

/** How a family shows its draws. */
interface DrawStyle {
  /** Digits a number is written with. */
  digits: 1 | 2;
  /** The colour of a number, where it has one of its own. */
  paint?: (number: number) => Paint;
  isDice?: true;
  /** Where the special number stands. */
  special?: number;
  /** The numbers are added up, and their sum is shown. */
  isSum?: true;
}

const drawStyles: Record<FamilyCode, DrawStyle> = {
  ssc: { digits: 1 },
  pk10: { digits: 1, paint: racerPaint },
  k3: { digits: 1, isDice: true },
  x115: { digits: 2 },
  lhc: { digits: 2, paint: (number) => wavePaints[waveOfNumber(number)], special: 6 },
  pc28: { digits: 1, isSum: true },
  kl10: { digits: 2 },
  fc3d: { digits: 1 },
  kl8: { digits: 2 },
};

/** One word for each number, such as Mark Six has zodiacs for all seven. */
function captionsOf(
  family: FamilyCode,
  count: number,
  readings: DrawnPeriod['readings'] | undefined,
): readonly string[] {
  if (family !== 'lhc') return [];
  for (const { value } of readings ?? []) {
    const words = value.split(' ');
    if (words.length === count && words.every((word) => word.length === 1)) return words;
  }
  return [];
}

export interface DrawProps {
  family: FamilyCode;
  /** The result in drawing order, comma-separated, as the wire has it; not empty. */
  haoMa: string;
  /** Those of the draw: Mark Six shows its zodiacs below the numbers when they are given. */
  readings?: DrawnPeriod['readings'];
  size?: 'small' | 'compact' | 'large';
  /** The numbers come one by one. */
  rolls?: boolean;
}

/** A stored draw. Small fits a line with words beside it, compact a row of a list, large the top of a page. */
export const Draw = memo(function Draw({ family, haoMa, readings, size = 'compact', rolls }: DrawProps) {
  const t = useText();
  const named = usePlayName();
  const style = drawStyles[family];
  const numbers = haoMa.split(',').map(Number);
  const written = numbers.map((n) => String(n).padStart(style.digits, '0'));
  const captions = captionsOf(family, numbers.length, readings).map((caption) => named(caption, family));
  // A Chinese zodiac is one sign and stands close.
  const words = written.map((figure, at) => {
    const caption = captions[at] ?? '';
    return caption.length > 1 ? `${figure} ${caption}` : `${figure}${caption}`;
  });
  const sum = numbers.reduce((all, n) => all + n, 0);
  const [id, values]: [TextId, Record<string, string | number>] =
    style.special !== undefined
      ? ['kit.draw.special', { numbers: words.slice(0, -1).join(' '), special: words.at(-1) ?? '' }]
      : style.isSum
        ? ['kit.draw.sum', { numbers: words.join(' '), sum }]
        : ['kit.draw.numbers', { numbers: words.join(' ') }];
  return (
    <span
      className={`${line} ${rolling}`}
      role="img"
      aria-label={t(id, values)}
      data-family={family}
      data-size={size}
      data-rolls={rolls || undefined}
      {...(rolls && rollStep(numbers.length))}
    >
      {style.isDice
        ? // biome-ignore lint/suspicious/noArrayIndexKey: a draw never changes its places
          numbers.map((n, at) => <Die key={at} value={n} />)
        : numbers.map((n, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a draw never changes its places
            <Place key={at} family={family} number={n} at={at} figure={written[at]!} caption={captions[at]} />
          ))}
      {style.isSum && (
        <>
          <i className={sign}>=</i>
          <Ball figure={String(sum)} paint={wavePaints[waveOfSum(sum)]} />
        </>
      )}
    </span>
  );
});

interface PlaceProps {
  family: FamilyCode;
  number: number;
  at: number;
  figure: string;
  caption: string | undefined;
}

/** A number with what stands before it in its family: a plus sign in a sum, and before a special number. */
function Place({ family, number, at, figure, caption }: PlaceProps) {
  const style = drawStyles[family];
  const paint = style.paint?.(number);
  const hasPlus = style.isSum ? at > 0 : at === style.special;
  const shown = caption ? (
    <span className={captioned} data-words={caption.length > 1 || undefined}>
      <Ball figure={figure} paint={paint} />
      <small>{caption}</small>
    </span>
  ) : (
    <Ball figure={figure} paint={paint} />
  );
  if (!hasPlus) return shown;
  return (
    <span className={joined}>
      <i className={sign}>+</i>
      {shown}
    </span>
  );
}

function Ball({ figure, paint }: { figure: string; paint?: Paint | undefined }) {
  return (
    <b
      className={ball}
      {...(paint && { style: { '--ground': paint.ground, '--figure': paint.figure } as object })}
    >
      {figure}
    </b>
  );
}
