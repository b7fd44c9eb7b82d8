// The rule that trial games are open to somebody.
import type { MeaningRule } from '../rule.ts';

export const trialGamesWithoutTrial: MeaningRule = {
  name: 'trial-games-without-trial',
  severity: 'warning',
  page: 'onOff.trialGames opens games of platforms to trial accounts, and onOff.trialOpen is off: there are no new ones, and those that are left may not enter a game. Open trial play, or take trialGames out.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "trialGames": true } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": false, "trialGames": true } }',
  reads: ['onOff'],
  appliesTo: ({ file }) => file.onOff?.trialOpen === false && file.onOff.trialGames === true,
  *check() {
    yield {
      path: ['onOff', 'trialGames'],
      at: 'key',
      message: 'Trial games are open, and trial play is not.',
      consequence: 'Nobody can play them.',
      fix: {
        description: 'Remove trialGames',
        safe: false,
        changes: [{ kind: 'remove', path: ['onOff', 'trialGames'] }],
      },
    };
  },
};
