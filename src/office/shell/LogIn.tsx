// Owns the log-in: name and password, then a code or a passkey; in a demonstration, the accounts of every role.
import { Alert, Button, Card, Divider, Flex, Form, Input, Segmented, Space, Typography } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  demonstration,
  logIn,
  passkeyOptions,
  passkeyVerify,
  secondFactor,
} from '#contract/office/session.generated.ts';
import { send } from '../kit/client.ts';
import { chooseLocale, useLocale, useText } from '../kit/locale.ts';
import { sentenceOf } from '../kit/sentence.ts';
import { useAct } from '../kit/useAct.ts';

interface LogInProps {
  /** Somebody is in: what stands below the gate is asked for again. */
  onIn: () => void;
  /** The session ended while somebody worked. */
  hadSession: boolean;
}

type Demonstrated = {
  name: string;
  role: 'owner' | 'finance' | 'play' | 'content' | 'support' | 'auditor';
  password: string;
  code: string;
};

/** The accounts of a demonstration; none in service, where there is no such call. */
const accountsShown = (): Promise<readonly Demonstrated[]> =>
  send(demonstration, {}).then(
    ({ accounts }) => accounts,
    () => [],
  );

export function LogIn({ onIn, hadSession }: LogInProps) {
  const t = useText();
  const [accounts, setAccounts] = useState<readonly Demonstrated[]>([]);
  const [ways, setWays] = useState<{ hasCode: boolean; hasPasskey: boolean }>();
  const [form] = Form.useForm<{ name: string; password: string }>();
  const first = useAct(logIn, { isQuiet: true });
  useEffect(() => {
    void accountsShown().then(setAccounts);
  }, []);
  const enter = async (values: { name: string; password: string }) => {
    const answer = await first.act({ name: values.name.trim(), password: values.password });
    if (answer?.next === 'done') onIn();
    else if (answer) setWays(answer);
  };
  if (ways)
    return (
      <LogInPage title={t('office.secondFactor')}>
        <SecondFactor
          ways={ways}
          onIn={onIn}
          onBack={() => setWays(undefined)}
          name={form.getFieldValue('name')}
          isDemonstration={accounts.length > 0}
        />
      </LogInPage>
    );
  return (
    <LogInPage title={t('office.title')}>
      {hadSession && (
        <Alert type="info" showIcon title={t('office.sessionEnded')} style={{ marginBottom: 16 }} />
      )}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void enter(values)}
        disabled={first.isActing}
      >
        <Form.Item
          name="name"
          label={t('office.name')}
          rules={[{ required: true, message: t('office.name') }]}
        >
          <Input autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('office.password')}
          rules={[{ required: true, message: t('office.password') }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        {first.failure && (
          <Alert type="error" showIcon title={sentenceOf(first.failure, t)} style={{ marginBottom: 16 }} />
        )}
        <Button type="primary" htmlType="submit" block loading={first.isActing}>
          {t('office.logIn')}
        </Button>
      </Form>
      {accounts.length > 0 && (
        <>
          <Divider plain>{t('office.demoAccounts')}</Divider>
          <Typography.Paragraph type="secondary">{t('office.demoHint')}</Typography.Paragraph>
          <Flex wrap gap={8}>
            {accounts.map(({ name, role, password }) => (
              <Button key={name} onClick={() => form.setFieldsValue({ name, password })}>
                {t(`office.role.${role}`)}
              </Button>
            ))}
          </Flex>
        </>
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
      <Card className="office-log-in-card">
        <Flex justify="space-between" align="center" style={{ marginBottom: 24 }}>
          <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
            {title}
          </Typography.Title>
          <Segmented
            size="small"
            aria-label={t('office.language')}
            value={locale}
            onChange={chooseLocale}
            options={[
              { value: 'zh-CN' as const, label: t('office.zhShort') },
              { value: 'en' as const, label: t('office.enShort') },
            ]}
          />
        </Flex>
        {children}
      </Card>
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

/** A code of an app, or a passkey. In a demonstration the code of the moment stands ready to be taken. */
function SecondFactor({ ways, name, isDemonstration, onIn, onBack }: SecondFactorProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const [passkeyFailure, setPasskeyFailure] = useState('');
  const second = useAct(secondFactor, { isQuiet: true });
  const isAsking = useRef(false);
  useEffect(() => {
    if (isDemonstration)
      void accountsShown().then((accounts) => {
        const own = accounts.find((account) => account.name === name);
        if (own) setCode((typed) => typed || own.code);
      });
  }, [isDemonstration, name]);
  const enter = async () => {
    if (await second.act({ code })) onIn();
    else setCode('');
  };
  const signIn = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setPasskeyFailure('');
    try {
      const [{ startAuthentication }, { options }] = await Promise.all([
        import('@simplewebauthn/browser'),
        send(passkeyOptions, {}),
      ]);
      const response = await startAuthentication({ optionsJSON: JSON.parse(options) });
      await send(passkeyVerify, { response: JSON.stringify(response) });
      onIn();
    } catch {
      setPasskeyFailure(t('office.passkeyFailed'));
    } finally {
      isAsking.current = false;
    }
  };
  return (
    <Space orientation="vertical" size={16} style={{ width: '100%' }}>
      {ways.hasCode && (
        <Form layout="vertical" requiredMark={false} onFinish={() => void enter()}>
          <Form.Item label={t('office.code')} htmlFor="office-code" extra={t('office.codeHint')}>
            <Input
              id="office-code"
              autoFocus
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
            />
          </Form.Item>
          {second.failure && (
            <Alert type="error" showIcon title={sentenceOf(second.failure, t)} style={{ marginBottom: 16 }} />
          )}
          <Button
            type="primary"
            htmlType="submit"
            block
            disabled={code.length !== 6}
            loading={second.isActing}
          >
            {t('office.logIn')}
          </Button>
        </Form>
      )}
      {ways.hasPasskey && (
        <Button block onClick={() => void signIn()}>
          {t('office.usePasskey')}
        </Button>
      )}
      {passkeyFailure && <Alert type="error" showIcon title={passkeyFailure} />}
      <Button type="text" block onClick={onBack}>
        {t('office.backToPassword')}
      </Button>
    </Space>
  );
}
