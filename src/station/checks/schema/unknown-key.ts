// The rule that every key is a setting.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { Path } from '../../read/diagnostic.ts';
import { confidentMatch, type Guess, nearest } from '../../read/nearest.ts';
import { placeName, renameFix, resolveRef, shortened } from '../../read/schemaPlace.ts';
import type { KeyPlace, RuleWith, SchemaFault } from '../rule.ts';

/** A fault with the places whose values are not known because of it. */
interface UnknownKeyFault extends SchemaFault {
  repaired: string | undefined;
  invalidPaths: Path[];
}

const propertiesOf = (schema: StationSchema): Readonly<Record<string, StationSchema>> =>
  schema.properties ?? {};

/** The settings of the object that are not given yet. */
const freeKeys = ({ object, schema }: KeyPlace): string[] =>
  Object.keys(propertiesOf(schema)).filter((key) => !object.members.some((one) => one.key === key));

/** The settings a key may be a misspelling of, and that would take its value. */
export const fittingGuesses = (place: KeyPlace): Guess[] =>
  nearest(place.member.key, freeKeys(place)).filter((guess) =>
    place.fits(place.member.value, propertiesOf(place.schema)[guess.word]!),
  );

/** A required key that is missing while an unknown one holds a value it would take. */
function onlyMissingKey({ object, member, schema, fits }: KeyPlace): string | undefined {
  const missing = (schema.required ?? []).filter((key) => !object.members.some((one) => one.key === key));
  const unknown = object.members.filter((one) => !Object.hasOwn(propertiesOf(schema), one.key));
  const [key] = missing;
  return key !== undefined &&
    missing.length === 1 &&
    unknown.length === 1 &&
    fits(member.value, propertiesOf(schema)[key]!)
    ? key
    : undefined;
}

/** The one free setting whose name ends with this word, such as giftPercent for percent, where it would take the value. */
function lastWordOf(place: KeyPlace): string | undefined {
  const word = place.member.key.replace(/^./, (first) => first.toUpperCase());
  const [only, ...others] = freeKeys(place).filter((key) => word.length > 3 && key.endsWith(word));
  return only !== undefined &&
    others.length === 0 &&
    place.fits(place.member.value, propertiesOf(place.schema)[only]!)
    ? only
    : undefined;
}

/** Other words for parts of names, in the order in which they are tried. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/max(?:imum)?/i, 'most'],
  [/min(?:imum)?/i, 'least'],
  [/^(?:enabled|active|visible|on)$/i, 'open'],
  [/^(?:start|begin)(?:time|date|at|s)?$/i, 'from'],
  [/^(?:end|to|expires?)(?:time|date|at|s)?$/i, 'until'],
  [/^(?:img|image|pic|icon)(?:url)?$/i, 'picture'],
  [/^(?:link|url|href)$/i, 'to'],
  [/^(?:body|html)$/i, 'content'],
  [/^(?:id|code)$/i, 'key'],
];

/** The one free setting that goes by another word for it, such as least for min, where it would take the value. */
function otherWordOf(place: KeyPlace): string | undefined {
  const free = freeKeys(place);
  for (const [other, word] of otherWords) {
    const renamed = place.member.key.replace(other, word).toLowerCase();
    const meant =
      renamed === place.member.key.toLowerCase()
        ? undefined
        : free.find((key) => key.toLowerCase() === renamed);
    if (meant !== undefined && place.fits(place.member.value, propertiesOf(place.schema)[meant]!))
      return meant;
  }
  return undefined;
}

export const unknownKey: RuleWith<(place: KeyPlace) => UnknownKeyFault> = {
  name: 'unknown-key',
  severity: 'error',
  page: 'There is no setting of this name at this place, so what it says would do nothing, in silence. Mostly it is misspelled, and the fix renames it. `station docs` lists every setting.',
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPercent": 3, "bonusAmount": 150 } }',
  bad: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPrecent": 3, "bonusAmount": 150 } }',
  detect(place) {
    const { member, path } = place;
    const properties = place.schema.properties ?? {};
    const here = [...path, member.key];
    const fitting = fittingGuesses(place);
    const guesses = fitting.length > 0 ? fitting : nearest(member.key, freeKeys(place));
    const meant =
      confidentMatch(guesses) ??
      otherWordOf(place) ??
      onlyMissingKey(place) ??
      (guesses.length === 0 ? lastWordOf(place) : undefined);
    const words = meant !== undefined && guesses.length === 0 ? [meant] : guesses.map((guess) => guess.word);
    return {
      path: here,
      at: 'key',
      message: `${placeName(path, place.format.subject)} has no ${place.format.noun} ${JSON.stringify(shortened(member.key))}.`,
      suggestions: words,
      // What nothing is called like does nothing, and can as well go.
      fix:
        meant !== undefined
          ? renameFix(here, meant)
          : words.length === 0
            ? { description: 'Remove it', safe: false, changes: [{ kind: 'remove', path: here }] }
            : undefined,
      about: words[0] === undefined ? undefined : resolveRef(properties[words[0]]!),
      repaired: meant,
      // It may have been any of these: what they say is not known.
      invalidPaths: meant === undefined ? [here, ...words.map((word) => [...path, word])] : [],
    };
  },
};
