// The legacy pages that the overlay shows in a frame: customer service and rules, in the station's name and colours.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import { themeTokens } from '#station/derive/look/theme.ts';
import { localText } from '#station/station.ts';
import { type Html, html, raw } from '#texts/html.ts';
import type { Locale } from '#texts/text.ts';
import type { ServicePage } from '../content/servicePage.ts';
import { localeOf } from '../serverText.ts';
import { sendMissing } from './assets.ts';
import type { WebDeps } from './deps.ts';
import { sendPage } from './headers.ts';
import { themeRule } from './page.ts';
import { type Words, wordsIn } from './webTexts.ts';

/** Who reads a page. */
interface Reader {
  /** What the station is called in their language. */
  name: string;
  locale: Locale;
  words: Words;
}

function servicePage(
  station: StationFacts,
  service: ServicePage | undefined,
  { name, locale, words }: Reader,
): Html {
  const online = station.onOff.onlineServiceUrl;
  const hours = localText(service?.hours ?? '', locale);
  const mail = service?.mail ?? '';
  const hasLink = online.startsWith('https://');
  const hasChat = online === '/support';
  const { preparations = [], questions = [] } = service ?? {};
  return html`<p class="lead">${hours === '' ? words('web.service.leadAlways', { name }) : words('web.service.lead', { name, hours })}</p>
    <h2>${words('web.service.contact')}</h2>
    ${
      hasLink || hasChat || mail !== ''
        ? html`<dl>
      ${hasChat && html`<div><dt>${words('web.service.online')}</dt><dd><a href="/support" target="_top">${words('web.service.chat')}</a></dd></div>`}
      ${hasLink && html`<div><dt>${words('web.service.online')}</dt><dd><a href="${online}" target="_blank" rel="noopener noreferrer">${new URL(online).host}</a></dd></div>`}
      ${mail !== '' && html`<div><dt>${words('web.service.mail')}</dt><dd><a href="mailto:${mail}">${mail}</a></dd></div>`}
    </dl>`
        : html`<p>${words('web.service.inbox')}</p>`
    }
    ${
      preparations.length > 0 &&
      html`<h3>${words('web.service.prepare')}</h3>
    <ul>${preparations.map((line) => html`<li>${localText(line, locale)}</li>`)}</ul>`
    }
    ${
      questions.length > 0 &&
      html`<h2>${words('web.service.faq')}</h2>
    ${questions.map(({ question, answer }) => html`<details name="faq"><summary>${localText(question, locale)}</summary><p>${localText(answer, locale)}</p></details>`)}`
    }
    <p class="more"><a href="/legacy/rules.html">${words('web.service.rules')}</a></p>`;
}

function rulesPage(service: ServicePage | undefined, { name, locale, words }: Reader): Html {
  const { rules = [] } = service ?? {};
  return html`<p class="lead">${rules.length > 0 ? words('web.rules.lead', { name }) : words('web.rules.none')}</p>
    ${rules.map(({ title, content }) => html`<h2>${localText(title, locale)}</h2><p>${localText(content, locale)}</p>`)}
    <p class="more"><a href="/legacy/service.html">${words('web.rules.back')}</a></p>`;
}

/** /legacy/service.html and /legacy/rules.html, for everybody: who cannot log in needs help most. The overlay that shows them asks for log-in. `?skin=` and `?locale=` follow the app's choice. */
export function registerOverlayPages(
  app: FastifyInstance,
  { stationOf, servicePage: pageOf }: WebDeps,
): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    station: StationFacts,
    title: 'web.service.title' | 'web.rules.title',
    content: (reader: Reader) => Html,
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
<body><main><h1>${words(title)}</h1>${content({ name: localText(station.name, locale), locale, words })}</main></body>
</html>
`.markup;
    return sendPage(reply, markup, { styles: [theme], framedBy: 'self' });
  };

  app.get('/legacy/service.html', async (request, reply) => {
    const station = stationOf(request);
    if (!station) return sendMissing(reply);
    const service = await pageOf(station.code);
    return send(request, reply, station, 'web.service.title', (reader) =>
      servicePage(station, service, reader),
    );
  });
  app.get('/legacy/rules.html', async (request, reply) => {
    const station = stationOf(request);
    if (!station) return sendMissing(reply);
    const service = await pageOf(station.code);
    return send(request, reply, station, 'web.rules.title', (reader) => rulesPage(service, reader));
  });
}
