// A database with its server, as the listener of all knows it.
import type { Server } from '../app.ts';
import type { StationsInService } from '../stations.ts';
import type { DatabaseEntry } from './databasesFile.ts';

/** Or what speaks for it while it is away. */
export interface Member {
  entry: DatabaseEntry;
  isFirst: boolean;
  stations: StationsInService;
  server: Server | undefined;
}
