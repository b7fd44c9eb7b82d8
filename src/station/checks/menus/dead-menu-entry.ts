// The rule that a menu holds no entry which the same file switches off.

import { entryOf, menuActions } from '../../derive/menus.ts';
import { whyEmpty } from '../../derive/offered.ts';
import { whyLeftOut } from '../../derive/whyLeftOut.ts';
import type { Station } from '../../station.ts';
import type { MeaningRule } from '../rule.ts';
import { namedDestinations, namesSome } from './unknown-destination.ts';

/** Whether nobody at all sees an entry on a station. */
function isDead(station: Station, to: string): boolean {
  if (!to.startsWith('action:'))
    return (station.routes.off as readonly string[]).includes(to) || whyEmpty(station, to) !== null;
  const name = to.slice('action:'.length);
  return Object.hasOwn(menuActions, name) && menuActions[name]!.isMissing?.(station) === true;
}

export const deadMenuEntry: MeaningRule = {
  name: 'dead-menu-entry',
  severity: 'warning',
  page: 'A menu that the file writes itself names a screen that routes.off switches off, or an action or offer whose setting is off (direct charge without bonusPercent, service without onlineServiceUrl, lineDetection without its flag, trial without trialOpen). The entry is left out by itself, so one of the two is not what was meant: take the entry out, or switch the screen or setting on.',
  good: '{ "code": "demo", "name": "Demo", "menus": { "home": ["/appDown", "action:service"] } }',
  bad: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/appDown"] }, "menus": { "home": ["/appDown", "action:service"] } }',
  reads: [
    'routes.off',
    'onOff.onlineServiceUrl',
    'onOff.trialOpen',
    'frontConfig.lineDetection',
    'frontConfig.bonusPercent',
  ],
  appliesTo: (input) => namesSome(input, (to) => isDead(input.station, to)),
  *check(input) {
    for (const { to, path, where } of namedDestinations(input)) {
      const entry = entryOf(input.station, to, 'guest');
      if ('to' in entry || !isDead(input.station, to)) continue;
      yield {
        path,
        at: 'value',
        message: `"${to}" is in ${where}, but ${entry.leftOut === 'off' ? 'routes.off switches it off' : whyLeftOut(entry.leftOut, 'guest')}.`,
        consequence: `Nobody sees the entry in ${where}.`,
        fix: {
          description: `Take ${to} out of the menu`,
          safe: false,
          changes: [{ kind: 'remove', path }],
        },
      };
    }
    for (const to of Object.keys(input.file.menus?.names ?? {})) {
      const entry = entryOf(input.station, to, 'guest');
      if ('to' in entry || !isDead(input.station, to)) continue;
      yield {
        path: ['menus', 'names', to],
        at: 'key',
        message: `"${to}" is given a name, but ${entry.leftOut === 'off' ? 'routes.off switches it off' : whyLeftOut(entry.leftOut, 'guest')}.`,
        consequence: 'The name is shown nowhere.',
        fix: {
          description: 'Remove the name',
          safe: false,
          changes: [{ kind: 'remove', path: ['menus', 'names', to] }],
        },
      };
    }
  },
};
