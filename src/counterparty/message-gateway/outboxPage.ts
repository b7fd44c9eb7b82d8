// The page of the gateway: the newest messages, which would be on phones and in mailboxes.
import type { FastifyInstance } from 'fastify';
import { html } from '#texts/html.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { registerPages, sendPage } from '../pages.ts';
import type { Desk } from '../serve.ts';
import { localeOf, wordsIn } from '../words.ts';

interface Row {
  station: string;
  address: string;
  subject: string;
  text: string;
  at_ms: number;
}

/** Keeps the page fresh while somebody looks at it. */
const script = `setInterval(() => {
  if (document.visibilityState === 'visible') location.reload();
}, 5000);
`;

export async function registerOutbox(app: FastifyInstance, desk: Desk): Promise<void> {
  await registerPages(app);
  app.get('/outbox.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/', (request, reply) => {
    const locale = localeOf(request.headers['accept-language']);
    const words = wordsIn(locale);
    const messages = desk.store
      .prepare('SELECT station, address, subject, text, at_ms FROM message ORDER BY number DESC LIMIT 50')
      .all() as unknown as Row[];
    const moment = (ms: number) =>
      html`<time datetime="${new Date(ms).toISOString()}">${formatMoment(new Date(ms))}</time>`;
    const body = html`<header><h1>${words('web.outbox.title')}</h1><p class="quiet">${words('web.outbox.lead')}</p></header>
    <main>
      ${messages.length === 0 && html`<p class="card quiet">${words('web.outbox.empty')}</p>`}
      ${messages.map(
        ({ station, address, subject, text, at_ms }) =>
          html`<article><b>${address}</b> <small>${moment(at_ms)} · ${station}</small>${subject && html`<h2>${subject}</h2>`}<p>${text}</p></article>`,
      )}
    </main>`;
    return sendPage(reply, { locale, title: words('web.outbox.title'), body, script: '/outbox.js' });
  });
}
