// The request of a withdrawal: card, amount, what it costs and pays out, and the password that confirms it.

import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Field } from '#kit/input/Field.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount, typedAmount } from '#values/amount.ts';
import { wireMoney } from '#values/money.ts';
import { CardLine } from '../card/CardLine.tsx';
import { CardPicker } from '../card/CardPicker.tsx';
import { PinSheet } from './PinSheet.tsx';
import { useWithdrawal, type Withdrawal, type WithdrawOptions } from './useWithdrawal.ts';
import { WithdrawTerms } from './WithdrawTerms.tsx';
import { mostOf, wholeOf } from './withdrawAmount.ts';

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

/** How much, and all of it by one press. */
function AmountField({ request }: { request: Withdrawal }) {
  const t = useText();
  const { info, channel } = request;
  return (
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
      value={request.typed}
      error={request.fault || undefined}
      onBlur={request.judge}
      onChange={({ target }) => request.type(onlyAmount(target.value))}
      after={
        <Button
          kind="quiet"
          onClick={() => {
            const whole = wholeOf(info, channel);
            request.type(whole > 0n ? typedAmount(wireMoney(whole)) : '');
          }}
        >
          {t('pay.withdraw.all')}
        </Button>
      }
    />
  );
}

export function WithdrawForm({ info, onStale, onAsked }: WithdrawOptions) {
  const t = useText();
  const headingId = useId();
  const request = useWithdrawal({ info, onStale, onAsked });
  const { card, channel, verdict } = request;
  const [isPicking, setPicking] = useState(false);

  return (
    <Card>
      <h2 className={heading} id={headingId}>
        {t('pay.withdraw.to')}
      </h2>
      <button
        type="button"
        className={`${chosenCard} ${pressable}`}
        aria-describedby={headingId}
        aria-invalid={request.cardFault !== '' || undefined}
        onClick={() => setPicking(true)}
      >
        <CardLine card={card} />
        <Icon name="chevron" />
      </button>
      <p className={cardNote} role="alert">
        {request.cardFault}
      </p>
      <AmountField request={request} />
      <WithdrawTerms
        verdict={verdict}
        channel={channel}
        freeTimes={info.freeTimes}
        turnover={info.turnover}
      />
      <Button wide onClick={request.begin}>
        {t('pay.withdraw.submit')}
      </Button>
      {isPicking && (
        <CardPicker
          cards={info.cards}
          chosen={card.cardId}
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            request.choose(chosen);
            setPicking(false);
          }}
        />
      )}
      {request.isAsking && (
        <PinSheet
          amount={wireMoney(verdict.amount)}
          detail={`${card.bankName || card.typeName} ${card.cardNo}`}
          fault={request.pinFault}
          working={request.sending}
          onClose={request.giveUp}
          onFull={request.confirm}
        />
      )}
    </Card>
  );
}
