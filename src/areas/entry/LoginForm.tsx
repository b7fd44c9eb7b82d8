// The log-in tab: account, password, the human check, and the remembered account.
import { css } from '@linaria/core';
import { useMemo, useState } from 'react';
import { type LoginAnswer, type LoginRequest, login } from '#contract/auth.generated.ts';
import * as form from '#contract/forms/auth.login.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { captchaFace } from './Captcha.tsx';
import { rememberAccount, rememberedAccount } from './remembered.ts';
import type { HumanCheck } from './useHumanCheck.ts';

const remember = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: fit-content;
  min-height: var(--target);
  color: var(--text-quiet);
`;
const note = css`
  color: var(--warn);
  font-size: var(--font-small);
`;

export interface LoginFormProps {
  proof: HumanCheck;
  /** The log-in went through, or has a security question left to answer. */
  onAnswer: (answer: LoginAnswer) => Promise<void>;
}

export function LoginForm({ proof, onAnswer }: LoginFormProps) {
  const t = useText();
  const { station } = useSite();
  const { send } = useSend(login);
  const [known] = useState(() => rememberedAccount(station.code));
  const [isRemembered, setRemembered] = useState(known !== '');
  const needsCaptcha = proof.hasPicture;
  const wrong = useMemo(
    () => (proof.match === 'wrong' ? { captchaCode: t('entry.captcha.wrong') } : undefined),
    [proof.match, t],
  );

  const submit = async ({ account, password, captchaCode }: LoginRequest) => {
    const evidence = await proof.evidence(captchaCode);
    try {
      const answer = await send({ account, password, ...evidence });
      rememberAccount(station.code, isRemembered ? account : '');
      if (!answer.login && !answer.questionTicket) proof.renew();
      await onAnswer(answer);
    } catch (error) {
      // A picture serves for one try, and after failed tries one may be required where there was none.
      proof.renew();
      throw error;
    }
  };

  return (
    <CallForm<LoginRequest>
      form={form}
      draft={{ name: 'login', fields: ['account'] }}
      order={needsCaptcha ? ['account', 'password', 'captchaCode'] : ['account', 'password']}
      required={needsCaptcha ? ['captchaCode'] : []}
      fieldErrors={wrong}
      initial={known ? { account: known } : {}}
      fields={{
        account: {
          label: t('entry.account.label'),
          placeholder: t('entry.account.login'),
          icon: 'user',
          autoComplete: 'username',
          wrong: t('entry.account.error'),
          maxLength: 11,
        },
        password: {
          label: t('entry.password.label'),
          placeholder: t('entry.password.login'),
          icon: 'lock',
          widget: 'password',
          autoComplete: 'current-password',
        },
        captchaCode: captchaFace(proof, t),
      }}
      submitLabel={t(proof.isSolving ? 'entry.robot.working' : 'entry.login.submit')}
      onSubmit={submit}
    >
      {known === null ? (
        <p className={note}>{t('entry.noStorage')}</p>
      ) : (
        <label className={remember}>
          <input
            type="checkbox"
            checked={isRemembered}
            onChange={({ target }) => setRemembered(target.checked)}
          />
          {t('entry.remember')}
        </label>
      )}
    </CallForm>
  );
}
