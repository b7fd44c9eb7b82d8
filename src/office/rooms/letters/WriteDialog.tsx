// Writing a letter: to whom, what it says, then the letter as it is read with how many it reaches, and only then the sending.

import { Alert, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { type PreviewAnswer, preview, send } from '#contract/office/letters.generated.ts';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';
import { useReceivers } from './useReceivers.ts';

export function WriteDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const receivers = useReceivers();
  const { to, isNamed } = receivers;
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<PreviewAnswer>();
  const looking = useAct(preview, { isQuiet: true });
  const sending = useAct(send);
  const isReady = isNamed && title.trim() !== '' && text.trim() !== '';
  const look = async () => {
    if (!isReady || looking.isActing) return;
    const answer = await looking.act({ to, text });
    if (answer) setSeen(answer);
  };
  const doSend = async (reason: string) => {
    if (!(await sending.act({ to, title: title.trim(), text, reason }))) return;
    await askAgain('letters/');
    onClose();
  };
  if (seen)
    return (
      <ReasonDialog
        isOpen
        title={title.trim()}
        doIt={t('office-letters.send', { receivers: seen.receivers })}
        isReady={seen.unknown.length === 0 && seen.receivers > 0}
        isActing={sending.isActing}
        failure={sending.failure}
        onDo={(reason) => void doSend(reason)}
        onClose={() => {
          setSeen(undefined);
          sending.forget();
        }}
      >
        {seen.unknown.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('office-letters.unknown', { names: seen.unknown.join(', ') })}
          />
        )}
        {to.kind === 'all' && <Alert type="warning" showIcon title={t('office-letters.everybody')} />}
        <Paragraphs paragraphs={seen.paragraphs} />
        <p className="office-secondary">{t('office-letters.noWayBack', { receivers: seen.receivers })}</p>
      </ReasonDialog>
    );
  return (
    <Dialog
      open
      title={t('office-letters.write')}
      onCancel={onClose}
      footer={
        <Flex align="center" gap={8}>
          <Button onClick={onClose}>{t('office.cancel')}</Button>
          <Button type="primary" disabled={!isReady} loading={looking.isActing} onClick={() => void look()}>
            {t('office-letters.preview')}
          </Button>
        </Flex>
      }
    >
      <Form layout="vertical">
        {looking.failure && <Alert type="error" showIcon title={sentenceOf(looking.failure, t)} />}
        <ReceiverFields receivers={receivers} />
        <Form.Item label={t('office-letters.heading')} required htmlFor="letter-title">
          <Input
            id="letter-title"
            maxLength={60}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Form.Item>
        <Form.Item
          label={t('office-letters.text')}
          extra={t('office-letters.textHint')}
          required
          htmlFor="letter-text"
        >
          <Input.TextArea
            id="letter-text"
            rows={6}
            maxLength={4_000}
            showCount
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
