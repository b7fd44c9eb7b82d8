// Asking for a result that the feed did not bring, or for the end of its period.
import { enter, type PeriodAnswer } from '#contract/office/play.generated.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { useNumbers } from './numbers.tsx';

interface EnterDialogProps {
  shown: PeriodAnswer;
  act: 'enter' | 'cancel';
  onClose: () => void;
}

export function EnterDialog({ shown: { lottery, period, name }, act, onClose }: EnterDialogProps) {
  const t = useText();
  const { act: send, isActing, failure } = useAct(enter);
  const { field, numbers } = useNumbers(failure);
  const isCancel = act === 'cancel';
  const doIt = async (reason: string) => {
    const request = { lottery, period, reason, ...(!isCancel && numbers && { numbers }) };
    if (!(await send(request))) return;
    await askAgain('play/', 'approvals/');
    onClose();
  };
  return (
    <ReasonDialog
      isOpen
      title={`${t(`office-play.act.${act}`)} · ${name} ${period}`}
      doIt={t('office-play.askFor')}
      isDangerous={isCancel}
      isReady={isCancel || numbers !== undefined}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      <p className="office-secondary">{t(isCancel ? 'office-play.cancelAbout' : 'office-play.enterAbout')}</p>
      {!isCancel && field}
    </ReasonDialog>
  );
}
