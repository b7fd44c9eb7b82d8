import { describe, expect, it } from 'vitest';
import { escapeHtml, html, jsonForPage, raw } from './html.ts';

describe('a page written by the server', () => {
  it('escapes texts wherever they stand', () => {
    const name = `"><script>alert(1)</script>'&`;
    expect(html`<a title="${name}">${name}</a>`.markup).toBe(
      `<a title="${escapeHtml(name)}">${escapeHtml(name)}</a>`,
    );
    expect(escapeHtml(name)).not.toMatch(/[<>"']/);
  });

  it('takes pieces of pages and lists of them as they are, and leaves nothing for what is not there', () => {
    expect(
      html`<ul>${['a<b', 'c'].map((each) => html`<li>${each}</li>`)}</ul>${false}${null}${undefined}${raw('<hr>')}`
        .markup,
    ).toBe('<ul><li>a&lt;b</li><li>c</li></ul><hr>');
  });

  it('writes JSON that cannot end its element or begin a comment, and reads back the same', () => {
    const value = { text: '</script><!--\u2028\u2029&', nested: ['<script>'] };
    const written = jsonForPage(value);
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual(value);
  });
});
