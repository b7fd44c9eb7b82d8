// Owns what a visitor proves before log-in, registration, an SMS or trial play: a picture's characters, or the robot check's proof of work.
import { useCallback, useEffect, useRef, useState } from 'react';
import {
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
import { solve } from './proofOfWork.ts';

/** Characters of a picture's code, as `captchaCode` of the contract has them. */
export const codeLength = 5;

export type Purpose = 'login' | 'register' | 'trial';

/** What a request carries as proof. */
export type Evidence = { captchaId: string; captchaCode: string } | { robotToken: string } | object;

export interface HumanCheck {
  /** What is to be proven; null while it is loading. */
  type: GetRecaptchaInfoAnswer['type'] | null;
  captchaId: string;
  /** data: address of the picture. */
  image: string;
  /** What is to be proven could not be loaded. */
  hasFailed: boolean;
  /** Whether the characters typed are those of the picture. */
  match: 'unknown' | 'right' | 'wrong';
  isSolving: boolean;
  /** Asks again what is to be proven: a picture serves for one try. */
  renew(): void;
  /** Asks whether these are the characters; does not use the picture up. */
  check(code: string): void;
  /** What the next request carries. Rejects with a CallFailure where the robot check does not finish; the player has seen why. */
  evidence(captchaCode: string | undefined): Promise<Evidence>;
}

const unknown: GetRecaptchaInfoAnswer = { type: 'none', captchaId: '', image: '' };

export function useHumanCheck(purpose: Purpose): HumanCheck {
  const t = useText();
  const [facts, setFacts] = useState<GetRecaptchaInfoAnswer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [match, setVerdict] = useState<HumanCheck['match']>('unknown');
  const [isSolving, setSolving] = useState(false);
  const asking = useRef<AbortController | null>(null);

  const ask = useCallback((): AbortController => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setFailed(false);
    setVerdict('unknown');
    // Shown where the picture stands, so there is no separate message.
    const options = { signal: mine.signal, silent: true };
    send(getRecaptchaInfo, { [purpose]: '' }, options).then(setFacts, (error: unknown) => {
      if (!isAborted(error)) setFailed(true);
    });
    return mine;
  }, [purpose]);

  useEffect(() => {
    const first = ask();
    return () => {
      first.abort();
      asking.current?.abort();
    };
  }, [ask]);

  const { type, captchaId, image } = facts ?? unknown;

  const check = (captchaCode: string): void => {
    setVerdict('unknown');
    if (captchaCode.length !== codeLength || captchaId === '') return;
    send(checkYzm, { captchaId, captchaCode }, { silent: true, signal: asking.current!.signal }).then(
      ({ valid }) => setVerdict(valid ? 'right' : 'wrong'),
      // The request itself will report it: this was only meant to report it sooner.
      () => undefined,
    );
  };

  const evidence = async (captchaCode: string | undefined): Promise<Evidence> => {
    if (type === 'image') return captchaCode ? { captchaId, captchaCode } : {};
    if (type !== 'robot') return {};
    setSolving(true);
    try {
      const signal = asking.current!.signal;
      const { enabled, challenge, difficulty } = await send(googleRobotConfig, {}, { signal });
      if (!enabled) return {};
      const solution = await solve(challenge, difficulty, signal);
      const { robotToken } = await send(googleRobotCallback, { challenge, solution }, { signal });
      return { robotToken };
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
    captchaId,
    image,
    hasFailed,
    match,
    isSolving,
    renew: () => void ask(),
    check,
    evidence,
  };
}
