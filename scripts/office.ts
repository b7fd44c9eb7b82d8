// The start of `office` as a process.
import { runCommandTable } from './commandTable.ts';
import { officeProgram } from './office/program.ts';

await runCommandTable(officeProgram);
