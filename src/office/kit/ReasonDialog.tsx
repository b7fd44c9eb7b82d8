// The dialog before an act: what will happen, why it is done, and a way back.
import { Alert, Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import type { OfficeFailure } from './call/client.ts';
import { sentenceOf } from './call/sentence.ts';
import { Dialog } from './Dialog.tsx';
import { useText } from './locale.ts';

interface ReasonDialogProps {
  title: string;
  /** What will happen, in a sentence, or fields of the act. */
  children?: ReactNode;
  isOpen: boolean;
  isActing: boolean;
  /** Why the last try was refused; what was typed stays. */
  failure?: OfficeFailure | undefined;
  /** The word on the button that does it. */
  doIt: string;
  isDangerous?: boolean;
  /** The fields beside the reason are filled in. */
  isReady?: boolean;
  onDo: (reason: string) => void;
  onClose: () => void;
}

const reasonMost = 200;

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, isOpen, isActing, failure, doIt, isDangerous = false, isReady = true } = props;
  const t = useText();
  const [reason, setReason] = useState('');
  const isFilled = reason.trim() !== '' && isReady;
  const doAct = () => {
    if (isFilled && !isActing) props.onDo(reason.trim());
  };
  return (
    <Dialog
      open={isOpen}
      title={title}
      okText={doIt}
      cancelText={t('office.cancel')}
      okButtonProps={{ danger: isDangerous, disabled: !isFilled, loading: isActing }}
      onOk={doAct}
      onCancel={props.onClose}
      afterClose={() => setReason('')}
      destroyOnHidden
    >
      <Form layout="vertical" onFinish={doAct}>
        {failure && <Alert className="office-failure" type="error" showIcon title={sentenceOf(failure, t)} />}
        {children}
        <Form.Item label={t('office.reason')} required htmlFor="office-reason">
          <Input
            id="office-reason"
            autoFocus
            value={reason}
            maxLength={reasonMost}
            showCount
            onChange={(event) => setReason(event.target.value)}
          />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
