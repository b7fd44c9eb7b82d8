// The rule that a station does not undo what the law of its profile demands.
import { type ProfileName, profileSettings } from '../../protection/profiles.ts';
import { protectionSettings, settingAt } from '../../protection/settingsOf.ts';
import { isWeaker } from '../../protection/strictness.ts';
import type { MeaningRule } from '../rule.ts';

const lawOf = ({ profile = 'standard' }: { profile?: ProfileName }): ProfileName => profile;

export const weakerThanProfile: MeaningRule = {
  name: 'weaker-than-profile',
  severity: 'warning',
  page: 'The profile of protection is what a law demands. A setting of the file that protects players less than the profile leaves the station outside of that law, whatever the profile is called: a question that is not asked, a shorter wait, automatic play where it is forbidden. Remove the setting, or take the profile whose law the station follows.',
  good: '{ "code": "demo", "name": "Demo", "protection": { "profile": "uk", "limits": { "waitHours": 48 } } }',
  bad: '{ "code": "demo", "name": "Demo", "protection": { "profile": "uk", "limits": { "ask": "never" } } }',
  reads: ['protection'],
  appliesTo: ({ file }) => file.protection !== undefined && lawOf(file.protection) !== 'standard',
  *check({ file }) {
    const protection = file.protection!;
    const profile = lawOf(protection);
    for (const { path, value } of protectionSettings(protection)) {
      const demanded = settingAt(profileSettings[profile], path);
      if (!isWeaker(path.join('.'), value, demanded)) continue;
      yield {
        path: ['protection', ...path],
        at: 'value',
        message: `${path.join('.')} is ${JSON.stringify(value)}, and the profile ${profile} demands ${JSON.stringify(demanded)}.`,
        consequence: 'Players of the station are protected less than the law of its profile demands.',
        fix: {
          description: `Remove ${path.at(-1)}`,
          safe: false,
          changes: [{ kind: 'remove', path: ['protection', ...path] }],
        },
      };
    }
  },
};
