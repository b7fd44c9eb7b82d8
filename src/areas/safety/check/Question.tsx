// One question of the self-test with its four answers.
import { css, cx } from '@linaria/core';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { choiceCells } from '../choiceStyle.ts';

const block = css`
  min-width: 0;
  margin: var(--edge);
  padding: var(--space-4);
  border: 0;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  legend {
    float: left;
    width: 100%;
    padding: 0 0 var(--space-3);
    font-size: 0.9375rem;
  }
  legend > b {
    margin-right: var(--space-1);
    color: var(--brand-text);
    font-variant-numeric: tabular-nums;
  }
  &[data-missing] {
    box-shadow: inset 0 0 0 1.5px var(--danger);
  }
`;
const choices = css`
  display: grid;
  clear: both;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);
  font-size: var(--font-small);
  /* Its words are too long for four beside each other. */
  &:lang(en) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** In the order of their points: 0 to 3. */
const frequencies = ['never', 'sometimes', 'often', 'always'] as const;

export interface QuestionProps {
  /** 1 to 9. */
  number: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** Points of the chosen answer, 0 to 3; null where none is chosen. */
  value: number | null;
  isMissing: boolean;
  onAnswer: (value: number) => void;
}

export function Question({ number, value, isMissing, onAnswer }: QuestionProps) {
  const t = useText();
  return (
    <fieldset className={block} data-missing={isMissing || undefined}>
      <legend>
        <b>{number}.</b>
        {t(`safety.check.question.${number}`)}
      </legend>
      <div className={cx(choices, choiceCells)}>
        {frequencies.map((frequency, points) => (
          <label key={frequency} className={pressable}>
            <input
              type="radio"
              className={spoken}
              name={`question${number}`}
              value={points}
              checked={value === points}
              onChange={() => onAnswer(points)}
            />
            {t(`safety.check.${frequency}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
