// The form of a new card: the fields, words and patterns that the server gives for its type.
import { css } from '@linaria/core';
import { addTypeInfo, type BankAddSaveRequest, bankAddSave } from '#contract/account.generated.ts';
import type { CardField } from '#contract/entities.generated.ts';
import * as form from '#contract/forms/account.bankAddSave.generated.ts';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import type { FieldUi, FieldWidget } from '#kit/form/FormField.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useBack } from '#kit/page/useBack.ts';
import { useGuardedSend } from '#session/question/useGuardedSend.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const known = css`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  padding-bottom: var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-small);
  & > strong {
    color: var(--text);
    font-weight: 500;
  }
`;
const note = css`
  padding: var(--space-1) 0;
  text-wrap: pretty;
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

const widgets: Record<CardField['keyboard'], FieldWidget> = {
  text: 'text',
  digits: 'digits',
  email: 'email',
};
/** Written in groups of four, as it stands on the card. */
const bare = (value: string): string => value.replace(/[\s-]/g, '');

function fieldUiOf(field: CardField): FieldUi<BankAddSaveRequest> {
  const { label, placeholder, wrong, pattern, choices, keyboard } = field;
  return {
    label,
    placeholder,
    wrong,
    widget: choices.length > 0 ? 'select' : widgets[keyboard],
    autoComplete: field.key === 'realName' ? 'name' : 'off',
    ...(choices.length > 0 && { choices: choices.map((value) => ({ value, label: value })) }),
    check: (value) => {
      const text = field.key === 'cardNo' ? bare(value) : value;
      return pattern !== '' && !new RegExp(pattern, 'u').test(text) ? wrong : undefined;
    },
  };
}

/** How long a new card waits, in the largest unit that is whole. */
function useDuration(): (seconds: number) => string {
  const t = useText();
  return (seconds) =>
    seconds % 3600 === 0
      ? t('pay.card.hours', { count: seconds / 3600 })
      : seconds % 60 === 0
        ? t('pay.card.minutes', { count: seconds / 60 })
        : t('pay.card.seconds', { count: seconds });
}

export function CardForm({ type, realName }: { type: string; realName: string }) {
  const t = useText();
  const goBack = useBack('/wallet');
  const duration = useDuration();
  const { locale } = useSite();
  const { send } = useGuardedSend(bankAddSave);
  const read = useCall(addTypeInfo, { type });
  return (
    <Card>
      <Await read={read} skeleton={<Skeleton lines={6} height="2rem" />}>
        {(info) => (
          <>
            {realName !== '' && (
              <p className={known}>
                {t('pay.card.realName')}
                <strong>{realName}</strong>
              </p>
            )}
            <CallForm<BankAddSaveRequest>
              form={form}
              draft={{ name: `card ${type}`, fields: info.fields.map(({ key }) => key) }}
              initial={{ type }}
              order={[...info.fields.map(({ key }) => key), 'password']}
              required={info.fields.filter(({ required }) => required).map(({ key }) => key)}
              fields={{
                ...Object.fromEntries(info.fields.map((field) => [field.key, fieldUiOf(field)])),
                password: {
                  label: t('pay.card.password'),
                  placeholder: t('pay.first.sixDigits'),
                  icon: 'lock',
                  widget: 'pin',
                  wrong: t('pay.first.newError'),
                },
              }}
              submitLabel={t('pay.card.submit')}
              onSubmit={async (data) => {
                await send({ ...data, cardNo: bare(data.cardNo) });
                toast(t('pay.card.added'), { kind: 'done' });
                goBack();
              }}
            >
              <p className={note}>
                {t('pay.card.own')}
                {/* Chinese has no space between sentences. */}
                {locale === 'en' && ' '}
                {info.coolingSeconds > 0 && t('pay.card.cooling', { time: duration(info.coolingSeconds) })}
              </p>
            </CallForm>
          </>
        )}
      </Await>
    </Card>
  );
}
