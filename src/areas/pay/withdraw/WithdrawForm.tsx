// Owns the request of a withdrawal: card, amount, what it costs and pays out, and the password that confirms it.

import { css } from '@linaria/core';
import { useId, useState } from 'react';
import type { WithdrawalCard, WithdrawalOrder } from '#contract/entities.generated.ts';
import { type WithdrawShowInfoAnswer, withdrawSave } from '#contract/finance.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Field } from '#kit/input/Field.tsx';
import { useDraft } from '#kit/input/useDraft.ts';
import { toast } from '#kit/overlay/toast.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { shortAmount, typedAmount } from '#values/amount.ts';
import { wireMoney } from '#values/money.ts';
import { CardLine } from '../card/CardLine.tsx';
import { CardPicker } from '../card/CardPicker.tsx';
import { PinSheet } from './PinSheet.tsx';
import { WithdrawTerms } from './WithdrawTerms.tsx';
import { checkAmount, mostOf, wholeOf } from './withdrawAmount.ts';

const chosenCard = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  min-height: max(3.5rem, var(--target));
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-sunken);
  & > svg {
    flex: none;
    color: var(--text-faint);
  }
`;
const cardNote = css`
  min-height: var(--space-4);
  padding: var(--space-1) 0 var(--space-2);
  color: var(--danger);
  font-size: var(--font-small);
  &:empty {
    padding: 0;
  }
`;
const heading = css`
  padding-bottom: var(--space-1);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-weight: 400;
`;
const amountField = css`
  & input {
    font-size: var(--font-amount);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & input::placeholder {
    font-weight: 400;
  }
`;

/** Digits with two decimals at the most, whatever was typed or pasted. */
const onlyAmount = (typed: string): string =>
  /^\d{0,9}(?:\.\d{0,2})?/.exec(typed.replace(/[^\d.]/g, '').replace(/^(?=\.)/, '0'))?.[0] ?? '';

export interface WithdrawFormProps {
  info: WithdrawShowInfoAnswer;
  /** The station's rules or the account have changed: what is shown is to be loaded again. */
  onStale: () => Promise<unknown>;
  onAsked: (order: WithdrawalOrder, arrivalMinutes: number) => void;
}

export function WithdrawForm({ info, onStale, onAsked }: WithdrawFormProps) {
  const t = useText();
  const headingId = useId();
  const { send, sending } = useSend(withdrawSave, {
    silent: true,
    // A request whose end is unknown is never sent a second time, whatever password is tried next.
    contentOf: ({ password: _, ...order }) => order,
  });
  const usable = (card: WithdrawalCard): boolean => card.isEnabled && card.usableFrom === '';
  const [keptCard, setCardId] = useDraft('withdraw card');
  const cardId = keptCard === '' ? undefined : Number(keptCard);
  const [typed, setTyped] = useDraft('withdraw amount');
  const [isPicking, setPicking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState('');
  const [cardFault, setCardFault] = useState('');
  const [pinFault, setPinFault] = useState('');

  const card =
    info.cards.find((each) => each.cardId === cardId) ??
    info.cards.find((each) => each.isPrimary && usable(each)) ??
    info.cards.find(usable) ??
    info.cards[0]!;
  const channel = info.channels.find(({ type }) => type === card.type)!;
  const verdict = checkAmount(typed, info, channel);
  const said = verdict.fault && t(verdict.fault.id, { limit: verdict.fault.limit });

  const begin = (): void => {
    const amountFault = typed === '' ? t('pay.withdraw.fault.empty') : (said ?? '');
    const ofCard = card.isEnabled ? t('pay.withdraw.fault.cooling') : t('pay.card.disabled');
    setFault(amountFault);
    setCardFault(usable(card) ? '' : ofCard);
    setPinFault('');
    setAsking(amountFault === '' && usable(card));
  };

  const confirm = async (password: string): Promise<void> => {
    try {
      const answer = await send({
        cardId: card.cardId,
        money: wireMoney(verdict.amount),
        fee: wireMoney(verdict.fee),
        password,
      });
      setAsking(false);
      setTyped('');
      onAsked(answer.order, answer.arrivalMinutes);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // Where it is unknown whether it arrived, a retry repeats the same request and makes no second one.
      if (error.code === 'wrongPassword' || error.kind !== 'refused') {
        setPinFault(error.code === 'wrongPassword' ? error.msg : t('pay.withdraw.unknown'));
        return;
      }
      const { money, cardId: ofCard } = error.fieldErrors ?? {};
      const isOfMoney = error.code === 'balanceTooSmall';
      setAsking(false);
      setFault(money ?? (isOfMoney ? error.msg : ''));
      setCardFault(ofCard ?? '');
      if (!money && !ofCard && !isOfMoney)
        toast(error.code === 'intentReused' ? t('pay.withdraw.arrived') : error.msg, {
          kind: 'warn',
          ms: 4_000,
        });
      await onStale();
    }
  };

  return (
    <Card>
      <h2 className={heading} id={headingId}>
        {t('pay.withdraw.to')}
      </h2>
      <button
        type="button"
        className={`${chosenCard} ${pressable}`}
        aria-describedby={headingId}
        aria-invalid={cardFault !== '' || undefined}
        onClick={() => setPicking(true)}
      >
        <CardLine card={card} />
        <Icon name="chevron" />
      </button>
      <p className={cardNote} role="alert">
        {cardFault}
      </p>
      <Field
        className={amountField}
        label={t('pay.withdraw.amount')}
        remark={t('pay.withdraw.limits', {
          least: shortAmount(channel.minMoney),
          most: shortAmount(wireMoney(mostOf(info, channel))),
        })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('pay.withdraw.amountPlaceholder')}
        value={typed}
        error={fault || undefined}
        onBlur={() => setFault(said ?? '')}
        onChange={({ target }) => {
          setFault('');
          setTyped(onlyAmount(target.value));
        }}
        after={
          <Button
            kind="quiet"
            onClick={() => {
              const whole = wholeOf(info, channel);
              setFault('');
              setTyped(whole > 0n ? typedAmount(wireMoney(whole)) : '');
            }}
          >
            {t('pay.withdraw.all')}
          </Button>
        }
      />
      <WithdrawTerms
        verdict={verdict}
        channel={channel}
        freeTimes={info.freeTimes}
        turnover={info.turnover}
      />
      <Button wide onClick={begin}>
        {t('pay.withdraw.submit')}
      </Button>
      {isPicking && (
        <CardPicker
          cards={info.cards}
          chosen={card.cardId}
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setCardId(String(chosen));
            setFault('');
            setCardFault('');
            setPicking(false);
          }}
        />
      )}
      {isAsking && (
        <PinSheet
          amount={wireMoney(verdict.amount)}
          detail={`${card.bankName || card.typeName} ${card.cardNo}`}
          fault={pinFault}
          working={sending}
          onClose={() => {
            setAsking(false);
            // It may have arrived.
            if (pinFault !== '') void onStale();
          }}
          onFull={confirm}
        />
      )}
    </Card>
  );
}
