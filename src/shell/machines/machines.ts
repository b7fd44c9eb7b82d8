// The machines with their real actors; comes with its library after the first screen, or at once when one is needed.
import { createActor, fromPromise } from 'xstate';
import { forgetDraftsOf } from '#browser/drafts.ts';
import type { Boot } from '#contract/boot.ts';
import { type AccInfoAnswer, accInfo, lotteryList } from '#contract/session.generated.ts';
import { loginModeMachine } from '#session/loginMode.machine.ts';
import { lotteryListMachine } from '#session/lotteryList.machine.ts';
import { onOffNow } from '#session/onOffStore.ts';
import { completeVisitor, sessionMachine } from '#session/session.machine.ts';
import type { SessionActors } from '#session/sessionActors.ts';
import { send } from '#transport/send.ts';
import { lotteriesOf } from '../boot/boot.ts';
import { chunkRetryMachine } from '../chunk/chunkRetry.machine.ts';
import { errorEffects } from '../error/errorEffects.ts';
import { handleSituation } from '../error/errors.ts';
import { startExchange } from '../exchange.ts';

/** Starts the machines with what the page knew and forwards what was sent since. */
export function attachMachines(boot: Boot, actors: SessionActors): void {
  const session = sessionMachine.provide({
    actors: {
      ask: fromPromise<AccInfoAnswer, { isWaitedFor: boolean }>(({ signal, input }) =>
        send(accInfo, { app_: Date.now() }, { signal, background: !input.isWaitedFor }).then(completeVisitor),
      ),
    },
  });
  const list = lotteryListMachine.provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const { lotteryList: list } = await send(lotteryList, {}, { signal });
        if (list.every(({ family }) => family)) return list;
        // A backend need not name the family: the code of a lottery says it.
        const { cataloguedLottery } = await import('#lottery/catalogue.ts');
        return list.map((each) => ({
          ...each,
          family: each.family || (cataloguedLottery(each.lotCode)?.family ?? 'ssc'),
        }));
      }),
    },
    actions: { tellEmpty: () => handleSituation('emptyLotteryList', {}, errorEffects) },
  });
  actors.session.attach(createActor(session, { input: { visitor: boot.visitor } }).start());
  actors.loginMode.attach(
    createActor(loginModeMachine, { input: { isRegisterOpen: onOffNow().registerOpen } }).start(),
  );
  actors.lotteryList.attach(createActor(list, { input: { list: lotteriesOf(boot) } }).start());
  startExchange(actors);
  let { account } = boot.visitor;
  actors.session.subscribe(() => {
    const { visitor } = actors.session.getSnapshot().context;
    if (visitor.account === account) return;
    if (account !== '') forgetDraftsOf(account);
    account = visitor.account;
  });
}

export interface ChunkRetry {
  again(): void;
  stop(): void;
}

/** Loads a chunk, with the retries of the machine, and reports each end. `first` is the first try, already under way. */
export function retryChunk(
  load: () => Promise<void>,
  first: Promise<void>,
  onEnd: (end: 'loaded' | 'lost') => void,
): ChunkRetry {
  let isFirst = true;
  const tryOnce = (): Promise<void> => {
    if (!isFirst) return load();
    isFirst = false;
    return first;
  };
  const actor = createActor(
    chunkRetryMachine.provide({
      actors: { load: fromPromise(tryOnce) },
      actions: { replaceRoute: () => handleSituation('chunkLost', {}, errorEffects) },
    }),
  );
  actor.subscribe(({ value }) => {
    if (value === 'loaded' || value === 'lost') onEnd(value);
  });
  actor.start();
  return { again: () => actor.send({ type: 'again' }), stop: () => actor.stop() };
}
