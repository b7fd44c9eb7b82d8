// Answers what a visitor has to prove, and draws the picture for it.
import { makeCaptcha } from '../../account/captcha/captcha.ts';
import {
  type HumanCheck,
  humanCheckForLogin,
  humanCheckForRegister,
  humanCheckForTrial,
} from '../../account/humanCheck.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/getRecaptchaInfo', async (context) => {
  const { request, station, visitor, db, now, settings } = context;
  const ofPurpose = (): HumanCheck | Promise<HumanCheck> => {
    if (request.trial !== undefined) return humanCheckForTrial(station);
    if (request.register !== undefined) return humanCheckForRegister(station);
    return humanCheckForLogin({ db, station, now, settings }, visitor, null);
  };
  const type = await ofPurpose();
  if (type !== 'image') return { type, captchaId: '', image: '', difficulty: 0 };
  const { id, ...captcha } = await makeCaptcha(context);
  return { type, captchaId: id, ...captcha };
});
