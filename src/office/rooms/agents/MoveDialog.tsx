// Owns moving an agent, with all below, under another one.
import { type CardAnswer, move } from '#contract/office/agents.generated.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { useTarget } from './useTarget.tsx';

interface MoveDialogProps {
  shown: CardAnswer;
  onClose: () => void;
}

export function MoveDialog({ shown: { account }, onClose }: MoveDialogProps) {
  const t = useText();
  const { act, isActing, failure } = useAct(move);
  const { field, isReady, target, name } = useTarget(['agent', 'station']);
  const doIt = async (reason: string) => {
    if (!(await act({ account, to: target === 'station' ? '' : name, reason }))) return;
    await askAgain('agents/', 'members/');
    onClose();
  };
  return (
    <ReasonDialog
      isOpen
      title={`${t('office-agents.act.move')} · ${account}`}
      doIt={t('office-agents.act.move')}
      isReady={isReady}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      <p className="office-secondary">{t('office-agents.moveFollows')}</p>
      {field}
    </ReasonDialog>
  );
}
