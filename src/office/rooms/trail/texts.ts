// Brings the words of the trail.
import english from '#texts/en/office-trail.generated.ts';
import chinese from '#texts/zh-CN/office-trail.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
