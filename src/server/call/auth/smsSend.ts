// Owns sending a code by SMS to the phone about to be registered.
import { localText } from '#station/station.ts';
import { humanCheckForRegister, requireHumanCheck } from '../../account/humanCheck.ts';
import { registrationFields } from '../../account/registrationFields.ts';
import { sendCode } from '../../account/sms.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'auth/smsSend',
  async ({ request, station, visitor, db, now, settings, locale, text }) => {
    const isOffered =
      station.onOff.registerOpen && registrationFields(station).some(({ key }) => key === 'smsCode');
    if (!isOffered) throw new Refusal('server.smsOff', { code: 'switchedOff' });
    await requireHumanCheck(db, humanCheckForRegister(station), request, visitor, now);
    const name = localText(station.name, locale);
    const waitSeconds = await sendCode(
      db,
      { code: station.code, name },
      request.phone,
      visitor,
      now,
      settings,
      text,
    );
    return { msg: text('server.smsSent'), waitSeconds };
  },
);
