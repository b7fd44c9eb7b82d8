// Owns the reminder, each half year, to look at limits and account.
import { css } from '@linaria/core';
import { answerLimits } from '#contract/protection.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  > h2 {
    font-size: var(--font-main);
  }
  > p {
    color: var(--text-quiet);
  }
  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2);
  }
  > div > button {
    padding: 0 var(--space-2);
  }
`;

export function Reminder({ onDone }: { onDone: () => Promise<unknown> }) {
  const t = useText();
  const { send, sending } = useSend(answerLimits);
  const read = async (): Promise<void> => {
    try {
      await send({ answer: 'reviewed' });
    } catch (error) {
      // Why a call failed, the shell says.
      if (!(error instanceof CallFailure)) throw error;
    }
    await onDone();
  };
  return (
    <Card className={body}>
      <h2>{t('safety.reminder.title')}</h2>
      <p>{t('safety.reminder.text')}</p>
      <div>
        <ScreenButton to="/ownPicture" kind="plain">
          {t('safety.reminder.picture')}
        </ScreenButton>
        <Button kind="quiet" working={sending} onClick={() => void read()}>
          {t('safety.reminder.read')}
        </Button>
      </div>
    </Card>
  );
}
