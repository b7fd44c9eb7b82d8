// Brings the words of members.
import english from '#texts/en/office-members.generated.ts';
import chinese from '#texts/zh-CN/office-members.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
