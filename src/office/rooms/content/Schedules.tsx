// Changes with a moment: what waits, what is live until its end, what became of the others; and cancelling one.
import { Button } from 'antd';
import { useState } from 'react';
import { cancel, type SchedulesAnswer, schedules } from '#contract/office/content.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Pages, usePaging } from '../../kit/Pages.tsx';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { Tag, type Tone } from '../../kit/Tag.tsx';
import { usePerson } from '../../person.ts';

type Scheduled = SchedulesAnswer['list'][number];

const tones: Record<Scheduled['state'], Tone> = {
  waiting: 'note',
  live: 'good',
  done: 'plain',
  ended: 'plain',
  failed: 'fault',
  cancelled: 'plain',
};

export function Schedules() {
  const t = useText();
  const { role, elevatedRole } = usePerson();
  const mayChange = [role, elevatedRole].some((one) => one === 'owner' || one === 'content');
  const paging = usePaging();
  const [cancelled, setCancelled] = useState<Scheduled>();
  const read = useRead(schedules, paging.before === undefined ? {} : { beyond: paging.before }, {
    keepsPrevious: true,
    looksAgain: true,
  });
  return (
    <>
      <p className="office-secondary content-about-line">{t('office-content.beijing')}</p>
      <Await read={read} isEmpty={({ list }) => list.length === 0} empty={t('office-content.noSchedules')}>
        {({ list, hasMore }) => (
          <>
            <DataTable<Scheduled>
              caption={t('office-content.schedulesTab')}
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'lines',
                  title: t('office-content.plan'),
                  isMain: true,
                  className: 'content-lines',
                  render: ({ lines }) => lines.map((line) => <div key={line}>{line}</div>),
                },
                {
                  key: 'state',
                  title: t('office-content.state'),
                  render: ({ state }) => (
                    <Tag tone={tones[state]}>{t(`office-content.schedule.${state}`)}</Tag>
                  ),
                },
                {
                  key: 'beginsAt',
                  title: t('office-content.goesLive'),
                  render: ({ beginsAt }) => <Moment at={beginsAt} />,
                },
                {
                  key: 'endsAt',
                  title: t('office-content.takenBack'),
                  render: ({ endsAt }) =>
                    endsAt === undefined ? t('office-content.never') : <Moment at={endsAt} />,
                },
                {
                  key: 'by',
                  title: t('office-content.by'),
                  className: 'content-lines',
                  render: ({ by, approvedBy, reason, note }) => (
                    <>
                      {by}
                      {approvedBy && ` · ${t('office-content.approvedBy', { name: approvedBy })}`}
                      <div className="office-secondary">{reason}</div>
                      {note && <div className="office-fault">{note}</div>}
                    </>
                  ),
                },
                ...(mayChange
                  ? [
                      {
                        key: 'act',
                        title: t('office.acts'),
                        render: (row: Scheduled) =>
                          (row.state === 'waiting' || row.state === 'live') && (
                            <Button size="small" onClick={() => setCancelled(row)}>
                              {t(wordOf(row))}
                            </Button>
                          ),
                      },
                    ]
                  : []),
              ]}
            />
            <Pages paging={paging} next={hasMore ? list.at(-1)!.id : undefined} />
          </>
        )}
      </Await>
      {cancelled && <CancelDialog scheduled={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  );
}

/** Of what is live only the end is cancelled. */
const wordOf = ({ state }: Scheduled) =>
  state === 'live' ? 'office-content.keepLive' : 'office-content.cancelSchedule';

function CancelDialog({ scheduled, onClose }: { scheduled: Scheduled; onClose: () => void }) {
  const t = useText();
  const { act, isActing, failure } = useAct(cancel);
  const doIt = async (reason: string) => {
    const answer = await act({ schedule: scheduled.id, reason });
    await askAgain('content/');
    if (answer) onClose();
  };
  return (
    <ReasonDialog
      isOpen
      title={t(wordOf(scheduled))}
      doIt={t(wordOf(scheduled))}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      <p>{t(scheduled.state === 'live' ? 'office-content.keepHint' : 'office-content.cancelHint')}</p>
    </ReasonDialog>
  );
}
