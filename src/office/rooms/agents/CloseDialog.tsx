// Owns closing an agent, and where those go who stand below.
import { type CardAnswer, close } from '#contract/office/agents.generated.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { useTarget } from './useTarget.tsx';

interface CloseDialogProps {
  shown: CardAnswer;
  onClose: () => void;
}

export function CloseDialog({ shown: { account, counts }, onClose }: CloseDialogProps) {
  const t = useText();
  const { act, isActing, failure } = useAct(close);
  const { field, isReady, target, name } = useTarget(['above', 'station', 'agent']);
  const doIt = async (reason: string) => {
    const to = target === 'above' ? undefined : target === 'station' ? '' : name;
    if (!(await act({ account, ...(to !== undefined && { to }), reason }))) return;
    await askAgain('agents/', 'members/');
    onClose();
  };
  return (
    <ReasonDialog
      isOpen
      isDangerous
      title={`${t('office-agents.act.close')} · ${account}`}
      doIt={t('office-agents.act.close')}
      isReady={isReady}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      <p className="office-secondary">{t('office-agents.closeFollows', { direct: counts.direct })}</p>
      {field}
    </ReasonDialog>
  );
}
