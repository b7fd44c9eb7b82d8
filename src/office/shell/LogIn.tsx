// The log-in: name and password, then a code or a passkey; in a demonstration, the accounts of every role.
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import {
  type DemonstrationAnswer,
  demonstration,
  logIn,
  passkeyOptions,
  passkeyVerify,
  secondFactor,
} from '#contract/office/session.generated.ts';
import { send } from '../kit/call/client.ts';
import { sentenceOf } from '../kit/call/sentence.ts';
import { useAct } from '../kit/call/useAct.ts';
import { chooseLocale, locales, useLocale, useText } from '../kit/locale.ts';
import { Fault, Field, SendButton } from '../kit/plainForm.tsx';

interface LogInProps {
  /** Somebody is in: what stands below the gate is requested again. */
  onIn: () => void;
  /** The session ended while somebody worked. */
  hadSession: boolean;
}

type Account = DemonstrationAnswer['accounts'][number];

/** The accounts of a demonstration; none in service, where there is no such call. */
const accountsShown = (): Promise<readonly Account[]> =>
  send(demonstration, {}).then(
    ({ accounts }) => accounts,
    () => [],
  );

export function LogIn({ onIn, hadSession }: LogInProps) {
  const t = useText();
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  const [ways, setWays] = useState<{ hasCode: boolean; hasPasskey: boolean }>();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const first = useAct(logIn, { isQuiet: true });
  useEffect(() => {
    void accountsShown().then(setAccounts);
  }, []);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await first.act({ name: name.trim(), password });
    if (answer?.next === 'done') onIn();
    else if (answer) setWays(answer);
  };
  if (ways)
    return (
      <LogInPage title={t('office.secondFactor')}>
        <SecondFactor
          ways={ways}
          name={name.trim()}
          isDemonstration={accounts.length > 0}
          onIn={onIn}
          onBack={() => setWays(undefined)}
        />
      </LogInPage>
    );
  return (
    <LogInPage title={t('office.title')}>
      {hadSession && <p className="office-note">{t('office.sessionEnded')}</p>}
      <form onSubmit={(event) => void enter(event)}>
        <Field
          label={t('office.name')}
          value={name}
          onChange={setName}
          autoComplete="username"
          isFirst
          isRequired
        />
        <Field
          label={t('office.password')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          isRequired
        />
        {first.failure && <Fault text={sentenceOf(first.failure, t)} />}
        <SendButton isSending={first.isActing}>{t('office.logIn')}</SendButton>
      </form>
      {accounts.length > 0 && (
        <section className="office-demo">
          <h2>{t('office.demoAccounts')}</h2>
          <p className="office-secondary">{t('office.demoHint')}</p>
          <div>
            {accounts.map((account) => (
              <button
                key={account.name}
                type="button"
                className="office-button"
                onClick={() => {
                  setName(account.name);
                  setPassword(account.password);
                }}
              >
                {t(`office.role.${account.role}`)}
              </button>
            ))}
          </div>
        </section>
      )}
    </LogInPage>
  );
}

/** The card that everything before the gate stands on. */
export function LogInPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  const locale = useLocale();
  return (
    <main className="office-log-in">
      <div className="office-log-in-card">
        <div className="office-head">
          <h1>{title}</h1>
          <fieldset className="office-languages" aria-label={t('office.language')}>
            {locales.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === locale}
                className="office-button"
                onClick={() => chooseLocale(each)}
              >
                {t(each === 'en' ? 'office.enShort' : 'office.zhShort')}
              </button>
            ))}
          </fieldset>
        </div>
        {children}
      </div>
    </main>
  );
}

interface SecondFactorProps {
  ways: { hasCode: boolean; hasPasskey: boolean };
  name: string;
  isDemonstration: boolean;
  onIn: () => void;
  onBack: () => void;
}

/** A code of an app, or a passkey. In a demonstration the code of the moment is filled in. */
function SecondFactor({ ways, name, isDemonstration, onIn, onBack }: SecondFactorProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [hasPasskeyFailed, setPasskeyFailed] = useState(false);
  const second = useAct(secondFactor, { isQuiet: true });
  useEffect(() => {
    if (isDemonstration)
      void accountsShown().then((accounts) => {
        const own = accounts.find((account) => account.name === name);
        if (own) setCode((typed) => typed || own.code);
      });
  }, [isDemonstration, name]);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (await second.act({ code })) onIn();
    else setCode('');
  };
  const signIn = async () => {
    setAsking(true);
    setPasskeyFailed(false);
    try {
      const [{ signWithPasskey }, { options }] = await Promise.all([
        import('#browser/passkeys/passkeys.ts'),
        send(passkeyOptions, {}),
      ]);
      await send(passkeyVerify, { response: await signWithPasskey(options) });
      onIn();
    } catch {
      setPasskeyFailed(true);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      {ways.hasCode && (
        <form onSubmit={(event) => void enter(event)}>
          <Field
            label={t('office.code')}
            hint={t('office.codeHint')}
            value={code}
            onChange={(typed) => setCode(typed.replace(/\D/g, ''))}
            autoComplete="one-time-code"
            inputMode="numeric"
            most={6}
            isFirst
            isRequired
          />
          {second.failure && <Fault text={sentenceOf(second.failure, t)} />}
          <SendButton isSending={second.isActing} isReady={code.length === 6}>
            {t('office.logIn')}
          </SendButton>
        </form>
      )}
      {ways.hasPasskey && (
        <button
          type="button"
          className="office-button office-button-wide"
          disabled={isAsking}
          onClick={() => void signIn()}
        >
          {t('office.usePasskey')}
        </button>
      )}
      {hasPasskeyFailed && <Fault text={t('office.passkeyFailed')} />}
      <button type="button" className="office-button office-button-plain office-button-wide" onClick={onBack}>
        {t('office.backToPassword')}
      </button>
    </>
  );
}
