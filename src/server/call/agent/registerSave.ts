// Opening an account by hand, directly below an agent.
import { findAccount, keyOfName, openAccount } from '../../account/accounts.ts';
import { consumeQuota, lockKey } from '../../account/rateLimit.ts';
import { recordArrival } from '../../money/team/links.ts';
import { checkRates, lockRated, teamSettingOf } from '../../money/team/rates.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

const taken = new Refusal('server.accountTaken', { code: 'invalid', field: 'account' });

export default handle(
  'agent/registerSave',
  async ({ work, request, db, station, player, now, settings, hashing, text }) => {
    const { account, password, rePassword, type, groupBonus, ...rates } = request;
    // Trial accounts have such names; a member must not be mistaken for one.
    if (/^guest/i.test(account))
      throw new Refusal('server.accountReserved', { code: 'invalid', field: 'account' });
    if (password !== rePassword)
      throw new Refusal('server.passwordsDiffer', { code: 'invalid', field: 'rePassword' });
    if (password.toLowerCase() === account.toLowerCase())
      throw new Refusal('server.passwordIsName', { code: 'invalid', field: 'password' });
    const setting = await teamSettingOf(db);
    if (!setting.types.includes(type))
      throw new Refusal('server.team.typeOff', { code: 'switchedOff', field: 'type' });
    const key = `open by ${player.accountId}`;
    if (!(await consumeQuota(work, key, settings.accountsOpenedADay, 86_400)))
      throw new Refusal('server.registerLimit', { code: 'throttled', limit: 'accountsOpenedADay' });
    await lockKey(db, station.code, `account ${keyOfName(account)}`);
    if (await findAccount(db, account)) throw taken;
    const upline = (await lockRated(db, player.accountId, 'share'))!;
    const accepted = await checkRates(db, setting, { upline, account: null }, rates, groupBonus);
    const id = await openAccount(db, station.code, {
      name: account,
      role: type,
      password_hash: await hashing.hash(password),
      created_at: now,
      parent_id: player.accountId,
    });
    if (id === null) throw taken;
    const arrival = { parentId: player.accountId, way: 'hand', link: null, accepted } as const;
    await recordArrival(work, id, arrival);
    return { msg: text('server.team.accountOpened'), account };
  },
  { isHashing: true },
);
