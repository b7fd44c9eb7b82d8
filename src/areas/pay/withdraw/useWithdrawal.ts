// The request of a withdrawal while it is made: card and amount, what is wrong with either, and sending it once with the password.
import { useState } from 'react';
import type { WithdrawalCard, WithdrawalOrder } from '#contract/entities.generated.ts';
import { type WithdrawShowInfoAnswer, withdrawSave } from '#contract/finance.generated.ts';
import { useDraft } from '#kit/input/useDraft.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { wireMoney } from '#values/money.ts';
import { checkAmount } from './withdrawAmount.ts';

export interface WithdrawOptions {
  info: WithdrawShowInfoAnswer;
  /** The station's rules or the account have changed: what is shown is to be loaded again. */
  onStale: () => Promise<unknown>;
  onAsked: (order: WithdrawalOrder, arrivalMinutes: number) => void;
}

export type Withdrawal = ReturnType<typeof useWithdrawal>;

export function useWithdrawal({ info, onStale, onAsked }: WithdrawOptions) {
  const t = useText();
  const { send, sending } = useSend(withdrawSave, {
    silent: true,
    // A request whose end is unknown is never sent a second time, whatever password is tried next.
    contentOf: ({ password: _, ...order }) => order,
  });
  const usable = (card: WithdrawalCard): boolean => card.isEnabled && card.usableFrom === '';
  const [keptCard, setCardId] = useDraft('withdraw card');
  const cardId = keptCard === '' ? undefined : Number(keptCard);
  const [typed, setTyped] = useDraft('withdraw amount');
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

  return {
    info,
    card,
    channel,
    verdict,
    typed,
    fault,
    cardFault,
    pinFault,
    isAsking,
    sending,
    type: (text: string): void => {
      setFault('');
      setTyped(text);
    },
    /** Says what is wrong with the amount as it stands. */
    judge: (): void => setFault(said ?? ''),
    choose: (chosen: number): void => {
      setCardId(String(chosen));
      setFault('');
      setCardFault('');
    },
    begin,
    confirm,
    giveUp: (): void => {
      setAsking(false);
      // It may have arrived.
      if (pinFault !== '') void onStale();
    },
  };
}
