// Owns the page of the bank desk: what waits, with approve and refuse beside it, what was decided and by whom, and in a demonstration whether a clock decides.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '#texts/html.ts';
import type { Locale } from '#texts/text.ts';
import { amountText, plainAmount } from '#values/amount.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { registerPages, sendPage, sent } from '../pages.ts';
import type { Desk } from '../serve.ts';
import { localeOf, type Words, wordsIn } from '../words.ts';
import {
  type DeskRequest,
  type Detail,
  decide,
  delayOf,
  endedRequests,
  requestBy,
  setDelay,
  take,
  waitingRequests,
} from './requests.ts';

const amountPattern = /^(\d{1,12})(?:\.(\d{1,4}))?$/;
const shownMost = 50;

/** In the format of messages, with four decimals; undefined for anything but an amount above zero. */
function amountOf(typed: string): string | undefined {
  const [, whole, decimals = ''] = amountPattern.exec(typed) ?? [];
  return whole && /[1-9]/.test(whole + decimals) ? `${whole}.${decimals.padEnd(4, '0')}` : undefined;
}

/** The language of whoever looks. */
interface Shown {
  locale: Locale;
  words: Words;
}

/** In service: who is logged in. */
interface InService {
  staffOf(request: FastifyRequest): string;
}

type Trouble =
  | 'web.desk.amountWrong'
  | 'web.desk.delayWrong'
  | 'web.desk.endedBefore'
  | 'web.desk.takeFirst'
  | 'web.desk.takenBefore';

/** The page of a demonstration: open to everybody, with a clock that approves. */
export async function registerDeskPages(app: FastifyInstance, desk: Desk): Promise<void> {
  await registerPages(app);
  registerDeskRoutes(app, desk);
  app.post('/delay', async (request, reply) => {
    const seconds = Number(sent(request, 'seconds'));
    if (!Number.isInteger(seconds) || seconds < 0 || seconds > 86_400)
      return page(request, reply.code(422), desk, { trouble: 'web.desk.delayWrong' });
    setDelay(desk, seconds);
    return reply.redirect('/', 303);
  });
}

export function registerDeskRoutes(app: FastifyInstance, desk: Desk, service?: InService): void {
  app.get('/', (request, reply) => page(request, reply, desk, { service }));
  app.post('/take', async (request, reply) => {
    const id = Number(sent(request, 'id'));
    if (!take(desk, id, service?.staffOf(request) ?? ''))
      return page(request, reply.code(409), desk, { service, trouble: 'web.desk.takenBefore' });
    return reply.redirect('/', 303);
  });
  app.post('/decide', async (request, reply) => {
    const id = Number(sent(request, 'id'));
    const by = service?.staffOf(request) ?? '';
    const isApproved = sent(request, 'decision') === 'approved';
    const amount = isApproved ? amountOf(sent(request, 'amount')) : undefined;
    if (isApproved && !amount)
      return page(request, reply.code(422), desk, { service, trouble: 'web.desk.amountWrong' });
    const asked = requestBy(desk, id);
    // Its owner may still take back what nobody has taken.
    if (isApproved && asked && isOpenToAll(asked))
      return page(request, reply.code(409), desk, { service, trouble: 'web.desk.takeFirst' });
    const hasEnded = isApproved
      ? decide(desk, id, 'approved', { amount: amount!, by })
      : decide(desk, id, 'refused', { reason: sent(request, 'reason').slice(0, 100), by });
    if (!hasEnded) return page(request, reply.code(409), desk, { service, trouble: 'web.desk.endedBefore' });
    return reply.redirect(`/?decided=${id}`, 303);
  });
}

function page(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
  { service, trouble }: { service?: InService | undefined; trouble?: Trouble },
): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const words = wordsIn(locale);
  const { order = '', decided } = request.query as { order?: string; decided?: string };
  const sought = String(order).trim().slice(0, 40);
  const waiting = waitingRequests(desk, shownMost);
  const ended = endedRequests(desk, shownMost, sought);
  const latest = trouble || decided === undefined ? undefined : requestBy(desk, Number(decided));
  const body = html`<header><h1>${words('web.desk.title')}</h1>${service ? staffLine(service.staffOf(request), words) : html`<p class="quiet">${words('web.desk.lead')}</p>`}</header>
  ${trouble && html`<p class="card bad" role="alert">${words(trouble)}</p>`}
  ${latest && decidedLine(latest, words)}
  <main>
    ${!service && delayForm(delayOf(desk), words)}
    <div class="row heading"><h2>${words('web.desk.waiting', { count: waiting.count })}</h2><a href="/">${words('web.desk.refresh')}</a></div>
    ${waiting.count === 0 && html`<p class="card quiet">${words('web.desk.none')}</p>`}
    <div class="cards">${waiting.rows.map((row) => waitingCard(row, { locale, words }))}</div>
    ${waiting.count > waiting.rows.length && html`<p class="quiet">${words('web.desk.more', { count: waiting.count - waiting.rows.length })}</p>`}
    <h2>${words('web.desk.ended')}</h2>
    <form class="card line" method="get" action="/"><label>${words('web.desk.order')} <input name="order" type="search" maxlength="40" value="${sought}"></label>
      <button class="plain">${words('web.desk.find')}</button></form>
    ${sought !== '' && ended.length === 0 && html`<p class="card quiet">${words('web.desk.notFound')}</p>`}
    <div class="cards">${ended.map((row) => endedCard(row, { locale, words }))}</div>
  </main>`;
  return sendPage(reply, { locale, title: words('web.desk.title'), body });
}

const staffLine = (name: string, words: Words): Html =>
  html`<form class="row heading" method="post" action="/log-out"><span class="quiet">${name}</span>
    <span class="links"><a href="/password">${words('web.desk.password.title')}</a><button class="link">${words('web.desk.logOut')}</button></span></form>`;

const delayForm = (
  delay: number,
  words: Words,
): Html => html`<form class="card line" method="post" action="/delay">
      <label>${words('web.desk.delay')} <input name="seconds" inputmode="numeric" value="${delay}" aria-describedby="delay-hint"></label>
      <button class="plain">${words('web.desk.delaySave')}</button>
      <small id="delay-hint">${delay > 0 ? words('web.desk.delayOn', { seconds: delay }) : words('web.desk.delayOff')}</small>
    </form>`;

/** What was just decided, so that a slip of the thumb is seen at once. */
function decidedLine(row: DeskRequest, words: Words): Html | undefined {
  if (row.state !== 'approved' && row.state !== 'refused') return undefined;
  const kind = words(`web.desk.kind.${row.kind}`);
  const amount = amountText(row.paid || row.amount);
  return html`<p class="card ${row.state === 'approved' ? 'good' : 'bad'}" role="status">${words(`web.desk.decided.${row.state}`, { kind, amount, order: row.order_no })}</p>`;
}

const moment = (ms: number): Html =>
  html`<time datetime="${new Date(ms).toISOString()}">${formatMoment(ms)}</time>`;

/** Where to pay to is shown once somebody has taken it, or two would pay the same. */
const isOpenToAll = (row: DeskRequest): boolean =>
  row.kind === 'withdrawal' && row.state === 'waiting' && row.taken_ms === null;

function facts(row: DeskRequest, { locale, words }: Shown): Html {
  const details = isOpenToAll(row) ? [] : (JSON.parse(row.details) as Detail[]);
  return html`<p class="row heading"><b class="row heading"><span class="kind ${row.kind}">${words(`web.desk.kind.${row.kind}`)}</span>${row.station}</b> <small>${moment(row.created_ms)}</small></p>
  <p class="amount">¥${amountText(row.amount)}</p>
  <dl><dt>${words('web.desk.order')}</dt><dd>${row.order_no}</dd>
  ${details.map(({ label, value, labels, values }) => html`<dt>${labels?.[locale] ?? label}</dt><dd>${values?.[locale] ?? value}</dd>`)}</dl>`;
}

function approveForm(row: DeskRequest, words: Words): Html {
  return html`<form method="post" action="/decide"><input type="hidden" name="id" value="${row.id}">
    <label>${words('web.desk.amount')} <input name="amount" inputmode="decimal" value="${plainAmount(row.amount)}"></label>
    <button name="decision" value="approved">${words(`web.desk.approve.${row.kind}`)}</button></form>`;
}

const takeForm = (row: DeskRequest, words: Words): Html =>
  html`<form method="post" action="/take"><input type="hidden" name="id" value="${row.id}">
    <button>${words('web.desk.take')}</button></form><p><small>${words('web.desk.takeHint')}</small></p>`;

const payForm = (row: DeskRequest, words: Words): Html =>
  html`<p><small>${words('web.desk.taken')} ${moment(row.taken_ms!)}${row.taken_by && ` · ${row.taken_by}`}</small></p>
    <form method="post" action="/decide"><input type="hidden" name="id" value="${row.id}"><input type="hidden" name="amount" value="${row.amount}">
    <button name="decision" value="approved">${words('web.desk.approve.withdrawal')}</button></form>`;

function waitingCard(row: DeskRequest, shown: Shown): Html {
  const { words } = shown;
  return html`<article data-order="${row.order_no}">${facts(row, shown)}
  ${row.kind === 'deposit' ? approveForm(row, words) : isOpenToAll(row) ? takeForm(row, words) : payForm(row, words)}
  <form method="post" action="/decide"><input type="hidden" name="id" value="${row.id}">
    <label>${words('web.desk.reason')} <input name="reason" required maxlength="100"></label>
    <button class="bad" name="decision" value="refused">${words('web.desk.refuse')}</button></form></article>`;
}

function endedCard(row: DeskRequest, shown: Shown): Html {
  const { words } = shown;
  const look = row.state === 'approved' ? 'good' : row.state === 'refused' ? 'bad' : 'quiet';
  return html`<article data-order="${row.order_no}"><p class="${look}">${row.state !== 'waiting' && words(`web.desk.state.${row.state}`)}${row.reason && ` · ${row.reason}`}</p>
  ${facts(row, shown)}
  ${row.state === 'approved' && row.paid !== row.amount && html`<p>${words('web.desk.paid', { amount: amountText(row.paid) })}</p>`}
  ${row.decided_ms !== null && html`<p><small>${words('web.desk.decidedAt')} ${moment(row.decided_ms)}${row.decided_by && ` · ${row.decided_by}`}</small></p>`}
  ${row.state === 'cancelled' && row.kind === 'deposit' && approveForm(row, words)}</article>`;
}
