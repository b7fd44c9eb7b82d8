// The page a player pays on: amount and shop, pay, fail or leave, and how the result is reported to the server.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '#texts/html.ts';
import { amountText } from '#values/amount.ts';
import { registerPages, sendPage, sent } from '../pages.ts';
import type { Desk } from '../serve.ts';
import { localeOf, wordsIn } from '../words.ts';
import { end, type Manner, manners, type Payment, stateOf } from './payments.ts';

type Reached = FastifyRequest<{ Params: { token: string } }>;

export async function registerCheckout(app: FastifyInstance, desk: Desk): Promise<void> {
  await registerPages(app);
  app.get('/checkout/:token', (request: Reached, reply) => page(request, reply, desk));
  app.post('/checkout/:token', async (request: Reached, reply) => {
    const manner = manners.find((each) => each === sent(request, 'manner')) ?? 'onTime';
    const state = sent(request, 'action') === 'fail' ? 'failed' : 'paid';
    end(desk, request.params.token, state, manner);
    return reply.redirect(`/checkout/${request.params.token}`, 303);
  });
}

function page(request: Reached, reply: FastifyReply, desk: Desk): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const words = wordsIn(locale);
  const payment = desk.store.prepare('SELECT * FROM payment WHERE token = ?').get(request.params.token) as
    | Payment
    | undefined;
  const title = words('web.checkout.title');
  if (!payment)
    return sendPage(reply.code(404), {
      locale,
      title,
      body: html`<main class="card"><h1>${words('web.checkout.unknown')}</h1><p class="quiet">${words('web.checkout.unknownText')}</p></main>`,
    });
  const state = stateOf(payment, desk.now().getTime());
  const back = html`<a class="button plain" href="${payment.return_url}">${words(state === 'open' ? 'web.checkout.leave' : 'web.checkout.back')}</a>`;
  const manner = (each: Manner) =>
    html`<label><input type="radio" name="manner" value="${each}" ${each === 'onTime' && 'checked'}> ${words(`web.checkout.manner.${each}`)}</label>`;
  const body = html`<header><p class="quiet">${title}</p></header>
  <main class="card">
    <h1>${payment.shop}</h1>
    <p class="amount">¥${amountText(payment.amount)}</p>
    <dl><dt>${words('web.checkout.order')}</dt><dd>${payment.order_no}</dd>
    <dt>${words('web.checkout.payType')}</dt><dd>${payment.pay_type}</dd></dl>
    ${state !== 'open' && html`<p role="status" class="${state === 'paid' ? 'good' : 'bad'}"><b>${words(`web.checkout.state.${state}`)}</b></p>${back}`}
    ${
      state === 'open' &&
      html`<form method="post">
      <button name="action" value="pay">${words('web.checkout.pay')}</button>
      <button class="bad" name="action" value="fail">${words('web.checkout.fail')}</button>
      ${back}
      <fieldset><legend>${words('web.checkout.manner')}</legend>${manners.map(manner)}</fieldset>
    </form>`
    }
  </main>
  <footer><p class="quiet">${words('web.checkout.sandbox')}</p></footer>`;
  return sendPage(reply, { locale, title, body });
}
