// Brings the words of the room of letters.
import english from '#texts/en/office-letters.generated.ts';
import chinese from '#texts/zh-CN/office-letters.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
