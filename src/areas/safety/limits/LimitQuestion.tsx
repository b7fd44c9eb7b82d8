// The station's question whether to set a limit on deposits: a day, a week or a month stand side by side, and none is a choice of its own.
import { css } from '@linaria/core';
import type { PlayerLimit } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { useText } from '#texts/useText.ts';
import { useAnswer } from './useAnswer.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  > h2 {
    font-size: var(--font-main);
  }
  > p {
    color: var(--text-quiet);
  }
`;
const choices = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  > button {
    padding: 0 var(--space-1);
  }
`;

/** 24 hours, 7 days and a month, over fixed frames. */
const frames = ['day', 'week', 'month'] as const;

export interface LimitQuestionProps {
  /** It cannot be declined. */
  isRequired: boolean;
  limits: readonly PlayerLimit[];
  onChoose: (limit: PlayerLimit) => void;
  onDone: () => Promise<unknown>;
}

export function LimitQuestion({ isRequired, limits, onChoose, onDone }: LimitQuestionProps) {
  const t = useText();
  const { answer, sending } = useAnswer(onDone);
  return (
    <Card className={body}>
      <h2>{t('safety.ask.title')}</h2>
      <p>{t(isRequired ? 'safety.ask.required' : 'safety.ask.text')}</p>
      <div className={choices}>
        {frames.map((frame) => {
          const limit = limits.find((one) => one.kind === 'deposit' && one.frame === frame);
          return (
            limit && (
              <Button key={frame} kind="quiet" onClick={() => onChoose(limit)}>
                {t(`safety.ask.${frame}`)}
              </Button>
            )
          );
        })}
      </div>
      {!isRequired && (
        <Button wide kind="plain" working={sending} onClick={() => void answer('decline')}>
          {t('safety.ask.decline')}
        </Button>
      )}
    </Card>
  );
}
