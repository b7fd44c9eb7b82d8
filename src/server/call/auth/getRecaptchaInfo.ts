// Owns telling what a visitor has to prove, and drawing the picture for it.
import { makeCaptcha } from '../../account/captcha.ts';
import { type Proof, proofForLogin, proofForRegister, proofForTrial } from '../../account/humanCheck.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/getRecaptchaInfo', async ({ request, station, visitor, db, now, settings }) => {
  const ofPurpose = (): Proof | Promise<Proof> => {
    if (request.trial !== undefined) return proofForTrial(station);
    if (request.register !== undefined) return proofForRegister(station);
    return proofForLogin(db, station, visitor, null, now, settings);
  };
  const type = await ofPurpose();
  if (type !== 'image') return { type, captchaId: '', image: '' };
  const { id, image } = await makeCaptcha(db, station.code, visitor, now, settings);
  return { type, captchaId: id, image };
});
