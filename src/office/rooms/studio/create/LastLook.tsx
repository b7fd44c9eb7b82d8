// The last look at a new station before it is made: its file, what is wrong with it, and why it is made; or the file, where the server may not write it.
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { saveFile } from '#browser/file/saveFile.ts';
import { make, makePlan } from '#contract/office/stations.generated.ts';
import { Loading } from '../../../kit/Await.tsx';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useAct } from '../../../kit/call/useAct.ts';
import { useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { ReasonDialog } from '../../../kit/ReasonDialog.tsx';
import { Tag } from '../../../kit/Tag.tsx';
import { type Answers, requestOf } from './answers.ts';

interface LastLookProps {
  answers: Answers;
  onMade(): void;
  onWaits(): void;
}

export function LastLook({ answers, onMade, onWaits }: LastLookProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const read = useRead(makePlan, requestOf(answers));
  const { act, isActing, failure } = useAct(make);
  if (read.error) return <Alert type="error" showIcon title={sentenceOf(read.error, t)} />;
  if (!read.data) return <Loading />;
  const { file, text, isWritable, diagnostics, second, plan } = read.data;
  const download = (): void => saveFile(file, text, 'application/json');
  const doIt = async (reason: string): Promise<void> => {
    if (plan === undefined) return;
    const answer = await act({ code: answers.code, plan, reason });
    if (!answer) return;
    setAsking(false);
    (answer.code === answers.code ? onMade : onWaits)();
  };
  return (
    <>
      {diagnostics.length > 0 ? (
        <ul className="content-faults">
          {diagnostics.map(({ rule, severity, message, consequence }) => (
            <li key={`${rule} ${message}`} className={`content-fault content-fault-${severity}`}>
              {message}
              <div className="office-secondary">
                {consequence} <Tag>{rule}</Tag>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Alert type="success" showIcon title={t('office-make.sound')} />
      )}
      <figure className="make-file">
        <figcaption translate="no">{file}</figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
        <pre tabIndex={0}>{text}</pre>
      </figure>
      {second && <Alert type="warning" showIcon title={t('office-content.needsSecond')} />}
      {!isWritable && <Alert type="warning" showIcon title={t('office-make.readOnly', { file })} />}
      <div className="make-acts">
        {isWritable && (
          <Button type="primary" disabled={plan === undefined} onClick={() => setAsking(true)}>
            {t('office-make.make')}
          </Button>
        )}
        <Button type={isWritable ? 'default' : 'primary'} onClick={download}>
          {t('office-studio.download')}
        </Button>
        {!isWritable && answers.logo !== '' && (
          <a className="office-button" href={answers.logo} download>
            {t('office-make.downloadLogo')}
          </a>
        )}
      </div>
      <ReasonDialog
        isOpen={isAsking}
        title={t('office-make.makeOf', { code: answers.code })}
        doIt={t('office-make.make')}
        isActing={isActing}
        failure={failure}
        onDo={(reason) => void doIt(reason)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
