// Brings the words of the preview, and those that screens of the players' site are called by.
import english from '#texts/en/office-look.generated.ts';
import englishShell from '#texts/en/shell.generated.ts';
import chinese from '#texts/zh-CN/office-look.generated.ts';
import chineseShell from '#texts/zh-CN/shell.generated.ts';
import { bringTexts } from '../../../kit/locale.ts';

bringTexts({ 'zh-CN': { ...chineseShell, ...chinese }, en: { ...englishShell, ...english } });
