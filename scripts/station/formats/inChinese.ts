// A report in Chinese: the sentences of the rules by the forms that the back office has of them. One without a form stays as it is.
import { kindOfFile } from '#content/readContent.ts';
import { mistakeIn } from '#server/office/content/mistakes.ts';
import type { CheckReport } from './report.ts';

export const inChinese = (checked: CheckReport): CheckReport => ({
  ...checked,
  diagnostics: checked.diagnostics.map((one) => {
    const kind = checked.tool === 'content' ? kindOfFile(one.file) : undefined;
    const said = (sentence: string): string => mistakeIn('zh-CN', kind, sentence);
    return {
      ...one,
      message: said(one.message),
      consequence: said(one.consequence),
      fix: one.fix && { ...one.fix, description: said(one.fix.description) },
    };
  }),
});
