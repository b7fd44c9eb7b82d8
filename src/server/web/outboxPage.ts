// Owns the page of the sandbox's SMS outbox: the messages that would have been sent.
import type { FastifyInstance } from 'fastify';
import { html } from '#texts/html.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { localeOf } from '../serverText.ts';
import type { WebDeps } from './deps.ts';
import { sendPage } from './headers.ts';
import { operatorPage } from './operatorPage.ts';
import { wordsIn } from './webTexts.ts';

export function registerOutbox(app: FastifyInstance, { outbox }: WebDeps): void {
  app.get('/outbox', async (request, reply) => {
    const locale = localeOf(request.headers['accept-language'], 'zh-CN');
    const words = wordsIn(locale);
    const messages = await outbox();
    const body = html`<header><h1>${words('web.outbox.title')}</h1><p>${words('web.outbox.lead')}</p></header>
    <main>
      ${messages.length === 0 && html`<p class="empty message">${words('web.outbox.empty')}</p>`}
      <ul>${messages.map(
        ({ station, phone, text, at }) =>
          html`<li class="message"><b>${phone}</b> <small><time datetime="${at.toISOString()}">${formatMoment(at)}</time> · ${station}</small><p>${text}</p></li>`,
      )}</ul>
    </main>
    <footer><a href="/stations">${words('web.outbox.back')}</a></footer>`;
    return sendPage(
      reply,
      operatorPage({ locale, title: words('web.outbox.title'), body, script: '/operator/outbox.js' }),
      {},
    );
  });
}
