// The stations that a database has in place of a folder: every server reads them, and hears at once where one is written.
import pg from 'pg';
import { followStations, type StationLog, type StationSource, type WatchedStations } from './stations.ts';

/** As the trigger of station_source says it. */
const channel = 'station_source';
/** What was written while nobody listened is found by looking; so is everything behind a pooler that passes no notices on. */
const scanMs = 800;

interface Row {
  text: string;
  /** Another one after each writing. */
  version: string;
  /** When it was written. */
  at: string;
}

const codeOf = (name: string): string => name.replace(/\.json$/, '');

/** The rows of station_source as files, read as they are at the moment. */
const sourceOf = (rows: ReadonlyMap<string, Row>, hasLogo: (name: string) => boolean): StationSource => ({
  place: { kind: 'database' },
  names: () => [...rows.keys()].map((code) => `${code}.json`).sort(),
  stampOf: (name) => rows.get(codeOf(name))?.version,
  textOf(name) {
    const row = rows.get(codeOf(name));
    if (!row) throw new Error(`${name} is gone.`);
    return row.text;
  },
  hasAsset: (asset) => hasLogo(asset.replace(/^\/logo\//, '')),
  shown: (name) => (name === '' ? 'The table station_source' : `station_source ${name}`),
  firstClaim(_, fileNames) {
    const at = (name: string) => rows.get(codeOf(name))?.at ?? '';
    const [fileName] = [...fileNames].sort((a, b) => (at(a) < at(b) ? -1 : 1));
    return { fileName: fileName!, because: 'is the older file' };
  },
});

/**
 * Reads the stations of a migrated database and follows their changes, by a connection of its own that is made again when it breaks; the stations stay in
 * service meanwhile. Rejects where the database cannot be read at first. Of two that claim one host, the one that was written earlier has it.
 */
export async function openStationsInDatabase(
  connect: pg.ClientConfig,
  { log = {} }: { log?: StationLog } = {},
): Promise<WatchedStations> {
  const rows = new Map<string, Row>();
  /** When each was stored. */
  let logos = new Map<string, string>();
  const pictures = new Map<string, { at: string; bytes: Buffer }>();
  let client: Promise<pg.Client> | undefined;
  let isClosed = false;
  let isReading = false;
  let isAsked = false;

  const source = sourceOf(rows, (name) => logos.has(name));

  function connected(): Promise<pg.Client> {
    client ??= (async () => {
      const mine = new pg.Client(connect);
      const broke = (): void => {
        client = undefined;
      };
      mine.on('error', broke);
      mine.on('end', broke);
      mine.on('notification', () => void again());
      await mine.connect();
      await mine.query(`LISTEN ${channel}`);
      return mine;
    })();
    client.catch(() => {
      client = undefined;
    });
    return client;
  }

  async function read(): Promise<void> {
    const mine = await connected();
    const { rows: all } = await mine.query<{ code: string; version: string }>(
      'SELECT code, xmin::text AS version FROM station_source',
    );
    const changed = all.filter(({ code, version }) => rows.get(code)?.version !== version);
    if (changed.length > 0) {
      const { rows: texts } = await mine.query<Row & { code: string }>(
        "SELECT code, text, xmin::text AS version, to_char(at, 'YYYY-MM-DD HH24:MI:SS.US') AS at FROM station_source WHERE code = ANY($1)",
        [changed.map(({ code }) => code)],
      );
      for (const { code, ...row } of texts) rows.set(code, row);
    }
    const there = new Set(all.map(({ code }) => code));
    for (const code of rows.keys()) if (!there.has(code)) rows.delete(code);
    const { rows: stored } = await mine.query<{ name: string; at: string }>(
      'SELECT name, at::text AS at FROM station_logo',
    );
    logos = new Map(stored.map(({ name, at }) => [name, at]));
  }

  /** Reads once more after whatever is being read. */
  async function again(): Promise<void> {
    isAsked = true;
    if (isReading || isClosed) return;
    isReading = true;
    try {
      while (isAsked && !isClosed) {
        isAsked = false;
        await read();
        followed.look();
      }
    } catch (error) {
      if (!isClosed && !isSilent)
        log.warn?.(
          `The stations of the database cannot be read (${(error as Error).message}); they stay as they were.`,
        );
      isSilent = true;
      return;
    } finally {
      isReading = false;
    }
    isSilent = false;
  }
  let isSilent = false;

  await read();
  const followed = followStations(source, { log });
  const sweep = setInterval(() => void again(), scanMs);
  sweep.unref();

  return {
    ...followed,
    async logo(name) {
      const at = logos.get(name);
      if (at === undefined) return undefined;
      const known = pictures.get(name);
      if (known?.at === at) return known.bytes;
      const { rows: found } = await (await connected()).query<{ bytes: Buffer }>(
        'SELECT bytes FROM station_logo WHERE name = $1',
        [name],
      );
      const [picture] = found;
      if (picture) pictures.set(name, { at, bytes: picture.bytes });
      return picture?.bytes;
    },
    close() {
      isClosed = true;
      clearInterval(sweep);
      followed.close();
      void client?.then((mine) => mine.end()).catch(() => {});
    },
  };
}
