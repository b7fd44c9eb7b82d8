// Brings the words of the figures.
import english from '#texts/en/office-figures.generated.ts';
import chinese from '#texts/zh-CN/office-figures.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
