// Opening a trial account with play money; it expires automatically.

import { randomInt } from 'node:crypto';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { credit, openAccount } from '../../account/accounts.ts';
import { humanCheckForTrial, requireHumanCheck } from '../../account/humanCheck.ts';
import { attemptsOf, lockKey, recordAttempt } from '../../account/rateLimit.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { refuseHeldPerson } from '../../money/breaks/person.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const daySeconds = 86_400;

const randomName = () =>
  `guest${Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')}`;

export default handle('auth/normalTrialPlay', async (context) => {
  const { station, visitor, db, now, settings, session, text } = context;
  if (!station.onOff.trialOpen) throw new Refusal('server.trialOff', { code: 'switchedOff' });
  if (session && session.role !== 'trial') throw new Refusal('server.alreadyIn', { code: 'alreadyIn' });
  const key = `trial from ${visitor.network}`;
  await lockKey(db, station.code, key);
  const opened = await attemptsOf(db, key, now, daySeconds);
  if (opened >= settings.trialsPerAddressADay)
    throw new Refusal('server.trialLimit', { code: 'throttled', limit: 'trialsPerAddressADay' });
  if (opened >= settings.trialsBeforeProof) {
    await requireHumanCheck(context, humanCheckForTrial(station));
  }
  await recordAttempt(context.work, [key]);

  await refuseHeldPerson(context, { what: 'trial', account: '' });

  const endsAt = new Date(now.getTime() + settings.trialSeconds * 1000);
  const trial = { role: 'trial' as const, password_hash: null, created_at: now, ends_at: endsAt };
  let account = randomName();
  let id = await openAccount(db, station.code, { ...trial, name: account });
  while (id === null) {
    account = randomName();
    id = await openAccount(db, station.code, { ...trial, name: account });
  }
  const why = {
    type: ledgerTypes.trialMoney,
    refType: 'trial',
    refId: String(id),
    remark: text('server.trialRemark'),
  };
  await credit(db, station.code, { id, role: 'trial' }, settings.trialMoney, { ...why, at: now });
  await context.logIn(id, 'registration');
  return { login: true, account, money: wireMoney(settings.trialMoney), endTime: formatMoment(endsAt) };
});
