// Opening an agent: its name, whom it stands under, and the password that is shown once.
import { Form, Input } from 'antd';
import { useState } from 'react';
import { open } from '#contract/office/agents.generated.ts';
import { Copyable } from '../../kit/Copyable.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';

export function OpenDialog({ under, onClose }: { under?: string; onClose: () => void }) {
  const t = useText();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState<string>();
  const { act, isActing, failure } = useAct(open);
  const doIt = async (reason: string) => {
    const answer = await act({ account: account.trim(), ...(under !== undefined && { under }), reason });
    if (!answer) return;
    setPassword(answer.password);
    await askAgain('agents/');
  };
  const title = t(under === undefined ? 'office-agents.open' : 'office-agents.openUnder', {
    under: under ?? '',
  });
  if (password !== undefined)
    return (
      <Dialog open title={account} footer={null} onCancel={onClose}>
        <p>{t('office-agents.sayOnce')}</p>
        <Copyable text={password} />
      </Dialog>
    );
  return (
    <ReasonDialog
      isOpen
      title={title}
      doIt={t('office-agents.open')}
      isReady={account.trim() !== ''}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      <Form.Item
        label={t('office-agents.account')}
        extra={t('office-agents.accountHint')}
        required
        htmlFor="agent-account"
      >
        <Input
          id="agent-account"
          autoFocus
          autoCapitalize="none"
          maxLength={11}
          value={account}
          onChange={({ target }) => setAccount(target.value)}
        />
      </Form.Item>
    </ReasonDialog>
  );
}
