// Where the results of external lotteries come from: the interface of a feed, and the feed that reads a file.
import { readFile, stat } from 'node:fs/promises';

/** A result that a feed has reported. */
export interface FeedResult {
  lotCode: string;
  qiHao: string;
  draw: readonly number[];
}

/**
 * Results of lotteries that somebody else draws. After a period has opened it waits for its result; without one it is void after six hours.
 * Implemented for a provider: `read` may be called once a second for each waiting period, and answers from what it has.
 */
export interface DrawFeed {
  /** Codes of the lotteries it has results of, such as CQSSC. */
  readonly lotteries: ReadonlySet<string>;
  /** The numbers in drawing order, or null while they are not known. They are checked against the family's balls. */
  read(lotCode: string, qiHao: string): Promise<readonly number[] | null>;
  /**
   * What the feed says by now of periods that it may have reported otherwise before, called once a second; each is compared with the stored draw. A
   * provider that corrects itself reports it here.
   */
  revised?(): Promise<readonly FeedResult[]>;
}

const keyOf = (lotCode: string, qiHao: string): string => `${lotCode} ${qiHao}`;

/**
 * A feed from a file of JSON lines: {"lotCode":"CQSSC","qiHao":"20261120001","draw":[1,2,3,4,5]}. The file may grow while the server runs.
 * Of two lines for one period the first counts until the period is drawn, and what the last one says is compared with the draw that is stored. An
 * incomplete line is skipped until it is complete.
 */
export function fileFeed(file: string, lotteries: Iterable<string>): DrawFeed {
  let version = '';
  let first = new Map<string, FeedResult>();
  let last = new Map<string, FeedResult>();
  let isUnchecked = false;

  async function load(): Promise<void> {
    const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    const now = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
    if (now === version) return;
    const text = found ? await readFile(file, 'utf8') : '';
    [first, last] = [new Map(), new Map()];
    for (const line of text.split('\n')) {
      const result = readLine(line);
      if (!result) continue;
      const key = keyOf(result.lotCode, result.qiHao);
      if (!first.has(key)) first.set(key, result);
      last.set(key, result);
    }
    version = now;
    isUnchecked = true;
  }

  return {
    lotteries: new Set(lotteries),
    async read(lotCode, qiHao) {
      await load();
      return first.get(keyOf(lotCode, qiHao))?.draw ?? null;
    },
    async revised() {
      await load();
      const all = [...last];
      // The whole file after a change of it; in between what contradicts itself, since its period may have been drawn meanwhile.
      const results = isUnchecked
        ? all
        : all.filter(([key, { draw }]) => String(first.get(key)!.draw) !== String(draw));
      isUnchecked = false;
      return results.map(([, result]) => result);
    },
  };
}

function readLine(line: string): FeedResult | null {
  try {
    const value: unknown = JSON.parse(line);
    if (value === null || typeof value !== 'object') return null;
    const { lotCode, qiHao, draw } = value as Record<string, unknown>;
    return typeof lotCode === 'string' && typeof qiHao === 'string' && Array.isArray(draw)
      ? { lotCode, qiHao, draw }
      : null;
  } catch {
    return null;
  }
}
