import { findAccount, keyOfName, refuseDisabled } from '../../account/accounts.ts';
import { recordLogIn } from '../../account/devices/logIns.ts';
import { askedKey, failureKeys, nearnessOf, tryKeyOf } from '../../account/failures.ts';
import { humanCheckForLogin, requireHumanCheck } from '../../account/humanCheck.ts';
import { attemptsOf, clearAttempts, lockKey, recordAttempt } from '../../account/rateLimit.ts';
import { completeLogIn } from '../../money/breaks/completeLogIn.ts';
import { askOfAccount, type Decided } from '../../money/breaks/registry.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

const hourSeconds = 3600;

export default handle<'auth/login', Decided | null>(
  'auth/login',
  async (context, read) => {
    const { request, station, visitor, db, now, settings, hashing } = context;
    const nameKey = keyOfName(request.account);
    await lockKey(db, station.code, `login ${nameKey}`);
    const account = await findAccount(db, request.account);
    const nearness = await nearnessOf(db, account?.id, visitor);
    const isKnownDevice = nearness === 'device';
    const tryKey = tryKeyOf('login', nameKey, nearness, visitor);
    const failures = failureKeys(nameKey, visitor);
    const throttled = (limit: 'loginTriesAnHour' | 'addressFailuresAnHour') =>
      new Refusal('server.loginThrottled', { code: 'throttled', limit });
    if ((await attemptsOf(db, tryKey, now, hourSeconds)) >= settings.loginTriesAnHour)
      throw throttled('loginTriesAnHour');
    if (
      !isKnownDevice &&
      (await attemptsOf(db, failures.address, now, hourSeconds)) >= settings.addressFailuresAnHour
    )
      throw throttled('addressFailuresAnHour');

    const proof = await humanCheckForLogin({ db, station, now, settings }, visitor, nameKey);
    // This visitor may have no failures of its own: the next getRecaptchaInfo has to know that a picture is required all the same.
    if (proof === 'image' && request.captchaCode === undefined)
      await recordAttempt(context.work, [askedKey(visitor)]);
    await requireHumanCheck(context, proof);

    await recordAttempt(context.work, [tryKey]);
    if (!(await hashing.verify(request.password, account?.password_hash)) || !account) {
      await recordAttempt(context.work, Object.values(failures));
      await recordLogIn(db, account?.id, visitor, { way: 'password', outcome: 'wrong' }, now);
      const next = await humanCheckForLogin({ db, station, now, settings }, visitor, nameKey);
      throw new Refusal('server.wrongLogin', {
        field: 'password',
        code: 'wrongLogin',
        keep: true,
        answer: { login: false, questionTicket: '', needCaptcha: next !== 'none' },
      });
    }
    refuseDisabled(account);
    if (account.password_lapses_at && account.password_lapses_at <= now)
      throw new Refusal('server.passwordLapsed', { code: 'lapsed', field: 'password', keep: true });
    if (account.ends_at && account.ends_at <= now)
      throw new Refusal('server.trialOver', { code: 'trialOver', keep: true });

    const answer = await completeLogIn(context, account, 'password', await read, (step) => ({
      ...step,
      needCaptcha: false,
    }));
    if (!answer.login) return answer;
    await clearAttempts(db, tryKey);
    await clearAttempts(db, failures.account);
    await clearAttempts(db, failures.visitor);
    await clearAttempts(db, askedKey(visitor));
    return answer;
  },
  {
    isHashing: true,
    // Asked of whoever is named, before the password is looked at: nobody waits for another company inside a transaction.
    admits: (context) => askOfAccount(context, () => findAccount(context.db, context.request.account)),
  },
);
