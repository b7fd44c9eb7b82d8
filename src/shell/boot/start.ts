// Owns the start of the session: what its machines begin with, when they are fetched, and what follows when somebody else is here than before.
import type { Boot } from '#contract/boot.ts';
import { late } from '#session/deferredActor.ts';
import { LoginMode, modeIn, modeOf } from '#session/loginMode.ts';
import { lotteryGroups, needsLotteries } from '#session/lotteryGroups.ts';
import type { SessionParts } from '#session/sessionActors.ts';
import { forgetAnswers, takeAnswers } from '#transport/cache.ts';
import { dropEverything } from '#transport/send.ts';
import { lotteriesOf } from './boot.ts';
import { whenUsed } from './idle.ts';

let loading: Promise<typeof import('./machines.ts')> | undefined;

/** A lost chunk of machines cannot be retried by a machine: the same patience by hand. */
async function importMachines(tries = 10): Promise<typeof import('./machines.ts')> {
  try {
    return await import('./machines.ts');
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 600));
    return importMachines(tries - 1);
  }
}

/** The machines' chunk; asked for anew by the next who needs it when it could not be had. */
export function loadMachines(): Promise<typeof import('./machines.ts')> {
  loading ??= importMachines().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** What the site stands on until the machines are there, and the fetching of them. */
export function startParts(boot: Boot): SessionParts {
  takeAnswers(boot.answers);
  let isAwake = false;
  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    loadMachines().then(
      ({ attachMachines }) => attachMachines(boot, parts),
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
  const parts: SessionParts = {
    session: late(
      { value: boot.visitor.login ? 'in' : 'out', context: { visitor: boot.visitor, isElsewhere: false } },
      wake,
    ),
    loginMode: late(
      {
        value: isRegister ? 'register' : 'login',
        context: { isRegisterOpen: boot.onOff.registerOpen },
      },
      wake,
      (event, state) => !('mode' in event) || event.mode !== modeOf(state),
    ),
    lotteryList: late(
      {
        value: list ? 'loaded' : 'none',
        context: { groups: list && lotteryGroups(list), error: null, path: '' },
      },
      wake,
      (event, { context }) =>
        event.type !== 'visited' || (context.groups === null && needsLotteries(event.path)),
    ),
  };
  keepVisitorsApart(parts);
  // Polling begins with the machines: at once for whoever is logged in, for a guest when they begin to use the page.
  if (boot.visitor.login) wake();
  else whenUsed(wake);
  return parts;
}

/**
 * Whoever logs out leaves nothing behind: calls under way are dropped, kept answers forgotten, other tabs told. The same
 * when another account takes over.
 */
function keepVisitorsApart({ session, lotteryList: list }: SessionParts): void {
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('visitor') : null;
  let { account } = session.getSnapshot().context.visitor;
  session.subscribe(() => {
    const { visitor } = session.getSnapshot().context;
    if (visitor.account === account) return;
    account = visitor.account;
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
