// The consent to be sent offers again after an exclusion: nothing is sent without it, and nothing asks for it twice.
import { css } from '@linaria/core';
import { consentMarketing } from '#contract/protection.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  > p {
    color: var(--text-quiet);
  }
`;

export function Consent({ onDone }: { onDone: () => Promise<unknown> }) {
  const t = useText();
  const { send, sending } = useSend(consentMarketing);
  const agree = async (): Promise<void> => {
    try {
      await send({});
    } catch (error) {
      // Why a call failed, the shell says.
      if (!(error instanceof CallFailure)) throw error;
    }
    await onDone();
  };
  return (
    <Card className={body}>
      <h2>{t('safety.consent.title')}</h2>
      <p>{t('safety.consent.text')}</p>
      <Button kind="plain" wide working={sending} onClick={() => void agree()}>
        {t('safety.consent.agree')}
      </Button>
    </Card>
  );
}
