// The kinds of failed calls, and how a refusal is recognised by its code or its wording.
import refusals from '#schemas/refusals.json' with { type: 'json' };

/**
 * refused: the server said no, and why. notLoggedIn, loggedInElsewhere: refusals the shell acts on. network: no answer
 * arrived whole. timeout: no answer in time. status: the server failed, or an HTTP status that is no answer of ours.
 * answer: something came that is not what the contract says.
 */
export type FailureKind =
  | 'refused'
  | 'notLoggedIn'
  | 'loggedInElsewhere'
  | 'network'
  | 'timeout'
  | 'status'
  | 'answer';

export interface FailureFacts {
  /** Id of the call. */
  call: string;
  /** What the server says to the player, in the language of the request; empty where it said nothing. */
  msg?: string;
  /** What is wrong with the answer, for the operator of the backend: in English, and never shown as a message. */
  detail?: string;
  /** HTTP status, where there was one. */
  status?: number;
  /** The id under which the server's log has the request, where the answer carried one. */
  requestId?: string;
  code?: string;
  /** Request field to what is wrong with it. */
  fieldErrors?: Record<string, string>;
  /** Nothing of it is shown to the player by the shell. */
  isSilent?: boolean;
  /** Something was to be changed: the player pressed for it. */
  isChange?: boolean;
  /** Shown in a dialog that waits for the player instead of a toast: mode 2 of docs/specification.md §8. */
  isAlert?: boolean;
}

export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;
  readonly call: string;
  readonly msg: string;
  readonly status: number | undefined;
  readonly detail: string;
  readonly requestId: string;
  readonly code: string | undefined;
  readonly fieldErrors: Record<string, string> | undefined;
  readonly isSilent: boolean;
  readonly isChange: boolean;
  readonly isAlert: boolean;

  constructor(kind: FailureKind, facts: FailureFacts) {
    const { call, status, msg, detail } = facts;
    super([`${call}: ${kind}`, status, msg, detail].filter(Boolean).join(' '));
    this.kind = kind;
    this.call = facts.call;
    this.msg = facts.msg ?? '';
    this.status = facts.status;
    this.detail = facts.detail ?? '';
    this.requestId = facts.requestId ?? '';
    this.code = facts.code;
    this.fieldErrors = facts.fieldErrors;
    this.isSilent = facts.isSilent ?? false;
    this.isChange = facts.isChange ?? false;
    this.isAlert = facts.isAlert ?? false;
  }
}

/** Whether a rejection only says that the answer is no longer wanted: the player left the screen or logged out. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const kinds = Object.entries(refusals.refusals) as ['notLoggedIn' | 'loggedInElsewhere', string[]][];

/** By code first; a backend that sends only msg is understood by its wording. */
export function refusalKind(code: string | undefined, msg: string): FailureKind {
  const lower = msg.toLowerCase();
  for (const [kind] of kinds) if (code === kind) return kind;
  if (code) return 'refused';
  // Elsewhere goes first: such messages often end in "please log in again".
  for (const [kind, wordings] of [...kinds].reverse()) {
    if (wordings.some((wording) => lower.includes(wording.toLowerCase()))) return kind;
  }
  return 'refused';
}
