// Owns the frame of the pages for whoever runs the house: list of stations, API reference, outbox.

import { type Html, html, raw } from '#texts/html.ts';
import type { Locale } from '#texts/text.ts';
import { wordsIn } from './webTexts.ts';

export interface HousePage {
  locale: Locale;
  title: string;
  body: Html;
  /** Content of a <style> element; to be named in the content policy by whoever sends the page. */
  rules?: string;
  /** Address of a script of ours. */
  script?: string;
}

export function operatorPage(page: HousePage): string {
  return html`<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title} · ${wordsIn(page.locale)('face.house')}</title>
<link rel="icon" href="/house/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/house/house.css">
${page.rules !== undefined && raw(`<style>${page.rules}</style>`)}
${page.script && html`<script type="module" src="${page.script}"></script>`}
</head>
<body>
${page.body}
</body>
</html>
`.markup;
}
