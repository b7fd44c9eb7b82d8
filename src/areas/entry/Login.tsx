// The log-in page: its two tabs, trial play, and the second step of a log-in.
import { LoginMode } from '#session/loginMode.ts';
import './texts.ts';
import { css } from '@linaria/core';
import { useEffect, useId, useRef, useState } from 'react';
import { normalTrialPlay } from '#contract/auth.generated.ts';
import { Button } from '#kit/Button.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Logo } from '#kit/picture/Logo.tsx';
import { Tabs } from '#kit/Tabs.tsx';
import { useLoginMode } from '#session/useLoginMode.ts';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { LoginForm } from './LoginForm.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { TrialSheet } from './TrialSheet.tsx';
import { useAfterLogin } from './useAfterLogin.ts';
import { type Evidence, useHumanCheck } from './useHumanCheck.ts';
import { OtherWays } from './ways/OtherWays.tsx';

/* One line: the button of the longest form stands above the fold of a phone. */
const head = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-4) var(--space-3);
  h2 {
    font-size: 1.125rem;
  }
`;
const panel = css`
  overflow: hidden;
  margin: 0 var(--edge);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  > div,
  > section {
    padding: var(--space-4);
  }
  > [role='tablist'] {
    padding: 0;
  }
`;
const foot = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-4) var(--edge);
  color: var(--text-faint);
  font-size: var(--font-small);
  text-align: center;
  text-wrap: balance;
  button:not([data-kind]) {
    min-height: var(--target);
    padding: 0 var(--space-3);
    color: var(--link);
  }
`;
const warning = css`
  margin: 0 var(--edge) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--warn-quiet);
  color: var(--text);
  font-size: var(--font-small);
`;

/** Asked for by few. */
const RecoverStep = preloadable(
  async () => (await import('./recover/RecoverStep.tsx')).RecoverStep,
  <Skeleton lines={6} height="2.5rem" />,
);

/** Where the station has it. */
const SmsLoginForm = preloadable(
  async () => (await import('./ways/SmsLoginForm.tsx')).SmsLoginForm,
  <Skeleton lines={3} height="2.75rem" />,
);

/** Leads on whoever has come in, with a word about how. */
function useFinish(): (words: string, first?: string) => Promise<void> {
  const site = useSite();
  const continueAfterLogin = useAfterLogin();
  const isMember = site.role === 'member' || site.role === 'agent';

  // A member has nothing to do here. Who logs in here is already being led on.
  const isDone = useRef(false);
  useEffect(() => {
    if (!isMember || isDone.current) return;
    isDone.current = true;
    void continueAfterLogin();
  }, [isMember, continueAfterLogin]);
  return async (words, first) => {
    isDone.current = true;
    toast(words, { kind: 'done' });
    await continueAfterLogin(first);
  };
}

export function Login() {
  const t = useText();
  const site = useSite();
  const { mode, choose } = useLoginMode();
  const finish = useFinish();
  const proof = useHumanCheck('login', site.onOff.loginCheck);
  const trial = useSend(normalTrialPlay);
  const [isProving, setProving] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);
  const [isRecovering, setRecovering] = useState(false);
  const [isBySms, setBySms] = useState(false);
  const panelId = useId();
  const { registerOpen, trialOpen, onlineServiceUrl, smsLogin } = site.onOff;

  const goOn = async (answer: { login: boolean; questionTicket: string }): Promise<void> => {
    if (answer.login) await finish(t('entry.login.done'));
    else if (answer.questionTicket) setTicket(answer.questionTicket);
  };

  const tryOut = async (evidence: Evidence): Promise<void> => {
    await trial.send(evidence);
    await finish(t('entry.trial.done'));
  };
  const tryOutFirst = (): Promise<void> =>
    // The shell says why it was refused; where a human check is required, the form shows it.
    tryOut({}).catch((error: unknown) => {
      if (error instanceof CallFailure && /^need(Captcha|Robot)$/.test(error.code ?? '')) setProving(true);
    });

  if (ticket !== null || isRecovering)
    return (
      <>
        <Head />
        <div className={panel}>
          {ticket !== null ? (
            <QuestionStep
              ticket={ticket}
              onDone={() => finish(t('entry.login.done'))}
              onBack={() => {
                setTicket(null);
                proof.renew();
              }}
            />
          ) : (
            <RecoverStep
              onDone={() => {
                setRecovering(false);
                proof.renew();
              }}
              onBack={() => setRecovering(false)}
            />
          )}
        </div>
      </>
    );
  return (
    <>
      <Head />
      {!navigator.cookieEnabled && (
        <p className={warning} role="alert">
          {t('entry.noCookies')}
        </p>
      )}
      <div className={panel}>
        {registerOpen && (
          <Tabs
            label={t('entry.tab.label')}
            panelId={panelId}
            value={mode}
            onChange={choose}
            items={[
              { key: 0, label: t('entry.tab.login') },
              { key: 1, label: t('entry.tab.register') },
            ]}
          />
        )}
        <div
          id={panelId}
          {...(registerOpen && {
            role: 'tabpanel',
            'aria-label': t(mode === LoginMode.register ? 'entry.tab.register' : 'entry.tab.login'),
          })}
        >
          {mode === LoginMode.register ? (
            <RegisterForm onDone={(first) => finish(t('entry.register.done'), first)} />
          ) : isBySms && smsLogin ? (
            <SmsLoginForm onAnswer={goOn} />
          ) : (
            <LoginForm proof={proof} onAnswer={goOn} />
          )}
        </div>
      </div>
      <div className={foot}>
        {trialOpen && site.role === 'guest' && mode === LoginMode.login && (
          <Button kind="quiet" wide working={trial.sending} onClick={tryOutFirst}>
            {site.trialName}
          </Button>
        )}
        {mode === LoginMode.login ? (
          <OtherWays
            isBySms={isBySms}
            onBySms={setBySms}
            onForgotten={() => setRecovering(true)}
            onDone={() => finish(t('entry.login.done'))}
          />
        ) : (
          onlineServiceUrl !== '' && (
            <button type="button" className={pressable} onClick={() => site.act('service')}>
              {t('entry.service')}
            </button>
          )
        )}
        {mode === LoginMode.login && <p>{t('entry.login.terms', { age: site.onOff.leastAge })}</p>}
        {!registerOpen && <p>{t('entry.register.closed')}</p>}
      </div>
      {isProving && <TrialSheet onClose={() => setProving(false)} onProven={tryOut} />}
    </>
  );
}

function Head() {
  const t = useText();
  const { station, locale } = useSite();
  return (
    <div className={head}>
      <Logo size="2.25rem" />
      <h2>{t('entry.welcome', { name: localText(station.name, locale) })}</h2>
    </div>
  );
}
