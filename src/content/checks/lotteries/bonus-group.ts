// The rule that bonus groups are even, and the highest is not below the lowest.
import { writeFix } from '#station/read/schemaPlace.ts';
import { contentRule } from '../rule.ts';

export const bonusGroup = contentRule({
  name: 'bonus-group',
  severity: 'error',
  page: 'Bonus groups are even numbers in steps of two, such as 1958 and 1960, and the highest of a team is not below its lowest. With another number no prize could be calculated, and nobody could be given the group.',
  kinds: ['team', 'play-settings'],
  good: '{ "bonusGroupLeast": 1700, "bonusGroupMost": 1960 }',
  bad: '{ "bonusGroupLeast": 1700, "bonusGroupMost": 1955 }',
  *check({ file }) {
    const { bonusGroupMost: most } = file;
    const least = 'bonusGroupLeast' in file ? file.bonusGroupLeast : undefined;
    for (const [key, value] of [
      ['bonusGroupLeast', least],
      ['bonusGroupMost', most],
    ] as const) {
      if (value !== undefined && value % 2 !== 0)
        yield {
          path: [key],
          at: 'value',
          message: `${key} is ${value}; bonus groups are even.`,
          consequence: 'Nothing of the file is applied: no prize can be calculated from it.',
          suggestions: [String(value - 1), String(value + 1)],
          fix: writeFix([key], value - 1, false),
        };
    }
    if (least !== undefined && least > (most ?? 1960))
      yield {
        path: ['bonusGroupLeast'],
        at: 'value',
        message: `bonusGroupLeast is ${least}, above bonusGroupMost, which is ${most ?? 1960}.`,
        consequence: 'Nothing of the file is applied: no group lies between the two.',
      };
  },
});
