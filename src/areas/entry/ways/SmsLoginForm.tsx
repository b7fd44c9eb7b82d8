// The log-in by a code to the member's own phone: the number and the human check, then the code.
import { css } from '@linaria/core';
import { useMemo, useState } from 'react';
import {
  type SmsLoginAnswer,
  type SmsLoginCodeRequest,
  type SmsLoginRequest,
  smsLogin,
  smsLoginCode,
} from '#contract/auth.generated.ts';
import * as loginForm from '#contract/forms/auth.smsLogin.generated.ts';
import * as codeForm from '#contract/forms/auth.smsLoginCode.generated.ts';
import { Button } from '#kit/Button.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { captchaFace } from '../Captcha.tsx';
import { useHumanCheck } from '../useHumanCheck.ts';

const step = css`
  display: grid;
  gap: var(--space-3);
  > p {
    color: var(--text-quiet);
    font-size: var(--font-small);
    text-wrap: pretty;
  }
`;

export interface SmsLoginFormProps {
  /** The log-in went through, or has a security question left to answer. */
  onAnswer: (answer: SmsLoginAnswer) => Promise<void>;
}

export function SmsLoginForm({ onAnswer }: SmsLoginFormProps) {
  const [phone, setPhone] = useState<string | null>(null);
  return phone === null ? (
    <NumberStep onSent={setPhone} />
  ) : (
    <CodeStep phone={phone} onAnswer={onAnswer} onAgain={() => setPhone(null)} />
  );
}

function NumberStep({ onSent }: { onSent: (phone: string) => void }) {
  const t = useText();
  const { onOff } = useSite();
  const { send } = useSend(smsLoginCode);
  const proof = useHumanCheck('trial', onOff.registerCheck === 'robot' ? 'robot' : 'image');
  const wrong = useMemo(
    () => (proof.match === 'wrong' ? { captchaCode: t('entry.captcha.wrong') } : undefined),
    [proof.match, t],
  );
  return (
    <CallForm<SmsLoginCodeRequest>
      form={codeForm}
      draft={{ name: 'smsLogin', fields: ['phone'] }}
      order={proof.hasPicture ? ['phone', 'captchaCode'] : ['phone']}
      required={proof.hasPicture ? ['captchaCode'] : []}
      fieldErrors={wrong}
      fields={{
        phone: {
          label: t('entry.phone.label'),
          placeholder: t('entry.sms.phone'),
          icon: 'phone',
          widget: 'tel',
          autoComplete: 'tel-national',
          maxLength: 11,
          wrong: t('entry.phone.error'),
        },
        captchaCode: captchaFace(proof, t),
      }}
      submitLabel={t(proof.isSolving ? 'entry.robot.working' : 'entry.smsCode.send')}
      onSubmit={async ({ phone, captchaCode }) => {
        const evidence = await proof.evidence(captchaCode);
        try {
          await send({ phone, ...evidence });
        } catch (error) {
          proof.renew();
          throw error;
        }
        onSent(phone);
      }}
    />
  );
}

function CodeStep({ phone, onAnswer, onAgain }: SmsLoginFormProps & { phone: string; onAgain: () => void }) {
  const t = useText();
  const { send } = useSend(smsLogin);
  return (
    <section className={step}>
      <p role="status">{t('entry.sms.sent', { phone })}</p>
      <CallForm<SmsLoginRequest>
        form={loginForm}
        order={['verifyCode']}
        initial={{ phone }}
        fields={{
          verifyCode: {
            label: t('entry.recover.code'),
            placeholder: t('entry.smsCode.placeholder'),
            widget: 'digits',
            autoComplete: 'one-time-code',
            maxLength: 6,
            wrong: t('entry.smsCode.error'),
          },
        }}
        submitLabel={t('entry.login.submit')}
        onSubmit={async (data) => onAnswer(await send(data))}
      />
      <Button kind="plain" wide onClick={onAgain}>
        {t('entry.sms.again')}
      </Button>
    </section>
  );
}
