// Owns the start of the session's machines with their real actors, and what follows when somebody else is here than before.
import { createActor, fromPromise } from 'xstate';
import type { Boot } from '#contract/boot.ts';
import { callKey } from '#contract/call.ts';
import { accInfo, type LotteryListAnswer, lotteryList } from '#contract/session.generated.ts';
import { loginModeMachine } from '#session/loginMode.machine.ts';
import { lotteryListMachine } from '#session/lotteryList.machine.ts';
import type { SessionParts } from '#session/parts.ts';
import { sessionMachine } from '#session/session.machine.ts';
import { forgetAnswers, takeAnswers } from '#transport/answers.ts';
import { dropEverything, send } from '#transport/send.ts';
import { react } from './errors.ts';
import { hands } from './hands.ts';

/** Starts the machines on what the page knows. */
export function startParts(boot: Boot): SessionParts {
  takeAnswers(boot.answers);
  const session = createActor(
    sessionMachine.provide({
      actors: { ask: fromPromise(({ signal }) => send(accInfo, { app_: Date.now() }, { signal })) },
    }),
    { input: { visitor: boot.visitor } },
  );
  const loginMode = createActor(loginModeMachine, { input: { isRegisterOpen: boot.onOff.registerOpen } });
  const given = boot.answers[callKey(lotteryList.id, {})] as LotteryListAnswer | undefined;
  const list = createActor(
    lotteryListMachine.provide({
      actors: {
        load: fromPromise(async ({ signal }) => (await send(lotteryList, {}, { signal })).lotteryList),
      },
      actions: { tellEmpty: () => react('emptyLotteryList', {}, hands) },
    }),
    { input: { list: given?.lotteryList ?? null } },
  );
  const parts: SessionParts = { session, loginMode, lotteryList: list };
  for (const actor of [session, loginMode, list]) actor.start();
  keepVisitorsApart(parts);
  return parts;
}

/**
 * Whoever logs out leaves nothing behind: calls under way are dropped, kept answers forgotten, other tabs told. The same
 * when another account takes over.
 */
function keepVisitorsApart({ session, lotteryList: list }: SessionParts): void {
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('visitor') : null;
  let account = session.getSnapshot().context.visitor.account;
  session.subscribe(({ context }) => {
    if (context.visitor.account === account) return;
    account = context.visitor.account;
    dropEverything();
    list.send({ type: 'changed' });
    void forgetAnswers();
    tabs?.postMessage(account === '' ? 'out' : 'in');
  });
  tabs?.addEventListener('message', () => session.send({ type: 'refresh' }));

  // Shown again from the back/forward cache or after another app: what is on screen may be hours old.
  const resume = (): void => session.send({ type: 'resume' });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    resume();
    void forgetAnswers();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
  });
  window.addEventListener('online', resume);
}
