// The script of the outline that is shown without a connection: the player's skin and language at once, and the page itself as soon as there is one.

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

const chosen = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

const root = document.documentElement;
const skin = chosen('skin');
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
if (skin === 'system') root.dataset.skin = isDark ? 'ThemeBlack' : 'ThemeRed';
else if (skin === 'ThemeRed' || skin === 'ThemeBlack') root.dataset.skin = skin;
const locale = chosen('locale');
if (locale === 'en' || locale === 'zh-CN') root.lang = locale;

const again = (): void => location.reload();

/** A server that starts again says nothing to the browser, so it is asked, less and less often. */
function ask(pauseMs: number): void {
  setTimeout(() => {
    const next = (): void => ask(Math.min(pauseMs * 2, longestPauseMs));
    if (document.visibilityState === 'hidden' || !navigator.onLine) return next();
    fetch(location.href, { cache: 'no-store' }).then(again, next);
  }, pauseMs);
}

addEventListener('online', again);
addEventListener('DOMContentLoaded', () =>
  document.querySelector('button')?.addEventListener('click', again),
);
ask(firstPauseMs);
