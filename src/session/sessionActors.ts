// How a component reaches the session's actors, which the shell starts. Later screens read them by useSelector() of @xstate/react, the first screen by useActorState().
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { DeferredActor } from './deferredActor.ts';
import type { LoginModeEvent, loginModeMachine } from './loginMode.machine.ts';
import type { LotteryListEvent, lotteryListMachine } from './lotteryList.machine.ts';
import type { SessionEvent, sessionMachine } from './session.machine.ts';

type StateOf<Machine> = Pick<SnapshotFrom<Machine>, 'value' | 'context'>;

export interface SessionActors {
  session: DeferredActor<StateOf<typeof sessionMachine>, SessionEvent>;
  loginMode: DeferredActor<StateOf<typeof loginModeMachine>, LoginModeEvent>;
  lotteryList: DeferredActor<StateOf<typeof lotteryListMachine>, LotteryListEvent>;
}

export const SessionContext = createContext<SessionActors | null>(null);

export function useSessionActors(): SessionActors {
  const actors = useContext(SessionContext);
  if (!actors) throw new Error('The session needs <SessionContext>.');
  return actors;
}

interface Readable<State> {
  getSnapshot(): State;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * What `select` takes of an actor's state; it must return the same value while nothing changed. For the first screen and for what every
 * visit loads after it: with useSelector() the first screen would weigh 445 B more, over its budget
 * (docs/decisions/0079-where-the-browser-uses-xstate-react-and-dayjs.md).
 */
export function useActorState<State, Selected>(
  actor: Readable<State>,
  select: (state: State) => Selected,
): Selected {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    [actor],
  );
  const read = () => select(actor.getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}
