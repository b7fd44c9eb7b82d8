// The reality check: a dialog with time and money that goes on being due, on every device, until the player has answered it; never between a tap and its result.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ackReality, type RealityAnswer } from '#contract/protection.generated.ts';
import { ask } from '#kit/overlay/dialog.ts';
import type { Read } from '#kit/page/Await.tsx';
import { pendingSlipOf } from '#play/waiting/pendingSlip.ts';
import { t } from '#texts/text.ts';
import { send } from '#transport/send.ts';
import { moneyText, signedText, timeText } from './figures.ts';

/** A slip waits for its result, or something that was pressed works. */
const isUnderWay = (account: string): boolean =>
  pendingSlipOf(account) !== null || document.querySelector('[aria-busy="true"], dialog[open]') !== null;

/** Waits until nothing is under way; false where it was called off before. */
function quiet(account: string, over: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!over.aborted && isUnderWay(account)) return;
      observer.disconnect();
      clearInterval(timer);
      resolve(!over.aborted);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    // What is kept of a slip leaves no trace in the document.
    const timer = setInterval(look, 500);
    over.addEventListener('abort', look);
    look();
  });
}

const textOf = ({ time, staked, won, net }: RealityAnswer): string =>
  [
    t('reality.time', { time: timeText(time) }),
    t('reality.staked', { amount: moneyText(staked) }),
    t('reality.won', { amount: moneyText(won) }),
    t('reality.net', { amount: signedText(net) }),
  ].join('\n');

export interface RealityCheckProps {
  account: string;
  reality: Read<RealityAnswer>;
}

export function RealityCheck({ account, reality }: RealityCheckProps) {
  const navigate = useNavigate();
  const due = reality.data?.due ?? '';
  const latest = useRef({ navigate, reality });
  useEffect(() => {
    latest.current = { navigate, reality };
  });
  useEffect(() => {
    if (due === '') return;
    const over = new AbortController();
    const run = async (): Promise<void> => {
      const answer = latest.current.reality.data;
      if (!answer || !(await quiet(account, over.signal))) return;
      const isStop = await ask({
        title: t('reality.title'),
        text: textOf(answer),
        confirm: t('reality.stop'),
        cancel: t('reality.continue'),
        until: over.signal,
      });
      // Another device or tab has answered it.
      if (over.signal.aborted) return;
      await send(ackReality, { due }, { silent: true }).catch(() => undefined);
      await latest.current.reality.mutate().catch(() => undefined);
      if (isStop) await latest.current.navigate('/takeBreak');
    };
    void run();
    return () => over.abort();
  }, [due, account]);
  return null;
}
