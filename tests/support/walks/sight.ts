// What a walk sees of a page: what can be pressed or filled in, where the page stands in the history, and what is wrong with its looks. Runs in the page.

/** Something that a thumb can use. */
export interface Usable {
  /** What it is and what stands on it; figures are left out, since they change by themselves. */
  name: string;
  kind: 'press' | 'fill' | 'choose';
  /** Of an input: what it takes. */
  type: string;
}

export interface Sight {
  origin: string;
  /** Not a page of the server's own, or of another. */
  isSite: boolean;
  path: string;
  /** With its query. */
  address: string;
  /** The screen that is shown, by its path; undefined where none is. */
  shown: string | undefined;
  /** Which entry of the tab's history the router stands on. */
  idx: number;
  /** Key of that entry. */
  key: string;
  /** Sheets and questions that are open. */
  dialogs: number;
  usable: Usable[];
  /** Entries of the tab bar that something else lies over. */
  covered: string[];
  /** What in sight says that it is loading. */
  busy: string[];
  /** Letters that the page shows. */
  letters: number;
  /** The balance as the page shows it; null where it shows none. */
  money: string | null;
}

/** What of the page an element of `usable` is, in the same order. */
interface Walked {
  usable?: Element[];
}

export function lookAround(): Sight {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const modals = [...document.querySelectorAll('dialog:modal')];
  const place = modals.at(-1) ?? document.body;
  const all = [
    ...place.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"], [role="radio"], [role="switch"]',
    ),
  ].filter((element) => {
    if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]')) return false;
    if (element instanceof HTMLInputElement && ['file', 'hidden', 'color'].includes(element.type))
      return false;
    // What leads elsewhere, or gives a file, is no step within the site.
    if (element instanceof HTMLAnchorElement)
      if (element.origin !== location.origin || element.target === '_blank' || element.download) return false;
    const isPicked = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
    return isSeen(isPicked ? (element.closest('label') ?? element) : element);
  });
  const kindOf = (element: Element): Usable['kind'] => {
    if (element instanceof HTMLSelectElement) return 'choose';
    if (element instanceof HTMLTextAreaElement) return 'fill';
    const isText =
      element instanceof HTMLInputElement &&
      !['radio', 'checkbox', 'button', 'submit', 'range'].includes(element.type);
    return isText ? 'fill' : 'press';
  };
  const known = new Map<string, number>();
  const usable = all.map((element): Usable => {
    const { name = '', type = '', inputMode = '' } = element as HTMLInputElement;
    const label =
      element.getAttribute('aria-label') ||
      element.closest('label')?.textContent ||
      element.textContent ||
      name;
    const words = label
      .replaceAll(/[\d.,]+/g, '#')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
    const plain = `${element.tagName.toLowerCase()} ${words}`;
    const nth = (known.get(plain) ?? 0) + 1;
    known.set(plain, nth);
    return { name: nth > 1 ? `${plain} (${nth})` : plain, kind: kindOf(element), type: inputMode || type };
  });
  (globalThis as Walked).usable = all;
  const bar =
    modals.length === 0
      ? document.querySelector('nav[aria-label="主菜单"], nav[aria-label="Main menu"]')
      : null;
  const covered = [...(bar && isSeen(bar) ? bar.children : [])].flatMap((entry) => {
    const { left, top, width, height } = entry.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above && entry.contains(above)
      ? []
      : [`${entry.textContent} below ${above?.outerHTML.slice(0, 120)}`];
  });
  const isInSight = (element: Element): boolean => {
    const { bottom, top } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && isSeen(element);
  };
  const busy = [...place.querySelectorAll('[aria-busy="true"], #outline')].filter(isInSight);
  const showsMoney =
    ['/index', '/userCenter', '/recharge'].includes(location.pathname) && modals.length === 0;
  const amount = showsMoney ? document.querySelector('main [data-size="large"]') : null;
  const state = history.state as { idx?: number; key?: string } | null;
  return {
    origin: location.origin,
    isSite: document.getElementById('root') !== null,
    path: location.pathname,
    address: location.pathname + location.search,
    shown: document.querySelector<HTMLElement>('[data-shown]')?.dataset.shown,
    idx: state?.idx ?? 0,
    key: state?.key ?? 'default',
    dialogs: document.querySelectorAll('dialog[open]').length,
    usable,
    covered,
    busy: busy.map((element) => element.outerHTML.slice(0, 120)),
    letters: document.body.innerText.trim().length,
    money: amount && isSeen(amount) ? amount.textContent : null,
  };
}

/** Brings what has this place among the usable into sight; says where a thumb would meet it, or null where something lies over it. */
export function aimAt(at: number): { x: number; y: number } | null {
  const element = (globalThis as Walked).usable?.[at];
  if (!element?.isConnected) return null;
  const isPicked = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
  const target = isPicked ? (element.closest('label') ?? element) : element;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  for (const share of [0.5, 0.2, 0.8]) {
    const [x, y] = [left + width * share, top + height / 2];
    const met = document.elementFromPoint(x, y);
    if (met && (target.contains(met) || met.closest('label') === target)) return { x, y };
  }
  return null;
}

/** Puts a text into what has this place among the usable, as typing does; in a choice that of its options which the number says. */
export function fillIn([at, text, number]: readonly [number, string, number]): void {
  const element = (globalThis as Walked).usable?.[at];
  if (element instanceof HTMLSelectElement) {
    const { options } = element;
    element.focus();
    element.selectedIndex = number % Math.max(1, options.length);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  element.focus();
  if (element.readOnly) return;
  element.select();
  document.execCommand('insertText', false, text);
}
