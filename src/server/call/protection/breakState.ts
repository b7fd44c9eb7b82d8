// Showing a member how the account stands: open, in a break or on the way back, and which breaks the station offers.
import { permissionsOf } from '#rules/protection/breakState.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { breakProfileOf, breaksOf } from '../../money/breaks/wishes.ts';
import { handle } from '../../pipeline/handle.ts';

const momentText = (at: number | null): string => (at === null ? '' : formatMoment(new Date(at)));

/** Of the rule: no time-out is shorter. */
const timeoutHoursLeast = 24;

const { login: _login, register: _register, ...notMuch } = permissionsOf('excluded', false);

export default handle('protection/breakState', async ({ station, db, player, now }) => {
  const profile = breakProfileOf(station);
  const breaks = await breaksOf(db, station.code, player.accountId, profile);
  const at = now.getTime();
  const { state, until, may } = breaks.at(at);
  const { login: _, register: __, ...allowed } = may;
  // Whom the registry keeps closed stands like somebody excluded, without an end that this station knows.
  const { is_closed_by_registry: isByRegistry = false } =
    (await db
      .selectFrom('break_member')
      .select('is_closed_by_registry')
      .where('account_id', '=', player.accountId)
      .executeTakeFirst()) ?? {};
  const isRegistryAlone = isByRegistry && state === 'open';
  const askableAt = breaks.returnableFrom(at);
  const { timeoutHoursMost, terms, allStations, openBets } = protectionOf(station).breaks;
  return {
    state: isRegistryAlone ? 'excluded' : state,
    until: state === 'returning' ? '' : momentText(until),
    opensAt: state === 'returning' ? momentText(until) : '',
    isOperatorWide: breaks.isOperatorWide(at),
    canReturn: askableAt !== null && askableAt <= at,
    askableAt: momentText(askableAt),
    may: isRegistryAlone ? notMuch : allowed,
    needsConsent: breaks.needsConsent,
    timeoutHoursLeast,
    timeoutHoursMost,
    terms: [...terms],
    allStations,
    openBets,
    coolHours: breaks.wasForever(at) ? profile.coolHoursIndefinite : profile.coolHours,
  };
});
