// The rule that what a flag switches on has an entry in a menu.
import { menuActions } from '../../derive/menus.ts';
import type { Path } from '../../read/diagnostic.ts';
import type { MeaningRule, RuleInput } from '../rule.ts';

/** Actions that players reach through menus alone, with the setting that switches each on. */
const switches: readonly (readonly [to: string, setting: Path])[] = [
  ['action:lineDetection', ['frontConfig', 'lineDetection']],
  ['action:service', ['onOff', 'onlineServiceUrl']],
];

function* idleFlags({ file, station }: RuleInput): Generator<{ to: string; setting: Path }> {
  const { tabBar, home, member } = station.menus;
  for (const [to, setting] of switches) {
    const [section, key] = setting as ['frontConfig' | 'onOff', string];
    const isGiven = (file[section] as Record<string, unknown> | undefined)?.[key] !== undefined;
    if (!isGiven || menuActions[to.slice('action:'.length)]!.isMissing?.(station)) continue;
    if (![...tabBar, ...home, ...member.flatMap((group) => group.items)].includes(to)) yield { to, setting };
  }
}

export const flagWithoutEntry: MeaningRule = {
  name: 'flag-without-entry',
  severity: 'warning',
  page: 'A setting switches something on that players open from a menu (the line check, customer service), but the menus that the file writes have no entry for it. Add the entry, or drop the setting.',
  good: '{ "code": "demo", "name": "Demo", "menus": { "home": ["/moreActive", "action:lineDetection", "/appDown", "/aboutUs"] }, "frontConfig": { "lineDetection": true } }',
  bad: '{ "code": "demo", "name": "Demo", "menus": { "home": ["/moreActive", "/appDown", "/aboutUs"] }, "frontConfig": { "lineDetection": true } }',
  reads: [
    'menus.tabBar',
    'menus.home',
    'menus.member',
    'frontConfig.lineDetection',
    'onOff.onlineServiceUrl',
  ],
  quietAfter: ['unknown-destination'],
  appliesTo: ({ file }) => Boolean(file.menus?.tabBar || file.menus?.home || file.menus?.member),
  *check(input) {
    for (const { to, setting } of idleFlags(input))
      yield {
        path: setting,
        at: 'value',
        message: `${setting.join('.')} is on, but no menu has the entry "${to}".`,
        consequence: `Players find no way to ${to}.`,
        suggestions: [to],
        fix: input.file.menus?.home
          ? {
              description: `Add ${to} to the home grid`,
              safe: false,
              changes: [{ kind: 'set', path: ['menus', 'home'], value: [...input.file.menus.home, to] }],
            }
          : undefined,
      };
  },
};
