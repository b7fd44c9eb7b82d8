// The last look before a file is saved: what players notice, which settings differ, what is wrong, and why it is done.
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { type OpenAnswer, type PlanAnswer, plan, save } from '#contract/office/studio.generated.ts';
import { Loading } from '../../../kit/Await.tsx';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useAct } from '../../../kit/call/useAct.ts';
import { useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { ReasonDialog } from '../../../kit/ReasonDialog.tsx';
import { Tag } from '../../../kit/Tag.tsx';
import { Both } from './Both.tsx';
import { Lines } from './Lines.tsx';
import { Noticed } from './Noticed.tsx';

export interface ReviewProps {
  code: string;
  opened: OpenAnswer;
  text: string;
  onBack: () => void;
  onDownload: () => void;
  onSaved: () => void;
}

const nameMost = 60;

export function Review({ code, opened, text, onBack, onDownload, onSaved }: ReviewProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
  const read = useRead(plan, { text, mark: opened.mark });
  const { act, isActing, failure } = useAct(save);
  const planned = read.data?.plan;
  const isReady = planned !== undefined && !read.error;
  const doIt = async (reason: string) => {
    if (planned === undefined) return;
    const answer = await act({
      plan: planned,
      reason,
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(from !== '' && { from: from.replace('T', ' ') }),
    });
    if (!answer) return;
    if (answer.version === undefined) onBack();
    else onSaved();
  };
  return (
    <div className="studio-desk">
      <div className="office-head">
        <h1>{t('office-studio.reviewOf', { code })}</h1>
        <div className="studio-acts">
          <Button onClick={onBack}>{t('office-content.back')}</Button>
          {opened.isWritable ? (
            <Button type="primary" disabled={!isReady} onClick={() => setAsking(true)}>
              {t('office-studio.save')}
            </Button>
          ) : (
            <Button type="primary" disabled={!isReady} onClick={onDownload}>
              {t('office-studio.download')}
            </Button>
          )}
        </div>
      </div>
      {!opened.isWritable && (
        <Alert type="warning" showIcon title={t('office-studio.readOnlyFolder', { file: opened.file })} />
      )}
      {read.error ? (
        <Alert type="error" showIcon title={sentenceOf(read.error, t)} />
      ) : read.data ? (
        <PlanShown plan={read.data} />
      ) : (
        <Loading />
      )}
      <Both fileName={opened.file} before={opened.text} after={text} />
      <Panel title={t('office-studio.lines')}>
        <Lines title={opened.file} before={opened.text} after={text} />
      </Panel>
      <ReasonDialog
        isOpen={isAsking}
        title={t('office-studio.reviewOf', { code })}
        doIt={t('office-studio.save')}
        isReady={isReady}
        isActing={isActing}
        failure={failure}
        onDo={(reason) => void doIt(reason)}
        onClose={() => setAsking(false)}
      >
        <Form.Item label={t('office-studio.versionName')} htmlFor="studio-version">
          <Input
            id="studio-version"
            value={name}
            maxLength={nameMost}
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
        <Form.Item label={t('office-studio.from')} htmlFor="studio-from">
          <input
            id="studio-from"
            type="datetime-local"
            className="office-input"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </Form.Item>
        {failure?.code === 'notWritable' && (
          <Button onClick={onDownload}>{t('office-studio.download')}</Button>
        )}
      </ReasonDialog>
    </div>
  );
}

function PlanShown({
  plan: { diagnostics, differences, settings, second, plan: planned },
}: {
  plan: PlanAnswer;
}) {
  const t = useText();
  return (
    <>
      {diagnostics.length > 0 && (
        <Panel title={t('office-studio.problems')}>
          <ul className="content-faults">
            {diagnostics.map(({ rule, severity, message, consequence, line }) => (
              <li key={`${rule} ${line} ${message}`} className={`content-fault content-fault-${severity}`}>
                <span>
                  {t('office-studio.line', { line })} · {message}
                </span>
                <div className="office-secondary">
                  {consequence} <Tag>{rule}</Tag>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Noticed differences={differences} settings={settings} />
      {planned !== undefined && (
        <Alert
          type={second ? 'warning' : 'info'}
          showIcon
          title={t(second ? 'office-content.needsSecond' : 'office-content.alone')}
        />
      )}
    </>
  );
}
