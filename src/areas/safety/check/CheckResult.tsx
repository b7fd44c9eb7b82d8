// What a finished self-test says: the sum, what it means, and what may help next.
import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { sendScore } from '#contract/protection.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import type { PgsiBand } from '#rules/protection/pgsi.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  /* What a button does with the result is said whole, on two lines where one is too short. */
  button {
    white-space: normal;
  }
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
  /** Of 0 to 3 each, in the order of the questions. */
  answers: readonly (number | null)[];
  onAgain: () => void;
}

export function CheckResult({ score, band, answers, onAgain }: CheckResultProps) {
  const t = useText();
  const { role } = useSite();
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
        {(role === 'member' || role === 'agent') && <SendButton answers={answers} />}
        <Button kind="quiet" wide onClick={onAgain}>
          {t('safety.check.again')}
        </Button>
      </Card>
    </div>
  );
}

/** Only here does anything of the test leave the device, and only because the player presses it. */
function SendButton({ answers }: Pick<CheckResultProps, 'answers'>) {
  const t = useText();
  const { send, sending } = useSend(sendScore);
  const [isSent, setSent] = useState(false);
  const submit = async (): Promise<void> => {
    try {
      await send({ answers: answers.join() });
      setSent(true);
      toast(t('safety.check.sent'), { kind: 'done' });
    } catch (error) {
      // Why a call failed, the shell says.
      if (!(error instanceof CallFailure)) throw error;
    }
  };
  return (
    <Button kind="plain" wide working={sending} disabled={isSent} onClick={() => void submit()}>
      {t(isSent ? 'safety.check.sent' : 'safety.check.send')}
    </Button>
  );
}
