// The error catalogue, docs/specification.md §8, as one table: what happened, what the player reads, and where they are sent.
import type { Question } from '#kit/overlay/dialog.ts';
import { breakPage, type leadsToBreak } from '#kit/overlay/leadOn.ts';
import type { ToastKind } from '#kit/overlay/toast.ts';
import { failureText } from '#kit/page/failureText.ts';
import { t } from '#texts/text.ts';
import type { CallFailure, FailureKind } from '#transport/failure.ts';

/** docs/specification.md §8: the backend's own messages stay for 3 seconds, everything else for the default 2 seconds. */
const messageMs = 3_000;
const defaultMs = 2_000;
/** Time to note the number that customer service asks for. */
const numberedMs = 5_000;

export interface Facts {
  msg?: string;
  status?: number | undefined;
  requestId?: string;
  code?: string | undefined;
  /** Number of the repeat. */
  count?: number;
  /** Takes what is to be done when the repeated call has ended. */
  onEnd?: (listener: () => void) => void;
  isSilent?: boolean;
  isChange?: boolean;
  /** Mode 2. */
  isAlert?: boolean;
  /** A page that is open without logging in. */
  elsewhere?: Question['elsewhere'];
}

export type Situation = FailureKind | 'retry' | 'emptyLotteryList' | 'overlayLoggedOut' | 'chunkLost';

interface Reaction {
  /** What is said, unless the call is silent. */
  says?: (facts: Facts, situation: Situation) => string;
  /** As a question whose confirming leads to log-in, instead of a toast. */
  offersLogin?: true;
  kind?: ToastKind;
  ms?: number;
  /** The session is over; the player goes to /index. */
  ends?: 'here' | 'elsewhere';
  /** The route is replaced by itself (by the machine of chunk retry, which tries ten times at most). */
  replaces?: true;
}

/** The sentence of a kind of failure; a screen that could not be loaded has the same. */
const sentence = (facts: Facts, kind: Situation): string =>
  failureText({ ...facts, kind }, t('shell.error.other'));

export const policy: Readonly<Record<Situation, Reaction>> = {
  // success false and a message, or any other message
  refused: { says: sentence, kind: 'warn', ms: messageMs },
  // the account is logged in elsewhere: to /index, with the flag set, whose dialog says why
  loggedInElsewhere: { ends: 'elsewhere' },
  // not logged in: to /index, without a message
  notLoggedIn: { ends: 'here' },
  // no connection, after the repeats
  network: { says: sentence, kind: 'warn' },
  timeout: { says: sentence, kind: 'warn' },
  // other failures
  status: { says: sentence, kind: 'warn', ms: numberedMs },
  answer: { says: sentence, kind: 'warn' },
  // each repeat
  retry: { says: ({ count = 1 }) => t('shell.error.retry', { count }), kind: 'retrying' },
  emptyLotteryList: { says: () => t('shell.error.emptyLotteryList'), kind: 'warn' },
  overlayLoggedOut: { says: () => t('shell.error.loginFirst'), offersLogin: true },
  chunkLost: { replaces: true },
};

/** The effects that the table uses. */
export interface ErrorEffects {
  /** Returns the function that closes it sooner. */
  toast(text: string, options: { kind: ToastKind; ms: number }): () => void;
  ask(question: Question): Promise<boolean>;
  leadsToBreak: typeof leadsToBreak;
  goTo(path: '/index' | '/login' | typeof breakPage): void;
  endSession(isElsewhere: boolean): void;
  replaceRoute(): void;
}

export function handleSituation(situation: Situation, facts: Facts, effects: ErrorEffects): void {
  const { says, offersLogin, kind = 'plain', ms = defaultMs, ends, replaces } = policy[situation];
  if (ends) {
    effects.endSession(ends === 'elsewhere');
    effects.goTo('/index');
  }
  if (replaces) effects.replaceRoute();
  if (!says || facts.isSilent) return;
  const text = says(facts, situation);
  // Trying again cannot help; a page that only reads says so in its place.
  if (facts.code === 'inBreak' && facts.isChange)
    void effects.leadsToBreak(text).then((isAgreed) => isAgreed && effects.goTo(breakPage));
  else if (offersLogin) {
    void effects
      .ask({ text, confirm: t('shell.login.go'), ...(facts.elsewhere && { elsewhere: facts.elsewhere }) })
      .then((isAgreed) => isAgreed && effects.goTo('/login'));
  } else if (facts.isAlert) void effects.ask({ text, confirm: t('shell.error.confirm'), cancel: null });
  else {
    const close = effects.toast(text, { kind, ms });
    // Once it is answered, nothing is being tried any more.
    facts.onEnd?.(close);
  }
}

export const handleFailure = (failure: CallFailure, effects: ErrorEffects): void =>
  handleSituation(failure.kind, failure, effects);
