// The frame of the operator's pages: list of stations, API reference.

import { type Html, html, raw } from '#texts/html.ts';
import type { Locale } from '#texts/text.ts';
import { wordsIn } from './webTexts.ts';

export interface OperatorPage {
  locale: Locale;
  title: string;
  body: Html;
  /** Content of a <style> element; the sender of the page adds its hash to the content policy. */
  rules?: string;
  /** Address of a style sheet beside that of all these pages. */
  stylesheet?: string;
  /** Address of a script of this server. */
  script?: string;
}

export function operatorPage(page: OperatorPage): string {
  return html`<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title} · ${wordsIn(page.locale)('web.house')}</title>
<link rel="icon" href="/operator/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/operator/operator.css">
${page.stylesheet && html`<link rel="stylesheet" href="${page.stylesheet}">`}
${page.rules !== undefined && raw(`<style>${page.rules}</style>`)}
${page.script && html`<script type="module" src="${page.script}"></script>`}
</head>
<body>
${page.body}
</body>
</html>
`.markup;
}
