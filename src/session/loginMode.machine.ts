// Which tab of the log-in page is chosen: mode 0 is log in, mode 1 is register (docs/specification.md §4).
import { assign, setup } from 'xstate';
import { LoginMode } from './loginMode.ts';

/** opened: the page is opened, at the tab its address names. chosen: a tab is tapped. registerOpen: the operator's setting arrives. */
export type LoginModeEvent =
  | { type: 'opened'; mode: LoginMode }
  | { type: 'chosen'; mode: LoginMode }
  | { type: 'registerOpen'; isOpen: boolean };

export const loginModeMachine = setup({
  types: {
    context: {} as { isRegisterOpen: boolean },
    input: {} as { isRegisterOpen: boolean },
    events: {} as LoginModeEvent,
  },
  guards: {
    isRegister: ({ context, event }) =>
      context.isRegisterOpen && 'mode' in event && event.mode === LoginMode.register,
    isClosing: ({ event }) => event.type === 'registerOpen' && !event.isOpen,
  },
  actions: {
    takeSetting: assign(({ context, event }) => ({
      isRegisterOpen: event.type === 'registerOpen' ? event.isOpen : context.isRegisterOpen,
    })),
  },
}).createMachine({
  context: ({ input }) => ({ isRegisterOpen: input.isRegisterOpen }),
  initial: 'login',
  on: {
    opened: [{ guard: 'isRegister', target: '.register' }, { target: '.login' }],
    chosen: [{ guard: 'isRegister', target: '.register' }, { target: '.login' }],
    registerOpen: [
      // Registration may be closed while somebody looks at its tab.
      { guard: 'isClosing', target: '.login', actions: 'takeSetting' },
      { actions: 'takeSetting' },
    ],
  },
  states: { login: {}, register: {} },
});
