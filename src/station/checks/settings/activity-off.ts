// The rule that activities get names only where the station shows activities.
import type { MeaningRule } from '../rule.ts';

export const activityOff: MeaningRule = {
  name: 'activity-off',
  severity: 'warning',
  page: 'The file names kinds of activities, but switches off both the list of activities (/moreActive) and their page (/activeDetail), so no player ever reads the name. Switch one of the screens on, or drop the names.',
  good: '{ "code": "demo", "name": "Demo", "activityNames": { "wheel": "Lucky wheel" } }',
  bad: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/moreActive", "/activeDetail"] }, "activityNames": { "wheel": "Lucky wheel" } }',
  reads: ['routes.off', 'activityNames'],
  appliesTo({ file, station }) {
    const { off } = station.routes;
    return file.activityNames !== undefined && off.includes('/moreActive') && off.includes('/activeDetail');
  },
  *check({ file }) {
    const kinds = Object.keys(file.activityNames ?? {});
    if (kinds.length === 0) return;
    yield {
      path: ['activityNames'],
      at: 'key',
      message: `${kinds.join(', ')} ${kinds.length === 1 ? 'is' : 'are'} named, but /moreActive and /activeDetail are switched off.`,
      consequence: 'No activity is shown, under these names or any other.',
      fix: {
        description: 'Remove the names',
        safe: false,
        changes: [{ kind: 'remove', path: ['activityNames'] }],
      },
    };
  },
};
