// The human check before another trial account is opened from one address.
import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from '#kit/Button.tsx';
import { Field } from '#kit/input/Field.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { CodeInput, Picture } from './Captcha.tsx';
import { codeLength, type Evidence, useHumanCheck } from './useHumanCheck.ts';

const form = css`
  display: grid;
  gap: var(--space-4);
  padding: 0 var(--space-4) var(--space-4);
`;

export interface TrialSheetProps {
  onClose: () => void;
  /** Tries again with this; rejects where that was not enough. */
  onProven: (evidence: Evidence) => Promise<void>;
}

export function TrialSheet({ onClose, onProven }: TrialSheetProps) {
  const t = useText();
  const { trialName, onOff } = useSite();
  const proof = useHumanCheck('trial', onOff.registerCheck === 'robot' ? 'robot' : 'image');
  const [code, setCode] = useState('');
  const [isWorking, setWorking] = useState(false);
  const isWrong = proof.match === 'wrong';
  const submit = async (): Promise<void> => {
    if (isWorking) return;
    setWorking(true);
    try {
      await onProven(await proof.evidence(code));
    } catch {
      setCode('');
      proof.renew();
    } finally {
      setWorking(false);
    }
  };
  return (
    <Sheet open onClose={onClose} title={trialName}>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {proof.hasPicture && (
          <Field
            label={t('entry.captcha.label')}
            hint={t('entry.trial.proof')}
            error={isWrong ? t('entry.captcha.wrong') : undefined}
            after={<Picture proof={proof} />}
            control={(tie) => (
              <CodeInput
                control={{
                  ...tie,
                  name: 'captchaCode',
                  value: code,
                  onChange: (typed) => setCode(String(typed)),
                  onBlur: () => undefined,
                }}
                proof={proof}
              />
            )}
          />
        )}
        <Button
          type="submit"
          wide
          working={isWorking}
          disabled={proof.type === null || (proof.hasPicture && code.length !== codeLength)}
        >
          {proof.isSolving ? t('entry.robot.working') : trialName}
        </Button>
      </form>
    </Sheet>
  );
}
