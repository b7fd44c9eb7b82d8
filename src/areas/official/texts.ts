// Owns the coming of the area's Chinese texts with its chunk.
import messages from '#texts/official.zh-CN.generated.ts';
import { addChinese } from '#texts/text.ts';

addChinese(messages);
