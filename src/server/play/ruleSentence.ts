// The sentences that explain how a play wins, and how this station plays it where stations differ.
import { ruleOf } from '#lottery/rule/ruleOfPlay.ts';
import type { Settings } from '#lottery/rule/settings.ts';
import { type PlaySwitch, switchOf } from '#lottery/rule/switchedPlays.ts';
import { type Values, written } from '#texts/catalogue.ts';
import english from '#texts/en/rules.generated.ts';
import type { Locale } from '#texts/text.ts';
import chinese from '#texts/zh-CN/rules.generated.ts';
import type { ServerTextId, Text } from '../serverText.ts';

const catalogues = { 'zh-CN': chinese, en: english };

/** When a play wins. */
export function ruleSentence(playCode: string, locale: Locale): string {
  const words = (id: string, values?: Values): string => written(catalogues[locale], locale, id, values);
  const { rule, n, isOnTickedPlaces, hasDan } = ruleOf(playCode);
  const ticked = isOnTickedPlaces ? words('rules.with.ticked') : '';
  const dan = hasDan ? words('rules.with.dan') : '';
  return `${ticked}${words(`rules.${rule}`, { n })}${dan}`;
}

const sentenceOf = (name: PlaySwitch, settings: Settings, text: Text): string =>
  // A value such as 5/22 is no part of an id.
  text(`server.played.${name}.${settings[name].replace('/', 'to')}` as ServerTextId);

/** How the station plays it; empty where every station plays it alike. */
export function stationSentence(playCode: string, settings: Settings, text: Text): string {
  const name = switchOf(playCode);
  return name ? sentenceOf(name, settings, text) : '';
}
