// Owns entering a game: with automatic exchange the wallet is transferred first, then the platform issues an entry link that works once.
import type { StationFacts } from '#contract/station.generated.ts';
import { isLaunch } from '#counterparty/game-platform/wire.ts';
import { ask, CounterpartyError } from '#counterparty/signed.ts';
import { hasPath } from '#station/derive/routes.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { wireMoney } from '#values/money.ts';
import { recordOpened } from '../../money/games/memberGames.ts';
import { platformsInUse } from '../../money/suspension.ts';
import { carryToPlatform, type Exchange, isAutoFor, requirePlaying } from '../../money/transfers/exchange.ts';
import { withMemberLock } from '../../money/transfers/memberLock.ts';
import { holderOf } from '../../money/transfers/order.ts';
import { knownPlatform, requireOpen } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';
import { holdToLimits } from '../../protection/holdLimits.ts';
import { Refusal } from '../../refusal.ts';

const launchMs = 2_000;
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

export default handle('transfer/openGame', async (context) => {
  const { request, db, player, station, visitor, locale, now, counterparties, afterCommit } = context;
  const platform = await knownPlatform(db, request.platform, 'platform', now);
  requireOpen(platform, await platformsInUse(db, counterparties), 'platform');
  const game = await db
    .selectFrom('game')
    .select('code')
    .where('platform', '=', platform.code)
    .where('code', '=', request.gameCode)
    .executeTakeFirst();
  if (!game) throw new Refusal('server.transfer.noGame', { field: 'gameCode', code: 'noGame' });
  await requirePlaying(db, player.accountId, now);
  await holdToLimits({ db, station, accountId: player.accountId, now }, 'transfer', 0n);
  await recordOpened(db, {
    station: station.code,
    accountId: player.accountId,
    platform: platform.code,
    game: game.code,
    at: now,
  });
  const auto = await isAutoFor(db, station, player.accountId);
  const nothing = { url: '', carried: wireMoney(0n), processing: false, auto };

  afterCommit(async (later) => {
    const exchange: Exchange = { station, accountId: player.accountId, counterparties, later };
    const carried = auto
      ? await withMemberLock(exchange, () => carryToPlatform(exchange, platform.code))
      : null;
    const party = counterparties!.platforms[platform.code]!;
    const { token } = await ask(
      party,
      '/launch',
      {
        ...holderOf({ station: station.code, account_id: player.accountId, platform: platform.code }),
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
