// Owns the readable page of the calls: groups, addresses, fields and examples, from the same files as the OpenAPI document.
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { type Html, html, raw } from '#texts/html.ts';
import type { Locale } from '#texts/text.ts';
import { localeOf } from '../serverText.ts';
import { assetOf, sendAsset } from './assets.ts';
import { sendPage } from './headers.ts';
import { type CallFile, type Contract, type DocumentSchema, openApiOf, readContract } from './openapi.ts';
import { operatorPage } from './operatorPage.ts';
import { type Words, wordsIn } from './webTexts.ts';

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
    given.$ref ? (entities.get(path.posix.basename(given.$ref, '.json')) ?? given) : given;
  return Object.entries(follow(schema).properties ?? {}).flatMap(([name, given]) => {
    const own = follow(given);
    const at = before + name;
    const field = { name: at, schema: own, isRequired: follow(schema).required?.includes(name) ?? false };
    const item = own.items && follow(own.items);
    if (item) return [{ ...field, name: `${at}[]` }, ...fieldsOf(item, { entities }, `${at}[].`)];
    return [field, ...fieldsOf(own, { entities }, `${at}.`)];
  });
}

/** A type in few words: string 4-11, integer 1 | 2. */
export function typeInWords(schema: DocumentSchema): string {
  const { type, enum: options, pattern, format, minLength, maxLength, minimum, maximum } = schema;
  const range = (least?: number, most?: number): string =>
    least === undefined && most === undefined ? '' : ` ${least ?? ''}–${most ?? ''}`;
  const item =
    type === 'array' && schema.items?.type && !schema.items.properties ? ` ${schema.items.type}` : '';
  return [
    options ? options.join(' | ') : `${type ?? ''}${item}`,
    range(minLength, maxLength),
    range(minimum, maximum),
    format ? ` ${format}` : '',
    pattern ? ` /${pattern}/` : '',
  ].join('');
}

function fieldTable(schema: DocumentSchema, contract: Contract, nothing: string, words: Words): Html {
  const fields = fieldsOf(schema, contract);
  if (fields.length === 0) return html`<p class="quiet">${nothing}</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${words('web.api.field')}"><table>
    <thead><tr><th>${words('web.api.field')}</th><th>${words('web.api.type')}</th><th>${words('web.api.meaning')}</th></tr></thead>
    <tbody>${fields.map(
      ({ name, schema: field, isRequired }) =>
        html`<tr><td><code>${name}</code>${isRequired && html` <small>${words('web.api.required')}</small>`}</td><td>${typeInWords(field)}</td><td>${field.description}</td></tr>`,
    )}</tbody></table></div>`;
}

function callSection(id: string, call: CallFile, contract: Contract, words: Words): Html {
  const example = (value: unknown) => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
  return html`<details class="call" id="${id}">
    <summary><span class="verb">${call.verb}</span><code>${call.path}</code><small>${call.description}</small></summary>
    <div>
      <p class="chips"><span>${id}</span><span>${words(`web.api.role.${call.role}`)}</span>${
        call.repeat === 'intent' && html`<span>${words('web.api.intent')}</span>`
      }${call.silent && html`<span>${words('web.api.silent')}</span>`}</p>
      <h3>${words('web.api.request')}</h3>${fieldTable(call.request, contract, words('web.api.noRequest'), words)}
      <h3>${words('web.api.response')}</h3>${fieldTable(call.response, contract, words('web.api.noResponse'), words)}
      <h3>${words('web.api.example')}</h3>${example(call.example.request)}${example(call.example.response)}
    </div>
  </details>`;
}

function openApiPage(contract: Contract, locale: Locale): string {
  const words = wordsIn(locale);
  const groups = Map.groupBy(contract.calls, ([id]) => id.split('/')[0]!);
  const body = html`<header><h1>${words('web.api.title')}</h1>
    <p>${words('web.api.lead', { count: contract.calls.size })} <a href="/openapi.json">${words('web.api.document')}</a></p></header>
  <main>
    <section class="wire" aria-labelledby="wire"><h2 id="wire">${words('web.api.wire')}</h2>
      <p>${words('web.api.wire.host')}</p>
      <p>${words('web.api.wire.ajax', { header: ajaxHeader.join(': ') })}</p>
      <p>${words('web.api.wire.intent', { header: intentHeader })}</p>
      <p>${words('web.api.wire.envelope')}</p></section>
    <nav><ul class="groups">${[...groups.keys()].map((group) => html`<li><a href="#${group}">${group}</a></li>`)}</ul></nav>
    ${[...groups].map(
      ([group, calls]) => html`<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2>
        ${calls.map(([id, call]) => callSection(id, call, contract, words))}</section>`,
    )}
  </main>
  <footer><a href="/stations">${words('web.outbox.back')}</a></footer>`;
  return operatorPage({ locale, title: words('web.api.title'), body: raw(body.markup) });
}

/** /openapi and /openapi.json. */
export async function registerOpenApi(app: FastifyInstance, schemas: string): Promise<void> {
  const contract = await readContract(schemas);
  const document = assetOf('openapi.json', Buffer.from(JSON.stringify(openApiOf(contract), null, 2)));
  app.get('/openapi.json', (request, reply) => sendAsset(request, reply, document, false));
  app.get('/openapi', (request, reply) =>
    sendPage(reply, openApiPage(contract, localeOf(request.headers['accept-language'], 'zh-CN')), {}),
  );
}
