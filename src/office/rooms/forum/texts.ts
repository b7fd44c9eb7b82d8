// Brings the words of the room of the forum.
import english from '#texts/en/office-forum.generated.ts';
import chinese from '#texts/zh-CN/office-forum.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
