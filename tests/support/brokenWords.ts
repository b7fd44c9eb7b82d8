// The check that no figure and no word of Latin letters stands on two lines.
import type { Page } from 'playwright-core';

/** The figures and words of a page that are broken in two, each with the text around it. Longer runs, such as addresses and hashes, may break. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // Rows far below are not drawn, and stand nowhere.
      if (!text.parentElement!.checkVisibility({ contentVisibilityAuto: true })) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}\d.]{2,}/gu)) {
        if (word.length > 16) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const feet = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom);
        if (Math.max(...feet) - Math.min(...feet) > 4) broken.push(`${word} in "${text.data.slice(0, 60)}"`);
      }
    }
    return broken;
  });
}
