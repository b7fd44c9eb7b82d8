// The rule that HTML holds only what the site shows.
import { unsafeHtml as faultOf } from '../../html.ts';
import { htmlRule } from '../htmlRule.ts';

export const unsafeHtml = htmlRule({
  name: 'unsafe-html',
  page: 'A text holds an element or an attribute that the site takes out before it shows the text: scripts, styles, frames, forms, handlers such as onclick, links by another scheme than https. Nothing of it works, and mostly it was copied along from another page. Take it out, and lead with a link to a screen or to an address that begins with https://.',
  good: '<p>A</p>',
  bad: '<p>A</p><script>go()</script>',
  faultOf,
  consequence: 'Players do not get it: the site takes it out.',
  fixes: 'Take it out',
});
