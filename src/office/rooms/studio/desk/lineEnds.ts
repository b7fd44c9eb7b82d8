// An editor, which knows one sign for the end of a line, gives back the bytes that it was given.

export interface LineEnds {
  /** The text as the editor has it. */
  inEditor(text: string): string;
  /** The text as the file has it. */
  inFile(text: string): string;
}

const same = (text: string): string => text;

/** A file whose lines all end as on Windows is written in plain lines; one that mixes ends keeps its signs within the lines. */
export function lineEndsOf(file: string): LineEnds {
  const isOfWindows = file.includes('\r\n') && !/(?<!\r)\n/.test(file);
  if (!isOfWindows) return { inEditor: same, inFile: same };
  return {
    inEditor: (text) => text.replaceAll('\r\n', '\n'),
    inFile: (text) => text.replaceAll('\n', '\r\n'),
  };
}
