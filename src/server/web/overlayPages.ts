// Owns the legacy pages that the overlay shows in a frame: customer service and rules, in the station's name and colours.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import { themeTokens } from '#station/derive/theme.ts';
import { localText } from '#station/station.ts';
import { type Html, html, raw } from '#texts/html.ts';
import { localeOf } from '../serverText.ts';
import { sendMissing } from './assets.ts';
import type { WebDeps } from './deps.ts';
import { sendPage } from './headers.ts';
import { themeRule } from './page.ts';
import { type Words, wordsIn } from './webTexts.ts';

const questions = [1, 2, 3, 4, 5, 6] as const;
const rules = [1, 2, 3, 4, 5] as const;
const preparations = [1, 2, 3] as const;

function servicePage(station: StationFacts, name: string, words: Words): Html {
  const [host] = station.hosts;
  const online = station.onOff.onlineServiceUrl;
  return html`<p class="lead">${words('web.service.lead', { name })}</p>
    <h2>${words('web.service.contact')}</h2>
    <dl>
      ${online.startsWith('https://') && html`<div><dt>${words('web.service.online')}</dt><dd><a href="${online}" target="_blank" rel="noopener noreferrer">${new URL(online).host}</a></dd></div>`}
      <div><dt>${words('web.service.mail')}</dt><dd><a href="mailto:service@${host ?? `${station.code}.localhost`}">service@${host ?? `${station.code}.localhost`}</a></dd></div>
    </dl>
    <h3>${words('web.service.prepare')}</h3>
    <ul>${preparations.map((at) => html`<li>${words(`web.service.prepare${at}`)}</li>`)}</ul>
    <h2>${words('web.service.faq')}</h2>
    ${questions.map((at) => html`<details name="faq"><summary>${words(`web.service.q${at}`)}</summary><p>${words(`web.service.a${at}`)}</p></details>`)}
    <p class="more"><a href="/legacy/rules.html">${words('web.service.rules')}</a></p>`;
}

const rulesPage = (
  name: string,
  words: Words,
): Html => html`<p class="lead">${words('web.rules.lead', { name })}</p>
    ${rules.map((at) => html`<h2>${words(`web.rules.h${at}`)}</h2><p>${words(`web.rules.p${at}`)}</p>`)}
    <p class="more"><a href="/legacy/service.html">${words('web.rules.back')}</a></p>`;

/** /legacy/service.html and /legacy/rules.html, for everybody: who cannot log in needs help most. The overlay that shows them asks for log-in. `?skin=` and `?locale=` follow the app's choice. */
export function registerOverlayPages(app: FastifyInstance, { stationOf }: WebDeps): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    station: StationFacts,
    title: 'web.service.title' | 'web.rules.title',
    content: (name: string, words: Words) => Html,
  ) => {
    const asked = request.query as { skin?: string; locale?: string };
    const locale =
      asked.locale === 'en' || asked.locale === 'zh-CN'
        ? asked.locale
        : localeOf(request.headers['accept-language'], station.locale);
    const skin = asked.skin === 'ThemeRed' || asked.skin === 'ThemeBlack' ? asked.skin : station.theme.skin;
    const words = wordsIn(locale);
    const theme = themeRule(themeTokens(station, skin));
    const markup = html`<!doctype html>
<html lang="${locale}" data-skin="${skin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${words(title)}</title>
<style>${raw(theme)}</style>
<link rel="stylesheet" href="/operator/overlay.css">
</head>
<body><main><h1>${words(title)}</h1>${content(localText(station.name, locale), words)}</main></body>
</html>
`.markup;
    return sendPage(reply, markup, { styles: [theme], framedBy: 'self' });
  };

  app.get('/legacy/service.html', (request, reply) => {
    const station = stationOf(request);
    if (!station) return sendMissing(reply);
    return send(request, reply, station, 'web.service.title', (name, words) =>
      servicePage(station, name, words),
    );
  });
  app.get('/legacy/rules.html', (request, reply) => {
    const station = stationOf(request);
    return station ? send(request, reply, station, 'web.rules.title', rulesPage) : sendMissing(reply);
  });
}
