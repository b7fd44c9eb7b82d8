// Owns telling what a visitor has to prove, and drawing the picture for it.
import { makeCaptcha } from '../../captcha.ts';
import { handle } from '../../handle.ts';
import { proofForLogin, proofForRegister } from '../../proof.ts';

export default handle('auth/getRecaptchaInfo', async ({ request, station, visitor, db, now, settings }) => {
  const type =
    request.register === undefined
      ? await proofForLogin(db, station, visitor, null, now, settings)
      : proofForRegister(station);
  if (type !== 'image') return { type, captchaId: '', image: '' };
  const { id, image } = await makeCaptcha(db, station.code, visitor, now, settings);
  return { type, captchaId: id, image };
});
