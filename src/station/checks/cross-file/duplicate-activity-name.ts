// The rule that a station's own name of an activity is not that of another station.
import type { CrossFileRule } from '../rule.ts';

export const duplicateActivityName: CrossFileRule = {
  name: 'duplicate-activity-name',
  severity: 'warning',
  page: 'activityNames gives a kind of activity the name that another station has given it. A name of the station’s own is part of its brand; most often it was copied along with the file. Write another one, or leave it out: then the title of the content is shown.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo", "activityNames": { "wheel": "Koi wheel" } }',
  beside: '{ "code": "another", "name": "Another", "activityNames": { "wheel": "Koi wheel" } }',
  consequence: 'Players of one brand read the words of another.',
  message: ([name], owner) => `The name "${name}" is that of ${owner}.`,
};
