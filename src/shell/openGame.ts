// Entering a platform's game: log-in first, the balance transferred where automatic exchange is on, a message while that is under way; on trial with play money, or the way to an account.
import type { NavigateFunction } from 'react-router-dom';
import { getBalance, openGame } from '#contract/transfer.generated.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { breakPage, leadsToBreak } from '#kit/overlay/leadOn.ts';
import { toast } from '#kit/overlay/toast.ts';
import type { OpenGameOptions, Site } from '#kit/page/site.ts';
import { t } from '#texts/text.ts';
import { CallFailure, isAborted } from '#transport/failure.ts';
import { newIntentId, send } from '#transport/send.ts';
import { gameKey, keepPlace } from '#wallet/games/keptGamePlace.ts';
import { hasNothing } from '#wallet/hasNothing.ts';
import { gameEntries, keepOpenedGame, openingMs } from '#wallet/openedGame.ts';
import { errorEffects } from './error/errorEffects.ts';
import { handleSituation } from './error/errors.ts';

let isOpening = false;

const hasAmount = (amount: string): boolean => /[1-9]/.test(amount);

/** Whether the platform says that the player has nothing to play with there. */
async function hasNothingAt(platform: string): Promise<boolean> {
  const held = await send(getBalance, { platform }, { silent: true }).catch(() => null);
  return held !== null && hasNothing(held);
}

/** Says why a trial account cannot enter, and leads to registering where that is open. */
async function leadToRegister(text: string, site: Site, navigate: NavigateFunction): Promise<void> {
  if (!site.onOff.registerOpen) return void toast(text, { kind: 'warn' });
  const from = window.location.pathname;
  if (await ask({ text, confirm: t('extra.wall.register') }))
    void navigate('/login?mode=1', { state: { from } });
}

/** Leaves for the game. Reports a failure to the player itself. */
export async function openPlatformGame(
  platform: string,
  gameCode: string,
  site: Site,
  navigate: NavigateFunction,
  { isAsked = false, from }: OpenGameOptions = {},
): Promise<void> {
  const { pathname } = window.location;
  if (!site.visitor.login) {
    const isAgreed = await ask({ text: t('shell.error.loginFirst'), confirm: t('shell.login.go') });
    if (isAgreed) void navigate('/login', { state: { from: pathname } });
    return;
  }
  const isTrial = site.role === 'trial';
  if (isTrial && !site.onOff.trialGames) return leadToRegister(t('extra.wall.game'), site, navigate);
  if (site.visitor.inBreak) {
    if (await leadsToBreak()) void navigate(breakPage);
    return;
  }
  if (isOpening) return;
  isOpening = true;
  let isLeaving = false;
  // Coming back, the player looks for the list, not for the transfer in between.
  if (!isAsked) keepPlace(gameKey({ platform, gameCode }));
  gameEntries.emit('entering');
  const close = toast(t('extra.game.opening'), { kind: 'loading', ms: openingMs });
  try {
    const { url, auto, processing, carried } = await send(
      openGame,
      { platform, gameCode, from: from ?? pathname },
      // Not every game can be tried: that leads on, and is no failure.
      { intentId: newIntentId(), silent: isTrial },
    );
    // The link is good for a minute: whoever is asked first gets another one.
    const asks = !auto && !isAsked && site.has('/moneyChange') && (await hasNothingAt(platform));
    close();
    if (asks)
      return void navigate(
        `/moneyChange?${new URLSearchParams({ platform, game: gameCode, from: pathname })}`,
      );
    if (auto) keepOpenedGame(site.visitor.account);
    if (processing && !(await ask({ text: t('extra.game.processing'), confirm: t('extra.game.go') }))) return;
    // In this tab: a new one would be taken for a popup, and coming back can then be detected.
    if (url === '') return void toast(t('shell.error.other'), { kind: 'warn' });
    isLeaving = true;
    // The game says on its page what was moved in; a platform that does not know the word is not disturbed by it.
    window.location.assign(auto && hasAmount(carried) ? `${url}#in=${carried}` : url);
  } catch (error) {
    close();
    // The shell's error policy shows the failure; money that was transferred is shown by /moneyChange and exchanged back.
    if (!(error instanceof CallFailure) && !isAborted(error)) throw error;
    if (isTrial && error instanceof CallFailure) {
      if (error.code === 'noTrialGame') return await leadToRegister(error.msg, site, navigate);
      handleSituation(error.kind, { msg: error.msg, status: error.status }, errorEffects);
    }
    if (isTrial || site.onOff.thirdAutoExchange) keepOpenedGame(site.visitor.account);
  } finally {
    isOpening = false;
    if (!isLeaving) gameEntries.emit('stayed');
  }
}
