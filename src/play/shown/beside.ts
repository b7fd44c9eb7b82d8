// The place beside a board on a wide screen that holds its slip, in place of a sheet: what draws the slip there, where there is such a place.
import { type ComponentType, useSyncExternalStore } from 'react';
import { createSubject } from '#browser/subject.ts';
import type { SheetProps } from '#kit/overlay/Sheet.tsx';

type Frame = ComponentType<SheetProps> | undefined;

let frame: Frame;
const changes = createSubject();

export function setBeside(next: Frame): void {
  frame = next;
  changes.emit();
}

export const useBeside = (): Frame => useSyncExternalStore(changes.subscribe, () => frame);
