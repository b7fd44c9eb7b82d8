// Brings the words of making a station.
import english from '#texts/en/office-make.generated.ts';
import chinese from '#texts/zh-CN/office-make.generated.ts';
import { bringTexts } from '../../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
