// Owns which of the shell's own sheets is open.
import { createSubject } from '#browser/subject.ts';

export type SheetName = 'lines' | 'skin' | 'board';

let open: SheetName | null = null;
const changes = createSubject();

export const openSheet = (): SheetName | null => open;

export function showSheet(name: SheetName | null): void {
  open = name;
  changes.emit();
}

export const onOpenSheet = changes.subscribe;
