// Owns the numbers of the log-in modes.

/** 0 is the log-in tab, 1 the register tab. */
export type LoginMode = 0 | 1;

export const modeOf = (state: { value: 'login' | 'register' }): LoginMode =>
  state.value === 'register' ? 1 : 0;
