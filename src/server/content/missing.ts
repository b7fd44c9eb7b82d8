// What a station lacks before players can deposit and play, in words, with the command that fills it.
import type pg from 'pg';
import type { ContentKind } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';

export interface Lacking {
  station: string;
  kinds: readonly ContentKind[];
}

/** Those of the stations that lack something; in one query. */
export async function stationsLacking(pool: pg.Pool, stations: readonly string[]): Promise<Lacking[]> {
  const { rows } = await pool.query<{ station: string; kinds: ContentKind[] }>(
    'SELECT station, kinds FROM stations_lacking_content($1)',
    [stations],
  );
  return rows;
}

/** In both languages, as a person calls them. */
export const kindNames = (kinds: readonly ContentKind[]): string[] =>
  kinds.map((kind) => {
    const { title, 'x-zh-CN': chinese } = contentSchemas[kind];
    return `${title?.toLowerCase() ?? kind} ${chinese?.title ?? ''}`.trim();
  });

/** A sentence for whoever starts the server; `hasFiles` is whether the station has a set of its own on disk. */
export function lackingSentence({ station, kinds }: Lacking, hasFiles: boolean): string {
  const command = (name: string): string => `npm run -s content -- ${name} ${station}`;
  const begin = hasFiles ? '' : `${command('init')} writes its files. `;
  return `${station} is not open for players: it has no ${kindNames(kinds).join(', no ')}. ${begin}${command('plan')} shows what its files change, and the command that does it.`;
}
