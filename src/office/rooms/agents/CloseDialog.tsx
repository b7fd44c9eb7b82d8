// Closing an agent, and where those go who stand below.
import { type CardAnswer, close } from '#contract/office/agents.generated.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { useAgentAct } from './useAgentAct.ts';
import { useTarget } from './useTarget.tsx';

interface CloseDialogProps {
  shown: CardAnswer;
  onClose: () => void;
}

export function CloseDialog({ shown, onClose }: CloseDialogProps) {
  const t = useText();
  const { seen, doIt, isActing, failure } = useAgentAct(close, shown);
  const { field, isReady, target, name } = useTarget(['above', 'station', 'agent']);
  const { account, counts } = seen;
  const closeIt = async (reason: string) => {
    const to = target === 'above' ? undefined : target === 'station' ? '' : name;
    if (await doIt({ ...(to !== undefined && { to }), reason })) onClose();
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
      onDo={(reason) => void closeIt(reason)}
      onClose={onClose}
    >
      <p className="office-secondary">{t('office-agents.closeFollows', { direct: counts.direct })}</p>
      {field}
    </ReasonDialog>
  );
}
