// Brings the words of deposits and withdrawals that wait.
import english from '#texts/en/office-waiting.generated.ts';
import chinese from '#texts/zh-CN/office-waiting.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
