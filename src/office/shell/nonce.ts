// The styles which the component library makes while it runs carry the nonce of the page: its policy would refuse them otherwise.

/** The library measures scroll bars and locks scrolling by styles that it makes without the nonce it was given: every style of this page gets it. */
export function giveNonceToStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const make = document.createElement.bind(document) as typeof document.createElement;
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = make(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
