// The way into a game with what is there, from the sheet of its transfer.
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';

export function Enter({ onPlay }: { onPlay: () => void }) {
  const t = useText();
  return (
    <Button wide kind="plain" onClick={onPlay}>
      {t('pay.exchange.enter.as')}
    </Button>
  );
}
