// The rule that the name of a deposit offer or a coupon states the figures of the offer.
import type { LocalText } from '#contract/station.generated.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import type { ContentFiles, ContentKind } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

const offer = '"key": "a", "kinds": ["bank"], "times": "first", "giftTurnover": "5", "giftPercent": "20"';

/** Figures of a text by what follows them. */
function figuresIn(text: string): { percents: string[]; times: string[]; amounts: string[] } {
  const plain = text.normalize('NFKC').replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const percents = [...plain.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/gi)].map(([, figure]) => figure!);
  const times = [...plain.matchAll(/(\d+(?:\.\d+)?)\s*(?:\u500d|times|x\b)/gi)].map(([, figure]) => figure!);
  const rest = plain.replaceAll(/\d+(?:\.\d+)?\s*(?:%|per ?cent|\u500d|times|x\b)/gi, ' ');
  return { percents, times, amounts: [...rest.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => figure) };
}

const holds = (figures: readonly string[], wanted: readonly (string | undefined)[]): boolean =>
  figures.every((figure) => wanted.some((one) => one !== undefined && Number(one) === Number(figure)));

/** What a name may say, by its unit; the first of each is what is given. */
interface Given {
  name: LocalText;
  percents: readonly (string | undefined)[];
  times: readonly (string | undefined)[];
  amounts: readonly (string | undefined)[];
  /** The field that holds the first of each. */
  fields: { percents?: string | undefined; times?: string | undefined; amounts?: string | undefined };
}

const givenBy = (kind: ContentKind, file: object): Given[] =>
  kind === 'coupons'
    ? (file as ContentFiles['coupons']).items.map(({ name, amount, least, most, turnover, validDays }) => ({
        name,
        percents: [],
        times: [turnover ?? '1'],
        amounts: [amount, least, most, String(validDays)],
        fields: { amounts: 'amount', ...(turnover !== undefined && { times: 'turnover' }) },
      }))
    : (file as ContentFiles['deposit-offers']).items.map((one) => ({
        name: one.name,
        percents: [one.giftPercent],
        times: [one.giftTurnover ?? '1', one.depositTurnover ?? '1'],
        amounts: [one.giftAmount, one.leastDeposit, one.mostGift, '1'],
        fields: {
          ...(one.giftPercent !== undefined && { percents: 'giftPercent' }),
          ...(one.giftTurnover !== undefined && { times: 'giftTurnover' }),
          ...(one.giftAmount !== undefined && { amounts: 'giftAmount' }),
        },
      }));

/** The first figure of a name that is not what is given. */
function wrongFigure(text: string, given: Given) {
  const found = figuresIn(text);
  for (const [what, unit] of [
    ['percents', '%'],
    ['times', ' times'],
    ['amounts', ' yuan'],
  ] as const) {
    const figure = found[what].find((one) => !holds([one], given[what]));
    if (figure !== undefined) return { figure, of: given[what][0], unit };
  }
  return undefined;
}

/** Whether a text states what is given as well: then the other figure is another slip. */
const statesGiven = (text: string, { of, unit }: { of: string | undefined; unit: string }): boolean => {
  const { percents, times, amounts } = figuresIn(text);
  const figures = unit === '%' ? percents : unit === ' times' ? times : amounts;
  return of !== undefined && figures.some((figure) => Number(figure) === Number(of));
};

export const offerText = contentRule({
  name: 'offer-text',
  severity: 'warning',
  page: 'The name of a deposit offer or a coupon states a figure that it does not have: a percentage other than giftPercent, an amount that is neither the gift, its cap nor the least deposit, or other times of turnover. Players read the name and get something else. Change the text or the figure.',
  kinds: ['deposit-offers', 'coupons'],
  good: `{ "items": [{ ${offer}, "name": "20% on the first deposit" }] }`,
  bad: `{ "items": [{ ${offer}, "name": "30% on the first deposit" }] }`,
  quietAfter: ['one-gift', 'gift-cost', 'fraction-of-percent'],
  *check({ kind, file }) {
    for (const [at, one] of givenBy(kind, file).entries()) {
      const texts: [Path, string][] =
        typeof one.name === 'string'
          ? [[['name'], one.name]]
          : Object.entries(one.name).map(([language, text]) => [['name', language], text]);
      const wrong = texts.map(([, text]) => wrongFigure(text, one));
      const [first] = wrong;
      // Where every language says the same other figure, the figure is what was mistyped.
      if (
        first &&
        texts.length > 1 &&
        wrong.every((each) => each?.figure === first.figure && each.unit === first.unit) &&
        !texts.some(([, text]) => statesGiven(text, first))
      ) {
        const field =
          one.fields[first.unit === '%' ? 'percents' : first.unit === ' times' ? 'times' : 'amounts'];
        if (field !== undefined) {
          yield {
            path: ['items', at, field],
            at: 'value',
            message: `The name says ${first.figure}${first.unit}, it gives ${first.of}${first.unit}.`,
            consequence: 'Players read one thing and get another.',
            suggestions: [first.figure],
            fix: writeFix(['items', at, field], first.figure, false),
          };
          continue;
        }
      }
      // The same other figure in every language is one slip, said at the first.
      const isSame = first && wrong.every((each) => each?.figure === first.figure && each.of === first.of);
      for (const [path, text] of isSame ? texts.slice(0, 1) : texts) {
        const found = wrongFigure(text, one);
        if (!found) continue;
        const { figure, of, unit } = found;
        const meant = of === undefined ? undefined : text.replace(figure, of);
        yield {
          path: ['items', at, ...path],
          at: 'value',
          message: `The name says ${figure}${unit}, it ${of === undefined ? 'has no such figure' : `gives ${of}${unit}`}.`,
          consequence: 'Players read one thing and get another.',
          suggestions: meant === undefined ? [] : [meant],
          fix:
            meant === undefined
              ? undefined
              : {
                  description: `Write ${JSON.stringify(meant)}`,
                  safe: false,
                  changes: [{ kind: 'set', path: ['items', at, ...path], value: meant }],
                },
        };
      }
    }
  },
});
