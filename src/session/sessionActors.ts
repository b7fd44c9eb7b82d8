// Owns how a component reaches the session's actors: the shell starts them, components read them by useSelector() of @xstate/react.
import { createContext, useContext } from 'react';
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
  if (!actors) throw new Error('The session needs a <SessionContext> above it: the shell provides one.');
  return actors;
}
