// The register tab: the fields the server lists, in its order.
import { css } from '@linaria/core';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  checkPromoCode,
  type RegisterRequest,
  register,
  type SrListAnswer,
  smsSend,
  srList,
} from '#contract/auth.generated.ts';
import * as form from '#contract/forms/auth.register.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { captchaFace } from './Captcha.tsx';
import { ProvenCodeButton } from './ProvenCodeButton.tsx';
import { registerFields } from './registerFields.ts';
import { useHumanCheck } from './useHumanCheck.ts';

type Name = keyof RegisterRequest;
type Rules = SrListAnswer['rules'];

/** In the address of a promotion link: /login?mode=1&code=… */
const linkParameter = 'code';

/** Neither passwords nor codes, which serve once. */
const keptFields: Name[] = ['account', 'realName', 'phone', 'email', 'qq', 'weChat', 'promoCode'];

const terms = css`
  padding: var(--space-2) 0;
  color: var(--text-quiet);
  font-size: var(--font-small);
  > button {
    display: block;
    min-height: var(--target);
    color: var(--link);
  }
`;
const ruleList = css`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-2) var(--space-4) var(--space-6);
  /* The sheet stands within a note in small print. */
  color: var(--text);
  font-size: var(--font-body);
  h3 {
    padding-bottom: var(--space-1);
    font-size: 0.9375rem;
  }
  p {
    white-space: pre-line;
  }
  section > p {
    color: var(--text-quiet);
  }
`;
/* How many lines come is not known yet: what stands below them stays below the fold, where they cannot push it from under a thumb. */
const bones = css`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  min-height: 100dvh;
  padding-top: var(--space-5);
`;

/** What comes first; a part that is lost holds nobody up. */
const firstPath = (): Promise<string | undefined> =>
  import('./limitFirst.ts').then(({ limitFirst }) => limitFirst()).catch(() => undefined);

type OnDone = (first?: string) => Promise<void>;

export function RegisterForm({ onDone }: { onDone: OnDone }) {
  return (
    <Await
      read={useCall(srList, {})}
      skeleton={
        <div className={bones}>
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} height="3rem" />
          ))}
        </div>
      }
    >
      {({ registerFields, rules }) => (
        <Fields
          order={registerFields.map(({ key }) => key)}
          required={registerFields.filter((field) => field.required).map(({ key }) => key)}
          rules={rules}
          onDone={onDone}
        />
      )}
    </Await>
  );
}

interface FieldsProps {
  order: Name[];
  required: Name[];
  rules: Rules;
  onDone: OnDone;
}

function Fields(props: FieldsProps) {
  const t = useText();
  const { onOff } = useSite();
  const { send } = useSend(register);
  const sms = useSend(smsSend);
  // The list names the picture wherever the station asks for one.
  const proof = useHumanCheck('register', props.order.includes('captchaCode') ? 'image' : 'none');
  const linkCode = useSearchParams()[0].get(linkParameter) ?? '';
  const [typed, setTyped] = useState<Partial<RegisterRequest>>({});
  const [refused, setRefused] = useState<Record<string, string>>();
  // Known before anything is typed; where it cannot be asked, registering says it.
  const link = useCall(checkPromoCode, linkCode === '' ? null : { promoCode: linkCode });
  const isDead = link.data?.isUsable === false && (typed.promoCode ?? linkCode) === linkCode;
  const wrong = useMemo(
    () =>
      proof.match === 'wrong'
        ? { captchaCode: t('entry.captcha.wrong') }
        : isDead
          ? { promoCode: t('entry.promoCode.dead'), ...refused }
          : refused,
    [proof.match, isDead, refused, t],
  );
  // A code by SMS needs the picture before it is sent, and not once more with the form; another press of its button brings it back.
  const [isSent, setSent] = useState(false);
  const refuse = (fieldErrors: Record<string, string>): void => {
    setSent(false);
    setRefused(fieldErrors);
  };
  const first = refused && Object.keys(refused)[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a reason, of the same field too
  useEffect(() => {
    const input = first && document.querySelector<HTMLElement>(`form [name="${first}"]`);
    if (!input) return;
    input.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
  }, [refused]);
  // A picture may be required that the list does not name; one that is named may not be needed.
  const needsCaptcha = proof.hasPicture && !isSent;
  const order: Name[] = props.order.filter((name) => name !== 'captchaCode');
  const codeAt = order.indexOf('smsCode');
  if (needsCaptcha) order.splice(codeAt < 0 ? order.length : codeAt, 0, 'captchaCode');
  // Whoever comes by a link sees its code, even where the station asks nobody for one.
  if (linkCode !== '' && !order.includes('promoCode')) order.push('promoCode');
  const required: Name[] = props.required.filter((name) => name !== 'captchaCode');
  if (needsCaptcha) required.push('captchaCode');

  const submit = async ({ captchaCode, ...fields }: RegisterRequest): Promise<void> => {
    const evidence = fields.smsCode ? {} : await proof.evidence(captchaCode);
    try {
      await send({ ...fields, ...evidence });
    } catch (error) {
      proof.renew();
      throw error;
    }
    toast(t('entry.register.done'), { kind: 'done' });
    await props.onDone(await firstPath());
  };

  return (
    <CallForm<RegisterRequest>
      form={form}
      draft={{ name: 'register', fields: keptFields.filter((name) => !linkCode || name !== 'promoCode') }}
      initial={linkCode === '' ? {} : { promoCode: linkCode }}
      order={order}
      required={required}
      fieldErrors={wrong}
      fields={{
        ...registerFields(t, required, linkCode !== '' && link.data?.isUsable !== false),
        smsCode: {
          label: t('entry.smsCode.label'),
          placeholder: t('entry.smsCode.placeholder'),
          widget: 'digits',
          autoComplete: 'one-time-code',
          maxLength: 6,
          wrong: t('entry.smsCode.error'),
          after: (
            <ProvenCodeButton
              faults={() =>
                /^1[3-9][0-9]{9}$/.test(typed.phone ?? '') ? {} : { phone: t('entry.phone.error') }
              }
              captchaCode={typed.captchaCode}
              proof={proof}
              sentText={t('entry.smsCode.sent')}
              sending={sms.sending}
              send={(evidence) => sms.send({ phone: typed.phone ?? '', ...evidence })}
              onSent={() => setSent(true)}
              onRefused={refuse}
            />
          ),
        },
        captchaCode: captchaFace(proof, t),
      }}
      submitLabel={t(proof.isSolving ? 'entry.robot.working' : 'entry.register.submit')}
      onSubmit={submit}
      onChange={setTyped}
    >
      <div className={terms}>
        {t('entry.register.terms', { age: onOff.leastAge })}
        <RulesOfSite rules={props.rules} />
      </div>
    </CallForm>
  );
}

/** Opened above the form, which keeps all that is typed, passwords too. */
function RulesOfSite({ rules }: { rules: Rules }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={pressable} onClick={() => setOpen(true)}>
        {t('entry.rules.open')}
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('entry.rules.title')}>
        <div className={ruleList}>
          {rules.length === 0 && <p>{t('entry.rules.none')}</p>}
          {rules.map(({ title, content }) => (
            <section key={title}>
              <h3>{title}</h3>
              <p>{content}</p>
            </section>
          ))}
        </div>
      </Sheet>
    </>
  );
}
