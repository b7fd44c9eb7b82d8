// Owns what a finished self-test says: the sum, what it means, and what may help next.
import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import type { PgsiBand } from '#rules/protection/pgsi.ts';
import { useText } from '#texts/useText.ts';

const card = css`
  display: grid;
  gap: var(--space-3);
  > p {
    color: var(--text-quiet);
  }
`;
const place = css`
  outline: none;
`;
const head = css`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  b {
    font-size: var(--font-title);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  h2 {
    font-size: var(--font-main);
  }
`;
const scale = css`
  display: grid;
  grid-template-columns: 1fr 2fr 5fr 20fr;
  gap: 2px;
  > span {
    height: 0.5rem;
    border-radius: 0.25rem;
    background: var(--surface-sunken);
  }
  > span[data-chosen] {
    background: var(--brand-text);
  }
`;
const bands = ['none', 'low', 'moderate', 'high'] as const satisfies readonly PgsiBand[];

export interface CheckResultProps {
  /** 0 to 27. */
  score: number;
  band: PgsiBand;
  onAgain: () => void;
}

export function CheckResult({ score, band, onAgain }: CheckResultProps) {
  const t = useText();
  const result = useRef<HTMLDivElement>(null);
  // The form is gone, and the focus with it.
  useEffect(() => result.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={result} tabIndex={-1} className={place}>
      <Card className={card}>
        <div className={head}>
          <b>{t('safety.check.score', { score })}</b>
          <h2>{t(`safety.check.band.${band}`)}</h2>
        </div>
        <div className={scale} aria-hidden="true">
          {bands.map((one) => (
            <span key={one} data-chosen={one === band || undefined} />
          ))}
        </div>
        <p>{t(`safety.check.band.${band}.text`)}</p>
        <p>{t('safety.check.noDiagnosis')}</p>
        <ScreenButton to="/safety" wide kind={band === 'none' ? 'plain' : 'main'}>
          {t('safety.check.next')}
        </ScreenButton>
        <Button kind="quiet" wide onClick={onAgain}>
          {t('safety.check.again')}
        </Button>
      </Card>
    </div>
  );
}
