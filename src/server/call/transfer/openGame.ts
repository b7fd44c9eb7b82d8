// Entering a game: with automatic exchange the wallet is transferred first, then the platform issues an entry link that works once. Trial accounts play with play money, where that is open.
import type { StationFacts } from '#contract/station.generated.ts';
import { isLaunch } from '#counterparty/game-platform/wire.ts';
import { ask, CounterpartyError } from '#counterparty/signed.ts';
import { hasPath } from '#station/derive/routes.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { wireMoney } from '#values/money.ts';
import { attemptsOf, lockKey, recordAttempt } from '../../account/rateLimit.ts';
import { bookOf } from '../../db/ledger.ts';
import { isForTrial } from '../../money/games/catalogue.ts';
import { recordOpened } from '../../money/games/memberGames.ts';
import { platformsInUse } from '../../money/suspension.ts';
import { carryToPlatform, type Exchange, isAutoFor, requirePlaying } from '../../money/transfers/exchange.ts';
import { withMemberLock } from '../../money/transfers/memberLock.ts';
import { holderOf } from '../../money/transfers/order.ts';
import { knownPlatform, requireOpen } from '../../money/transfers/platforms.ts';
import { type BaseContext, handle } from '../../pipeline/handle.ts';
import { holdToLimits } from '../../protection/holdLimits.ts';
import { Refusal } from '../../refusal.ts';

const launchMs = 2_000;
const minuteSeconds = 60;
const moneyPath = '/moneyChange';

/** What the law that the station follows demands of games, and what the station lets them do. A platform of before does not know these words: nothing is sent where there is nothing to say. */
function demandsOf(station: StationFacts): { cycleSeconds?: number; autoplay?: false; autoSpin?: true } {
  const { cycleSeconds, autoplay, turbo } = protectionOf(station).design;
  return {
    ...(cycleSeconds > 0 && { cycleSeconds }),
    ...(!autoplay && { autoplay }),
    // Who spins by themselves may hurry as well.
    ...(station.onOff.autoSpin && autoplay && turbo && { autoSpin: true }),
  };
}

/** Refuses more games of a trial account than a minute has room for: nothing else keeps whoever nobody knows from moving money without end. */
async function countTrialGame({
  work,
  db,
  player,
  station,
  now,
  settings,
}: BaseContext<unknown>): Promise<void> {
  const key = `trial games of ${player.accountId}`;
  await lockKey(db, station.code, key);
  if ((await attemptsOf(db, key, now, minuteSeconds)) >= settings.trialGamesPerMinute)
    throw new Refusal('server.transfer.trialLimit', { code: 'throttled', limit: 'trialGamesPerMinute' });
  await recordAttempt(work, [key]);
}

export default handle('transfer/openGame', async (context) => {
  const { request, db, player, station, visitor, locale, now, counterparties, afterCommit } = context;
  const platform = await knownPlatform(db, request.platform, 'platform', now);
  const inUse = await platformsInUse(db, counterparties);
  requireOpen(platform, inUse, 'platform');
  const game = await db
    .selectFrom('game')
    .select(['platform', 'code', 'type'])
    .where('platform', '=', platform.code)
    .where('code', '=', request.gameCode)
    .executeTakeFirst();
  if (!game) throw new Refusal('server.transfer.noGame', { field: 'gameCode', code: 'noGame' });
  const { accountId } = player;
  const book = bookOf(player.role);
  const isPlayMoney = book === 'play';
  if (isPlayMoney && !isForTrial(game, station, inUse))
    throw new Refusal('server.transfer.noTrial', { field: 'gameCode', code: 'noTrialGame' });
  if (isPlayMoney) await countTrialGame(context);
  await requirePlaying(db, accountId, now);
  // Limits, and the games played last, are of members: with play money nobody spends anything.
  if (!isPlayMoney) {
    await holdToLimits({ db, station, accountId, now }, 'transfer', 0n);
    await recordOpened(db, {
      station: station.code,
      accountId,
      platform: platform.code,
      game: game.code,
      at: now,
    });
  }
  const auto = await isAutoFor(db, station, player);
  const nothing = { url: '', carried: wireMoney(0n), processing: false, auto };

  afterCommit(async (later) => {
    const exchange: Exchange = { station, accountId, book, counterparties, later };
    const carried = auto
      ? await withMemberLock(exchange, () => carryToPlatform(exchange, platform.code))
      : null;
    const party = counterparties!.platforms[platform.code]!;
    const { token } = await ask(
      party,
      '/launch',
      {
        ...holderOf({ station: station.code, account_id: accountId, platform: platform.code, book }),
        ...(isPlayMoney && { playMoney: true }),
        game: game.code,
        returnUrl: visitor.origin + (request.from ?? '/index'),
        // By hand, the game itself shows where more is moved in.
        ...(!auto &&
          hasPath(station, moneyPath) && {
            moneyUrl: `${visitor.origin}${moneyPath}?${new URLSearchParams({ platform: platform.code, game: game.code, from: request.from ?? '/index' })}`,
          }),
        locale,
        ...demandsOf(station),
      },
      { isAnswer: isLaunch, timeoutMs: launchMs, nowMs: later.now().getTime() },
    ).catch((error: unknown) => {
      if (!(error instanceof CounterpartyError)) throw error;
      // What was transferred is not lost: automatic exchange brings it back, and /moneyChange shows it.
      throw error.code === 'maintenance'
        ? new Refusal('server.transfer.closed', { code: 'platformClosed' })
        : new Refusal('server.transfer.noAnswer', { code: 'platformSilent' });
    });
    return {
      url: `${party.publicUrl}/enter?token=${token}`,
      carried: wireMoney(carried?.state === 'success' ? carried.amount : 0n),
      processing: carried?.state === 'unknown',
      auto,
    };
  });
  return nothing;
});
