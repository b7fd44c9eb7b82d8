// Moving quota of one band between an agent and a member directly below.
import { css } from '@linaria/core';
import { useState } from 'react';
import { type KickbackResetAnswer, kickbackResetSave } from '#contract/agent.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { cardHead } from '../figureStyles.ts';
import { BandStepper } from '../rate/BandStepper.tsx';
import { faultIn, plainRate } from '../rate/band.ts';

const ways = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  margin-top: var(--space-3);
  > button[data-kind] {
    padding: 0 var(--space-1);
    font-size: var(--font-body);
  }
`;

export interface QuotaMoveProps {
  account: string;
  quota: KickbackResetAnswer['quotas'][number];
  onMoved: () => void;
}

export function QuotaMove({ account, quota: { band, own, child }, onMoved }: QuotaMoveProps) {
  const t = useText();
  const { send, sending } = useSend(kickbackResetSave);
  const [typed, setTyped] = useState('1');
  const [error, setError] = useState<string>();
  const most = Math.max(own.free, child.free);
  const move = async (direction: 1 | -1): Promise<void> => {
    const free = direction === 1 ? own.free : child.free;
    if (faultIn({ least: '1', most: String(free), step: '1' }, typed)) {
      setError(t('agent.quota.fault', { free }));
      return;
    }
    try {
      await send({ account, band, quota: direction * Number(typed) });
    } catch (failure) {
      setError((failure as { fieldErrors?: Record<string, string> }).fieldErrors?.quota);
      return;
    }
    setError(undefined);
    toast(t('agent.quota.moved'), { kind: 'done' });
    onMoved();
  };
  return (
    <Card>
      <div className={cardHead}>
        <h2>{t('agent.quota.of', { band: plainRate(band) })}</h2>
      </div>
      <Facts
        rows={[
          [t('agent.quota.mine'), t('agent.quota.left', { ...own })],
          [account, t('agent.quota.left', { ...child })],
        ]}
      />
      {most > 0 && (
        <>
          <BandStepper
            name={`quota-${band}`}
            label={t('agent.quota.amount')}
            value={typed}
            band={{ least: '1', most: String(most), step: '1' }}
            error={error}
            onChange={(value) => {
              setTyped(value);
              setError(undefined);
            }}
          />
          <div className={ways}>
            <Button kind="quiet" working={sending} disabled={own.free === 0} onClick={() => void move(1)}>
              {t('agent.quota.give')}
            </Button>
            <Button kind="plain" working={sending} disabled={child.free === 0} onClick={() => void move(-1)}>
              {t('agent.quota.take')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
