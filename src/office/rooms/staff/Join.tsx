// The page of an invitation's link: who it is for, a password, an app for the second factor, and in.
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accept, type InvitationAnswer, invitation } from '#contract/office/staff.generated.ts';
import { qrPath } from '#values/qrMatrix.ts';
import { Await } from '../../kit/Await.tsx';
import { Copyable } from '../../kit/Copyable.tsx';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { Fault, Field, SendButton } from '../../kit/plainForm.tsx';
import { LogInPage } from '../../shell/LogIn.tsx';
import './texts.ts';

export function Join({ onIn }: { onIn: () => void }) {
  const t = useText();
  // The token stands behind the #, which no server and no log gets to see.
  const [token] = useState(() => location.hash.slice(1));
  const read = useRead(invitation, token ? { token } : null);
  useEffect(() => {
    history.replaceState(null, '', location.pathname);
  }, []);
  return (
    <LogInPage title={t('office-staff.join.title')}>
      {token ? (
        <Await read={read}>{(invited) => <JoinForm token={token} invited={invited} onIn={onIn} />}</Await>
      ) : (
        <Fault text={t('office-staff.invitationOver')} />
      )}
    </LogInPage>
  );
}

function JoinForm({ token, invited, onIn }: { token: string; invited: InvitationAnswer; onIn: () => void }) {
  const t = useText();
  const go = useNavigate();
  const { name, shownName, role, needsCode, secret, appAddress } = invited;
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [code, setCode] = useState('');
  const joining = useAct(accept, { isQuiet: true });
  const isDifferent = repeat !== '' && repeat !== password;
  const isReady =
    password !== '' && repeat === password && (code.length === 6 || (!needsCode && code === ''));
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await joining.act({ token, password, ...(code && { code }) }))) return;
    await go('/', { replace: true });
    onIn();
  };
  return (
    <form onSubmit={(event) => void enter(event)}>
      <p>{t('office-staff.join.for', { name: shownName, role: t(`office.role.${role}`) })}</p>
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <Field
        label={t('office-staff.join.password')}
        hint={t('office-staff.join.passwordHint')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        isFirst
        isRequired
      />
      <Field
        label={t('office-staff.join.repeat')}
        fault={isDifferent ? t('office-staff.join.different') : undefined}
        type="password"
        autoComplete="new-password"
        value={repeat}
        onChange={setRepeat}
        isRequired
      />
      {!needsCode && <strong>{t('office-staff.join.optional')}</strong>}
      <p className="office-secondary">{t('office-staff.join.scan')}</p>
      <QrCode text={appAddress} label={t('office.secondFactor')} />
      <Copyable text={secret} shown={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      <Field
        label={t('office.code')}
        hint={t('office.codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        most={6}
        value={code}
        onChange={(typed) => setCode(typed.replace(/\D/g, ''))}
        isRequired={needsCode}
      />
      {joining.failure && <Fault text={sentenceOf(joining.failure, t)} />}
      <SendButton isSending={joining.isActing} isReady={isReady}>
        {t('office-staff.join.enter')}
      </SendButton>
    </form>
  );
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg
      className="office-qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
