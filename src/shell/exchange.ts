// Automatic exchange in service: its machine with its real actor, which receives every return to the site.
import { createActor, fromPromise } from 'xstate';
import { isVisible, onRestored, onUnfrozen } from '#browser/pageLifecycle.ts';
import { autoExchange } from '#contract/session.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { onOffNow, onOnOff } from '#session/onOffStore.ts';
import type { SessionActors } from '#session/sessionActors.ts';
import { t } from '#texts/text.ts';
import { revalidateAnswers } from '#transport/cache.ts';
import { send } from '#transport/send.ts';
import { amountText } from '#values/amount.ts';
import { autoExchangeMachine } from '#wallet/autoExchange.machine.ts';
import { lastTransferMs, noteTransfer } from '#wallet/lastTransfer.ts';
import { forgetOpenedGame, gameEntries, hasOpenedGame, keepOpenedGame } from '#wallet/openedGame.ts';
import { withLateTexts } from './later.ts';

/** Exchanges the money of the last game back. Rejects where some of it is not back yet, so that the next return tries again. */
async function exchange(signal: AbortSignal): Promise<void> {
  const { orders, skipped } = await send(autoExchange, {}, { silent: true, signal });
  const done = orders.filter(({ status }) => status === 'success');
  if (done.length > 0) {
    const text = t('shell.exchange.back', {
      // Transfers carry whole yuan, which a number adds exactly: this early no chunk with money arithmetic is there.
      amount: amountText(String(done.reduce((sum, { money }) => sum + Number(money), 0))),
    });
    withLateTexts(() => import('./notice/exchangeBack.ts')).then(
      ({ sayBack }) => sayBack(text),
      () => toast(text, { kind: 'done' }),
    );
  }
  if (skipped.length > 0 || orders.some(({ status }) => status === 'processing'))
    throw new Error('Not all of it is back yet.');
}

/** Starts the machine; it lives as long as the page. */
export function startExchange({ session }: SessionActors): void {
  const visitorNow = () => session.getSnapshot().context.visitor;
  const factsNow = () => {
    const { login, role } = visitorNow();
    // Play money moves by itself at every station: a trial account has no page to move it by hand.
    return { isOffered: role === 'trial' || onOffNow().thirdAutoExchange, isGuest: !login };
  };
  const machine = autoExchangeMachine.provide({
    actors: { exchange: fromPromise(({ signal }) => exchange(signal)) },
    actions: {
      keepPending: (_, isPending) => (isPending ? keepOpenedGame(visitorNow().account) : forgetOpenedGame()),
      noteTransfer,
      refresh: () => {
        session.send({ type: 'refresh' });
        void revalidateAnswers('transfer/');
      },
    },
  });
  const actor = createActor(machine, {
    input: { ...factsNow(), isPending: false, lastTransferMs, now: () => Date.now() },
  }).start();

  /** The page is there again: a game opened before, here or on another device, is one the player has come back from. */
  const comeBack = (): void => {
    const { account, exchangePending } = visitorNow();
    if (exchangePending || hasOpenedGame(account)) actor.send({ type: 'opened' });
    actor.send({ type: 'returned' });
  };
  let { account } = visitorNow();
  session.subscribe(() => {
    actor.send({ type: 'facts', ...factsNow() });
    const isOther = visitorNow().account !== account;
    account = visitorNow().account;
    // A poll does not check the mark: it may come while the page is still leaving for the game.
    if (isOther) comeBack();
    else if (isVisible()) actor.send({ type: 'returned' });
  });
  let wasOffered = onOffNow().thirdAutoExchange;
  onOnOff(() => {
    const isOffered = onOffNow().thirdAutoExchange;
    actor.send({ type: 'facts', ...factsNow() });
    if (isOffered && !wasOffered) comeBack();
    wasOffered = isOffered;
  });
  gameEntries.subscribe((type) => actor.send({ type }));
  onRestored(() => {
    actor.send({ type: 'stayed' });
    comeBack();
  });
  onUnfrozen(() => actor.send({ type: 'returned' }));
  comeBack();
}
