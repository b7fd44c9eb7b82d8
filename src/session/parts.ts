// Owns how a component reaches the session's machines: the shell starts them and gives them here.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, Snapshot } from 'xstate';
import type { loginModeMachine } from './loginMode.machine.ts';
import type { lotteryListMachine } from './lotteryList.machine.ts';
import type { sessionMachine } from './session.machine.ts';

export interface SessionParts {
  session: ActorRefFrom<typeof sessionMachine>;
  loginMode: ActorRefFrom<typeof loginModeMachine>;
  lotteryList: ActorRefFrom<typeof lotteryListMachine>;
}

export const SessionContext = createContext<SessionParts | null>(null);

export function useParts(): SessionParts {
  const parts = useContext(SessionContext);
  if (!parts) throw new Error('The session needs a <SessionContext> above it: the shell gives one.');
  return parts;
}

interface Watched<State extends Snapshot<unknown>> {
  getSnapshot(): State;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** The state of a machine; draws again when it changes. (@xstate/react would cost the first screen a kilobyte for this.) */
export function useMachineState<State extends Snapshot<unknown>>(actor: Watched<State>): State {
  const read = () => actor.getSnapshot();
  return useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    read,
    read,
  );
}
