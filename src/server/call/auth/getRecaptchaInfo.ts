// Answers what a visitor has to prove, and draws the picture for it.
import { makeCaptcha } from '../../account/captcha.ts';
import {
  type HumanCheck,
  humanCheckForLogin,
  humanCheckForRegister,
  humanCheckForTrial,
} from '../../account/humanCheck.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/getRecaptchaInfo', async ({ request, station, visitor, db, now, settings }) => {
  const ofPurpose = (): HumanCheck | Promise<HumanCheck> => {
    if (request.trial !== undefined) return humanCheckForTrial(station);
    if (request.register !== undefined) return humanCheckForRegister(station);
    return humanCheckForLogin(db, station, visitor, null, now, settings);
  };
  const type = await ofPurpose();
  if (type !== 'image') return { type, captchaId: '', image: '' };
  const { id, image } = await makeCaptcha(db, station.code, visitor, now, settings);
  return { type, captchaId: id, image };
});
