// Answers the ladder of levels, where the member stands on it, what can be claimed, and each rise and fall.
import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { barsOffers } from '../../money/breaks/holds.ts';
import { claimFactsOf, levelClaimsOf, monthEnd } from '../../money/levels/claims.ts';
import { type Ladder, ladderOf, type Rung, rungsOf } from '../../money/levels/ladder.ts';
import { levelChangesOf, levelGiftsOf, memberLevelOf } from '../../money/levels/standing.ts';
import { handle } from '../../pipeline/handle.ts';
import { decimalOf } from '../../present/activities.ts';

const historyMost = 20;

/** Of a station without a ladder: its levels, and nothing that is reached or given. */
const noLadder = (rungs: readonly Rung[]): Ladder => ({
  rungs,
  terms: { mode: 'both', keep: false, birthdayDays: 0, levels: [] },
  isHeldAtStart: false,
  factor: 0,
});

export default handle('account/levels', async ({ db, player, now, locale }) => {
  const own = await ladderOf(db);
  const ladder = own ?? noLadder(await rungsOf(db));
  const isClosed = await barsOffers(db, player.accountId, now);
  const { next, keep, regain, ...standing } = await memberLevelOf(db, ladder, player.accountId, now);
  const facts = await claimFactsOf(db, ladder, player.accountId, now);
  const claims = own && !isClosed ? levelClaimsOf(own, facts, now) : [];
  const changes = await levelChangesOf(db, player.accountId, historyMost);
  const gifts = await levelGiftsOf(db, player.accountId, historyMost);
  const { mode, keep: isKept, birthdayDays } = ladder.terms;
  return {
    isLadder: own !== null,
    isClosed,
    mode,
    isKept,
    birthdayDays,
    factor: decimalOf(ladder.factor),
    levels: ladder.rungs.map((rung) => ({
      level: rung.level,
      name: localText(rung.name, locale),
      benefits: localText(rung.benefits, locale),
      deposit: wireMoney(rung.deposit),
      bet: wireMoney(rung.bet),
      keepBet: wireMoney(rung.keepBet),
      gift: wireMoney(rung.gift),
      weekly: wireMoney(rung.weekly),
      weeklyBet: wireMoney(rung.weeklyBet),
      monthly: wireMoney(rung.monthly),
      monthlyBet: wireMoney(rung.monthlyBet),
      birthday: wireMoney(rung.birthday),
      withdrawalsADay: rung.withdrawalsADay ?? 0,
      withdrawalMost: wireMoney(rung.withdrawalMost ?? 0n),
    })),
    level: standing.level,
    top: standing.top,
    deposits: wireMoney(standing.deposits),
    bets: wireMoney(standing.bets),
    monthBets: wireMoney(standing.monthBets),
    ...(next && {
      next: {
        level: next.level,
        missingDeposit: wireMoney(next.missingDeposit),
        missingBet: wireMoney(next.missingBet),
      },
    }),
    ...(keep && {
      keep: {
        needed: wireMoney(keep.needed),
        missing: wireMoney(keep.missing),
        until: formatMoment(monthEnd(now)),
      },
    }),
    ...(regain && { regain: { level: regain.level, missing: wireMoney(regain.missing) } }),
    claims: claims.map(({ what, amount, state, missing, until }) => ({
      what,
      amount: wireMoney(amount),
      state,
      missing: wireMoney(missing),
      until: until ? formatMoment(until) : '',
    })),
    birthday: facts.standing.birthday ?? '',
    changes: changes.map(({ at, from_level: from, level, why }) => ({
      time: formatMoment(at),
      from,
      level,
      why,
    })),
    gifts: gifts.map(({ code, level, amount, at, paid_at: paid }) => ({
      time: formatMoment(paid ?? at),
      what: code.split(':')[0] as 'level' | 'weekly' | 'monthly' | 'birthday',
      level,
      amount: wireMoney(amount),
      isWaiting: paid === null,
    })),
  };
});
