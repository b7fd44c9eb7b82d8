// Brings the words of agents.
import english from '#texts/en/office-agents.generated.ts';
import chinese from '#texts/zh-CN/office-agents.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
