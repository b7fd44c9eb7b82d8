import { ownContactIn, sendRecoveryCode } from '../../account/codes/recovery.ts';
import { humanCheckForTrial, requireHumanCheck } from '../../account/humanCheck.ts';
import { codeWords } from '../../messages/codeWords.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/recoverCode', async (context) => {
  const { request, station, text } = context;
  const contact = ownContactIn(request, context);
  await requireHumanCheck(context, humanCheckForTrial(station));
  // The job sends it, so that the time of the answer does not say whether there was anything to send.
  const waitSeconds = await sendRecoveryCode(context, request.account, contact, codeWords(context, contact));
  return { msg: text('server.recover.sent'), waitSeconds };
});
