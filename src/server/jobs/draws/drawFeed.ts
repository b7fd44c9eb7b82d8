// Owns where the results of external lotteries come from: the interface of a feed, and the feed that reads a file.
import { readFile } from 'node:fs/promises';

/**
 * Results of lotteries that somebody else draws. After a period has opened it waits for its result; without one it is void after six hours.
 * Implemented for a provider: `read` may be called once a second for each waiting period, and answers from what it has.
 */
export interface DrawFeed {
  /** Codes of the lotteries it has results of, such as CQSSC. */
  readonly lotteries: ReadonlySet<string>;
  /** The numbers in drawing order, or null while they are not known. They are checked against the family's balls. */
  read(lotCode: string, qiHao: string): Promise<readonly number[] | null>;
}

/**
 * A feed from a file of JSON lines: {"lotCode":"CQSSC","qiHao":"20261120001","draw":[1,2,3,4,5]}. The file may grow while the server runs.
 * Of two lines for one period the first counts. An incomplete line is skipped until it is complete.
 */
export function fileFeed(file: string, lotteries: Iterable<string>): DrawFeed {
  return {
    lotteries: new Set(lotteries),
    async read(lotCode, qiHao) {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      for (const line of text.split('\n')) {
        const result = readLine(line);
        if (result?.lotCode === lotCode && result.qiHao === qiHao) return result.draw;
      }
      return null;
    },
  };
}

function readLine(line: string): { lotCode: unknown; qiHao: unknown; draw: number[] } | null {
  try {
    const value: unknown = JSON.parse(line);
    if (value === null || typeof value !== 'object') return null;
    const { lotCode, qiHao, draw } = value as Record<string, unknown>;
    return Array.isArray(draw) ? { lotCode, qiHao, draw } : null;
  } catch {
    return null;
  }
}
