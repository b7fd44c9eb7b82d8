import { checkCaptcha } from '../../account/captcha/captcha.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/checkYzm', async (context) => {
  const { captchaId: id, captchaCode: code, captchaWork: work = '' } = context.request;
  return { valid: await checkCaptcha(context, { id, code, work }) };
});
