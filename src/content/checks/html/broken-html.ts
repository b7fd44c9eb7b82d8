// The rule that every element of a text is closed, once and in order.
import { brokenHtml as faultOf, unsafeHtml } from '../../html.ts';
import { htmlRule } from '../htmlRule.ts';

export const brokenHtml = htmlRule({
  name: 'broken-html',
  page: 'An element of a text is not closed, closed twice, closed in the wrong order, cut off or misspelled. Browsers guess what was meant, and the guess is often that all the rest is bold or a heading. Close each element once, the inner before the outer.',
  good: '<p><strong>A</strong></p>',
  bad: '<p><strong>A</p>',
  // What the site takes out is said first: taken out, it may leave nothing to close.
  faultOf: (text) => (unsafeHtml(text) ? undefined : faultOf(text)),
  consequence: 'Players may see the rest of the text in the wrong form, or not at all.',
  fixes: 'Put the tags right',
});
