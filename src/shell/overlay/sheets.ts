// Owns which of the shell's own sheets is open.

export type SheetName = 'lines';

let open: SheetName | null = null;
const listeners = new Set<() => void>();

export const openSheet = (): SheetName | null => open;

export function showSheet(name: SheetName | null): void {
  open = name;
  for (const listener of listeners) listener();
}

export function onOpenSheet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
