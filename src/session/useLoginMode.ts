// The hook to the chosen tab of the log-in page.
import { type LoginMode, modeOf } from './loginMode.ts';
import { useActorState, useSessionActors } from './sessionActors.ts';

/** mode 0 is the log-in tab, 1 the register tab; choose() taps one. Opening /login?mode=1 begins at the register tab. */
export function useLoginMode(): { mode: LoginMode; choose(mode: LoginMode): void } {
  const { loginMode } = useSessionActors();
  return {
    mode: useActorState(loginMode, modeOf),
    choose: (mode) => loginMode.send({ type: 'chosen', mode }),
  };
}
