// Which engine plays the games of each platform, and the tables that the engines keep.
import { kindOf } from '../catalogue.ts';
import { chessEngine } from './chessEngine.ts';
import type { Engine, EngineParts } from './engine.ts';
import { fishEngine, fishTables } from './fishEngine.ts';
import { liveEngine, liveTables } from './liveTables.ts';
import { niuniuTables } from './niuniuEngine.ts';
import { slotEngine, slotTables } from './slotEngine.ts';
import { esportEngine, esportTables } from './sport/esportEngine.ts';
import { footballEngine, footballTables } from './sport/footballEngine.ts';

export const engineTables = [
  liveTables,
  slotTables,
  fishTables,
  niuniuTables,
  footballTables,
  esportTables,
].join('');

export function engineOf(parts: EngineParts): Engine {
  switch (kindOf(parts.platform)) {
    case 'live':
      return liveEngine(parts);
    case 'egame':
    case 'pt':
    case 'qt':
      return slotEngine(parts);
    case 'chess':
      return chessEngine(parts);
    case 'fish':
      return fishEngine(parts);
    case 'sport':
    case 'tsport':
      return footballEngine(parts);
    case 'esport':
      return esportEngine(parts);
  }
}
