// Owns what a press beside a sheet does on a wide screen: the sheet dims its own column alone, so that what stands beside it takes the press that closes it.
import { useEffect } from 'react';

/** A sheet over one of three columns paints its column; a question, and any sheet on a narrower screen, dims everything. */
const dimsColumn = (dialog: HTMLDialogElement): boolean =>
  getComputedStyle(dialog, '::backdrop').backgroundImage !== 'none';

function press(event: MouseEvent): void {
  const { target: dialog, clientX, clientY } = event;
  if (!(dialog instanceof HTMLDialogElement) || !dimsColumn(dialog)) return;
  const { left, right } = dialog.getBoundingClientRect();
  if (clientX >= left && clientX <= right) return;
  event.stopPropagation();
  // As the Escape key does: whoever opened it hears of it.
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  dialog.close();
  (document.elementFromPoint(clientX, clientY) as HTMLElement | null)?.click();
}

export function usePressBesideSheet(): void {
  useEffect(() => {
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);
}
