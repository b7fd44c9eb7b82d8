// The walk of the log-in tabs: the tab is the one asked for last, and registration only while it is open.
import { createActor } from 'xstate';
import { loginModeMachine } from '#session/loginMode.machine.ts';
import { LoginMode, modeOf } from '#session/loginMode.ts';
import type { MachineWalk } from '../machineWalk.ts';

export const loginModeWalk: MachineWalk = {
  machine: loginModeMachine,
  begin({ clock, inspect }, below) {
    let isRegisterOpen = below(2) === 0;
    let expected: LoginMode = LoginMode.login;
    const actor = createActor(loginModeMachine, { clock, inspect, input: { isRegisterOpen } }).start();
    const ask = (mode: LoginMode): LoginMode => {
      expected = isRegisterOpen ? mode : LoginMode.login;
      return mode;
    };
    return {
      actor,
      asked: [],
      moves: {
        'the page is opened': (below) => actor.send({ type: 'opened', mode: ask(below(2) as LoginMode) }),
        'a tab is tapped': (below) => actor.send({ type: 'chosen', mode: ask(below(2) as LoginMode) }),
        'the setting arrives': (below) => {
          isRegisterOpen = below(2) === 0;
          if (!isRegisterOpen) expected = LoginMode.login;
          actor.send({ type: 'registerOpen', isOpen: isRegisterOpen });
        },
      },
      fault: () =>
        modeOf(actor.getSnapshot()) === expected
          ? ''
          : `tab ${modeOf(actor.getSnapshot())} is shown in place of ${expected}`,
    };
  },
};
