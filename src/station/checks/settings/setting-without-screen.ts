// The rule that a setting is given only where the station has the screen that it is about.
import { stationDefaults } from '#contract/station.generated.ts';
import { type Path, pathText } from '../../read/diagnostic.ts';
import type { MeaningRule, RuleInput } from '../rule.ts';

/** Settings that one screen alone shows. */
const settingsOf: Readonly<Record<string, readonly Path[]>> = {
  '/handfree': [
    ['frontConfig', 'bonusPercent'],
    ['frontConfig', 'bonusAmount'],
  ],
  '/wallet': [['frontConfig', 'showFreeDepositInHoney']],
  '/personalInfo': [['frontConfig', 'personalInfoflag']],
  '/moreActive': [['frontConfig', 'moreActiveHeader']],
  '/reportChange': [
    ['frontConfig', 'noShowTiKuanBaoBiao'],
    ['frontConfig', 'noShowChongzhiBaoBiao'],
  ],
  '/donate': [['frontConfig', 'userCenterNoShowHope']],
  '/userCenter': [['menus', 'member']],
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value);

function* idleSettings({ file, station }: RuleInput): Generator<{ screen: string; path: Path }> {
  for (const screen of station.routes.off) {
    // Several settings of one screen are one mistake.
    const path = settingsOf[screen]?.find((one) => {
      const given = valueAt(file, one);
      return given !== undefined && given !== valueAt(stationDefaults, one);
    });
    if (path) yield { screen, path };
  }
}

export const settingWithoutScreen: MeaningRule = {
  name: 'setting-without-screen',
  severity: 'warning',
  page: 'A setting is given, but the only screen that shows what it does is switched off in routes.off: an offer on direct charge without /handfree, groups of the member centre without /userCenter. One of the two is not what was meant: switch the screen on, or drop the setting.',
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPercent": 3, "bonusAmount": 150 } }',
  bad: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/handfree"] }, "frontConfig": { "bonusPercent": 3, "bonusAmount": 150 } }',
  reads: ['routes.off'],
  quietAfter: ['dead-menu-entry', 'unreachable-route', 'bonus-numbers'],
  appliesTo: ({ file }) => file.routes?.off !== undefined,
  *check(input) {
    for (const { screen, path } of idleSettings(input))
      yield {
        path,
        at: 'key',
        message: `${pathText(path)} is given, but ${screen} is switched off.`,
        consequence: `Nobody sees what ${pathText(path)} does: ${screen} is the only screen that shows it.`,
        fix: {
          description: `Switch ${screen} on`,
          safe: false,
          changes: [
            { kind: 'remove', path: ['routes', 'off', input.station.routes.off.indexOf(screen as never)] },
          ],
        },
      };
  },
};
