// The start of `station` as a process.
import { runCommandTable } from './commandTable.ts';
import { stationProgram } from './station/program.ts';

await runCommandTable(stationProgram);
