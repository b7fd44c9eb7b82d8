// Running a program of commands as its process runs it, without one: in this process, one run at a time.
import { vi } from 'vitest';
import { type CommandTable, runCommand } from '#scripts/commandTable.ts';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command in a folder, with what is said of the environment; what it prints has no colours. */
export async function runProgram(
  program: CommandTable,
  args: readonly string[],
  { folder, environment = {} }: { folder: string; environment?: Record<string, string> },
): Promise<Ran> {
  const before = process.cwd();
  const ran: Ran = { code: null, out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    ran.out += text;
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    ran.err += text;
    return true;
  });
  for (const [name, value] of Object.entries({ FORCE_COLOR: '0', ...environment })) vi.stubEnv(name, value);
  try {
    process.chdir(folder);
    ran.code = await runCommand(program, args);
    return ran;
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
    out.mockRestore();
    err.mockRestore();
  }
}
