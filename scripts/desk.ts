// Owns the start of `desk` as a process.
import { runCommandTable } from './commandTable.ts';
import { deskProgram } from './desk/program.ts';

await runCommandTable(deskProgram);
