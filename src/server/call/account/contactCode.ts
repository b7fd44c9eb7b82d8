import { accountOf } from '../../account/accounts.ts';
import { contactIn, refuseChange, sendContactCode } from '../../account/codes/contactChange.ts';
import { requireAnswer } from '../../account/securityQuestion.ts';
import { codeWords } from '../../messages/codeWords.ts';
import { deliver } from '../../messages/delivery.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

const refused = { phone: 'server.smsRefused', email: 'server.contactChange.mailRefused' } as const;

export default handle('account/contactCode', async (context) => {
  const { request, station, db, player, text, counterparties } = context;
  const contact = contactIn(request, context);
  const account = await accountOf(db, player.accountId);
  // Before a code is sent: the answer is good for as long as the code.
  await requireAnswer(context, account);
  await refuseChange(context, account, contact);
  const { messageId, waitSeconds } = await sendContactCode(
    context,
    account,
    contact,
    codeWords(context, contact),
  );
  context.afterCommit(async ({ inStation, now: moment }) => {
    const round = { station: station.code, inStation, counterparties: counterparties!, now: moment() };
    const state = await deliver(round, messageId);
    if (state === 'refused')
      throw new Refusal(refused[contact.kind], { code: 'invalid', field: contact.kind });
    return { msg: text(state === 'sent' ? 'server.smsSent' : 'server.contactChange.late'), waitSeconds };
  });
  // The job sends it where this process dies before it could.
  return { msg: text('server.contactChange.late'), waitSeconds };
});
