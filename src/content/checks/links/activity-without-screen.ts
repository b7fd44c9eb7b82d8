// The rule that an activity has its screen on the station.
import { activityScreens } from '#station/derive/activities.ts';
import { isOff } from '../../links.ts';
import { contentRule } from '../rule.ts';

const good =
  '"type": "daily", "title": "A", "picture": "/art/a.svg", "content": "<p>A</p>", "from": "2026-11-01" }] }';

export const activityWithoutScreen = contentRule({
  name: 'activity-without-screen',
  severity: 'warning',
  page: "The kind of an activity has a screen of its own, and the station's file switches it off (routes.off): players read about the offer and cannot take part. Leave the activity out, or switch the screen on.",
  kinds: ['activities'],
  good: `{ "items": [{ "key": "a", "kind": "bonus", ${good}`,
  bad: `{ "items": [{ "key": "a", "kind": "signIn", ${good}`,
  around: { off: ['/sign'] },
  *check({ file, station }) {
    if (!station || station.routes.off.length === 0) return;
    for (const [at, { kind }] of file.items.entries()) {
      const screen = activityScreens[kind].replace(/\?.*$/, '');
      if (!isOff(station, screen)) continue;
      yield {
        path: ['items', at, 'kind'],
        at: 'value',
        message: `The screen of ${kind} is ${screen}, which the station has switched off.`,
        consequence: 'Players read about the offer and cannot take part.',
        fix: {
          description: 'Remove the activity',
          safe: false,
          changes: [{ kind: 'remove', path: ['items', at] }],
        },
      };
    }
  },
});
