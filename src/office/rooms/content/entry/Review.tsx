// The last look before a change of content: what it does in words and what it costs, when it goes live and is taken back, and why.
import { Alert, Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { apply, type PlanRequest, plan } from '#contract/office/content.generated.ts';
import { Loading } from '../../../kit/Await.tsx';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useAct } from '../../../kit/call/useAct.ts';
import { useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { ReasonDialog } from '../../../kit/ReasonDialog.tsx';
import { PlanShown } from '../PlanShown.tsx';

interface ReviewProps {
  title: string;
  wish: PlanRequest['entries'][number];
  onBack: () => void;
  onDone: (isScheduled: boolean) => void;
}

/** A moment as a browser has it, as calls have it. */
const sent = (moment: string): string | undefined =>
  moment === '' ? undefined : moment.replace('T', ' ').slice(0, 16);

export function Review({ title, wish, onBack, onDone }: ReviewProps) {
  const t = useText();
  const [isTimed, setTimed] = useState(false);
  const [begins, setBegins] = useState('');
  const [ends, setEnds] = useState('');
  const [isAsking, setAsking] = useState(false);
  const from = isTimed ? sent(begins) : undefined;
  const until = sent(ends);
  const read = useRead(
    plan,
    { entries: [wish], ...(from !== undefined && { from }) },
    { keepsPrevious: true },
  );
  const { act, isActing, failure } = useAct(apply);
  const planned = read.data?.plan;
  const isReady = planned !== undefined && !read.isLoading && !read.error && (!isTimed || from !== undefined);
  const doIt = async (reason: string) => {
    if (planned === undefined) return;
    const when = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
    const answer = await act({ plan: planned, reason, ...when });
    if (answer) onDone(answer.schedule !== undefined);
  };
  return (
    <>
      <div className="office-head">
        <h1>{title}</h1>
        <Flex gap={8}>
          <Button onClick={onBack}>{t('office-content.back')}</Button>
          <Button type="primary" disabled={!isReady} onClick={() => setAsking(true)}>
            {t('office-content.apply')}
          </Button>
        </Flex>
      </div>
      <Flex vertical gap={12}>
        {read.error ? (
          <Alert
            type="error"
            showIcon
            title={sentenceOf(read.error, t)}
            action={
              <Button size="small" onClick={read.error.kind === 'refused' ? onBack : read.again}>
                {t(read.error.kind === 'refused' ? 'office-content.back' : 'office.again')}
              </Button>
            }
          />
        ) : read.data ? (
          <PlanShown plan={read.data} />
        ) : (
          <Loading />
        )}
        <Panel title={`${t('office-content.goesLive')} · ${t('office-content.beijing')}`}>
          <Flex vertical gap={12} align="start">
            <Radio.Group
              aria-label={t('office-content.goesLive')}
              value={isTimed}
              onChange={(event) => setTimed(event.target.value as boolean)}
              options={[
                { value: false, label: t('office-content.now') },
                { value: true, label: t('office-content.atMoment') },
              ]}
            />
            {isTimed && <MomentIn label={t('office-content.goesLive')} value={begins} onChange={setBegins} />}
            <MomentIn
              label={t('office-content.takenBack')}
              hint={ends === '' ? t('office-content.never') : undefined}
              value={ends}
              onChange={setEnds}
            />
          </Flex>
        </Panel>
      </Flex>
      <ReasonDialog
        isOpen={isAsking}
        title={`${t('office-content.apply')} · ${title}`}
        doIt={t('office-content.apply')}
        isReady={isReady}
        isActing={isActing}
        failure={failure}
        onDo={(reason) => void doIt(reason)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface MomentInProps {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

const MomentIn = ({ label, hint, value, onChange }: MomentInProps) => (
  <label className="content-moment">
    <span>{label}</span>
    <input
      type="datetime-local"
      className="office-input"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
    {hint && <small className="office-secondary">{hint}</small>}
  </label>
);
