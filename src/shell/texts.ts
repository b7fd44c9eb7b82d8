// Owns the words of the shell and the kit in Chinese, which come with the entry.

import { addChinese } from '#texts/text.ts';
import kit from '#texts/zh-CN/kit.generated.ts';
import shell from '#texts/zh-CN/shell.generated.ts';

addChinese(kit);
addChinese(shell);
