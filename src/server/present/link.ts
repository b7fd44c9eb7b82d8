// A picture that leads somewhere, as banners and floating ads show it, and its address in the colours of a station.
import type { AdLink } from '#contract/entities.generated.ts';
import type { LinkType } from '#contract/states/linkType.generated.ts';
import type { LocalText, StationFacts } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';

export const presentLink = (
  row: { title: LocalText; link_url: string; link_type: number; img_url: string },
  locale: Locale,
): AdLink => ({
  linkUrl: row.link_url,
  linkType: row.link_type as LinkType,
  imgUrl: row.img_url,
  title: localText(row.title, locale),
});

/** Where drawings of the program are served in the colours of a station, as <code>/<file>. */
export const stationPictureFolder = '/art/station/';

/** The address of a drawing in the station's colours; that of any other picture as it is. */
export const stationPicture = (address: string, { code }: StationFacts): string =>
  address.replace(/^\/art\/(?=[\w-]+\.svg$)/, `${stationPictureFolder}${code}/`);
