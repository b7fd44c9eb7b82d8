// Brings the words of who works here.
import english from '#texts/en/office-staff.generated.ts';
import chinese from '#texts/zh-CN/office-staff.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
