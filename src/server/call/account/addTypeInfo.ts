import { localText } from '#station/station.ts';
import { nothingSealed } from '../../db/personal/members.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('account/addTypeInfo', async ({ request, db, player, locale }) => {
  const type = await db
    .selectFrom('card_type')
    .selectAll()
    .where('code', '=', request.type)
    .where('is_open', '=', true)
    .executeTakeFirst();
  if (!type) throw new Refusal('server.card.typeClosed', { code: 'typeClosed' });
  const { real_name: known } = await db
    .selectFrom('account')
    .select('real_name')
    .where('id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  const rule = await db.selectFrom('withdrawal_rule').select('card_cooling_seconds').executeTakeFirst();
  return {
    type: type.code,
    typeName: localText(type.name, locale),
    coolingSeconds: rule?.card_cooling_seconds ?? 0,
    fields: type.fields
      // Known once, it is fixed.
      .filter(({ key }) => key !== 'realName' || known === nothingSealed)
      .map((field) => ({
        key: field.key,
        label: localText(field.label, locale),
        placeholder: localText(field.placeholder, locale),
        wrong: localText(field.wrong, locale),
        pattern: field.pattern,
        required: field.required,
        keyboard: field.keyboard,
        choices: field.choices.map((choice) => localText(choice, locale)),
      })),
  };
});
