// The rule that content leads to screens that its station has switched on.
import { isOff, kindsWithLinks, linksOf } from '../../links.ts';
import { contentRule } from '../rule.ts';

export const linkToOffScreen = contentRule({
  name: 'link-to-off-screen',
  severity: 'warning',
  page: "A banner, an ad, a notice or an offer leads to a screen that the station's file switches off (routes.off). The picture is shown, but tapping it leads nowhere. Lead to another screen, leave the entry out, or switch the screen on.",
  kinds: ['banners', ...kindsWithLinks],
  good: '{ "items": [{ "key": "a", "title": "A", "to": "/moreActive", "picture": "/art/a.svg" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "to": "/sign", "picture": "/art/a.svg" }] }',
  around: { off: ['/sign'] },
  *check({ kind, file, station }) {
    if (!station || station.routes.off.length === 0) return;
    for (const { path, value } of linksOf(kind, file)) {
      if (!isOff(station, value)) continue;
      const isEntry = (kind === 'banners' || kind === 'ads') && path.at(-1) === 'to';
      yield {
        path,
        at: 'value',
        message: `The station has switched ${value} off.`,
        consequence: 'Players see it, and tapping it leads nowhere.',
        fix: isEntry
          ? {
              description: 'Remove the entry',
              safe: false,
              changes: [{ kind: 'remove', path: path.slice(0, -1) }],
            }
          : undefined,
      };
    }
  },
});
