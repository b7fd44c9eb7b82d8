// Owns how a component reaches the session's machines: the shell starts them and gives them here.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Late, MachineState } from './deferredActor.ts';
import type { LoginModeEvent, loginModeMachine } from './loginMode.machine.ts';
import type { LotteryListEvent, lotteryListMachine } from './lotteryList.machine.ts';
import type { SessionEvent, sessionMachine } from './session.machine.ts';

type StateOf<Machine> = Pick<SnapshotFrom<Machine>, 'value' | 'context'>;

export interface SessionParts {
  session: Late<StateOf<typeof sessionMachine>, SessionEvent>;
  loginMode: Late<StateOf<typeof loginModeMachine>, LoginModeEvent>;
  lotteryList: Late<StateOf<typeof lotteryListMachine>, LotteryListEvent>;
}

export const SessionContext = createContext<SessionParts | null>(null);

export function useParts(): SessionParts {
  const parts = useContext(SessionContext);
  if (!parts) throw new Error('The session needs a <SessionContext> above it: the shell gives one.');
  return parts;
}

/** The state of a machine; draws again when it changes. (@xstate/react would cost the first screen a kilobyte for this.) */
export function useMachineState<State extends MachineState>(machine: Late<State, never>): State {
  const read = () => machine.getSnapshot();
  return useSyncExternalStore(
    (listener) => {
      const subscription = machine.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    read,
    read,
  );
}
