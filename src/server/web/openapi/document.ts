// The OpenAPI 3.1 document of the calls, made from schemas/ so that an operator's backend team builds against the same files as we do.
import path from 'node:path';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { cookieName } from '../../account/visitor.ts';
import { type Words, wordsIn } from '../webTexts.ts';
import { type CallFile, type Contract, type DocumentSchema, refusalsOf, screensOf } from './contract.ts';
import { firstCalls } from './contractParts.ts';

/** What a group of calls is called. */
export const groupName = (group: string, words: Words): string =>
  words(`web.api.group.${group}` as Parameters<Words>[0]);

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a backend has to send: our own sends every field, and the browser fills in those that have a default. */
const demanded = ({ required = [], properties = {} }: DocumentSchema): string[] =>
  required.filter((name) => properties[name]?.['x-browser-default'] === undefined);

/** A schema of ours as OpenAPI has it: references go to the document's own components. */
function placed(schema: DocumentSchema): DocumentSchema {
  const inner = JSON.parse(
    JSON.stringify(schema, (key, value) => (key === '$schema' || key === '$id' ? undefined : value)),
    (key, value: unknown) => {
      if (key === '$ref' && typeof value === 'string')
        return `#/components/schemas/${pascal(path.posix.basename(value, '.json'))}`;
      const { required, properties } = (value ?? {}) as DocumentSchema;
      return Array.isArray(required) && properties
        ? { ...(value as DocumentSchema), required: demanded(value as DocumentSchema) }
        : value;
    },
  ) as DocumentSchema;
  return inner;
}

/** What a successful answer holds: the envelope's fields and the call's own in one object, since neither allows others. */
function successSchema(call: CallFile, envelope: DocumentSchema): DocumentSchema {
  const own = placed(call.response);
  return {
    type: 'object',
    additionalProperties: false,
    required: ['success', 'msg', ...(own.required ?? [])],
    properties: {
      success: { type: 'boolean', const: true },
      msg: envelope.properties!.msg!,
      ...own.properties,
    },
  };
}

function parametersOf(call: CallFile): object[] {
  const inQuery = call.verb === 'GET' ? Object.keys(call.request.properties ?? {}) : (call.query ?? []);
  const query = inQuery.map((name) => {
    const { description, ...schema } = placed(call.request.properties![name]!);
    const example = call.example.request[name];
    return {
      name,
      in: 'query',
      required: call.request.required?.includes(name) ?? false,
      ...(description && { description }),
      schema,
      ...(example !== undefined && { example }),
    };
  });
  const headers = [
    ...(call.verb === 'POST' ? [{ $ref: '#/components/parameters/Ajax' }] : []),
    ...(call.repeat === 'intent' ? [{ $ref: '#/components/parameters/Intent' }] : []),
  ];
  return [...query, ...headers];
}

/** The fields that travel in the body of a POST. */
export function bodySchema(call: CallFile): DocumentSchema {
  const request = placed(call.request);
  const inBody = Object.entries(request.properties ?? {}).filter(([name]) => !call.query?.includes(name));
  const required = request.required?.filter((name) => !call.query?.includes(name)) ?? [];
  return { ...request, properties: Object.fromEntries(inBody), ...(request.required && { required }) };
}

/** The first sentence. */
const summaryOf = ({ description }: CallFile): string => description.split(/(?<=\.)\s|(?<=。)/)[0]!;

/** Examples of the answers with status 200: the call is done, or refused in one of its ways. */
function answerExamples(id: string, call: CallFile, contract: Contract): Record<string, object> {
  const examples: Record<string, object> = { done: { value: call.example.response } };
  for (const { code, msg } of refusalsOf(id, contract))
    if (code) examples[code] ??= { summary: msg, value: { success: false, msg, code } };
  return examples;
}

function operation(id: string, call: CallFile, contract: Contract, envelope: DocumentSchema): object {
  const words = wordsIn(contract.locale);
  const body = bodySchema(call);
  const hasBody = call.verb === 'POST' && Object.keys(body.properties ?? {}).length > 0;
  const answer = (description: string, schema: object, examples?: object) => ({
    description,
    content: { 'application/json': { schema, ...(examples && { examples }) } },
  });
  const refusal = { $ref: '#/components/schemas/Refusal' };
  return {
    operationId: id.replace('/', '_'),
    tags: [id.split('/')[0]],
    summary: summaryOf(call),
    description: call.description,
    'x-role': call.role,
    'x-repeat': call.repeat,
    'x-silent': call.silent,
    'x-screens': screensOf(id, contract).map(([at]) => at),
    'x-refusals': refusalsOf(id, contract),
    security: call.role === 'guest' ? [] : [{ session: [] }],
    parameters: parametersOf(call),
    ...(hasBody && {
      requestBody: {
        required: (body.required?.length ?? 0) > 0,
        content: {
          'application/x-www-form-urlencoded': {
            schema: body,
            example: Object.fromEntries(
              Object.entries(call.example.request).filter(([name]) => !call.query?.includes(name)),
            ),
          },
        },
      },
    }),
    responses: {
      200: answer(
        words('web.api.done'),
        { oneOf: [successSchema(call, envelope), refusal] },
        answerExamples(id, call, contract),
      ),
      default: answer(words('web.api.failed'), refusal),
    },
  };
}

/** The shapes that these refer to, and those that they refer to in turn. */
function referredTo(from: unknown, all: Readonly<Record<string, object>>): Record<string, object> {
  const found = new Set<string>();
  const waiting: unknown[] = [from];
  while (waiting.length > 0)
    for (const [, name] of JSON.stringify(waiting.pop()).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name!)) continue;
      found.add(name!);
      waiting.push(all[name!]);
    }
  return Object.fromEntries(Object.entries(all).filter(([name]) => found.has(name)));
}

/** The document of a contract, or of a part of it. Each station calls its cookie by its code: the document has that of the station given as the example. */
export function openApiOf(contract: Contract, station: string): Record<string, unknown> {
  const words = wordsIn(contract.locale);
  const { calls, entities, screens, locale } = contract;
  const envelope = placed(entities.get('envelope')!);
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, call] of calls) {
    paths[call.path] = {
      ...paths[call.path],
      [call.verb.toLowerCase()]: operation(id, call, contract, envelope),
    };
  }
  const schemas = {
    ...Object.fromEntries([...entities].map(([name, schema]) => [pascal(name), placed(schema)])),
    Refusal: {
      ...envelope,
      title: 'Refusal',
      description: words('web.api.refusal'),
      properties: { ...envelope.properties, success: { type: 'boolean', const: false } },
    },
  };
  const first = firstCalls.filter((id) => calls.has(id));
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: words('web.api.documentTitle'),
      version: '0.1.0',
      description: [
        words('web.api.wire.host'),
        words('web.api.wire.values'),
        words('web.api.wire.envelope'),
        words('web.api.first', { count: firstCalls.length }),
        words('web.api.byBrowser'),
      ].join(' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: words('web.api.host') }],
    'x-first-calls': first.map((id) => id.replace('/', '_')),
    'x-screens': Object.fromEntries(
      [...screens].map(([at, title]) => [
        at,
        {
          title: title[locale],
          calls: [...calls.keys()].filter((id) => contract.facts[id]?.screens.includes(at)),
        },
      ]),
    ),
    tags: [...new Set([...calls.keys()].map((id) => id.split('/')[0]!))].map((name) => ({
      name,
      description: groupName(name, words),
    })),
    paths,
    components: {
      schemas: referredTo(paths, schemas),
      parameters: {
        Ajax: {
          name: ajaxHeader[0],
          in: 'header',
          required: true,
          description: words('web.api.ajax'),
          schema: { type: 'string', const: ajaxHeader[1] },
        },
        Intent: {
          name: intentHeader,
          in: 'header',
          required: true,
          description: words('web.api.intentOf'),
          schema: { type: 'string', minLength: 8, maxLength: 64 },
          example: '0f8c2f4e-5b0a-4a53-9a43-5c1d0e6f7a21',
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName('session', station, true),
          description: words('web.api.cookie', { station, name: cookieName('session', station, true) }),
        },
      },
    },
  };
}
