// Changing the rates of one member, and moving quota to or from it.
import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { type KickbackResetAnswer, kickbackReset, kickbackResetSave } from '#contract/agent.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { cardHead, hint, waiting } from '../figureStyles.ts';
import { plainRate } from '../rate/band.ts';
import { RateFields } from '../rate/RateFields.tsx';
import { type RateName, useRateForm } from '../rate/useRateForm.ts';
import { QuotaMove } from './QuotaMove.tsx';

const foot = css`
  margin-top: var(--space-4);
`;

export function RateChange({ account }: { account: string }) {
  const read = useCall(kickbackReset, { account });
  /** A saved change begins the form again, with what the member has now. */
  const [saved, setSaved] = useState(0);
  return (
    <Await
      read={read}
      skeleton={
        <div className={waiting}>
          <Skeleton height="4rem" />
          <Skeleton height="28rem" />
        </div>
      }
    >
      {(terms) => (
        <>
          <Rates
            key={saved}
            terms={terms}
            onSaved={async () => {
              await read.mutate();
              setSaved((count) => count + 1);
            }}
          />
          {terms.quotas.map((quota) => (
            <QuotaMove key={quota.band} account={account} quota={quota} onMoved={() => void read.mutate()} />
          ))}
        </>
      )}
    </Await>
  );
}

function Rates({ terms, onSaved }: { terms: KickbackResetAnswer; onSaved: () => Promise<void> }) {
  const t = useText();
  const { send, sending } = useSend(kickbackResetSave);
  const form = useRateForm(terms, { isLeastOfTeam: true });
  const changed = form.request(true);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending || !form.check()) return;
    if (Object.keys(changed).length === 0) {
      toast(t('agent.rate.unchanged'));
      return;
    }
    try {
      await send({ account: terms.account, ...changed });
    } catch (error) {
      form.refuse(error);
      return;
    }
    toast(t('agent.rate.saved'), { kind: 'done' });
    await onSaved();
  };
  const now = new Map<string, string>([
    ...terms.rates.map(({ category, rate }) => [category, `${plainRate(rate)}%`] as const),
    ['groupBonus', String(terms.groupBonus.rate)],
  ]);
  /** A band of one figure says by itself what it is now. */
  const hintOf = (wanted: RateName): string | undefined => {
    const { least, most } = form.fields.find(({ name }) => name === wanted)!.band;
    return plainRate(least) === plainRate(most) ? undefined : t('agent.rate.now', { rate: now.get(wanted)! });
  };
  return (
    <Card>
      <div className={cardHead}>
        <h2>{terms.account}</h2>
        <span>{t(`agent.type.${terms.type}`)}</span>
      </div>
      <p className={hint}>{t('agent.rate.explained')}</p>
      <form noValidate onSubmit={submit}>
        <RateFields form={form} hintOf={hintOf} />
        <Button type="submit" wide working={sending} className={foot}>
          {t('agent.rate.save')}
        </Button>
      </form>
    </Card>
  );
}
