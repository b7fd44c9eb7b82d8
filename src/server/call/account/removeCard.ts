// A member's removing a card: its withdrawals stay, and money goes to another only after that one's wait.
import { accountOf } from '../../account/accounts.ts';
import { requireAnswer } from '../../account/securityQuestion.ts';
import { confirmWithdrawalPassword } from '../../account/withdrawalPassword.ts';
import { forgetFlags } from '../../activities/flags.ts';
import { mailSecurityNotice } from '../../messages/securityMail.ts';
import { ownRemovals, removeCard, removesTooOften } from '../../money/withdrawals/cards.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedCard } from '../../present/mask.ts';
import { Refusal } from '../../refusal.ts';

const kept = {
  unknown: 'server.withdraw.unknownCard',
  waiting: 'server.card.inUse',
} as const;

export default handle(
  'account/removeCard',
  async (context) => {
    const { request, db, player, now, text } = context;
    const account = await accountOf(db, player.accountId);
    if (account.state !== 'enabled') throw new Refusal('server.moneyFrozen', { code: 'accountFrozen' });
    await requireAnswer(context, account);
    await confirmWithdrawalPassword(context, account, request.password, 'password');
    if (await removesTooOften(db, account.id, now))
      throw new Refusal('server.card.removedOften', { code: 'often', values: ownRemovals });
    const removed = await removeCard(db, account.id, { cardId: request.cardId }, now);
    if (typeof removed === 'string') throw new Refusal(kept[removed], { code: removed, field: 'cardId' });
    // Some activities are for members with a card.
    await forgetFlags(db, account.id);
    const card = maskedCard(removed.card_no);
    await mailSecurityNotice(context, account, 'server.mail.cardRemoved', { card });
    return { msg: text('server.card.removed') };
  },
  { isHashing: true },
);
