// What is answered for a new station: kept in this browser until it is made, and as the request and the preview have it.
import { localStore } from '#browser/storage.ts';
import type { MakePlanRequest } from '#contract/office/stations.generated.ts';
import { type Area, areaNames, screensWithout } from '#station/create/areas.ts';
import type { Proposal } from '#station/create/proposals.ts';
import type { Skin } from '#station/derive/look/palettes.ts';

export interface Answers {
  code: string;
  name: string;
  english: string;
  /** As typed, a host a line. */
  hosts: string;
  skin: Skin;
  /** By theme; empty for the theme's own. */
  brand: Readonly<Record<Skin, string>>;
  logo: string;
  proposals: readonly Proposal[];
  areas: readonly Area[];
  /** Empty for the site's own desk. */
  service: string;
  standard: boolean;
}

export interface StepProps {
  answers: Answers;
  change(part: Partial<Answers>): void;
}

export const nothingYet: Answers = {
  code: '',
  name: '',
  english: '',
  hosts: '',
  skin: 'ThemeRed',
  brand: { ThemeRed: '', ThemeBlack: '' },
  logo: '',
  proposals: [],
  areas: areaNames,
  service: '',
  standard: true,
};

const keyOf = (person: string): string => `office-new-station ${person}`;

/** What somebody answered in this browser before. */
export const answersHere = (person: string): Answers => ({
  ...nothingYet,
  ...(localStore.readJson(keyOf(person)) as Partial<Answers> | null),
});

export const keepAnswers = (person: string, answers: Answers): void =>
  localStore.writeJson(keyOf(person), answers);

export const forgetAnswers = (person: string): void => localStore.remove(keyOf(person));

export const hostsOf = ({ hosts }: Answers): string[] => [
  ...new Set(
    hosts
      .split(/[\s,;，；]+/)
      .map((host) => host.toLowerCase())
      .filter((host) => host !== ''),
  ),
];

export const otherSkin = (skin: Skin): Skin => (skin === 'ThemeRed' ? 'ThemeBlack' : 'ThemeRed');

/** The answers as the server takes them, and as they make the file. */
export function requestOf(answers: Answers): MakePlanRequest {
  const { code, name, english, skin, brand, logo, areas, service } = answers;
  const [own, other] = [brand[skin], brand[otherSkin(skin)]];
  return {
    code,
    name: name.trim(),
    hosts: hostsOf(answers),
    skin,
    off: screensWithout(areas),
    ...(english.trim() !== '' && { english: english.trim() }),
    ...(own !== '' && { brand: own }),
    ...(other !== '' && { otherBrand: other }),
    ...(logo !== '' && { logo }),
    ...(service.trim() !== '' && { service: service.trim() }),
  };
}
