// Owns creating a promotion link, and switching one on or off.
import { createLink, linksMost, presentLink } from '../../money/team/links.ts';
import { checkRates, lockRated, teamSettingOf } from '../../money/team/rates.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('agent/agentRegPromotionSave', async ({ request, db, station, player, now, text }) => {
  const { id, isOn = true, type, name = '', groupBonus, ...rates } = request;
  const setting = await teamSettingOf(db);
  if (id !== undefined) {
    const link = await db
      .updateTable('promotion_link')
      .set({ is_on: isOn })
      .where('id', '=', BigInt(id))
      .where('account_id', '=', player.accountId)
      .where('kind', '<>', 'friend')
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!link) throw new Refusal('server.team.linkNotFound', { code: 'notFound', field: 'id' });
    return { msg: text(isOn ? 'server.team.linkOn' : 'server.team.linkOff'), link: presentLink(link) };
  }
  if (type === undefined) throw new Refusal('server.team.typeMissing', { code: 'invalid', field: 'type' });
  if (!setting.types.includes(type))
    throw new Refusal('server.team.typeOff', { code: 'switchedOff', field: 'type' });
  // The agent's own row, so that two calls do not both make the last link.
  const own = (await lockRated(db, player.accountId, 'update'))!;
  const { count } = await db
    .selectFrom('promotion_link')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', player.accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= linksMost)
    throw new Refusal('server.team.linksMost', { code: 'limit', values: { most: linksMost } });
  const accepted = await checkRates(db, setting, own, null, rates, groupBonus);
  const link = await createLink(db, {
    station: station.code,
    account_id: player.accountId,
    kind: type,
    name: name.trim(),
    created_at: now,
    ...accepted,
  });
  return { msg: text('server.team.linkSaved'), link: presentLink(link) };
});
