// Moving an agent, with all below, under another one.
import { type CardAnswer, move } from '#contract/office/agents.generated.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { useAgentAct } from './useAgentAct.ts';
import { useTarget } from './useTarget.tsx';

interface MoveDialogProps {
  shown: CardAnswer;
  onClose: () => void;
}

export function MoveDialog({ shown, onClose }: MoveDialogProps) {
  const t = useText();
  const { seen, doIt, isActing, failure } = useAgentAct(move, shown);
  const { field, isReady, target, name } = useTarget(['agent', 'station']);
  const { account } = seen;
  const moveIt = async (reason: string) => {
    if (await doIt({ to: target === 'station' ? '' : name, reason })) onClose();
  };
  return (
    <ReasonDialog
      isOpen
      title={`${t('office-agents.act.move')} · ${account}`}
      doIt={t('office-agents.act.move')}
      isReady={isReady}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void moveIt(reason)}
      onClose={onClose}
    >
      <p className="office-secondary">{t('office-agents.moveFollows')}</p>
      {field}
    </ReasonDialog>
  );
}
