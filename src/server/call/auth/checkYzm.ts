// Owns checking the characters of a captcha before the form is sent.
import { checkCaptcha } from '../../account/captcha.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/checkYzm', async ({ request, visitor, db, now, settings }) => ({
  valid: await checkCaptcha(db, visitor, now, settings, request.captchaId, request.captchaCode),
}));
