// Creating a promotion link, and changing one: on or off, its name, its rates.
import type { AgentRegPromotionSaveAnswer, AgentRegPromotionSaveRequest } from '#contract/agent.generated.ts';
import { changeLink, createLink, linksMost, presentLinks } from '../../money/team/links.ts';
import { checkRates, lockRated, teamSettingOf } from '../../money/team/rates.ts';
import { type CallContext, handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

type Context = CallContext<AgentRegPromotionSaveRequest, AgentRegPromotionSaveAnswer>;

export default handle('agent/agentRegPromotionSave', (context) =>
  context.request.id === undefined ? make(context) : change(context, context.request.id),
);

async function make({ request, db, station, player, now, text }: Context) {
  const { id: _none, isOn = true, type, name = '', groupBonus, ...rates } = request;
  const setting = await teamSettingOf(db);
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
  const accepted = await checkRates(db, setting, { upline: own, account: null }, rates, groupBonus);
  const link = await createLink(db, {
    station: station.code,
    account_id: player.accountId,
    kind: type,
    name: name.trim(),
    is_on: isOn,
    created_at: now,
    ...accepted,
  });
  const [made] = await presentLinks(db, player.accountId, link.id);
  return { msg: text('server.team.linkSaved'), link: made! };
}

async function change({ request, db, player, now, text }: Context, id: string) {
  const { id: _own, isOn, ...terms } = request;
  await changeLink(db, player.accountId, BigInt(id), { isOn, ...terms }, now);
  const [link] = await presentLinks(db, player.accountId, BigInt(id));
  const isSwitched = isOn !== undefined && Object.keys(terms).length === 0;
  const said = isOn ? 'server.team.linkOn' : 'server.team.linkOff';
  return { msg: text(isSwitched ? said : 'server.team.linkChanged'), link: link! };
}
