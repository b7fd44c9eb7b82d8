// The rule that texts name only figures that their station has.
import { menuActions } from '#station/derive/menus.ts';
import { confidentMatch, nearest } from '#station/read/nearest.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import type { Station } from '#station/station.ts';
import type { ContentKind } from '../../content.generated.ts';
import { type ContentSet, resolveContent } from '../../contentSet.ts';
import { kindsOfFigures, ownFigures, type ServerFigures } from '../../figures.ts';
import { kindsWithFigures, namePattern } from '../../fillFigures.ts';
import { isOff, isScreen, wholeStation } from '../../links.ts';
import { placesOf, textDefinitions } from '../../walkFile.ts';
import { contentRule } from '../rule.ts';

/** Where nobody knows the server's figures, their names are as good as any. */
const anyServer: ServerFigures = {
  withdrawalTries: 1,
  withdrawalLockSeconds: 1,
  captchaAfterFailures: 1,
  sessionIdleSeconds: 1,
  sessionAbsoluteSeconds: 1,
  trialMoney: 1n,
  trialSeconds: 1,
  smsPerNumberADay: 1,
  smsSeconds: 60,
};

/** Whatever stands in braces as a name does, with capitals or underscores too. */
const inBraces = /\{([A-Za-z][\w/:.-]*)\}/g;

/** By the set they come from: its files are judged one after another. */
const figuresBySet = new WeakMap<ContentSet, ReadonlyMap<string, string>>();

function figuresBeside(
  set: ContentSet,
  station: Station,
  server: ServerFigures,
): ReadonlyMap<string, string> {
  const known = figuresBySet.get(set);
  if (known) return known;
  const figures = ownFigures(resolveContent([set], kindsOfFigures), station, 'zh-CN', server);
  figuresBySet.set(set, figures);
  return figures;
}

/** The kinds that names come from, by how they begin. */
const sources: readonly (readonly [beginning: string, kinds: readonly ContentKind[]])[] = [
  ['offer.', ['deposit-offers']],
  ['method.', ['pay-methods']],
  ['deposit.', ['pay-methods', 'deposit-settings']],
  ['withdraw.', ['withdrawal-rules', 'card-types']],
  ['activity.', ['activities']],
  ['lottery.', ['lotteries']],
];

/** A file that cannot be read has findings of its own; the figures it would bring are not unknown as well. */
const isUnread = (name: string, unread: ReadonlySet<ContentKind>): boolean =>
  sources.some(([beginning, kinds]) => name.startsWith(beginning) && kinds.some((kind) => unread.has(kind)));

/** Whether the station has what a text names. */
function isNamed(name: string, figures: ReadonlyMap<string, string>, station: Station): boolean {
  const [, what, which] = /^(link|screen|action)\.(.*)$/.exec(name) ?? [];
  if (what === 'action')
    return Object.hasOwn(menuActions, which!) && !menuActions[which!]!.isMissing?.(station);
  // A screen that does not exist has a rule of its own, which says more.
  if (what !== undefined && !which!.startsWith('/')) return false;
  return what === undefined ? figures.has(name) : !isScreen(which!) || !isOff(station, which!);
}

/** A link or the like whose first word is misspelled, such as {lnk./recharge}. */
function placeMeant(
  name: string,
  figures: ReadonlyMap<string, string>,
  station: Station,
): string | undefined {
  const [, what, which] = /^([a-z]+)\.(.+)$/.exec(name) ?? [];
  const meant = what === undefined ? undefined : confidentMatch(nearest(what, ['link', 'screen', 'action']));
  const whole = `${meant}.${meant === 'action' || which?.startsWith('/') ? '' : '/'}${which}`;
  return meant !== undefined && isNamed(whole, figures, station) ? whole : undefined;
}

/** A name that goes on behind one that is there, by a word that ends no name. */
function beginningOf(name: string, figures: ReadonlyMap<string, string>): string | undefined {
  const last = name.slice(name.lastIndexOf('.'));
  // What others have and this lacks, such as a most, is not to be left out of a sentence.
  if ([...figures.keys()].some((known) => known.endsWith(last))) return undefined;
  for (let at = name.lastIndexOf('.'); at > 0; at = name.lastIndexOf('.', at - 1))
    if (figures.has(name.slice(0, at))) return name.slice(0, at);
  return undefined;
}

export const unknownFigure = contentRule({
  name: 'unknown-figure',
  severity: 'error',
  page: 'A text names something in braces, such as {offer.first.percent}, which is replaced by the figure that the server applies. The station has nothing of this name: it is misspelled, or the offer, pay method or lottery is not among its content. `content docs` lists the names.',
  kinds: ['notices', 'help', 'activities', 'deposit-settings', 'banners', 'service'],
  good: '{ "items": [{ "key": "a", "title": "A", "content": "<p>{name}</p>" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "content": "<p>{nmae}</p>" }] }',
  *check({ kind, file, text, beside, unread, station, server }) {
    if (!kindsWithFigures.includes(kind) || !namePattern.test(text)) return;
    namePattern.lastIndex = 0;
    const here = station ?? wholeStation;
    const figures = figuresBeside(beside, here, server ?? anyServer);
    for (const { path, value } of placesOf(kind, file, ...textDefinitions, 'message')) {
      if (!value.includes('{')) continue;
      const names = new Set([...value.matchAll(inBraces)].map(([, name]) => name!));
      const unknown = [...names].filter((name) => !isUnread(name, unread) && !isNamed(name, figures, here));
      if (unknown.length === 0) continue;
      // Names are small letters with points between them.
      const plain = unknown[0]!.toLowerCase().replaceAll('_', '.');
      const guesses = nearest(plain, figures.keys());
      const meant =
        unknown.length === 1
          ? ((figures.has(plain) ? plain : confidentMatch(guesses)) ??
            placeMeant(unknown[0]!, figures, here) ??
            beginningOf(unknown[0]!, figures))
          : undefined;
      yield {
        path,
        at: 'value',
        message: `The station has nothing called ${unknown.map((name) => `{${name}}`).join(', ')}.`,
        consequence: 'Nothing of the file is applied: players would read the braces.',
        suggestions: guesses.map(({ word }) => `{${word}}`),
        fix:
          meant === undefined
            ? undefined
            : writeFix(path, value.replaceAll(`{${unknown[0]}}`, `{${meant}}`), true),
      };
    }
  },
});
