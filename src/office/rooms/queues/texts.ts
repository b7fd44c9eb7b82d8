// Brings the words of the queues.
import english from '#texts/en/office-queues.generated.ts';
import chinese from '#texts/zh-CN/office-queues.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
