// Owns the words of the shell and the kit in Chinese, which come with the entry.
import kit from '#texts/kit.zh-CN.generated.ts';
import shell from '#texts/shell.zh-CN.generated.ts';
import { addChinese } from '#texts/text.ts';

addChinese(kit);
addChinese(shell);
