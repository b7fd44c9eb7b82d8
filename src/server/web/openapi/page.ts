// The readable page of the calls: groups, addresses, fields, refusals, examples and screens, from the same files as the OpenAPI document.
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { type Html, html, raw } from '#texts/html.ts';
import type { Locale } from '#texts/text.ts';
import { cookieName } from '../../account/visitor.ts';
import { localeOf } from '../../serverText.ts';
import { assetOf, sendAsset } from '../assets.ts';
import type { WebDeps } from '../deps.ts';
import { contentPolicy } from '../headers.ts';
import { operatorPage } from '../operatorPage.ts';
import { type Words, wordsIn } from '../webTexts.ts';
import {
  type CallFile,
  type Contract,
  type DocumentSchema,
  inLanguage,
  readContract,
  refusalsOf,
  screensOf,
} from './contract.ts';
import { contractOf, firstCalls, firstPart, partsOf } from './contractParts.ts';
import { groupName, openApiOf } from './document.ts';

/** A field with the path to it, such as bannerList[].imgUrl. */
interface Field {
  name: string;
  schema: DocumentSchema;
  isRequired: boolean;
}

/** All fields of an object, those of objects and lists within it included; references are followed. */
export function fieldsOf(
  schema: DocumentSchema,
  { entities }: Pick<Contract, 'entities'>,
  before = '',
): Field[] {
  const follow = (given: DocumentSchema): DocumentSchema =>
    given.$ref ? { ...entities.get(path.posix.basename(given.$ref, '.json')), ...given } : given;
  return Object.entries(follow(schema).properties ?? {}).flatMap(([name, given]) => {
    const own = follow(given);
    const at = before + name;
    const isRequired =
      (follow(schema).required?.includes(name) ?? false) && given['x-browser-default'] === undefined;
    const field = { name: at, schema: own, isRequired };
    const item = own.items && follow(own.items);
    if (item) return [{ ...field, name: `${at}[]` }, ...fieldsOf(item, { entities }, `${at}[].`)];
    return [field, ...fieldsOf(own, { entities }, `${at}.`)];
  });
}

const typeNames = {
  string: 'web.api.type.string',
  integer: 'web.api.type.integer',
  number: 'web.api.type.number',
  boolean: 'web.api.type.boolean',
  object: 'web.api.type.object',
  array: 'web.api.type.array',
} as const;

/** A type in few words: text 4–11, 1 | 2. */
export function typeInWords(schema: DocumentSchema, words: Words): string {
  const { type, enum: options, pattern, format, minLength, maxLength, minimum, maximum } = schema;
  const named = (name: unknown): string =>
    typeof name === 'string' && name in typeNames
      ? words(typeNames[name as keyof typeof typeNames])
      : String(name ?? '');
  const range = (least?: number, most?: number): string =>
    least === undefined
      ? most === undefined
        ? ''
        : ` ≤${most}`
      : most === undefined
        ? ` ≥${least}`
        : ` ${least}–${most}`;
  const item =
    type === 'array' && schema.items?.type && !schema.items.properties ? ` ${named(schema.items.type)}` : '';
  return [
    options ? options.join(' | ') : `${named(type)}${item}`,
    range(minLength, maxLength),
    range(minimum, maximum),
    format ? ` ${format}` : '',
    pattern ? ` /${pattern}/` : '',
  ].join('');
}

/** What stands where a backend leaves the field out. */
const standIn = ({ 'x-browser-default': value }: DocumentSchema, words: Words): string =>
  value === undefined ? '' : ` ${words('web.api.standIn', { value: JSON.stringify(value) })}`;

function fieldTable(schema: DocumentSchema, contract: Contract, nothing: string, words: Words): Html {
  const fields = fieldsOf(schema, contract);
  if (fields.length === 0) return html`<p class="quiet">${nothing}</p>`;
  return html`<table class="fields">
    <thead><tr><th>${words('web.api.field')}</th><th>${words('web.api.type')}</th><th>${words('web.api.meaning')}</th></tr></thead>
    <tbody>${fields.map(
      ({ name, schema: field, isRequired }) =>
        html`<tr><td><code>${name}</code>${isRequired && html` <small class="required">${words('web.api.required')}</small>`}</td><td>${typeInWords(field, words)}</td><td>${field.description}${standIn(field, words)}</td></tr>`,
    )}</tbody></table>`;
}

function refusalTable(id: string, contract: Contract, words: Words): Html {
  const refusals = refusalsOf(id, contract);
  const [example] = refusals.filter(({ code }) => code !== 'invalid');
  return html`<table class="fields">
    <thead><tr><th>${words('web.api.code')}</th><th>${words('web.api.msg')}</th></tr></thead>
    <tbody>${refusals.map(({ code, msg }) => html`<tr><td>${code ? html`<code>${code}</code>` : '—'}</td><td>${msg}</td></tr>`)}</tbody></table>
    ${example && html`<pre tabindex="0">${JSON.stringify({ success: false, msg: example.msg, ...(example.code && { code: example.code }) }, null, 2)}</pre>`}`;
}

function callSection(id: string, call: CallFile, contract: Contract, words: Words): Html {
  const example = (value: unknown) => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
  const screens = screensOf(id, contract);
  return html`<details class="call" id="${id}">
    <summary><span class="verb">${call.verb}</span><code>${call.path}</code><small>${call.description}</small></summary>
    <div>
      <p class="chips"><span>${id}</span><span>${words(`web.api.role.${call.role}`)}</span>${
        call.repeat === 'intent' && html`<span>${words('web.api.intent')}</span>`
      }${call.silent && html`<span>${words('web.api.silent')}</span>`}</p>
      <h3>${words('web.api.request')}</h3>${fieldTable(call.request, contract, words('web.api.noRequest'), words)}
      <h3>${words('web.api.response')}</h3>${fieldTable(call.response, contract, words('web.api.noResponse'), words)}
      <h3>${words('web.api.example')}</h3>${example(call.example.request)}${example(call.example.response)}
      <h3>${words('web.api.refusals')}</h3>${refusalTable(id, contract, words)}
      ${
        screens.length > 0 &&
        html`<h3>${words('web.api.screens')}</h3>
      <p class="chips">${screens.map(([at, title]) => html`<span>${title || words('web.api.everywhere')}${at !== '*' && html` <code>${at}</code>`}</span>`)}</p>`
      }
    </div>
  </details>`;
}

function screenSection(contract: Contract, words: Words): Html {
  const rows = [...contract.screens].map(([at, title]) => {
    const calls = [...contract.calls.keys()].filter((id) => contract.facts[id]?.screens.includes(at));
    return html`<details class="call"><summary><code>${at}</code><small>${title[contract.locale]}</small></summary>
      <div><p class="chips">${calls.map((id) => html`<a href="#${id}">${id}</a>`)}</p></div></details>`;
  });
  const frame = [...contract.calls.keys()].filter((id) => contract.facts[id]?.screens.includes('*'));
  return html`<section aria-labelledby="screens"><h2 id="screens">${words('web.api.byScreen')}</h2>
    <p class="quiet">${words('web.api.byScreenLead')}</p>
    <details class="call"><summary>${words('web.api.everywhere')}</summary>
      <div><p class="chips">${frame.map((id) => html`<a href="#${id}">${id}</a>`)}</p></div></details>
    ${rows}</section>`;
}

function openApiPage(contract: Contract, station: string): string {
  const { locale } = contract;
  const words = wordsIn(locale);
  const groups = Map.groupBy(contract.calls, ([id]) => id.split('/')[0]!);
  const body = html`<header><h1>${words('web.api.title')}</h1>
    <p>${words('web.api.lead', { count: contract.calls.size })}</p>
    <p><a href="${documentAt(locale)}">${words('web.api.document')}</a></p></header>
  <main>
    <section aria-labelledby="first"><h2 id="first">${words('web.api.startHere')}</h2>
      <p>${words('web.api.first', { count: firstCalls.length })} <a href="${documentAt(locale, firstPart)}">openapi.json</a></p>
      <p class="chips">${firstCalls.map((id) => html`<a href="#${id}">${id}</a>`)}</p>
      <p>${words('web.api.byBrowser')}</p></section>
    <search class="search"><label for="search">${words('web.api.search')}</label>
      <input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="${words('web.api.searchHint')}">
      <p class="quiet" role="status" id="found" data-found="${words('web.api.found', { count: '#' })}" data-none="${words('web.api.foundNone')}"></p></search>
    <section class="wire" aria-labelledby="wire"><h2 id="wire">${words('web.api.wire')}</h2>
      <p>${words('web.api.wire.host')}</p>
      <p>${words('web.api.wire.session')}</p>
      <p>${words('web.api.wire.ajax', { header: ajaxHeader.join(': ') })}</p>
      <p>${words('web.api.wire.intent', { header: intentHeader })}</p>
      <p>${words('web.api.wire.envelope')}</p>
      <p>${words('web.api.wire.values')}</p>
      <p>${words('web.api.wire.probe')} <code>npm run -s station -- probe https://… --cookie ${cookieName('session', station, true)}=…</code></p>
      <p>${words('web.api.wire.others')} <code>docs/platform-protocol.md</code> <code>docs/counterparty-protocol.md</code></p></section>
    <nav aria-label="${words('web.api.groups')}"><ul class="groups">${[...groups].map(([group, calls]) => html`<li><a href="#${group}">${groupName(group, words)} <small>${calls.length}</small></a></li>`)}<li><a href="#screens">${words('web.api.byScreen')}</a></li></ul></nav>
    ${[...groups].map(
      ([
        group,
        calls,
      ]) => html`<section aria-labelledby="${group}"><h2 id="${group}">${groupName(group, words)} <small>${group}</small> <small><a href="${documentAt(locale, group)}">openapi.json</a></small></h2>
        ${calls.map(([id, call]) => callSection(id, call, contract, words))}</section>`,
    )}
    ${screenSection(contract, words)}
  </main>
  <footer><a href="/stations">${words('web.outbox.back')}</a></footer>`;
  return operatorPage({
    locale,
    title: words('web.api.title'),
    body: raw(body.markup),
    stylesheet: '/operator/openapi.css',
    script: '/operator/openapi.js',
  });
}

/** Where the document is in a language: of all calls, or of a part. */
const documentAt = (locale: Locale, part?: string): string =>
  `/openapi${part === undefined ? '' : `/${part}`}${locale === 'en' ? '' : `.${locale}`}.json`;

/** /openapi, and the document in both languages, whole and by parts; the example of a cookie is the first station's. */
export function registerOpenApi(
  app: FastifyInstance,
  schemas: string,
  { stations }: Pick<WebDeps, 'stations'>,
): void {
  const written = readContract(schemas);
  const contracts = { en: () => written, 'zh-CN': once(() => inLanguage(written, 'zh-CN')) };
  const example = stations.all()[0]?.code ?? 'station';
  // Each takes a tenth of a second to write and compress: once, when it is first asked for, whichever station's host is asked.
  const serve = (at: string, contractOfIt: () => Contract): void => {
    const documentOf = once(() =>
      assetOf('openapi.json', Buffer.from(JSON.stringify(openApiOf(contractOfIt(), example), null, 2))),
    );
    app.get(at, (request, reply) => sendAsset(request, reply, documentOf(), false));
  };
  for (const locale of ['en', 'zh-CN'] as const) {
    serve(documentAt(locale), contracts[locale]);
    for (const part of partsOf(written))
      serve(documentAt(locale, part), () => contractOf(contracts[locale](), part));
  }
  const pageOf = (locale: Locale) =>
    once(() => assetOf('openapi.html', Buffer.from(openApiPage(contracts[locale](), example))));
  const pages = { en: pageOf('en'), 'zh-CN': pageOf('zh-CN') };
  app.get('/openapi', (request, reply) => {
    const page = pages[localeOf(request.headers['accept-language'], 'zh-CN')]();
    reply
      .header('Content-Security-Policy', contentPolicy({}, request.protocol === 'https'))
      .header('X-Frame-Options', 'DENY')
      .header('Cache-Control', 'no-cache');
    return sendAsset(request, reply, page, false);
  });
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
