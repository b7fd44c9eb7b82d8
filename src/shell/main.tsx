// The start: what the page knows, the look, the language, the first screen's chunk, and then the whole site in one go.
import './texts.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startLayout } from '#kit/page/layout.ts';
import '#kit/page/tokens.ts';
// Small parts that the home page and what comes after it share: in chunks of their own they would be a request each.
import '#kit/picture/Picture.tsx';
import '#kit/overlay/Sheet.tsx';
import '#session/useLoginMode.ts';
import '#transport/useCall.ts';
import '#transport/useSend.ts';
import '#kit/Card.tsx';
import type { Boot } from '#contract/boot.ts';
import { belongsAt } from '#session/gate.ts';
import { rowOf } from '#station/derive/routes.ts';
import { chooseLocale, currentLocale, type Locale } from '#texts/text.ts';
import { setLanguage } from '#transport/send.ts';
import { BootFailure } from './boot/BootFailure.tsx';
import { readBoot } from './boot/boot.ts';
import { removeOutline } from './boot/outline.ts';
import { readPreference } from './boot/preferences.ts';
import { applySkin, firstChoice, skinOf } from './boot/skin.ts';
import { startSessionActors } from './boot/start.ts';
import { atMost, firstScreenMs } from './chunk/chunkTimeouts.ts';
import { loadScreen } from './chunk/screens.ts';
import { keepInstallPrompt } from './install.ts';
import { Shell } from './Shell.tsx';

const root = createRoot(document.getElementById('root')!);

function firstLocale(stationLocale: Locale): Locale {
  const preferred = readPreference('locale');
  return preferred === 'zh-CN' || preferred === 'en' ? preferred : stationLocale;
}

/** The chunk and the texts of the first screen; where they do not come, the screen itself retries and says so. */
async function prepare({ station, onOff, visitor }: Boot): Promise<void> {
  const path = window.location.pathname;
  const facts = { station, onOff, isReady: true, isLoggedIn: visitor.login };
  const row = rowOf(station, belongsAt(path, facts) ?? path);
  const locale = firstLocale(station.locale);
  const languageChosen = locale === 'zh-CN' ? null : chooseLocale(locale, ['shell', 'kit']);
  const loading = Promise.all([languageChosen, row && loadScreen(row)]);
  // In another language the screen is ready only with its texts, which are requested once the language is chosen.
  await loading.then(() => languageChosen && row && loadScreen(row)).catch(() => undefined);
}

/** A site that could not start has no station to look like; it still has a skin and a language. */
async function applyBareSkin(): Promise<void> {
  const preferred = readPreference('skin');
  const skin = skinOf(preferred === 'system' || preferred === 'ThemeBlack' ? preferred : 'ThemeRed');
  const skinApplied = import('#station/station.ts').then(({ resolveStation }) =>
    applySkin(resolveStation({ code: 'site', name: '' }), skin),
  );
  const languageChosen = firstLocale('zh-CN') === 'en' ? chooseLocale('en', ['shell', 'kit']) : null;
  await atMost(Promise.allSettled([skinApplied, languageChosen]), firstScreenMs);
}

async function start(): Promise<void> {
  try {
    const came = await readBoot();
    // The answers that came with the page are in the station's language; for a player who chose another language they are loaded again.
    const isInTune = firstLocale(came.station.locale) === came.station.locale;
    const boot = isInTune ? came : { ...came, answers: {} };
    // Without its palette the page keeps the look it came with; a request that hangs is waited for by the site itself.
    const skin = applySkin(boot.station, skinOf(firstChoice(boot.station, boot.pageHead))).catch(
      () => undefined,
    );
    await atMost(Promise.all([skin, prepare(boot)]), firstScreenMs);
    const actors = startSessionActors(boot);
    startTransition(() => root.render(<Shell boot={boot} actors={actors} />));
  } catch (error) {
    await applyBareSkin();
    removeOutline();
    root.render(<BootFailure error={error} onRetry={start} />);
  }
}

startLayout();
setLanguage(currentLocale);
keepInstallPrompt();
void start();
