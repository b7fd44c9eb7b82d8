// The start of `content` as a process.
import { runCommandTable } from './commandTable.ts';
import { contentProgram } from './content/program.ts';

await runCommandTable(contentProgram);
