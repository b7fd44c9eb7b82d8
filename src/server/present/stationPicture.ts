// Owns the address of a picture that comes with the program, drawn in the colours of a station.
import type { StationFacts } from '#contract/station.generated.ts';

/** Where such drawings are served, as <code>/<file>. */
export const stationPictureFolder = '/art/station/';

/** A drawing of the program by the address that has the station's colours; any other picture as it is. */
export const stationPicture = (address: string, { code }: StationFacts): string =>
  address.replace(/^\/art\/(?=[\w-]+\.svg$)/, `${stationPictureFolder}${code}/`);
