// The rule that no two kinds of activities of a station go by one name.
import type { LocalText } from '#contract/station.generated.ts';
import type { MeaningRule, RuleInput } from '../rule.ts';

/** A name in each of its languages. */
const spoken = (text: LocalText): string[] =>
  typeof text === 'string'
    ? [text.trim()]
    : Object.entries(text).map(([language, words]) => `${language} ${(words ?? '').trim()}`);

/** Each kind whose name an earlier one has. */
function* repeated({ file }: RuleInput): Generator<{ kind: string; earlier: string; name: string }> {
  const seen = new Map<string, string>();
  for (const [kind, text] of Object.entries(file.activityNames ?? {})) {
    const names = spoken(text);
    const taken = names.find((name) => seen.has(name));
    if (taken !== undefined)
      yield { kind, earlier: seen.get(taken)!, name: taken.replace(/^(?:zh-CN|en) /, '') };
    for (const name of names) if (!seen.has(name)) seen.set(name, kind);
  }
}

export const repeatedActivityName: MeaningRule = {
  name: 'repeated-activity-name',
  severity: 'warning',
  page: 'activityNames gives two kinds of activities one name, so players cannot tell them apart. Mostly a line was copied and not yet rewritten.',
  good: '{ "code": "demo", "name": "Demo", "activityNames": { "wheel": "Koi wheel", "treasure": "Koi chests" } }',
  bad: '{ "code": "demo", "name": "Demo", "activityNames": { "wheel": "Koi wheel", "treasure": "Koi wheel" } }',
  reads: ['activityNames'],
  appliesTo: ({ file }) => Object.keys(file.activityNames ?? {}).length > 1,
  *check(input) {
    for (const { kind, earlier, name } of repeated(input))
      yield {
        path: ['activityNames', kind],
        at: 'value',
        message: `${earlier} is called ${JSON.stringify(name)} as well.`,
        consequence: 'Players see two activities of one name.',
        fix: {
          description: 'Leave it out, so that the title of the content is shown',
          safe: false,
          changes: [{ kind: 'remove', path: ['activityNames', kind] }],
        },
      };
  },
};
