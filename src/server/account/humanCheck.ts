// Which human check a visitor needs before a log-in, a registration, a text message or trial play.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { type CaptchaContext, consumeCaptcha } from './captcha/captcha.ts';
import { askedKey, failureKeys } from './failures.ts';
import { consumeRobotToken } from './proofOfWork.ts';
import { attemptsOf } from './rateLimit.ts';
import type { Visitor } from './visitor.ts';

export type HumanCheck = 'none' | 'image' | 'robot';

/** The check for a log-in: as the station says, and at least a captcha after failures of this visitor or for this account. */
export async function humanCheckForLogin(
  { db, station, now, settings }: { db: Db; station: StationFacts; now: Date; settings: Settings },
  visitor: Visitor,
  accountKey: string | null,
): Promise<HumanCheck> {
  const asked = station.onOff.loginCheck;
  if (asked !== 'none') return asked;
  const keys = failureKeys(accountKey ?? '', visitor);
  const count = (key: string) => attemptsOf(db, key, now, settings.captchaWindowSeconds);
  const isAsked =
    (await count(keys.visitor)) >= settings.captchaAfterFailures ||
    (await count(askedKey(visitor))) > 0 ||
    (accountKey !== null && (await count(keys.account)) >= settings.captchaAfterFailures);
  return isAsked ? 'image' : 'none';
}

/** The check for a registration; a captcha may also be one of the fields. */
export const humanCheckForRegister = ({ onOff }: StationFacts): HumanCheck =>
  onOff.registerCheck === 'none' && onOff.registerFields.includes('captchaCode')
    ? 'image'
    : onOff.registerCheck;

/** The check for a further trial account from one address: at least a captcha. */
export const humanCheckForTrial = ({ onOff }: StationFacts): HumanCheck =>
  onOff.registerCheck === 'none' ? 'image' : onOff.registerCheck;

/** What a request carries as proof. */
export interface Evidence {
  captchaId?: string;
  captchaCode?: string;
  captchaWork?: string;
  robotToken?: string;
}

/** Uses up the captcha or token of the request. Refuses when it is missing or wrong; it stays used up. */
export async function requireHumanCheck(
  context: CaptchaContext & { request: Evidence },
  proof: HumanCheck,
): Promise<void> {
  const { request, db, visitor, now } = context;
  if (proof === 'image') {
    const { captchaId: id, captchaCode: code, captchaWork: work = '' } = request;
    if (id === undefined || code === undefined)
      throw new Refusal('server.captchaNeeded', { field: 'captchaCode', code: 'needCaptcha', keep: true });
    if (!(await consumeCaptcha(context, { id, code, work })))
      throw new Refusal('server.captchaWrong', { field: 'captchaCode', code: 'captchaWrong', keep: true });
  }
  if (proof === 'robot') {
    if (request.robotToken === undefined) throw new Refusal('server.robotNeeded', { code: 'needRobot' });
    if (!(await consumeRobotToken(db, visitor, now, request.robotToken)))
      throw new Refusal('server.robotWrong', { code: 'robotWrong', keep: true });
  }
}
