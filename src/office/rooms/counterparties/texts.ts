// Brings the words of the room of counterparties.
import english from '#texts/en/office-counterparties.generated.ts';
import chinese from '#texts/zh-CN/office-counterparties.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });
