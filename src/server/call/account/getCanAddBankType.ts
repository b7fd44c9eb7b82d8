import { localText } from '#station/station.ts';
import { openedAccount } from '../../db/personal/members.ts';
import { cardsOf, cardTypesOf } from '../../money/withdrawals/cards.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedName } from '../../present/mask.ts';

export default handle('account/getCanAddBankType', async ({ db, player, locale }) => {
  const row = await db
    .selectFrom('account')
    .select(['station', 'id', 'real_name', 'withdrawal_hash'])
    .where('id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  const account = openedAccount(db, row);
  const types = await cardTypesOf(db);
  const cards = await cardsOf(db, player.accountId);
  return {
    realName: maskedName(account.real_name),
    isPasswordSet: account.withdrawal_hash !== null,
    types: types
      .filter((type) => type.is_open)
      .map(({ code, name, cards_most: most }) => {
        const count = cards.filter(({ type }) => type === code).length;
        return {
          type: code,
          typeName: localText(name, locale),
          cards: count,
          cardsMost: most,
          canAdd: count < most,
        };
      }),
  };
});
