// The numbers of the log-in modes, as addresses carry them: /login?mode=1.

/** The log-in page's two tabs. */
export const LoginMode = { login: 0, register: 1 } as const;
export type LoginMode = (typeof LoginMode)[keyof typeof LoginMode];

export const modeOf = (state: { value: keyof typeof LoginMode }): LoginMode => LoginMode[state.value];

/** The mode that the query of an address asks for. */
export const modeIn = (search: string): LoginMode =>
  new URLSearchParams(search).get('mode') === String(LoginMode.register)
    ? LoginMode.register
    : LoginMode.login;
