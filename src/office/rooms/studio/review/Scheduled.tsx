// Saves of a station's file with a moment: the one that waits, what became of others, and cancelling it.
import { Button } from 'antd';
import { useState } from 'react';
import { cancel, type SchedulesAnswer, schedules } from '#contract/office/studio.generated.ts';
import { Moment } from '../../../kit/Amount.tsx';
import { useAct } from '../../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { ReasonDialog } from '../../../kit/ReasonDialog.tsx';
import { Tag, type Tone } from '../../../kit/Tag.tsx';

type Save = SchedulesAnswer['list'][number];

const tones: Readonly<Record<Save['state'], Tone>> = {
  waiting: 'note',
  done: 'good',
  failed: 'fault',
  cancelled: 'plain',
};

export function Scheduled({ mayChange }: { mayChange: boolean }) {
  const t = useText();
  const read = useRead(schedules, {}, { looksAgain: true });
  const { act, isActing, failure } = useAct(cancel);
  const [cancelled, setCancelled] = useState<string>();
  const list = read.data?.list ?? [];
  if (list.length === 0) return null;
  const doIt = async (reason: string) => {
    if (cancelled === undefined || !(await act({ schedule: cancelled, reason }))) return;
    setCancelled(undefined);
    void askAgain('studio/schedules');
  };
  return (
    <>
      <h3 className="studio-area">{t('office-studio.schedules')}</h3>
      <ul className="studio-differences">
        {list.map(({ id, state, dueAt, by, reason, note }) => (
          <li key={id}>
            <Tag tone={tones[state]}>{t(`office-studio.state.${state}`)}</Tag> <Moment at={dueAt} /> · {by} ·{' '}
            {reason} {note}{' '}
            {mayChange && state === 'waiting' && (
              <Button size="small" onClick={() => setCancelled(id)}>
                {t('office-studio.cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        isOpen={cancelled !== undefined}
        title={t('office-studio.cancel')}
        doIt={t('office-studio.cancel')}
        isActing={isActing}
        failure={failure}
        onDo={(reason) => void doIt(reason)}
        onClose={() => setCancelled(undefined)}
      />
    </>
  );
}
