// Owns the page of the bank desk: what waits, with approve and refuse beside it, what was decided, and whether a clock decides.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '#texts/html.ts';
import { amountText } from '#values/amount.ts';
import { registerPages, sendPage, sent } from '../pages.ts';
import type { Desk } from '../serve.ts';
import { localeOf, type Words, wordsIn } from '../words.ts';
import { type DeskRequest, decide, delayOf, setDelay } from './requests.ts';

const amountPattern = /^(\d{1,12})(?:\.(\d{1,4}))?$/;

/** In the format of messages, with four decimals; undefined for anything but an amount above zero. */
function amountOf(typed: string): string | undefined {
  const [, whole, decimals = ''] = amountPattern.exec(typed) ?? [];
  return whole && /[1-9]/.test(whole + decimals) ? `${whole}.${decimals.padEnd(4, '0')}` : undefined;
}

export async function registerDeskPages(app: FastifyInstance, desk: Desk): Promise<void> {
  await registerPages(app);
  app.get('/', (request, reply) => page(request, reply, desk));
  app.post('/decide', async (request, reply) => {
    const id = Number(sent(request, 'id'));
    if (sent(request, 'decision') === 'approved') {
      const amount = amountOf(sent(request, 'amount'));
      if (!amount) return page(request, reply.code(422), desk, 'web.desk.amountWrong');
      decide(desk, id, 'approved', { amount });
    } else decide(desk, id, 'refused', { reason: sent(request, 'reason').slice(0, 100) });
    return reply.redirect('/', 303);
  });
  app.post('/delay', async (request, reply) => {
    const seconds = Number(sent(request, 'seconds'));
    if (!Number.isInteger(seconds) || seconds < 0 || seconds > 86_400)
      return page(request, reply.code(422), desk, 'web.desk.delayWrong');
    setDelay(desk, seconds);
    return reply.redirect('/', 303);
  });
}

function page(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
  trouble?: 'web.desk.amountWrong' | 'web.desk.delayWrong',
): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const words = wordsIn(locale);
  const list = (where: string) =>
    desk.store.prepare(`SELECT * FROM request WHERE ${where} LIMIT 50`).all() as unknown as DeskRequest[];
  const waiting = list("state = 'waiting' ORDER BY id");
  const ended = list("state <> 'waiting' ORDER BY decided_ms DESC, id DESC");
  const delay = delayOf(desk);
  const body = html`<header><h1>${words('web.desk.title')}</h1><p class="quiet">${words('web.desk.lead')}</p></header>
  ${trouble && html`<p class="bad" role="alert">${words(trouble)}</p>`}
  <main>
    <form class="card" method="post" action="/delay">
      <label>${words('web.desk.delay')} <input name="seconds" inputmode="numeric" value="${delay}" aria-describedby="delay-hint"></label>
      <small id="delay-hint">${delay > 0 ? words('web.desk.delayOn', { seconds: delay }) : words('web.desk.delayOff')}</small>
      <button class="plain">${words('web.desk.delaySave')}</button>
    </form>
    <h2>${words('web.desk.waiting', { count: waiting.length })}</h2>
    <p><a href="/">${words('web.desk.refresh')}</a></p>
    ${waiting.length === 0 && html`<p class="card quiet">${words('web.desk.none')}</p>`}
    ${waiting.map((row) => waitingCard(row, words))}
    <h2>${words('web.desk.ended')}</h2>
    ${ended.map((row) => endedCard(row, words))}
  </main>`;
  return sendPage(reply, { locale, title: words('web.desk.title'), body });
}

function facts(row: DeskRequest, words: Words): Html {
  const details = JSON.parse(row.details) as { label: string; value: string }[];
  return html`<b>${words(`web.desk.kind.${row.kind}`)} · ${row.station}</b>
  <p class="amount">¥${amountText(row.amount)}</p>
  <dl><dt>${words('web.desk.order')}</dt><dd>${row.order_no}</dd>
  ${details.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
}

function approveForm(row: DeskRequest, words: Words): Html {
  return html`<form method="post" action="/decide"><input type="hidden" name="id" value="${row.id}">
    <label>${words('web.desk.amount')} <input name="amount" inputmode="decimal" value="${amountText(row.amount)}"></label>
    <button name="decision" value="approved">${words(`web.desk.approve.${row.kind}`)}</button></form>`;
}

function waitingCard(row: DeskRequest, words: Words): Html {
  return html`<article data-order="${row.order_no}">${facts(row, words)}
  ${
    row.kind === 'deposit'
      ? approveForm(row, words)
      : html`<form method="post" action="/decide"><input type="hidden" name="id" value="${row.id}"><input type="hidden" name="amount" value="${row.amount}">
    <button name="decision" value="approved">${words('web.desk.approve.withdrawal')}</button></form>`
  }
  <form method="post" action="/decide"><input type="hidden" name="id" value="${row.id}">
    <label>${words('web.desk.reason')} <input name="reason" maxlength="100"></label>
    <button class="bad" name="decision" value="refused">${words('web.desk.refuse')}</button></form></article>`;
}

function endedCard(row: DeskRequest, words: Words): Html {
  const look = row.state === 'approved' ? 'good' : row.state === 'refused' ? 'bad' : 'quiet';
  return html`<article data-order="${row.order_no}"><p class="${look}">${row.state !== 'waiting' && words(`web.desk.state.${row.state}`)}${row.reason && ` · ${row.reason}`}</p>
  ${facts(row, words)}
  ${row.state === 'approved' && row.paid !== row.amount && html`<p>${words('web.desk.paid', { amount: amountText(row.paid) })}</p>`}
  ${row.state === 'cancelled' && row.kind === 'deposit' && approveForm(row, words)}</article>`;
}
