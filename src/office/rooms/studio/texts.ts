// Brings the words of the studio, and those of the fields of forms.
import fieldsEnglish from '#texts/en/office-content.generated.ts';
import english from '#texts/en/office-studio.generated.ts';
import fieldsChinese from '#texts/zh-CN/office-content.generated.ts';
import chinese from '#texts/zh-CN/office-studio.generated.ts';
import { bringTexts } from '../../kit/locale.ts';

bringTexts({ 'zh-CN': { ...fieldsChinese, ...chinese }, en: { ...fieldsEnglish, ...english } });
