import { localText } from '#station/station.ts';
import { sendCode } from '../../account/codes/sms.ts';
import { humanCheckForRegister, requireHumanCheck } from '../../account/humanCheck.ts';
import { registrationFields } from '../../account/registrationFields.ts';
import { deliver } from '../../messages/delivery.ts';
import { wordsOf } from '../../messages/templates.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('auth/smsSend', async (context) => {
  const { request, station, visitor, db, now, settings, locale, text, counterparties } = context;
  const isOffered =
    station.onOff.registerOpen && registrationFields(station).some(({ key }) => key === 'smsCode');
  if (!isOffered) throw new Refusal('server.smsOff', { code: 'switchedOff' });
  if (!counterparties?.sms) throw new Refusal('server.smsNoGateway', { code: 'smsDown' });
  await requireHumanCheck(context, humanCheckForRegister(station));
  const name = localText(station.name, locale);
  const { messageId, waitSeconds } = await sendCode(
    { db, station: station.code, visitor, now, settings },
    request.phone,
    async (code, minutes) =>
      localText((await wordsOf(db, 'sms-code', { station: name, code, minutes })).content, locale),
  );
  context.afterCommit(async ({ inStation, now: moment }) => {
    const round = { station: station.code, inStation, counterparties, now: moment() };
    const state = await deliver(round, messageId);
    if (state === 'refused') throw new Refusal('server.smsRefused', { code: 'invalid', field: 'phone' });
    return { msg: text(state === 'sent' ? 'server.smsSent' : 'server.smsLate'), waitSeconds };
  });
  // The job sends it where this process dies before it could.
  return { msg: text('server.smsLate'), waitSeconds };
});
