// The short message that disappears by itself; ToastHost.tsx draws it.
import { createSubject } from '#browser/subject.ts';

export type ToastKind = 'plain' | 'warn' | 'done' | 'win' | 'loading' | 'retrying';

/** What can be done about what a message says, in one tap. */
export interface ToastAction {
  label: string;
  run(): void;
}

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
  action?: ToastAction | undefined;
}

const defaultMs = 2000;
let shown: Toast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const changes = createSubject();

function show(next: Toast | null): void {
  shown = next;
  changes.emit();
}

/**
 * Shows a message for `ms` milliseconds (2000), in place of any other; returns the function that closes it sooner. That
 * something is tried again ('retrying') never takes the place of what was said: it goes unsaid.
 */
export function toast(
  text: string,
  options: { kind?: ToastKind; ms?: number; action?: ToastAction } = {},
): () => void {
  const { kind = 'plain', ms = defaultMs, action } = options;
  if (kind === 'retrying' && shown && shown.kind !== 'retrying' && shown.kind !== 'loading')
    return () => undefined;
  clearTimeout(timer);
  count += 1;
  const id = count;
  const close = (): void => {
    if (shown?.id !== id) return;
    clearTimeout(timer);
    show(null);
  };
  show({ id, text, kind, action });
  timer = setTimeout(close, ms);
  return close;
}

/** Removes a message that is shown elsewhere on the screen. */
export function withdrawToast(text: string): void {
  if (shown?.text === text) show(null);
}

/** For the host: the message that is shown now, and its changes. */
export const shownToast = (): Toast | null => shown;
export const onToast = changes.subscribe;
