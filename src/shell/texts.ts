// The Chinese texts of the shell and the kit, which load with the entry.

import { addChinese } from '#texts/text.ts';
import kit from '#texts/zh-CN/kit.generated.ts';
import shell from '#texts/zh-CN/shell.generated.ts';

addChinese(kit);
addChinese(shell);
