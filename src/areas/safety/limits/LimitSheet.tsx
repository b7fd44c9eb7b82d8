// The sheet that sets one limit: a free figure, what it will do, and none at all.
import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import type { PlayerLimit } from '#contract/entities.generated.ts';
import { type LimitsAnswer, setLimit } from '#contract/protection.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Field } from '#kit/input/Field.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { isHigher, typedValue, wireValue } from './limitValue.ts';
import { useLimitText } from './useLimitText.ts';

const inside = css`
  display: grid;
  /* No wider than the sheet, however long a button's words are. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
`;
const effect = css`
  padding: var(--space-3);
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  color: var(--text-quiet);
  font-size: var(--font-small);
  &[data-waits] {
    background: var(--warn-quiet);
    color: var(--text);
  }
`;

export interface LimitSheetProps {
  limit: PlayerLimit;
  bounds: LimitsAnswer['bounds'][number] | undefined;
  waitHours: number;
  confirmHours: number;
  /** The station demands a limit on deposits, and this is the last. */
  mustStay: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

export function LimitSheet({
  limit,
  bounds,
  waitHours,
  confirmHours,
  mustStay,
  onClose,
  onDone,
}: LimitSheetProps) {
  const t = useText();
  const text = useLimitText();
  const { kind, frame, value } = limit;
  const { send, sending } = useSend(setLimit, { silent: true });
  const [typed, setTyped] = useState(() => typedValue(kind, value));
  const [fault, setFault] = useState<string>();
  const wanted = wireValue(kind, typed);
  const waits = wanted !== null && isHigher(wanted, value);

  const change = async (next: string): Promise<void> => {
    setFault(undefined);
    try {
      const { result, note } = await send({ kind, frame, value: next });
      toast(note || t(`safety.limits.result.${result}`), { kind: 'done' });
      onClose();
      await onDone();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFault(error.kind === 'refused' ? error.msg : t('safety.limits.noAnswer'));
    }
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted === null) setFault(t(`safety.limits.wrong.${kind === 'time' ? 'time' : 'money'}`));
    else void change(wanted);
  };
  const least = bounds?.min ?? '';
  const most = bounds?.max ?? '';
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${t(`safety.limits.kind.${kind}`)} · ${t(`safety.limits.frame.${frame}`)}`}
    >
      <form className={inside} onSubmit={save} noValidate>
        <Field
          label={t(`safety.limits.field.${kind === 'time' ? 'time' : 'money'}`)}
          remark={
            least !== '' && most !== ''
              ? t('safety.limits.bounds', { least: text(kind, least), most: text(kind, most) })
              : least !== '' && t('safety.limits.least', { least: text(kind, least) })
          }
          error={fault}
          inputMode={kind === 'time' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          placeholder={t('safety.limits.placeholder')}
          value={typed}
          onChange={({ target }) => {
            setFault(undefined);
            setTyped(target.value.replace(/[^\d.]/g, ''));
          }}
        />
        <p className={effect} data-waits={waits || undefined} role="status">
          {waits
            ? t('safety.limits.effect.higher', { hours: waitHours, days: Math.round(confirmHours / 24) })
            : t('safety.limits.effect.lower')}
        </p>
        <Button type="submit" wide working={sending}>
          {t(waits ? 'safety.limits.askHigher' : 'safety.limits.save')}
        </Button>
        {value !== '' && !mustStay && (
          <Button wide kind="plain" working={sending} onClick={() => void change('')}>
            {t('safety.limits.remove', { hours: waitHours })}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
