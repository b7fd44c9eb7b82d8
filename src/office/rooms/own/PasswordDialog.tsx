// The dialog before an act on one's own keys: what will happen, and the password again.
import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import type { OfficeFailure } from '../../kit/call/client.ts';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';

interface PasswordDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  about: string;
  isDangerous?: boolean;
  isActing: boolean;
  failure: OfficeFailure | undefined;
  onDo: (password: string) => void;
  onClose: () => void;
}

export function PasswordDialog(props: PasswordDialogProps) {
  const { title, about, isDangerous = false, isActing, failure } = props;
  const t = useText();
  const [password, setPassword] = useState('');
  const doAct = () => {
    if (password !== '' && !isActing) props.onDo(password);
  };
  return (
    <Dialog
      open
      title={title}
      okText={title}
      cancelText={t('office.cancel')}
      okButtonProps={{ danger: isDangerous, disabled: password === '', loading: isActing }}
      onOk={doAct}
      onCancel={props.onClose}
    >
      <Form layout="vertical" onFinish={doAct}>
        {failure && <Alert type="error" showIcon title={sentenceOf(failure, t)} />}
        <p>{about}</p>
        <Form.Item label={t('office-staff.own.passwordAgain')} required htmlFor="own-password">
          <Input
            id="own-password"
            type="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            maxLength={200}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
