// A member's choice whether the home page may show the own wins: a tap turns it, and the server holds it at once.
import { hideWins } from '#contract/account.generated.ts';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/wins.generated.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

bringTexts('wins', messages);

export interface WinsChoiceProps {
  isHidden: boolean;
  onChanged: () => Promise<unknown>;
}

export function WinsChoice({ isHidden, onChanged }: WinsChoiceProps) {
  const t = useText();
  const { send, sending } = useSend(hideWins);
  const turn = async (): Promise<void> => {
    if (sending) return;
    try {
      await send({ hidden: isHidden ? 'off' : 'on' });
    } catch (error) {
      // The shell reports it; the row stays as the server has it.
      if (!(error instanceof CallFailure)) throw error;
      return;
    }
    await onChanged();
  };
  return (
    <ListGroup title={t('wins.choice')}>
      <ListRow
        label={t(isHidden ? 'wins.hidden' : 'wins.shown')}
        value={t(isHidden ? 'wins.toShow' : 'wins.toHide')}
        onClick={() => void turn()}
      />
    </ListGroup>
  );
}
