// The players' site inside the studio: started with the station as it is being written, and following each change of it.
import {
  answered,
  answeredAhead,
  onAnswer,
  onStudio,
  setCondition,
  setPictures,
  toStudio,
  withoutRows,
} from './sandbox.ts';
import '#shell/texts.ts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { sessionStore } from '#browser/storage.ts';
import { startLayout } from '#kit/page/layout.ts';
import '#kit/page/tokens.ts';
import type { Boot } from '#contract/boot.ts';
import type { Scene } from '#contract/preview.ts';
import { screens } from '#contract/screens.generated.ts';
import {
  accInfo,
  getOnOffBaseBtn,
  getPageHead,
  type NewNoticesAnswer,
  newNotices,
} from '#contract/session.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { belongsAt } from '#session/gate.ts';
import { onOffNow, setOnOff } from '#session/onOffStore.ts';
import { completeVisitor } from '#session/session.machine.ts';
import type { SessionActors } from '#session/sessionActors.ts';
import { writePreference } from '#shell/boot/preferences.ts';
import { applySkin, skinOf } from '#shell/boot/skin.ts';
import { startSessionActors } from '#shell/boot/start.ts';
import { loadScreen } from '#shell/chunk/screens.ts';
import { noticesMemory } from '#shell/notice/PopupNotices.tsx';
import { Shell } from '#shell/Shell.tsx';
import { rowOf } from '#station/derive/routes.ts';
import { chooseLocale, currentLocale } from '#texts/text.ts';
import { revalidateShown } from '#transport/revalidateShown.ts';
import { send, setLanguage } from '#transport/send.ts';
import { markPlaces, settingsUnder } from './picking.ts';
import { keepSettings } from './provenance/answers.ts';
import { holdTurning } from './provenance/motion.ts';

interface Site {
  root: Root;
  boot: Boot;
  actors: SessionActors;
  scene: Scene;
}

let site: Site | null = null;
let starting: Promise<void> | null = null;
/** What came while the site was starting. */
let newest: { station: StationFacts; version: number } | null = null;
let shownVersion = 0;

const drawn = new MessageChannel();
drawn.port1.onmessage = ({ data }: MessageEvent<number>) => toStudio({ type: 'painted', version: data });
/** Says so after the frame that shows it: what a frame's own work has posted comes once it is drawn. */
const painted = (version: number): void => void requestAnimationFrame(() => drawn.port2.postMessage(version));

const skinIn = (station: StationFacts, { skin }: Scene) =>
  skin === 'own' ? skinOf(station.theme.choice === 'system' ? 'system' : station.theme.skin) : skin;

/** The theme that the document has: where it stays as it is, nothing is drawn in new colours. */
let themeNow = '';
const themeOf = ({ theme }: StationFacts, skin: string): string => JSON.stringify([skin, theme]);

/** Announcements that would pop up over the page count as seen before they are drawn; lists of them have them all the same. */
function keepPopupsAway(): void {
  onAnswer((path, { status, body }) => {
    if (path !== newNotices.path || status !== 200) return;
    const { noticeList = [] } = JSON.parse(body) as Partial<NewNoticesAnswer>;
    sessionStore.writeJson(
      noticesMemory,
      noticeList.map(({ id }) => id),
    );
  });
}

/**
 * A picture of a screen: without what lies over it (dialogs, announcements, advertisements), without motion, and in the eyes of the site out of sight,
 * so that it asks once and turns nothing: whoever works beside many of them has the processor.
 */
function keepStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'dialog, aside { display: none !important; } *, ::before, ::after { animation: none !important; transition: none !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
}

async function start(station: StationFacts, scene: Scene, version: number): Promise<void> {
  setPictures(station.code);
  const skin = skinIn(station, scene);
  themeNow = themeOf(station, skin);
  writePreference('skin', skin);
  const locale = scene.locale === 'own' ? station.locale : scene.locale;
  writePreference('locale', locale);
  const [onOff, pageHead, met] = await Promise.all([
    send(getOnOffBaseBtn, {}),
    send(getPageHead, {}),
    send(accInfo, { app_: Date.now() }).then(completeVisitor),
    applySkin(station, skin),
    locale === currentLocale() ? null : chooseLocale(locale, ['shell', 'kit']),
  ]);
  const visitor = scene.condition === 'empty' ? withoutRows(met) : met;
  const boot: Boot = { onOff, pageHead, visitor, station, answers: {} };
  const path = window.location.pathname;
  const facts = { station, onOff, isReady: true, isLoggedIn: visitor.login };
  const row = rowOf(station, belongsAt(path, facts) ?? path);
  if (row) await loadScreen(row).catch(() => undefined);
  if (scene.isStill) keepStill();
  if (!scene.hasPopups) keepPopupsAway();
  setCondition(scene.condition);
  const actors = startSessionActors(boot);
  const root = createRoot(document.getElementById('root')!);
  site = { root, boot, actors, scene };
  flushSync(() => root.render(<Shell boot={boot} actors={actors} />));
  painted(version);
  if (newest) change(newest.station, newest.version);
}

/** The on/off settings as the server would answer them for a station, as far as its file decides them. */
function switchedBy({ onOff }: StationFacts): Boot['onOff'] {
  const answered = onOffNow();
  const own = Object.entries(onOff).filter(([name]) => name in answered);
  return { ...answered, ...Object.fromEntries(own) };
}

/** The same page with another station under it. */
function change(station: StationFacts, version: number): void {
  if (!site) {
    newest = { station, version };
    return;
  }
  holdTurning(performance.now());
  site.boot = { ...site.boot, station };
  const { root, boot, actors, scene } = site;
  setOnOff(switchedBy(station));
  const skin = skinIn(station, scene);
  const theme = themeOf(station, skin);
  if (theme !== themeNow) void applySkin(station, skin);
  themeNow = theme;
  flushSync(() => root.render(<Shell boot={boot} actors={actors} />));
  painted(version);
}

const place = (): void =>
  toStudio({ type: 'place', path: window.location.pathname + window.location.search });
for (const name of ['pushState', 'replaceState'] as const) {
  const real = history[name].bind(history);
  history[name] = (...given) => {
    real(...given);
    place();
  };
}
window.addEventListener('popstate', place);

let isPicking = false;
const choose = (event: Event): void => {
  if (!isPicking) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type !== 'click' || !site || !(event.target instanceof Element)) return;
  toStudio({ type: 'picked', paths: settingsUnder(event.target, site.boot.station) });
};
for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'])
  window.addEventListener(name, choose, { capture: true, passive: false });

onAnswer((path, { settings }) => keepSettings(path, settings));
onStudio((message) => {
  switch (message.type) {
    case 'show':
      // Sent once more to a frame that was not known to listen.
      if (message.version === shownVersion) return;
      shownVersion = message.version;
      if (starting) change(message.station, message.version);
      else starting = start(message.station, message.scene, message.version);
      return;
    case 'answer':
      answered(message.id, message.answer);
      return;
    case 'ahead':
      answeredAhead(message.path, message.answer);
      return;
    case 'rest':
      site?.actors.session.send({ type: 'refresh' });
      void send(getOnOffBaseBtn, {}).then(setOnOff, () => undefined);
      void revalidateShown();
      return;
    case 'pick':
      isPicking = message.isOn;
      document.documentElement.style.cursor = isPicking ? 'crosshair' : '';
      return;
    case 'mark':
      if (site) toStudio({ type: 'marked', count: markPlaces(message.path, site.boot.station) });
      return;
  }
});

startLayout();
setLanguage(currentLocale);
// What the start needs in any case is fetched while the studio reads the file.
void import('#station/derive/look/theme.ts');
const first = screens.find(({ path }) => path === window.location.pathname);
if (first) void loadScreen(first).catch(() => undefined);
toStudio({ type: 'ready' });
