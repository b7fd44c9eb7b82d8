import { refuseWithoutPhoneLogin, sendPhoneLoginCode } from '../../account/codes/phoneLogin.ts';
import { humanCheckForTrial, requireHumanCheck } from '../../account/humanCheck.ts';
import { codeWords } from '../../messages/codeWords.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/smsLoginCode', async (context) => {
  refuseWithoutPhoneLogin(context);
  const { request, station, text } = context;
  await requireHumanCheck(context, humanCheckForTrial(station));
  // The job sends it, so that the time of the answer does not say whether there was anything to send.
  const waitSeconds = await sendPhoneLoginCode(context, request.phone, codeWords(context, { kind: 'phone' }));
  return { msg: text('server.smsLogin.sent'), waitSeconds };
});
