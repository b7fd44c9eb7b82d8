// How what identifies a person lies in the database: sealed by DATA_KEY, for its table, column, station and owner alone, and found by tags that only the holder of
// the key can make. What an earlier release left open is read as it is.
import { createHash, createHmac } from 'node:crypto';
import type pg from 'pg';
import type { FoundBy } from './kinds.ts';
import { createSealing } from './sealing.ts';

declare const sealedMark: unique symbol;
/** A text as the database has it. It is no text: opened() makes one of it. */
export interface Sealed {
  readonly [sealedMark]: true;
}

/** In place of the first key: nothing is sealed, everything is read. For servers beside those of a release that cannot open. */
export const plainWord = 'plain';
const sealedSign = 'sealed:';
const tagSign = 'tag:';

/** Whether a text is a tag, of which nobody makes a value again. */
export const isTag = (text: string): boolean => text.startsWith(tagSign);

/** Whether a text lies sealed. */
export const isSealed = (text: string): boolean => text.startsWith(sealedSign);
const markBytes = 4;
const tagBytes = 18;

export interface DataKeys {
  /** What a text begins with that lies as it should: sealed by the present key. Null while nothing is sealed. */
  readonly mark: string | null;
  /** A text for one place; nothing stays nothing. */
  seal(place: string, text: string): Sealed;
  /** What was sealed for this place, or lies open. Throws where its key is not at hand, or where it was sealed for another place. */
  open(place: string, stored: Sealed | string): string;
  /** The tag of a value by the present key; null while nothing is sealed. */
  tag(kind: FoundBy, station: string, part: string): string | null;
  /** The tags of a value by every key. */
  tags(kind: FoundBy, station: string, part: string): string[];
}

/** DATA_KEY as it is given: the first key seals, each opens. */
export const keysIn = (dataKey: string): string[] =>
  dataKey
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);

export function createDataKeys(dataKey: string): DataKeys {
  const given = keysIn(dataKey);
  const secrets = given.filter((key) => key !== plainWord);
  const isSealing = given.length > 0 && given[0] !== plainWord;
  const sealing = createSealing({
    label: 'data key',
    secrets,
    missing: 'DATA_KEY is missing: what identifies a person is sealed in this database.',
    foreign: 'another DATA_KEY sealed this. Name that one behind the present one, with a comma between them.',
  });
  const indexKeys = secrets.map((secret) =>
    createHash('sha256').update('data index').update(secret).digest(),
  );
  const tagBy = (key: Buffer, kind: FoundBy, station: string, part: string): string =>
    `${tagSign}${createHmac('sha256', key).update(`${kind} ${station} ${part}`).digest().subarray(0, tagBytes).toString('base64url')}`;
  return {
    mark: isSealing ? `${sealedSign}${sealing.mark().toString('hex')}:` : null,
    seal(place, text) {
      if (text === '' || !isSealing) return text as unknown as Sealed;
      const bytes = sealing.seal(place, text);
      const mark = bytes.subarray(0, markBytes).toString('hex');
      return `${sealedSign}${mark}:${bytes.subarray(markBytes).toString('base64url')}` as unknown as Sealed;
    },
    open(place, stored) {
      const text = stored as unknown as string;
      if (!isSealed(text)) return text;
      const [mark = '', rest = ''] = text.slice(sealedSign.length).split(':');
      return sealing.unseal(place, Buffer.concat([Buffer.from(mark, 'hex'), Buffer.from(rest, 'base64url')]));
    },
    tag: (kind, station, part) => (isSealing ? tagBy(indexKeys[0]!, kind, station, part) : null),
    tags: (kind, station, part) => indexKeys.map((key) => tagBy(key, kind, station, part)),
  };
}

/** The keys of each pool, and the pool of each transaction's queries. */
const keysOfPool = new WeakMap<pg.Pool, DataKeys>();
const poolOfDb = new WeakMap<object, pg.Pool>();

export const keepDataKeys = (pool: pg.Pool, dataKey: string): void => {
  keysOfPool.set(pool, createDataKeys(dataKey));
};
export const keepPoolOf = (db: object, pool: pg.Pool): void => {
  poolOfDb.set(db, pool);
};

export function dataKeysOfPool(pool: pg.Pool): DataKeys {
  const keys = keysOfPool.get(pool);
  if (!keys) throw new Error('This pool was not opened by openPool().');
  return keys;
}

/** The keys of whoever runs this transaction. */
export function dataKeysOf(db: object): DataKeys {
  const pool = poolOfDb.get(db);
  if (!pool) throw new Error('This is no transaction of a station.');
  return dataKeysOfPool(pool);
}

/** Behind the key of a card whose number is free for others. */
export const removedSign = ' removed ';
