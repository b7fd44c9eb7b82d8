// What a backend call is to the code that makes it: an address, a manner of sending, and the shape of its answer.

/**
 * The shape of an answer, in short: 's' text, 'i' integer, 'n' number, 'b' boolean, '=a|b' one of these,
 * '#1|2' one of these integers, [x] a list of x, [x, 'each'] one whose rows that do not fit are left out, {key: x} an object, with 'key?' for what may be missing
 * and 'key=<JSON>' for what stands in where it is missing, or where its value is none of those listed.
 * Generated from the response schema; light enough to check every answer in the browser.
 */
export type Shape = string | readonly [row: Shape, manner?: 'each'] | { readonly [key: string]: Shape };

/** The parts of a key of a shape: the field's name, and '?' or '=<JSON>' where it may be missing. */
export function shapeKey(key: string): { name: string; mark: string } {
  const name = key.replace(/[?=].*$/s, '');
  return { name, mark: key.slice(name.length) };
}

/** A backend call, generated from schemas/call/<id>.json. */
export interface Call<Request, Answer> {
  readonly id: string;
  readonly path: string;
  /** POST with a form-encoded body unless said. */
  readonly verb?: 'GET';
  /** Every send carries an intent id; a repeat of it is answered with the first answer. */
  readonly intent?: true;
  /** Its failures are not shown to the player. */
  readonly silent?: true;
  /** Request properties that travel in the query string of a POST. */
  readonly query?: readonly string[];
  readonly answer: Shape;
  /** Phantom field: it exists for the type checker only. */
  readonly types?: { request: Request; answer: Answer };
}

/** What every answer carries beside its own fields (schemas/entity/envelope.json). */
export interface Envelope {
  success: boolean;
  msg: string;
  code?: string;
  fieldErrors?: Record<string, string>;
}

export type Role = 'guest' | 'trial' | 'member' | 'agent';

/** The least role of a visitor: anybody, anybody logged in, a member, an agent. */
export type Rank = 'guest' | 'player' | 'member' | 'agent';

const ranks: Record<Rank, readonly Role[]> = {
  guest: ['guest', 'trial', 'member', 'agent'],
  player: ['trial', 'member', 'agent'],
  member: ['member', 'agent'],
  agent: ['agent'],
};

/** Whether somebody of this role may do what requires at least this rank. */
export const mayDo = (role: Role, least: Rank): boolean => ranks[least].includes(role);

/** Key of a call with its request: of the SWR cache, and of the answers that come with the page. */
export function callKey(id: string, request: object): string {
  const fields = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${id}?${fields.join('&')}`;
}
