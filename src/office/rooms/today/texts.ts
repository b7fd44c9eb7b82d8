// Brings the words of the first page.
import english from '#texts/en/office-today.generated.ts';
import chinese from '#texts/zh-CN/office-today.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
