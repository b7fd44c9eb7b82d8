// The register of settings: each setting of a station file shows at a place of the preview, to which a click on it in the form leads, or it is listed here with why it shows nowhere.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { screens } from '#contract/screens.generated.ts';
import { settingsSeen } from '#scripts/harness/settingsSeen.ts';
import { settingPaths } from '#station/change/settingPaths.ts';
import { isWithin } from '#station/recordable.ts';
import { officeWorld } from '#support/officeSite.ts';
import { staffMember } from '#support/officeStaff.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { alpha, testStations } from '#support/testStations.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = officeWorld({ registry: stations.registry });

const schema = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../schemas/station.json'), 'utf8'),
);

/** Why a setting, or all of a section, is seen at no place of a screen. */
const nowhere: Readonly<Record<string, string>> = {
  schemaVersion: 'For whoever reads the file.',
  hosts: 'Addresses, which are no part of a page.',
  locale: 'The language of every word.',
  serviceWorker: 'What a browser keeps.',
  'theme.skin': 'The palette of the whole document.',
  'theme.ThemeRed': 'A colour is found on the page by itself (src/preview/picking.ts).',
  'theme.ThemeBlack': 'A colour is found on the page by itself (src/preview/picking.ts).',
  'routes.off': 'A screen that is off is not there.',
  'menus.names': 'Where the file has a name: preview.test.ts sees one.',
  'activityNames.balanceBao': 'In records of what somebody has earned by it.',
  'activityNames.points': 'In records of what somebody has earned by it.',
  'onOff.registerCheck': 'In the form of registering, which somebody chooses on the log-in page.',
  'onOff.registerFields': 'In the form of registering, which somebody chooses on the log-in page.',
  'onOff.autoSpin': 'In games, which a preview does not open.',
  'onOff.questionOnNewDevice': 'The server asks at a log-in, which a preview does not send.',
  'onOff.questionOnChange': 'The server asks at a change, which a preview does not send.',
  'onOff.recoverByQuestion': 'In the form of a lost password, which somebody opens on the log-in page.',
  'pageHead.pageTitle': 'The title of the tab.',
  'frontConfig.winnersLeast': 'It decides which wins the server lists.',
  'frontConfig.lineDetectionTxt': 'On the sheet that measures the hosts, which a press opens.',
  costLimits: 'Bounds that the checker and the plans of content hold.',
  protection:
    'It is merged with its profile before it is read: a figure on a screen names the section at most.',
};

/** A board needs its lottery, and some screens a choice. */
const addresses = [
  ...screens.filter(({ path: each }) => !each.includes(':')).map(({ path: each }) => each),
  '/credit?lotCode=FFC',
  '/official?lotCode=FFC',
];

test('each setting of a station shows somewhere, or is listed with why it does not', async ({
  server,
  visit,
}) => {
  const li = await staffMember(server, 'owner', { name: 'register' });
  const { page } = await visit(`/studio/${alpha}`, { client: li });
  const seen = new Set<string>();
  for (const as of ['访客', '会员', '代理']) {
    await page.locator('.look-bar').getByLabel('身份', { exact: true }).selectOption({ label: as });
    await page.locator('.look iframe[data-there=true]').waitFor();
    const frame = page.frames().find((one) => one !== page.mainFrame() && !one.isDetached())!;
    for (const each of await settingsSeen(frame, addresses)) seen.add(each);
  }
  const all = settingPaths(schema);
  expect(all.length).toBeGreaterThan(100);
  const isListed = (setting: string) => Object.keys(nowhere).some((each) => isWithin(setting, each));
  const isSeen = (setting: string) => [...seen].some((each) => isWithin(each, setting));
  expect(all.filter((each) => !isSeen(each) && !isListed(each))).toEqual([]);
  // A reason that no longer holds is taken off the list.
  expect(all.filter((each) => isSeen(each) && isListed(each))).toEqual([]);
  expect(Object.keys(nowhere).filter((each) => !all.some((one) => isWithin(one, each)))).toEqual([]);
});
