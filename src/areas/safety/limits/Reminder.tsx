// The reminder, each half year, to look at limits and account.
import { css } from '@linaria/core';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { ScreenButton } from '#kit/ScreenButton.tsx';
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
  const { answer, sending } = useAnswer(onDone);
  return (
    <Card className={body}>
      <h2>{t('safety.reminder.title')}</h2>
      <p>{t('safety.reminder.text')}</p>
      <div>
        <ScreenButton to="/ownPicture" kind="plain">
          {t('safety.reminder.picture')}
        </ScreenButton>
        <Button kind="quiet" working={sending} onClick={() => void answer('reviewed')}>
          {t('safety.reminder.read')}
        </Button>
      </div>
    </Card>
  );
}
