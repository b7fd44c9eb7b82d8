// The database of a crash test: what it needs of one, and the embedded one, killed and started again.
import { removeCluster, startCluster } from '#server/postgres/cluster.ts';

export interface TestedDatabase {
  url: string;
  /** Of a pooler that the servers go through. */
  poolerUrl?: string;
  /** Kills it or harms it otherwise, and waits until it is whole again; resolves with what was done. One at a time. */
  harm(): Promise<string>;
  /** The servers that play on it are up. */
  watch?(ports: readonly number[]): void;
  /** Ends it and deletes its data; the servers have ended. */
  stop(): Promise<void>;
}

/** Sets one up in a folder. */
export type OpenDatabase = (folder: string) => Promise<TestedDatabase>;

export const openEmbedded: OpenDatabase = async (folder) => {
  let cluster = await startCluster({ dataDir: folder, log: () => {} });
  const { url } = cluster;
  return {
    url,
    async harm() {
      process.kill(cluster.pid, 'SIGKILL');
      await cluster.died;
      cluster = await startCluster({ dataDir: folder, port: Number(new URL(url).port), log: () => {} });
      return 'the database killed';
    },
    async stop() {
      await cluster.stop();
      await removeCluster(folder);
    },
  };
};
