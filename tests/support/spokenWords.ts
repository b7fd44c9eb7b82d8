// By what a test knows which language a command has spoken.

export const chinese = /[\u4e00-\u9fff]/;

/** Three English words in a row, where nothing is quoted: names of fields and files, and lines of files, stay. */
export const englishIn = (text: string): string | undefined =>
  /(?<![\w"<])[a-z]{2,} [a-z]{2,} [a-z]{2,}/.exec(
    text
      .replaceAll(/^.*│.*$|^ {4}[-+] .*$/gm, '')
      .replaceAll(/"(?:[^"\\]|\\.)*"|\[[^\]]*\]|npm run (?:-s )?\S+/g, ''),
  )?.[0];
