// Brings the words of two people.
import english from '#texts/en/office-approvals.generated.ts';
import chinese from '#texts/zh-CN/office-approvals.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
