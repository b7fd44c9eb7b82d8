// The sheet that moves an amount between wallet and platform, and shows the result.

import { css, cx } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import type { TransferOrder } from '#contract/entities.generated.ts';
import { thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Field } from '#kit/input/Field.tsx';
import { useDraft } from '#kit/input/useDraft.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { amountText, shortAmount } from '#values/amount.ts';
import { hasNothing } from '#wallet/hasNothing.ts';
import { noteTransfer } from '#wallet/lastTransfer.ts';
import { line as amountLine, chips } from '../AmountInput.tsx';
import { main as mainLink } from '../mainLinkStyles.ts';
import { type Platform, useHeldAt } from '../outside/heldMoney.ts';
import { Afterwards } from './Afterwards.tsx';
import { Enter } from './Enter.tsx';
import { TransferResult } from './TransferResult.tsx';

/** The wallet's name on the wire. */
const wallet = 'sys';

export interface Transfer {
  direction: 'in' | 'out';
  platform: Platform;
}

const inside = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
`;
const quick = css`
  && {
    grid-template-columns: repeat(4, 1fr);
  }
`;
const field = css`
  flex: 1 1 auto;
  min-width: 0;
  padding: var(--space-1) var(--space-3);
`;
const lead = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const steps = [100, 500, 1000] as const;
const wholeYuan = /^[1-9]\d{0,8}$/;

export interface TransferSheetProps {
  transfer: Transfer;
  /** In the wallet, as the wire has it. */
  money: string;
  onClose: () => void;
  /** Something may have moved. */
  onMoved: () => Promise<void>;
  /** Goes into the game this money is for; the sheet then offers to go in without any as well. */
  onPlay?: (() => void) | undefined;
}

export function TransferSheet({ transfer, money, onClose, onMoved, onPlay }: TransferSheetProps) {
  const t = useText();
  const { direction, platform } = transfer;
  const { send, sending } = useSend(thirdRealTransMoney, { silent: true });
  const { held } = useHeldAt(platform.platform);
  // Before a game: whether it holds what can be played with.
  const isEmpty =
    onPlay !== undefined && typeof held === 'string' && hasNothing({ known: true, money: held });
  const available = direction === 'in' ? money : (held ?? null);
  const [kept, setTyped] = useDraft(`transfer ${direction} ${platform.platform}`);
  const [fault, setFault] = useState<string>();
  const [order, setOrder] = useState<TransferOrder | null>(null);
  const most = available === null ? null : Math.trunc(Number(available));
  const [isTouched, setTouched] = useState(false);
  // Before a game one press is to be enough: a small amount stands there already.
  const typed = kept === '' && !isTouched && onPlay && most ? String(Math.min(steps[0], most)) : kept;
  const type = (text: string): void => {
    setTouched(true);
    // It was about the amount before.
    setFault(undefined);
    setTyped(text);
  };

  const move = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!wholeYuan.test(typed)) return setFault(t('pay.exchange.wrong'));
    if (most !== null && Number(typed) > most) return setFault(t('pay.exchange.tooMuch'));
    setFault(undefined);
    noteTransfer();
    try {
      const answer = await send({
        changeFrom: direction === 'in' ? wallet : platform.platform,
        changeTo: direction === 'in' ? platform.platform : wallet,
        money: typed,
      });
      setTyped('');
      if (onPlay && answer.order.status === 'success') {
        void onMoved();
        return onPlay();
      }
      setOrder(answer.order);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // Without an answer nobody knows: pressing again repeats the same intent and moves nothing twice.
      setFault(error.kind === 'refused' ? error.msg : t('pay.exchange.noAnswer'));
    }
    await onMoved();
  };

  const title = t(`pay.exchange.title.${direction}`, { platform: platform.platformName });
  if (order)
    return (
      <Sheet open onClose={onClose} title={title}>
        <TransferResult order={order} onClose={onClose} onPlay={onPlay} />
      </Sheet>
    );
  if (onPlay && most === 0 && isEmpty)
    return (
      <Sheet open onClose={onClose} title={title}>
        <NothingToMove money={money} onPlay={onPlay} />
      </Sheet>
    );
  return (
    <Sheet open onClose={onClose} title={title}>
      <form className={inside} onSubmit={move} noValidate>
        {isEmpty && <p className={lead}>{t('pay.exchange.enter.lead')}</p>}
        <Field
          label={t('pay.exchange.amount')}
          remark={
            most === null
              ? t('pay.exchange.silent')
              : t('pay.exchange.available', { amount: shortAmount(String(most)) })
          }
          error={fault}
          control={({ className: _, ...tie }) => (
            <div className={cx(amountLine, field)}>
              <small>¥</small>
              <input
                {...tie}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                placeholder={t('pay.exchange.placeholder')}
                value={typed}
                onChange={(event) => type(event.target.value.trim())}
              />
            </div>
          )}
        />
        <QuickAmounts most={most} typed={typed} onType={type} />
        <Afterwards
          direction={direction}
          platform={platform}
          amount={wholeYuan.test(typed) ? typed : ''}
          money={money}
          held={held}
        />
        <Button type="submit" wide working={sending}>
          {t(`pay.exchange.confirm.${onPlay ? 'play' : direction}`)}
        </Button>
        {onPlay && <Enter onPlay={onPlay} />}
      </form>
    </Sheet>
  );
}

/** Neither wallet nor platform has anything to play with. */
function NothingToMove({ money, onPlay }: { money: string; onPlay: () => void }) {
  const t = useText();
  return (
    <div className={inside}>
      <p className={lead}>{t('pay.exchange.enter.poor', { amount: amountText(money) })}</p>
      <RouteLink to="/recharge" className={`${mainLink} ${pressable}`} orNothing>
        {t('pay.exchange.enter.deposit')}
      </RouteLink>
      <Enter onPlay={onPlay} />
    </div>
  );
}

interface QuickAmountsProps {
  /** Whole yuan that can be moved; null while it is not known. */
  most: number | null;
  typed: string;
  onType: (amount: string) => void;
}

function QuickAmounts({ most, typed, onType }: QuickAmountsProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would carry a legend and its own look
    <div className={cx(chips, quick)} role="group" aria-label={t('pay.quick')}>
      {[...steps, most ?? 0].map((step, at) => (
        <button
          key={at < steps.length ? shortAmount(String(step)) : 'all'}
          type="button"
          className={pressable}
          disabled={step === 0 || (most !== null && step > most)}
          aria-pressed={step > 0 && typed === String(step)}
          onClick={() => onType(String(step))}
        >
          {at < steps.length ? shortAmount(String(step)) : t('pay.exchange.all')}
        </button>
      ))}
    </div>
  );
}
