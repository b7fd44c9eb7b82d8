// Brings the words of content.
import english from '#texts/en/office-content.generated.ts';
import chinese from '#texts/zh-CN/office-content.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
