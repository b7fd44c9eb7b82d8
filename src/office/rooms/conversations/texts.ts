// Brings the words of the room of conversations.
import english from '#texts/en/office-conversations.generated.ts';
import chinese from '#texts/zh-CN/office-conversations.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
