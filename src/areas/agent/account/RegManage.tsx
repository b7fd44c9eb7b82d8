// Opening an account by hand: name and password, its kind, its rates, and what to pass on to its owner.
import '../texts.ts';
import { useState } from 'react';
import { type RegisterSaveRequest, type RegManageAnswer, registerSave } from '#contract/agent.generated.ts';
import * as form from '#contract/forms/agent.registerSave.generated.ts';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { RateFields } from '../rate/RateFields.tsx';
import { useRateForm } from '../rate/useRateForm.ts';
import { NewAccountSheet } from './NewAccountSheet.tsx';
import { Quotas } from './Quotas.tsx';
import { Terms } from './Terms.tsx';
import { useQuotaHint } from './useQuotaHint.ts';

export function RegManage() {
  return <Terms>{(terms, renew) => <Opening terms={terms} onOpened={renew} />}</Terms>;
}

interface OpeningProps {
  terms: RegManageAnswer;
  onOpened: () => void;
}

function Opening({ terms, onOpened }: OpeningProps) {
  const t = useText();
  const { send } = useSend(registerSave);
  const rates = useRateForm(terms);
  const hintOf = useQuotaHint(terms.quotas, rates);
  const [opened, setOpened] = useState<{ account: string; password: string } | null>(null);
  /** A new form for the next account; the rates stay, as the next one often gets the same. */
  const [count, setCount] = useState(0);
  const submit = async (typed: RegisterSaveRequest): Promise<void> => {
    if (!rates.check()) return;
    try {
      const { account } = await send({ ...typed, ...rates.request() });
      toast(t('agent.open.done'), { kind: 'done' });
      setOpened({ account, password: typed.password });
      setCount(count + 1);
      onOpened();
    } catch (error) {
      rates.refuse(error);
      throw error;
    }
  };
  return (
    <>
      <Quotas quotas={terms.quotas} />
      <Card>
        <CallForm<RegisterSaveRequest>
          key={count}
          form={form}
          initial={{ type: terms.types.at(-1)! }}
          order={['type', 'account', 'password', 'rePassword']}
          fields={{
            type: {
              label: t('agent.open.type'),
              choices: terms.types.map((value) => ({ value, label: t(`agent.type.${value}`) })),
              hint: t('agent.open.typeHint'),
            },
            account: {
              label: t('agent.open.account'),
              placeholder: t('agent.open.accountHint'),
              icon: 'user',
              autoComplete: 'off',
              maxLength: 11,
              wrong: t('agent.open.accountHint'),
            },
            password: {
              label: t('agent.open.password'),
              placeholder: t('agent.open.passwordHint'),
              icon: 'lock',
              widget: 'password',
              autoComplete: 'new-password',
              maxLength: 16,
              wrong: t('agent.open.passwordHint'),
            },
            rePassword: {
              label: t('agent.open.rePassword'),
              placeholder: t('agent.open.again'),
              icon: 'lock',
              widget: 'password',
              autoComplete: 'new-password',
              maxLength: 16,
              check: (value, data) => (value === data.password ? undefined : t('agent.open.differ')),
            },
          }}
          submitLabel={t('agent.open.submit')}
          onSubmit={submit}
        >
          <RateFields form={rates} hintOf={hintOf} />
        </CallForm>
      </Card>
      <NewAccountSheet account={opened} onClose={() => setOpened(null)} />
    </>
  );
}
