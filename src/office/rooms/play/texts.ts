// Brings the words of play.
import english from '#texts/en/office-play.generated.ts';
import chinese from '#texts/zh-CN/office-play.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
