// Says the digits that answer a captcha, for whoever cannot see its picture.
import { speakCaptcha } from '../../account/captcha/captcha.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/captchaSound', async (context) => ({
  sound: await speakCaptcha(context, context.request.captchaId, context.locale),
}));
