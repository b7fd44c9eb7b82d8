// The form that sets a new password in place of a forgotten one, by a code to the member's own phone or mailbox or by the security question.
import { useMemo, useState } from 'react';
import {
  getQuestionList,
  type RecoverPasswordRequest,
  type RecoverWaysAnswer,
  recoverCode,
  recoverPassword,
} from '#contract/auth.generated.ts';
import * as form from '#contract/forms/auth.recoverPassword.generated.ts';
import { CallForm, type CallFormProps } from '#kit/form/Form.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import type { t as text } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { captchaFace } from '../Captcha.tsx';
import { ProvenCodeButton } from '../ProvenCodeButton.tsx';
import { useHumanCheck } from '../useHumanCheck.ts';

type Name = keyof RecoverPasswordRequest;

/** The fields that look alike whichever way is chosen. */
const faces = (t: typeof text): CallFormProps<RecoverPasswordRequest>['fields'] => ({
  account: {
    label: t('entry.account.label'),
    placeholder: t('entry.account.login'),
    icon: 'user',
    autoComplete: 'username',
    maxLength: 11,
    wrong: t('entry.account.error'),
  },
  phone: {
    label: t('entry.phone.label'),
    placeholder: t('entry.recover.own.phone'),
    icon: 'phone',
    widget: 'tel',
    autoComplete: 'tel-national',
    maxLength: 11,
    wrong: t('entry.phone.error'),
  },
  email: {
    label: t('entry.email.label'),
    placeholder: t('entry.recover.own.email'),
    widget: 'email',
    autoComplete: 'email',
    wrong: t('entry.email.error'),
  },
  answer: {
    label: t('entry.recover.answer'),
    placeholder: t('entry.question.placeholder'),
    autoComplete: 'off',
    wrong: t('entry.question.error'),
  },
  newPassword: {
    label: t('entry.recover.password'),
    placeholder: t('entry.password.new'),
    icon: 'lock',
    widget: 'password',
    autoComplete: 'new-password',
    maxLength: 16,
    wrong: t('entry.password.error'),
  },
  rePassword: {
    label: t('entry.rePassword.label'),
    placeholder: t('entry.rePassword.placeholder'),
    icon: 'lock',
    widget: 'password',
    autoComplete: 'new-password',
    maxLength: 16,
    check: (value, data) => (value === data.newPassword ? undefined : t('entry.rePassword.error')),
  },
});

export interface RecoverFormProps {
  way: RecoverWaysAnswer['ways'][number];
  onDone: () => void;
}

export function RecoverForm({ way, onDone }: RecoverFormProps) {
  const t = useText();
  const { onOff } = useSite();
  const { send } = useSend(recoverPassword);
  const ask = useSend(recoverCode);
  const proof = useHumanCheck('trial', onOff.registerCheck === 'robot' ? 'robot' : 'image');
  const questions = useCall(getQuestionList, way === 'question' ? {} : null).data?.questionList ?? [];
  const [typed, setTyped] = useState<Partial<RecoverPasswordRequest>>({});
  // A picture is proven before the code is sent, and not once more with the form.
  const [isSent, setSent] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>();
  const wrong = useMemo(
    () => (proof.match === 'wrong' ? { captchaCode: t('entry.captcha.wrong') } : refused),
    [proof.match, refused, t],
  );
  const picture: Name[] = proof.hasPicture && !isSent ? ['captchaCode'] : [];
  const proofs: Name[] =
    way === 'question' ? ['questionId', 'answer', ...picture] : [way, ...picture, 'verifyCode'];

  const codeFaults = (): Record<string, string> => ({
    ...(!typed.account && { account: t('entry.account.error') }),
    ...(way === 'phone' && !/^1[3-9][0-9]{9}$/.test(typed.phone ?? '') && { phone: t('entry.phone.error') }),
    ...(way === 'email' && !typed.email?.includes('@') && { email: t('entry.email.error') }),
  });
  const submit = async ({ captchaCode, ...fields }: RecoverPasswordRequest): Promise<void> => {
    try {
      await send({ ...fields, ...(way === 'question' && (await proof.evidence(captchaCode))) });
    } catch (error) {
      if (way === 'question') proof.renew();
      throw error;
    }
    toast(t('entry.recover.done'), { kind: 'done' });
    onDone();
  };

  return (
    <CallForm<RecoverPasswordRequest>
      form={form}
      draft={{ name: 'recover', fields: ['account', 'phone', 'email'] }}
      order={['account', ...proofs, 'newPassword', 'rePassword']}
      required={proofs}
      fieldErrors={wrong}
      fields={{
        ...faces(t),
        verifyCode: {
          label: t('entry.recover.code'),
          placeholder: t('entry.smsCode.placeholder'),
          widget: 'digits',
          autoComplete: 'one-time-code',
          maxLength: 6,
          wrong: t('entry.smsCode.error'),
          after: (
            <ProvenCodeButton
              faults={codeFaults}
              captchaCode={typed.captchaCode}
              proof={proof}
              sentText={t('entry.recover.code.sent')}
              sending={ask.sending}
              send={(evidence) =>
                ask.send({
                  account: typed.account ?? '',
                  [way]: typed[way as 'phone' | 'email'],
                  ...evidence,
                })
              }
              onSent={() => setSent(true)}
              onRefused={(fieldErrors) => {
                setSent(false);
                setRefused(fieldErrors);
              }}
            />
          ),
        },
        questionId: {
          label: t('entry.recover.way.question'),
          placeholder: t('entry.recover.question'),
          choices: questions.map(({ id, question }) => ({ value: id, label: question })),
        },
        captchaCode: captchaFace(proof, t),
      }}
      submitLabel={t(proof.isSolving ? 'entry.robot.working' : 'entry.recover.submit')}
      onSubmit={submit}
      onChange={setTyped}
    />
  );
}
