// The birthday that a member sets: once, and not below 18 years.
import { isDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

const leastAge = 18;
const most = 120;

/** The day so many years earlier, as texts compare. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

export default handle('account/setBirthday', async ({ request: { birthday }, db, player, now }) => {
  const today = dayOf(now);
  if (!isDay(birthday) || birthday < yearsBefore(today, most) || birthday > today)
    throw new Refusal('server.level.noDay', { code: 'invalid', field: 'birthday' });
  if (birthday > yearsBefore(today, leastAge))
    throw new Refusal('server.level.underAge', { code: 'underAge', field: 'birthday' });
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ birthday: birthday })
    .where('id', '=', player.accountId)
    .where('birthday', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Refusal('server.level.birthdaySet', { code: 'birthdaySet' });
  return { birthday: birthday.slice(5) };
});
