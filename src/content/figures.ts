// What texts of content may name in braces: the station's own names, and the figures that its content makes the server apply.
import { screens } from '#contract/screens.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { cataloguedLottery } from '#lottery/catalogue.ts';
import { menuActions, ownName, titleOf } from '#station/derive/menus.ts';
import { hasPath } from '#station/derive/routes.ts';
import { localText, type Station } from '#station/station.ts';
import { type Values, written } from '#texts/catalogue.ts';
import englishServer from '#texts/en/server.generated.ts';
import english from '#texts/en/shell.generated.ts';
import type { Locale } from '#texts/text.ts';
import chineseServer from '#texts/zh-CN/server.generated.ts';
import chinese from '#texts/zh-CN/shell.generated.ts';
import { shortAmount } from '#values/amount.ts';
import { formatMoney } from '#values/money.ts';
import type { ContentKind } from './content.generated.ts';
import type { ResolvedContent } from './contentSet.ts';

/** The kinds that figures come from. */
export const kindsOfFigures: readonly ContentKind[] = [
  'activities',
  'card-types',
  'deposit-offers',
  'deposit-settings',
  'lotteries',
  'pay-methods',
  'withdrawal-rules',
];

/** Figures of the server itself that texts may name. */
export interface ServerFigures {
  withdrawalTries: number;
  withdrawalLockSeconds: number;
  captchaAfterFailures: number;
  sessionIdleSeconds: number;
  sessionAbsoluteSeconds: number;
  /** In 0.0001 yuan. */
  trialMoney: bigint;
  trialSeconds: number;
  smsPerNumberADay: number;
  smsSeconds: number;
}

type Named = [string, string | number];

const catalogues = {
  'zh-CN': { ...chinese, ...chineseServer },
  en: { ...english, ...englishServer },
};
const wordsOf = (locale: Locale, id: string, values?: Values): string =>
  written(catalogues[locale], locale, id, values);

/** Screens by `screen.<path>` and, as links, by `link.<path>`; actions by `action.<name>`. What the station lacks is not there. */
function namesOf(station: Station, locale: Locale): Named[] {
  const shown = screens
    .filter(({ path }) => hasPath(station, path))
    .flatMap((row): Named[] => {
      const { path } = row;
      const name = ownName(station, path, locale) ?? wordsOf(locale, titleOf(station, row));
      return [
        [`screen.${path}`, name],
        [`link.${path}`, `<a href="${path}">${name}</a>`],
      ];
    });
  const actions = Object.entries(menuActions)
    .filter(([, action]) => !action.isMissing?.(station))
    .map(
      ([key, action]): Named => [
        `action.${key}`,
        ownName(station, `action:${key}`, locale) ??
          (action.name ? localText(action.name(station), locale) : wordsOf(locale, action.titleId)),
      ],
    );
  return [...shown, ...actions];
}

function contactOf(station: Station, locale: Locale): string {
  if (station.onOff.onlineServiceUrl === '') return wordsOf(locale, 'server.contact.staff');
  const label = ownName(station, 'action:service', locale) ?? wordsOf(locale, 'shell.action.service');
  return wordsOf(locale, 'server.contact.service', { label });
}

function depositFigures(
  content: ResolvedContent,
  text: (given: LocalText) => string,
  comma: string,
): Named[] {
  const { 'deposit-settings': setting, 'pay-methods': methods, 'deposit-offers': offers } = content;
  const offered = (methods?.items ?? []).filter(({ open }) => open);
  return [
    ...(offered.length === 0
      ? []
      : ([
          ['deposit.methods', offered.map(({ name }) => text(name)).join(comma)],
          ['deposit.least', Math.min(...offered.map(({ least }) => Number(least)))],
        ] as Named[])),
    ...(setting
      ? ([
          ['deposit.bankHours', setting.bankSeconds / 3600],
          ['deposit.onlineMinutes', setting.onlineSeconds / 60],
          ['deposit.codeMinutes', setting.fastSeconds / 60],
          ['deposit.pending', setting.pendingMost],
          ['deposit.factor', setting.depositTurnover],
        ] as Named[])
      : []),
    ...offered.flatMap((method): Named[] => [
      [`method.${method.key}`, text(method.name)],
      [`method.${method.key}.least`, method.least],
      [`method.${method.key}.most`, method.most],
      ...(method.rate === undefined ? [] : ([[`method.${method.key}.rate`, method.rate]] as Named[])),
    ]),
    ...(offers?.items ?? [])
      .filter(({ open }) => open)
      .flatMap((offer): Named[] => [
        [`offer.${offer.key}`, text(offer.name)],
        [`offer.${offer.key}.least`, offer.leastDeposit],
        [`offer.${offer.key}.factor`, offer.giftTurnover],
        ...(Number(offer.mostGift) > 0 ? ([[`offer.${offer.key}.most`, offer.mostGift]] as Named[]) : []),
        offer.giftPercent === undefined
          ? [`offer.${offer.key}.gift`, offer.giftAmount ?? '0']
          : [`offer.${offer.key}.percent`, offer.giftPercent],
      ]),
  ];
}

function withdrawalFigures({
  'withdrawal-rules': rule,
  'card-types': types,
}: ResolvedContent): (readonly [string, string | number | undefined])[] {
  return [
    ['withdraw.times', rule?.timesADay],
    ['withdraw.free', rule?.freeTimes],
    ['withdraw.review', rule?.reviewFrom],
    ['withdraw.cardCoolingSeconds', rule?.cardCoolingSeconds],
    ['withdraw.changeCoolingSeconds', rule?.changeCoolingSeconds],
    ['withdraw.coverLimit', rule?.coverLimit],
    ...(types?.items ?? []).flatMap((type) => [
      [`withdraw.${type.key}.least`, type.least] as const,
      [`withdraw.${type.key}.most`, type.most] as const,
      [`withdraw.${type.key}.minutes`, type.arrivalMinutes] as const,
      [`withdraw.${type.key}.cards`, type.cardsMost] as const,
      Number(type.feePercent) > 0
        ? ([`withdraw.${type.key}.percent`, type.feePercent] as const)
        : ([`withdraw.${type.key}.fee`, type.feeFixed] as const),
      [`withdraw.${type.key}.feeMost`, type.feeMost] as const,
    ]),
  ];
}

/** Every figure of an activity's terms by its place in them; entries of lists from 1 on, and the last one by `last` as well. Keys that are numbers, such as a level, by `key`. */
function termFigures(value: unknown, place: string, text: (given: LocalText) => string): Named[] {
  if (typeof value === 'number') return [[place, value]];
  if (typeof value === 'string') return /^\d/.test(value) ? [[place, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('zh-CN' in value) return [[place, text(value as LocalText)]];
  const entries = Array.isArray(value)
    ? value.map((inner, at) => [String(at + 1), inner] as const)
    : Object.entries(value);
  const all = entries.flatMap(([key, inner]): Named[] => [
    ...termFigures(inner, `${place}.${key}`, text),
    ...(!Array.isArray(value) && /^\d+$/.test(key) ? ([[`${place}.${key}.key`, key]] as Named[]) : []),
  ]);
  const [last, inner] = entries.at(-1) ?? [];
  return last !== undefined && /^\d+$/.test(last)
    ? [...all, ...termFigures(inner, `${place}.last`, text)]
    : all;
}

/** Who may take part and how often, by the name of its field: a sentence, or the figure of a limit. What an activity does not ask for is not there. */
const entryFigures = (
  {
    key,
    firstDeposit,
    oncePerDevice,
    oncePerCard,
    limitInAll,
  }: NonNullable<ResolvedContent['activities']>['items'][number],
  locale: Locale,
): Named[] => [
  ...(firstDeposit === 'any'
    ? []
    : ([
        [`activity.${key}.firstDeposit`, wordsOf(locale, `server.activity.who.${firstDeposit}`)],
      ] as Named[])),
  ...(oncePerDevice
    ? ([[`activity.${key}.oncePerDevice`, wordsOf(locale, 'server.activity.who.device')]] as Named[])
    : []),
  ...(oncePerCard
    ? ([[`activity.${key}.oncePerCard`, wordsOf(locale, 'server.activity.who.card')]] as Named[])
    : []),
  ...(limitInAll > 0 ? ([[`activity.${key}.limitInAll`, limitInAll]] as Named[]) : []),
];

const activityFigures = (
  { activities }: ResolvedContent,
  text: (given: LocalText) => string,
  locale: Locale,
): Named[] =>
  (activities?.items ?? []).flatMap((activity): Named[] => [
    [`activity.${activity.key}.turnover`, activity.turnover],
    [`activity.${activity.key}.payAtOnceUpTo`, activity.payAtOnceUpTo],
    ...entryFigures(activity, locale),
    ...termFigures(activity.terms, `activity.${activity.key}`, text),
  ]);

const serverFigures = (set: ServerFigures, station: Station): Named[] => [
  ['password.tries', set.withdrawalTries],
  ['password.hours', set.withdrawalLockSeconds / 3600],
  ['login.failures', set.captchaAfterFailures],
  ['sms.day', set.smsPerNumberADay],
  ['sms.minutes', set.smsSeconds / 60],
  ['session.hours', set.sessionIdleSeconds / 3600],
  ['session.days', set.sessionAbsoluteSeconds / 86_400],
  ...(station.onOff.trialOpen
    ? ([
        ['trial.money', formatMoney(set.trialMoney)],
        ['trial.hours', set.trialSeconds / 3600],
      ] as Named[])
    : []),
];

/** Everything a text of this station may name in braces. What the station lacks is not there. */
export const figuresOf = (
  content: ResolvedContent,
  station: Station,
  locale: Locale,
  server: ServerFigures,
): ReadonlyMap<string, string> =>
  new Map([
    ...ownFigures(content, station, locale, server),
    ...namesOf(station, locale).map(([name, value]): [string, string] => [name, String(value)]),
  ]);

/** A figure as the site writes amounts: its thousands apart. */
const forReader = (value: string): string => (/^\d{4,}(\.\d+)?$/.test(value) ? shortAmount(value) : value);

/** The same without screens and actions. */
export function ownFigures(
  content: ResolvedContent,
  station: Station,
  locale: Locale,
  server: ServerFigures,
): ReadonlyMap<string, string> {
  const text = (given: LocalText): string => localText(given, locale);
  const comma = wordsOf(locale, 'server.contact.comma');
  const lotteries = content.lotteries?.items ?? [];
  const all: (readonly [string, string | number | undefined])[] = [
    ['name', text(station.name)],
    ['hosts', station.hosts.join(comma)],
    ['host', station.hosts[0] ?? `${station.code}.localhost`],
    ['contact', contactOf(station, locale)],
    ...depositFigures(content, text, comma),
    ...withdrawalFigures(content),
    ...activityFigures(content, text, locale),
    ...serverFigures(server, station),
    ['lottery.count', lotteries.length],
    ...lotteries.flatMap(({ key, name, own }) => {
      const known = cataloguedLottery(key);
      const called = name ?? known?.name;
      const draws: { at?: string; everySeconds?: number } | undefined = own ?? known?.draws;
      if (!called || !draws) return [];
      return [
        [`lottery.${key}`, text(called)] as const,
        [`lottery.${key}.seal`, (own ?? known)?.sealSeconds] as const,
        [`lottery.${key}.at`, draws.at] as const,
        [`lottery.${key}.minutes`, draws.everySeconds && draws.everySeconds / 60] as const,
      ];
    }),
  ];
  return new Map(
    all.flatMap(([name, value]) => (value === undefined ? [] : [[name, forReader(String(value))]])),
  );
}
