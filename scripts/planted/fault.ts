// A fault that a tired colleague could make, and that a test has to catch.

export interface Fault {
  /** With the area of the product, `money/ledger`, it names the fault on the command line. */
  name: string;
  /** Path below the root. */
  file: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  /** What a person would suffer. */
  says: string;
  /** Test files each of which must turn red. */
  tests: readonly string[];
  /** The site has to be built with it. */
  needsBuild?: true;
}

/** The text of its file with the fault in it. */
export function planted(text: string, { name, file, from, to }: Fault): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`The fault of ${name} has to stand once in ${file}, and does ${parts.length - 1} times.`);
  return parts.join(to);
}
