// Changing a member's phone or mail address, by a code that went to the new one.
import { accountOf, confirmPassword } from '../../account/accounts.ts';
import { changeContact, contactIn, provesOnly, refuseChange } from '../../account/codes/contactChange.ts';
import { requireAnswer } from '../../account/securityQuestion.ts';
import { mailSecurityNotice, writeSecurityLetter } from '../../messages/securityMail.ts';
import { refuseHeldPerson } from '../../money/breaks/person.ts';
import { startCooling } from '../../money/withdrawals/cooling.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedEmail, maskedPhone } from '../../present/mask.ts';

const said = {
  phone: { notice: 'server.mail.phone', done: 'server.contactChange.phone', masked: maskedPhone },
  email: { notice: 'server.mail.email', done: 'server.contactChange.email', masked: maskedEmail },
} as const;

export default handle(
  'account/changeContact',
  async (context) => {
    const { request, station, db, player, now, text } = context;
    const contact = contactIn(request, context);
    const account = await accountOf(db, player.accountId);
    await requireAnswer(context, account);
    await refuseChange(context, account, contact);
    await confirmPassword(context, account, request.password, 'password');
    const signs = { [contact.kind]: contact.address };
    await refuseHeldPerson(context, { what: 'contact', account: account.name, ...signs }, account.id);
    await changeContact(context, account, contact, request.verifyCode);
    // The phone is the one that was there before: nothing that guards money has changed.
    if (provesOnly(context, account, contact)) return { msg: text('server.contactChange.proven') };
    await startCooling(db, account.id, now);
    const { notice, done, masked } = said[contact.kind];
    const values = { address: masked(contact.address) };
    // To the address that was there before: whoever took over the account does not read it.
    await mailSecurityNotice(context, account, notice, values);
    await writeSecurityLetter(db, { station, account: account.name, what: notice, values, now }, account.id);
    return { msg: text(done) };
  },
  { isHashing: true },
);
