// The start of the session: what its machines begin with, when they are fetched, and what follows when somebody else is here than before.
import { loadOnce, loadWithRetry } from '#browser/loadOnce.ts';
import { onOnline, onRestored, onResumed } from '#browser/pageLifecycle.ts';
import type { Boot } from '#contract/boot.ts';
import { deferActor } from '#session/deferredActor.ts';
import { LoginMode, modeIn, modeOf } from '#session/loginMode.ts';
import { lotteryGroups, needsLotteries } from '#session/lotteryGroups.ts';
import { setOnOff } from '#session/onOffStore.ts';
import type { SessionActors } from '#session/sessionActors.ts';
import { clearAnswers, seedAnswers } from '#transport/cache.ts';
import { dropEverything } from '#transport/send.ts';
import { lotteriesOf } from './boot.ts';
import { whenUsed } from './idle.ts';

/** The machines' chunk. Its loading cannot be retried by a machine: the same patience without one. */
export const loadMachines = loadOnce<void, typeof import('../machines/machines.ts')>(() =>
  loadWithRetry(() => import('../machines/machines.ts'), {
    pauseMs: 600,
    mayRetry: (failures) => failures <= 10,
  }),
);

/** What the site uses until the machines are loaded, and loading them. */
export function startSessionActors(boot: Boot): SessionActors {
  seedAnswers(boot.answers);
  setOnOff(boot.onOff);
  let isAwake = false;
  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    loadMachines().then(
      ({ attachMachines }) => attachMachines(boot, actors),
      () => {
        isAwake = false;
        setTimeout(wake, 3_000);
      },
    );
  };
  const list = lotteriesOf(boot);
  const { pathname, search } = window.location;
  const isRegister =
    boot.onOff.registerOpen && pathname === '/login' && modeIn(search) === LoginMode.register;
  const actors: SessionActors = {
    session: deferActor(
      { value: boot.visitor.login ? 'in' : 'out', context: { visitor: boot.visitor, isElsewhere: false } },
      wake,
    ),
    loginMode: deferActor(
      {
        value: isRegister ? 'register' : 'login',
        context: { isRegisterOpen: boot.onOff.registerOpen },
      },
      wake,
      (event, state) => !('mode' in event) || event.mode !== modeOf(state),
    ),
    lotteryList: deferActor(
      {
        value: list ? 'loaded' : 'none',
        context: { groups: list && lotteryGroups(list), error: null, path: '' },
      },
      wake,
      (event, { context }) =>
        event.type !== 'visited' || (context.groups === null && needsLotteries(event.path)),
    ),
  };
  keepVisitorsApart(actors);
  // Polling begins with the machines: at once for a player who is logged in, for a guest when they begin to use the page.
  if (boot.visitor.login) wake();
  else whenUsed(wake);
  return actors;
}

/**
 * A log-out leaves nothing behind: calls under way are aborted, kept answers cleared, other tabs notified. The same
 * when another account logs in.
 */
function keepVisitorsApart({ session, lotteryList: list }: SessionActors): void {
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('visitor') : null;
  let { account } = session.getSnapshot().context.visitor;
  session.subscribe(() => {
    const { visitor } = session.getSnapshot().context;
    if (visitor.account === account) return;
    account = visitor.account;
    dropEverything();
    list.send({ type: 'changed' });
    clearAnswers();
    tabs?.postMessage(account === '' ? 'out' : 'in');
  });
  tabs?.addEventListener('message', () => session.send({ type: 'refresh' }));

  // Shown again from the back/forward cache or after another app: what is on screen may be hours old.
  const resume = (): void => session.send({ type: 'resume' });
  onResumed(resume);
  onOnline(resume);
  onRestored(clearAnswers);
}
