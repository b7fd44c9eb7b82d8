// What a player was filling in, kept in this tab through leaving and reloading the page: picks and forms under way. Never a password, PIN or code.
import { sessionStore } from './storage.ts';

const key = 'drafts';
type Drafts = Record<string, Record<string, unknown>>;

function all(): Drafts {
  const kept = sessionStore.readJson(key);
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Drafts) : {};
}

/** What was kept, unchecked; undefined where there is nothing. `owner` is an account, '' for what any visitor of the tab may continue with. */
export const draftOf = (owner: string, name: string): unknown => all()[owner]?.[name];

export function keepDraft(owner: string, name: string, value: unknown): void {
  const drafts = all();
  sessionStore.writeJson(key, { ...drafts, [owner]: { ...drafts[owner], [name]: value } });
}

export function forgetDraft(owner: string, name: string): void {
  const drafts = all();
  const { [name]: _, ...rest } = drafts[owner] ?? {};
  sessionStore.writeJson(key, { ...drafts, [owner]: rest });
}

/** The account has logged out: the next person at this tab sees nothing of it. */
export function forgetDraftsOf(owner: string): void {
  const { [owner]: _, ...rest } = all();
  sessionStore.writeJson(key, rest);
}
