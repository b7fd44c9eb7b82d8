// Owns what the demonstration's notices and help may name in braces: the station's own names, and the figures that its seed makes the server apply.
import { setupI18n } from '@lingui/core';
import { screens } from '#contract/screens.generated.ts';
import type { LocalText, StationFacts } from '#contract/station.generated.ts';
import { LOTTERIES } from '#lottery/lotteries.generated.ts';
import { menuActions, ownName } from '#station/derive/menus.ts';
import { hasPath } from '#station/derive/routes.ts';
import { localText } from '#station/station.ts';
import english from '#texts/en/shell.generated.ts';
import type { Locale } from '#texts/text.ts';
import chinese from '#texts/zh-CN/shell.generated.ts';
import { YUAN } from '#values/money.ts';
import { defaultSettings } from '../settings.ts';
import { depositOffers, depositRule, methods, mixOf } from './seedDeposits.ts';
import { cardTypes, withdrawalRule } from './seedWithdrawals.ts';

const titles = {
  'zh-CN': setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': chinese } }),
  en: setupI18n({ locale: 'en', messages: { en: english } }),
};

const inYuan = (amount: bigint): number => Number(amount) / Number(YUAN);

/** Screens by `screen.<path>` and, as links, by `link.<path>`; actions by `action.<name>`. What the station lacks is not there. */
function namesOf(station: StationFacts, locale: Locale): [string, string][] {
  const shown = screens
    .filter(({ path }) => hasPath(station, path))
    .flatMap(({ path, title }): [string, string][] => {
      const name = ownName(station, path, locale) ?? titles[locale]._(title);
      return [
        [`screen.${path}`, name],
        [`link.${path}`, `<a href="${path}">${name}</a>`],
      ];
    });
  const actions = Object.entries(menuActions)
    .filter(([, action]) => action.missing(station) === null)
    .map(([key, action]): [string, string] => [
      `action.${key}`,
      ownName(station, `action:${key}`, locale) ??
        (action.name ? localText(action.name(station), locale) : titles[locale]._(action.titleId)),
    ]);
  return [...shown, ...actions];
}

function contactOf(station: StationFacts, locale: Locale): string {
  if (station.onOff.onlineServiceUrl === '')
    return locale === 'en'
      ? 'reach us through whoever opened your account'
      : '通过为您开户的联系人与我们联系';
  const label = ownName(station, 'action:service', locale) ?? titles[locale]._('shell.action.service');
  return locale === 'en' ? `contact “${label}”` : `联系「${label}」`;
}

function depositFigures(station: StationFacts, text: (given: LocalText) => string, comma: string) {
  const mix = mixOf(station.code);
  const offered = mix.methods.map((key) => ({ key, ...methods[key] }));
  const offers = mix.offers.map((key) => ({ key, ...depositOffers[key] }));
  return [
    ['deposit.methods', offered.map(({ name }) => text(name)).join(comma)],
    ['deposit.least', Math.min(...offered.map(({ least }) => least))],
    ['deposit.bankHours', depositRule.bank_seconds / 3600],
    ['deposit.onlineMinutes', depositRule.online_seconds / 60],
    ['deposit.codeMinutes', depositRule.fast_seconds / 60],
    ['deposit.pending', depositRule.pending_most],
    ['deposit.factor', depositRule.deposit_factor / 100],
    ...offered.flatMap((method) => [
      [`method.${method.key}`, text(method.name)],
      [`method.${method.key}.least`, method.least],
      [`method.${method.key}.most`, method.most],
      ...('rate' in method ? [[`method.${method.key}.rate`, method.rate]] : []),
    ]),
    ...offers.flatMap((offer) => [
      [`offer.${offer.key}`, text(offer.name)],
      [`offer.${offer.key}.least`, offer.min],
      [`offer.${offer.key}.factor`, offer.factor / 100],
      ...(offer.max > 0 ? [[`offer.${offer.key}.most`, offer.max]] : []),
      offer.gift_type === 'percent'
        ? [`offer.${offer.key}.percent`, Number(offer.value) / 100]
        : [`offer.${offer.key}.gift`, inYuan(offer.value)],
    ]),
  ] as [string, string | number][];
}

const withdrawalFigures = (): [string, string | number][] => [
  ['withdraw.times', withdrawalRule.times_a_day],
  ['withdraw.free', withdrawalRule.free_times],
  ['withdraw.review', inYuan(withdrawalRule.review_from)],
  ['withdraw.cardSeconds', withdrawalRule.card_cooling_seconds],
  ['withdraw.changeSeconds', withdrawalRule.change_cooling_seconds],
  ...cardTypes.flatMap((type): [string, string | number][] => [
    [`withdraw.${type.code}.least`, inYuan(type.least)],
    [`withdraw.${type.code}.most`, inYuan(type.most)],
    [`withdraw.${type.code}.minutes`, type.arrival_minutes],
    [`withdraw.${type.code}.cards`, type.cards_most],
    type.fee_share > 0
      ? [`withdraw.${type.code}.percent`, type.fee_share / 100]
      : [`withdraw.${type.code}.fee`, inYuan(type.fee_fixed)],
    ...(type.fee_most === null
      ? []
      : [[`withdraw.${type.code}.feeMost`, inYuan(type.fee_most)] as [string, number]]),
  ]),
];

/** Everything a text of this station may name in braces. An offer, a method or a screen that the station lacks is not there. */
export function figuresOf(station: StationFacts, locale: Locale): ReadonlyMap<string, string> {
  const text = (given: LocalText): string => localText(given, locale);
  const comma = locale === 'en' ? ', ' : '、';
  const set = defaultSettings;
  const all: [string, string | number][] = [
    ['name', text(station.name)],
    ['hosts', station.hosts.join(comma)],
    ['contact', contactOf(station, locale)],
    ...namesOf(station, locale),
    ...depositFigures(station, text, comma),
    ...withdrawalFigures(),
    ['password.tries', set.withdrawalTries],
    ['password.hours', set.withdrawalLockSeconds / 3600],
    ['login.failures', set.captchaAfterFailures],
    ['session.hours', set.sessionIdleSeconds / 3600],
    ['session.days', set.sessionAbsoluteSeconds / 86_400],
    ['lottery.count', LOTTERIES.length],
    ...LOTTERIES.flatMap((lottery): [string, string | number][] => [
      [`lottery.${lottery.code}`, text(lottery.name)],
      [`lottery.${lottery.code}.seal`, lottery.sealSeconds],
      'at' in lottery.draws
        ? [`lottery.${lottery.code}.at`, lottery.draws.at]
        : [`lottery.${lottery.code}.minutes`, lottery.draws.everySeconds / 60],
    ]),
  ];
  if (station.onOff.trialOpen)
    all.push(['trial.money', inYuan(set.trialMoney)], ['trial.hours', set.trialSeconds / 3600]);
  return new Map(all.map(([name, value]) => [name, String(value)]));
}

/** A text with every name in braces replaced; a name that the station does not have is a fault of the text. */
export const fillIn = (text: string, figures: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = figures.get(name);
    if (value === undefined) throw new Error(`The text names {${name}}, which this station does not have.`);
    return value;
  });
