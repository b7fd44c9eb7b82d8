// Asking for the correction of a draw: the plan of what it moves is shown before, and asked for as it was shown.
import { Alert, Button } from 'antd';
import { useState } from 'react';
import {
  correct,
  type PeriodAnswer,
  type PlanDrawAnswer,
  planDraw,
} from '#contract/office/play.generated.ts';
import { Amount } from '../../kit/Amount.tsx';
import { OfficeFailure, send } from '../../kit/call/client.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { useNumbers } from './numbers.tsx';

interface CorrectDialogProps {
  shown: PeriodAnswer;
  act: 'correct' | 'void';
  onClose: () => void;
}

export function CorrectDialog({ shown: { lottery, period, name }, act, onClose }: CorrectDialogProps) {
  const t = useText();
  const [plan, setPlan] = useState<PlanDrawAnswer>();
  const [refused, setRefused] = useState<OfficeFailure>();
  const { act: ask, isActing, failure } = useAct(correct);
  const { field, numbers } = useNumbers(refused, () => setPlan(undefined));
  const isVoid = act === 'void';
  const wanted = { lottery, period, ...(!isVoid && numbers && { numbers }) };
  const look = async () => {
    setRefused(undefined);
    try {
      setPlan(await send(planDraw, wanted));
    } catch (error) {
      if (!(error instanceof OfficeFailure)) throw error;
      setRefused(error);
    }
  };
  const doIt = async (reason: string) => {
    if (!(await ask({ ...wanted, plan: plan!.plan, reason }))) return setPlan(undefined);
    await askAgain('play/', 'approvals/');
    onClose();
  };
  return (
    <ReasonDialog
      isOpen
      title={`${t(`office-play.act.${act}`)} · ${name} ${period}`}
      doIt={t('office-play.askFor')}
      isDangerous
      isReady={plan !== undefined}
      isActing={isActing}
      failure={failure ?? refused}
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      <p className="office-secondary">{t(isVoid ? 'office-play.voidAbout' : 'office-play.correctAbout')}</p>
      {!isVoid && field}
      <Button className="play-note" disabled={!isVoid && numbers === undefined} onClick={() => void look()}>
        {t('office-play.showPlan')}
      </Button>
      {plan && <Plan plan={plan} />}
    </ReasonDialog>
  );
}

function Plan({ plan: { from, to, stations } }: { plan: PlanDrawAnswer }) {
  const t = useText();
  return (
    <div className="play-note">
      <Alert
        type="info"
        title={t('office-play.planLine', {
          from: from.join(' '),
          to: to?.join(' ') ?? t('office-play.state.void'),
        })}
      />
      <DataTable
        caption={t('office-play.showPlan')}
        rows={stations}
        rowKey={({ station }) => station}
        empty={t('office-play.movesNothing')}
        columns={[
          { key: 'station', title: t('office-play.station'), isMain: true },
          { key: 'bets', title: t('office-play.orders'), align: 'end' },
          {
            key: 'taken',
            title: t('office-play.taken'),
            align: 'end',
            render: ({ taken }) => <Amount value={taken} />,
          },
          {
            key: 'given',
            title: t('office-play.given'),
            align: 'end',
            render: ({ given }) => <Amount value={given} />,
          },
          {
            key: 'owed',
            title: t('office-play.owed'),
            align: 'end',
            render: ({ owed }) => <Amount value={owed} />,
          },
        ]}
      />
    </div>
  );
}
