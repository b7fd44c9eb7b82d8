// The outline that the page itself brings (index.html), in the shape of its first screen, from then on: it goes once a screen is there.
const outline = (): HTMLElement | null => document.getElementById('outline');

/** Beside a notice that stands in a screen's place it would be a second page. */
export function showOutline(isShown: boolean): void {
  const element = outline();
  if (element) element.hidden = !isShown;
}

export const removeOutline = (): void => outline()?.remove();
