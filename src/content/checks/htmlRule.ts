// What rules about HTML have in common: they look at every text that is shown as HTML, and put its fault right where that is certain.
import { writeFix } from '#station/read/schemaPlace.ts';
import type { HtmlFault } from '../html.ts';
import { placesOf } from '../walkFile.ts';
import { type ContentRule, contentRule } from './rule.ts';

interface HtmlRule {
  name: string;
  page: string;
  /** A content that keeps the rule, and one that does not. */
  good: string;
  bad: string;
  /** What is wrong with a text; undefined where nothing is. */
  faultOf: (text: string) => HtmlFault | undefined;
  consequence: string;
  /** What the fix does. */
  fixes: string;
}

/** A notice with a content, as JSON. */
const noticeWith = (content: string): string =>
  JSON.stringify({ items: [{ key: 'a', title: 'A', content }] });

export const htmlRule = ({ faultOf, consequence, fixes, good, bad, ...rule }: HtmlRule): ContentRule =>
  contentRule({
    ...rule,
    severity: 'warning',
    kinds: ['notices', 'help', 'activities'],
    good: noticeWith(good),
    bad: noticeWith(bad),
    *check({ kind, file }) {
      for (const { path, value } of placesOf(kind, file, 'html')) {
        const fault = faultOf(value);
        if (!fault) continue;
        yield {
          path,
          at: 'value',
          message: fault.message,
          consequence,
          fix:
            fault.fixed === undefined
              ? undefined
              : { ...writeFix(path, fault.fixed, false), description: fixes },
        };
      }
    },
  });
