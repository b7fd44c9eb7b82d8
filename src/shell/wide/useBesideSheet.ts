// What a press or the Tab key does beside a sheet on a wide screen: the sheet dims its own column alone, so that what stands beside it can be pressed and reached by keys; either closes the sheet.
import { useEffect } from 'react';

/** A sheet over one of three columns paints its column; a question, and any sheet on a narrower screen, dims everything. */
const dimsColumn = (dialog: HTMLDialogElement): boolean =>
  getComputedStyle(dialog, '::backdrop').backgroundImage !== 'none';

/** As the Escape key does: whoever opened it hears of it. */
function close(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  dialog.close();
}

function press(event: MouseEvent): void {
  const { target: dialog, clientX, clientY } = event;
  if (!(dialog instanceof HTMLDialogElement) || !dimsColumn(dialog)) return;
  const { left, right } = dialog.getBoundingClientRect();
  if (clientX >= left && clientX <= right) return;
  event.stopPropagation();
  close(dialog);
  (document.elementFromPoint(clientX, clientY) as HTMLElement | null)?.click();
}

/** Where the Tab key stops, in order. */
const stopsIn = (part: Element | null): HTMLElement[] =>
  [
    ...(part?.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ) ?? []),
  ].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility());

/** Behind the last stop of a sheet comes the right column, before its first one the left. */
function leaveByKey(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (!dialog || !dimsColumn(dialog)) return;
  const { shiftKey } = event;
  const end = stopsIn(dialog).at(shiftKey ? 0 : -1);
  const isBefore = shiftKey && document.activeElement === dialog;
  if (end && document.activeElement !== end && !isBefore) return;
  const to = shiftKey
    ? stopsIn(document.querySelector('[data-beside="left"]')).at(-1)
    : stopsIn(document.querySelector('[data-beside="right"]'))[0];
  if (!to) return;
  event.preventDefault();
  close(dialog);
  to.focus();
}

export function useBesideSheet(): void {
  useEffect(() => {
    document.addEventListener('click', press, true);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, []);
}
