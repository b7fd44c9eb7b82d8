// Owns the rule that the text of a deposit offer states the figures of the offer.
import type { Path } from '#station/read/diagnostic.ts';
import { contentRule } from '../rule.ts';

const offer = '"key": "a", "kinds": ["bank"], "times": "first", "giftPercent": "20"';

/** Figures of a text by what follows them. */
function figuresIn(text: string): { percents: string[]; times: string[]; amounts: string[] } {
  const plain = text.normalize('NFKC').replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const percents = [...plain.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/gi)].map(([, figure]) => figure!);
  const times = [...plain.matchAll(/(\d+(?:\.\d+)?)\s*(?:\u500d|times|x\b)/gi)].map(([, figure]) => figure!);
  const rest = plain.replaceAll(/\d+(?:\.\d+)?\s*(?:%|per ?cent|\u500d|times|x\b)/gi, ' ');
  return { percents, times, amounts: [...rest.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => figure) };
}

const holds = (figures: readonly string[], ...wanted: (string | undefined)[]): boolean =>
  figures.every((figure) => wanted.some((one) => one !== undefined && Number(one) === Number(figure)));

export const offerText = contentRule({
  name: 'offer-text',
  severity: 'warning',
  page: 'The name of a deposit offer states a figure that the offer does not have: a percentage other than giftPercent, an amount that is neither the gift, its cap nor the least deposit, or other times of turnover. Players read the name and get something else. Change the text or the figure.',
  kinds: ['deposit-offers'],
  good: `{ "items": [{ ${offer}, "name": "20% on the first deposit" }] }`,
  bad: `{ "items": [{ ${offer}, "name": "30% on the first deposit" }] }`,
  quietAfter: ['one-gift'],
  *check({ file }) {
    for (const [at, one] of file.items.entries()) {
      const texts: [Path, string][] =
        typeof one.name === 'string'
          ? [[['name'], one.name]]
          : Object.entries(one.name).map(([language, text]) => [['name', language], text]);
      for (const [path, text] of texts) {
        const { percents, times, amounts } = figuresIn(text);
        const wrong = !holds(percents, one.giftPercent)
          ? {
              figure: percents.find((figure) => !holds([figure], one.giftPercent))!,
              of: one.giftPercent,
              unit: '%',
            }
          : !holds(times, one.giftTurnover ?? '1', one.depositTurnover ?? '1')
            ? { figure: times[0]!, of: one.giftTurnover ?? '1', unit: ' times' }
            : !holds(amounts, one.giftAmount, one.leastDeposit, one.mostGift, '1')
              ? {
                  figure: amounts.find(
                    (figure) => !holds([figure], one.giftAmount, one.leastDeposit, one.mostGift, '1'),
                  )!,
                  of: one.giftAmount,
                  unit: ' yuan',
                }
              : undefined;
        if (!wrong) continue;
        const { figure, of, unit } = wrong;
        const meant = of === undefined ? undefined : text.replace(figure, of);
        yield {
          path: ['items', at, ...path],
          at: 'value',
          message: `The name says ${figure}${unit}, the offer ${of === undefined ? 'has no such figure' : `gives ${of}${unit}`}.`,
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
