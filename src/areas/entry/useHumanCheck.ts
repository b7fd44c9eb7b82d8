// What a visitor proves before log-in, registration, an SMS or trial play: a picture's characters or what is heard in their place, or the robot check's proof of work.
import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionStore } from '#browser/storage.ts';
import {
  captchaSound,
  checkYzm,
  type GetRecaptchaInfoAnswer,
  getRecaptchaInfo,
  googleRobotCallback,
  googleRobotConfig,
} from '#contract/auth.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure, isAborted } from '#transport/failure.ts';
import { send } from '#transport/send.ts';

/** Characters of a picture's code, as `captchaCode` of the contract has them. */
export const codeLength = 5;

export type Purpose = 'login' | 'register' | 'trial';

/** What a request carries as proof. */
export type Evidence =
  | { captchaId: string; captchaCode: string; captchaWork?: string }
  | { robotToken: string }
  | object;

type CheckType = GetRecaptchaInfoAnswer['type'];

export interface HumanCheck {
  /** What is to be proven; null while it is loading. */
  type: CheckType | null;
  /** A picture is asked for, or will be by all that is known while it is loading: its line is there from the beginning. */
  hasPicture: boolean;
  captchaId: string;
  /** data: address of the picture. */
  image: string;
  /** What is to be proven could not be loaded. */
  hasFailed: boolean;
  /** Whether what was typed is right. A wrong answer ends the picture, and the next one is there already. */
  match: 'unknown' | 'right' | 'wrong';
  isSolving: boolean;
  /** Asks again what is to be proven: a picture serves for one try. */
  renew(): void;
  /** Asks whether this is right once it is whole; what is right does not use the picture up. */
  check(code: string): void;
  /** data: address of the digits to hear, the same ones until there is another picture. Rejects with a CallFailure. */
  sound(): Promise<string>;
  /** What the next request carries. Rejects with a CallFailure where the robot check does not finish; the player has seen why. */
  evidence(captchaCode: string | undefined): Promise<Evidence>;
}

const unknown: GetRecaptchaInfoAnswer = { type: 'none', captchaId: '', image: '', difficulty: 0 };

/** Fetched once something is to be proven: most log-ins ask for nothing. */
const solve = async (challenge: string, difficulty: number, signal: AbortSignal): Promise<string> =>
  (await import('#browser/proofOfWork.ts')).solve(challenge, difficulty, signal);

/** The robot check: work in place of a picture; nothing where the station has it no more. */
async function provenByWork(signal: AbortSignal): Promise<Evidence> {
  const { enabled, ...riddle } = await send(googleRobotConfig, {}, { signal });
  if (!enabled) return {};
  const solution = await solve(riddle.challenge, riddle.difficulty, signal);
  const { robotToken } = await send(
    googleRobotCallback,
    { challenge: riddle.challenge, solution },
    { signal },
  );
  return { robotToken };
}

/** What is made once for a picture, and again where that failed. */
type Once = { captchaId: string; made: Promise<string> } | null;

/** Where this tab keeps that a picture was asked for last, which it will be again: its line is there from the beginning. */
const placeOf = (purpose: Purpose): string => `picture-asked-${purpose}`;

/** `expected` is what the station asks of everybody for this purpose; after failures a picture may be asked for all the same. */
export function useHumanCheck(purpose: Purpose, expected: CheckType): HumanCheck {
  const t = useText();
  const [facts, setFacts] = useState<GetRecaptchaInfoAnswer | null>(null);
  const [wasAsked] = useState(() => sessionStore.read(placeOf(purpose)) !== null);
  const [hasFailed, setFailed] = useState(false);
  const [match, setVerdict] = useState<HumanCheck['match']>('unknown');
  const [isSolving, setSolving] = useState(false);
  const asking = useRef<AbortController | null>(null);
  const checking = useRef<AbortController | null>(null);
  const work = useRef<Once>(null);
  const heard = useRef<Once>(null);

  const ask = useCallback((): AbortController => {
    asking.current?.abort();
    checking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setFailed(false);
    setVerdict('unknown');
    // Shown where the picture stands, so there is no separate message.
    const options = { signal: mine.signal, silent: true };
    const keep = (answer: GetRecaptchaInfoAnswer): void => {
      setFacts(answer);
      if (answer.type === 'image') sessionStore.write(placeOf(purpose), '');
      else sessionStore.remove(placeOf(purpose));
    };
    send(getRecaptchaInfo, { [purpose]: '' }, options).then(keep, (error: unknown) => {
      if (!isAborted(error)) setFailed(true);
    });
    return mine;
  }, [purpose]);

  useEffect(() => {
    const first = ask();
    return () => {
      first.abort();
      asking.current?.abort();
      checking.current?.abort();
    };
  }, [ask]);

  const { type, captchaId, image, difficulty } = facts ?? unknown;

  const once = (kept: typeof work, make: () => Promise<string>): Promise<string> => {
    if (kept.current?.captchaId !== captchaId) {
      const mine = { captchaId, made: make() };
      kept.current = mine;
      mine.made.catch(() => {
        if (kept.current === mine) kept.current = null;
      });
    }
    return kept.current!.made;
  };
  /** The work of the picture: it is done while the visitor types. */
  const worked = (): Promise<string> =>
    once(work, () => solve(captchaId, difficulty, asking.current!.signal));
  const sound = (): Promise<string> =>
    once(heard, () =>
      send(captchaSound, { captchaId }, { silent: true, signal: asking.current!.signal }).then(
        (answer) => answer.sound,
      ),
    );

  const check = (captchaCode: string): void => {
    setVerdict('unknown');
    checking.current?.abort();
    if (captchaCode === '' || captchaId === '') return;
    const mine = new AbortController();
    checking.current = mine;
    const judge = async (): Promise<void> => {
      const captchaWork = await worked();
      if (captchaCode.length !== codeLength || mine.signal.aborted) return;
      const options = { silent: true, signal: mine.signal };
      const { valid } = await send(checkYzm, { captchaId, captchaCode, captchaWork }, options);
      if (!valid) ask();
      setVerdict(valid ? 'right' : 'wrong');
    };
    // The request itself will report it: this was only meant to report it sooner.
    judge().catch(() => undefined);
  };

  const solved = async (captchaCode: string | undefined): Promise<Evidence> => {
    if (type === 'image') return captchaCode ? { captchaId, captchaCode, captchaWork: await worked() } : {};
    return provenByWork(asking.current!.signal);
  };

  const evidence = async (captchaCode: string | undefined): Promise<Evidence> => {
    if (type === 'none') return {};
    // What is sent now uses the picture up: a look at it would come too late.
    checking.current?.abort();
    setSolving(true);
    try {
      return await solved(captchaCode);
    } catch (error) {
      if (error instanceof CallFailure) throw error;
      if (!isAborted(error)) toast(t('entry.robot.failed'), { kind: 'warn' });
      throw new CallFailure('refused', { call: googleRobotConfig.id, msg: String(error) });
    } finally {
      setSolving(false);
    }
  };

  return {
    type: facts ? type : null,
    hasPicture: facts ? type === 'image' : wasAsked || expected === 'image',
    captchaId,
    image,
    hasFailed,
    match,
    isSolving,
    renew: () => void ask(),
    check,
    sound,
    evidence,
  };
}
