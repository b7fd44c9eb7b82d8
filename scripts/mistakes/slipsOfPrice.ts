// The slips of price: what is given or kept becomes many times what was meant.
import { type Edit, isText, rewritten, type Slip, sibling, siteIn, textOf } from './slip.ts';
import type { Site, Subject } from './subject.ts';

const fieldsOf =
  (kind: RegExp, path: RegExp) =>
  (subject: Subject): Site[] =>
    kind.test(subject.kind)
      ? subject.sites.filter((one) => path.test(one.path) && isText(one) && Number(textOf(one)) > 0)
      : [];

/** The other figures of the same object: where two do not go together, a finding may name either. */
const beside = (site: Site): number[] =>
  site.parent!.members.filter(({ value }) => value !== site.node).map(({ keyStart }) => keyStart);

const times = (site: Site, factor: number): Edit | null => {
  const value = String(Number((Number(textOf(site)) * factor).toFixed(4)));
  return rewritten(site, value, beside(site));
};

const ofTimes = (name: string, sites: (subject: Subject) => Site[], factor: number): Slip => ({
  name,
  sites,
  edit: (site) => times(site, factor),
});

const gifts = fieldsOf(/^(coupons|deposit-offers)$/, /^items\.\d+\.(amount|giftAmount)$/);
const giftPercents = fieldsOf(/^deposit-offers$/, /^items\.\d+\.giftPercent$/);
const least = fieldsOf(/^(coupons|deposit-offers)$/, /^items\.\d+\.(least|leastDeposit)$/);
const turnovers = fieldsOf(/^deposit-offers$/, /^items\.\d+\.giftTurnover$/);

const inserted = (site: Site, fields: string): Edit => ({
  start: site.node.start + 1,
  end: site.node.start + 1,
  put: `\n${fields},`,
  also: site.node.members.map(({ keyStart }) => keyStart),
});
const entries =
  (kind: RegExp, unless: string) =>
  (subject: Subject): Site[] =>
    kind.test(subject.kind)
      ? subject.sites.filter(
          ({ path, node }) => /^items\.\d+$/.test(path) && !node.members.some(({ key }) => key === unless),
        )
      : [];

export const ofPrice: readonly Slip[] = [
  ofTimes('a gift in fen', gifts, 100),
  ofTimes('a gift with a zero too many', gifts, 10),
  ofTimes('a gift of tenfold percent', giftPercents, 10),
  {
    name: 'gift and least exchanged',
    sites: gifts,
    edit: (site, _, subject) => {
      const other = sibling(site, subject, 'least') ?? sibling(site, subject, 'leastDeposit');
      if (!other) return null;
      const [first, second] = site.node.start < other.node.start ? [site, other] : [other, site];
      return {
        start: first.node.start,
        end: second.node.end,
        put: `"${textOf(second)}"${subject.text.slice(first.node.end, second.node.start)}"${textOf(first)}"`,
        also: beside(site),
      };
    },
  },
  {
    name: 'a least of next to nothing',
    sites: (subject) => least(subject).filter((one) => sibling(one, subject, 'giftPercent') === undefined),
    edit: (site) => rewritten(site, '1', beside(site)),
  },
  {
    name: 'a gift without turnover',
    sites: turnovers,
    edit: (site) => rewritten(site, '0', beside(site)),
  },
  {
    name: 'a coupon without turnover',
    sites: entries(/^coupons$/, 'turnover'),
    edit: (site) => inserted(site, '"turnover": "0"'),
  },
  {
    name: 'a gift at every deposit',
    sites: (subject) =>
      subject.kind === 'deposit-offers'
        ? subject.sites.filter(({ path, node }) => /\.times$/.test(path) && node.value !== 'always')
        : [],
    edit: (site) => rewritten(site, 'always', beside(site)),
  },
  ofTimes('a rebate with a lost point', fieldsOf(/^rebates$/, /\.percent$/), 10),
  ofTimes('a rebate a hundredfold', fieldsOf(/^rebates$/, /\.percent$/), 100),
  ofTimes('a share of friends with a lost point', fieldsOf(/^team$/, /^friendPercents\./), 100),
  ofTimes('interest tenfold', fieldsOf(/^interest$/, /^annualPercent$/), 10),
  ofTimes('a fee a hundredfold', fieldsOf(/^card-types$/, /\.feePercent$/), 100),
  ofTimes('a fixed fee a hundredfold', fieldsOf(/^card-types$/, /\.feeFixed$/), 100),
  ofTimes('a rate of losses tenfold', fieldsOf(/^activities$/, /\.terms\.tiers\.\d+\.rate$/), 10),
  ofTimes('a bonus a hundredfold', fieldsOf(/^activities$/, /\.terms\.steps\.\d+\.rates\.\d+$/), 100),
  ofTimes('a chest a hundredfold', fieldsOf(/^activities$/, /\.terms\.boxes\.\d+\.max$/), 100),
  ofTimes('a prize of the boat a hundredfold', fieldsOf(/^activities$/, /\.terms\.steps\.\d+\.amount$/), 100),
  ofTimes('a metre a hundredth', fieldsOf(/^activities$/, /\.terms\.metre$/), 0.01),
  ofTimes(
    'a prize of the wheel a thousandfold',
    fieldsOf(/^activities$/, /\.sectors\.[0-5]\.prize\.amount$/),
    1000,
  ),
  ofTimes('a rate of coins a hundredfold', fieldsOf(/^(card-types|pay-methods)$/, /\.rate$/), 100),
  {
    name: 'points that make money',
    sites: ({ kind, sites }) =>
      kind === 'activities' ? sites.filter(({ path }) => /pointsPerYuan$/.test(path)) : [],
    edit: (site) => ({
      start: site.node.start,
      end: site.node.end,
      put: String(Number(site.node.value) * 100),
      also: beside(site),
    }),
  },
  {
    name: 'an activity without turnover',
    sites: (subject) =>
      entries(
        /^activities$/,
        'turnover',
      )(subject).filter(({ node }) =>
        /^(redPacket|wheel|midAutumn)$/.test(
          String(node.members.find(({ key }) => key === 'kind')?.value.value),
        ),
      ),
    edit: (site) => inserted(site, '"turnover": "0"'),
  },
  {
    name: 'odds above what is fair',
    sites: ({ kind, sites }) =>
      kind === 'lotteries'
        ? sites.filter(({ node }) =>
            node.members.some(({ value }) => /SC$|FFC|WFC|EFC/.test(String(value.value))),
          )
        : [],
    edit: (site, random) => {
      const isRacing = /"(BJSC|SFSC)"/.test(
        JSON.stringify(site.node.members.map(({ value }) => value.value)),
      );
      const play = isRacing ? '"play": "pk10_c_gyj", "outcome": "大"' : '"play": "ssc_c_b1", "outcome": "7"';
      return inserted(site, `"odds": [{ ${play}, "odds": "${random.one(['98', '990', '19.8'])}" }]`);
    },
  },
  {
    name: 'a bonus group beyond what is fair',
    sites: ({ kind, sites }) => (kind === 'play-settings' ? sites.filter(({ path }) => path === '') : []),
    edit: (site, random) => inserted(site, `"bonusGroupMost": ${random.one([2000, 1955, 19600])}`),
  },
  {
    name: 'limits of two people exchanged',
    sites: ({ kind, sites }) =>
      kind === 'control' ? sites.filter(({ path }) => /^limits\.\d+\.single$/.test(path)) : [],
    edit: (site, _, subject) => {
      const day = siteIn(subject, site.path.replace(/single$/, 'day'));
      return day && Number(textOf(day)) > Number(textOf(site)) * 1
        ? {
            start: site.node.start,
            end: day.node.end,
            put: `"${textOf(day)}"${subject.text.slice(site.node.end, day.node.start)}"${textOf(site)}"`,
            also: [day.node.start, site.node.start],
          }
        : null;
    },
  },
];
