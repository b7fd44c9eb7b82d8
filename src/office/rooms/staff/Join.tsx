// Owns the page of an invitation's link: who it is for, a password, an app for the second factor, and in.
import { Alert, Button, Form, Input, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accept, invitation } from '#contract/office/staff.generated.ts';
import { qrPath } from '#values/qrMatrix.ts';
import { Await } from '../../kit/Await.tsx';
import { useText } from '../../kit/locale.ts';
import { sentenceOf } from '../../kit/sentence.ts';
import { useAct } from '../../kit/useAct.ts';
import { useRead } from '../../kit/useRead.ts';
import { LogInPage } from '../../shell/LogIn.tsx';
import './texts.ts';

interface Filled {
  password: string;
  repeat: string;
  code?: string;
}

export default function Join({ onIn }: { onIn: () => void }) {
  const t = useText();
  const go = useNavigate();
  // The token stands behind the #, which no server and no log gets to see.
  const [token] = useState(() => location.hash.slice(1));
  const read = useRead(invitation, token ? { token } : null);
  const joining = useAct(accept, { isQuiet: true });
  useEffect(() => {
    history.replaceState(null, '', location.pathname);
  }, []);
  const enter = async ({ password, code }: Filled) => {
    if (!(await joining.act({ token, password, ...(code && { code }) }))) return;
    await go('/', { replace: true });
    onIn();
  };
  return (
    <LogInPage title={t('office-staff.join.title')}>
      {!token && <Alert type="error" showIcon title={t('office-staff.invitationOver')} />}
      {token && (
        <Await read={read}>
          {({ name, shownName, role, needsCode, secret, appAddress }) => (
            <Form
              layout="vertical"
              onFinish={(values: Filled) => void enter(values)}
              disabled={joining.isActing}
            >
              <Typography.Paragraph>
                {t('office-staff.join.for', { name: shownName, role: t(`office.role.${role}`) })}
              </Typography.Paragraph>
              <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
              <Form.Item
                name="password"
                label={t('office-staff.join.password')}
                extra={t('office-staff.join.passwordHint')}
                rules={[{ required: true, min: 10, message: t('office-staff.join.passwordHint') }]}
              >
                <Input.Password autoComplete="new-password" />
              </Form.Item>
              <Form.Item
                name="repeat"
                label={t('office-staff.join.repeat')}
                dependencies={['password']}
                rules={[
                  ({ getFieldValue }) => ({
                    validator: (_, value) =>
                      value === getFieldValue('password')
                        ? Promise.resolve()
                        : Promise.reject(new Error(t('office-staff.join.different'))),
                  }),
                ]}
              >
                <Input.Password autoComplete="new-password" />
              </Form.Item>
              {!needsCode && <Typography.Text strong>{t('office-staff.join.optional')}</Typography.Text>}
              <Typography.Paragraph type="secondary">{t('office-staff.join.scan')}</Typography.Paragraph>
              <QrCode text={appAddress} />
              <Typography.Paragraph
                className="office-code"
                copyable={{ text: secret }}
                style={{ textAlign: 'center' }}
              >
                {secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </Typography.Paragraph>
              <Form.Item
                name="code"
                label={t('office.code')}
                rules={[{ required: needsCode, pattern: /^\d{6}$/, message: t('office.codeHint') }]}
              >
                <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
              </Form.Item>
              {joining.failure && (
                <Alert
                  type="error"
                  showIcon
                  title={sentenceOf(joining.failure, t)}
                  style={{ marginBottom: 16 }}
                />
              )}
              <Button type="primary" htmlType="submit" block loading={joining.isActing}>
                {t('office-staff.join.enter')}
              </Button>
            </Form>
          )}
        </Await>
      )}
    </LogInPage>
  );
}

function QrCode({ text }: { text: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg
      className="office-qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
