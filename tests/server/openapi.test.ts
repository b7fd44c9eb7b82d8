// The OpenAPI document is one: complete, with references that lead somewhere, and schemas that its own examples fit.
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.generated.ts';
import { cookieName } from '#server/account/visitor.ts';
import { inLanguage, readContract, refusalsOf } from '#server/web/openapi/contract.ts';
import { contractOf, firstCalls, partsOf } from '#server/web/openapi/contractParts.ts';
import { bodySchema, openApiOf } from '#server/web/openapi/document.ts';
import { fieldsOf, typeInWords } from '#server/web/openapi/page.ts';
import { wordsIn } from '#server/web/webTexts.ts';
import refusalValues from '#texts/contract/refusal-values.json' with { type: 'json' };
import server from '#texts/en/server.json' with { type: 'json' };

const contract = readContract(path.resolve(import.meta.dirname, '../../schemas'));
// biome-ignore lint/suspicious/noExplicitAny: the document is looked into as any reader of it would.
const document = openApiOf(contract, 'w147') as any;
// biome-ignore lint/suspicious/noExplicitAny: as above.
const operations: [string, string, any][] = Object.entries(document.paths).flatMap(([address, verbs]) =>
  Object.entries(verbs as object).map(
    ([verb, operation]) => [address, verb, operation] as [string, string, unknown],
  ),
);

/** What texts of refusals name. */
const usedNames = new Set(
  Object.values(contract.facts).flatMap(({ refusals }) =>
    refusals.flatMap(({ text }) =>
      [...((server as Record<string, string>)[text.replace('server.', '')] ?? '').matchAll(/\{(\w+)/g)].map(
        ([, name]) => name!,
      ),
    ),
  ),
);

/** An ajv that finds the document's components under their references. */
function ajvOf(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'doc:', components: document.components });
  return ajv;
}
const localised = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"doc:#/components/'));

describe('the OpenAPI document', () => {
  it('has every call of the contract with its verb, role and way of repeating, and no other', () => {
    expect(operations).toHaveLength(Object.keys(calls).length);
    for (const [id, call] of contract.calls) {
      const operation = document.paths[call.path][call.verb.toLowerCase()];
      expect(operation).toMatchObject({
        operationId: id.replace('/', '_'),
        'x-role': call.role,
        'x-repeat': call.repeat,
        tags: [id.split('/')[0]],
      });
      expect(operation.summary.length).toBeGreaterThan(5);
    }
  });

  it('names operations once, and every tag it uses', () => {
    const ids = operations.map(([, , operation]) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map((tag: { name: string }) => tag.name);
    for (const [, , operation] of operations) expect(tags).toEqual(expect.arrayContaining(operation.tags));
  });

  it('has references that all lead somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((found) => found[1]!);
    expect(references.length).toBeGreaterThan(contract.calls.size);
    for (const reference of references) {
      const steps = reference.replace('#/', '').split('/');
      expect(
        steps.reduce((at, step) => at?.[step], document),
        reference,
      ).toBeTypeOf('object');
    }
  });

  it('has schemas that compile, and examples that fit them', () => {
    const ajv = ajvOf();
    for (const [address, , operation] of operations) {
      const { schema, examples } = operation.responses[200].content['application/json'];
      const fits = ajv.compile(localised(schema));
      for (const [name, { value }] of Object.entries<{ value: object }>(examples)) {
        expect([address, name, fits(value), fits.errors]).toEqual([address, name, true, null]);
        if (name === 'done') expect(fits({ ...value, unheardOf: 1 }), address).toBe(false);
      }
      const body = operation.requestBody?.content['application/x-www-form-urlencoded'];
      if (body)
        expect([address, ajv.validate(localised(body.schema), body.example)]).toEqual([address, true]);
    }
  });

  it('asks for the AJAX header on every POST and the intent id where repeats count', () => {
    for (const [address, verb, operation] of operations) {
      const references = operation.parameters.flatMap((parameter: { $ref?: string }) => parameter.$ref ?? []);
      expect([address, references.includes('#/components/parameters/Ajax')]).toEqual([
        address,
        verb === 'post',
      ]);
      expect([address, references.includes('#/components/parameters/Intent')]).toEqual([
        address,
        operation['x-repeat'] === 'intent',
      ]);
    }
  });

  it('says of every call whether a session is required, and names the cookie as it is', () => {
    for (const [address, , operation] of operations) {
      const wanted = operation['x-role'] === 'guest' ? [] : [{ session: [] }];
      expect([address, operation.security]).toEqual([address, wanted]);
    }
    const { name, description } = document.components.securitySchemes.session;
    expect(name).toBe(cookieName('session', 'w147', true));
    expect(description).toContain(name);
  });

  it('shows how a call is refused, and which screens make it', () => {
    const { post } = document.paths['/m/v2/login.do'];
    expect(post['x-screens']).toEqual(['/login']);
    expect(post['x-refusals']).toContainEqual({ code: 'wrongLogin', msg: 'Wrong account name or password' });
    expect(post.responses[200].content['application/json'].examples.wrongLogin.value).toEqual({
      success: false,
      msg: 'Wrong account name or password',
      code: 'wrongLogin',
    });
    expect(document['x-screens']['/login'].calls).toContain('auth/login');
    const unused = operations.filter(([, , operation]) => operation['x-screens'].length === 0);
    // The home of the forum shows each group's own list.
    expect(unused.map(([address]) => address)).toEqual(['/m/v2/forum/allLastNew.do']);
  });

  it.each(['en', 'zh-CN'] as const)(
    'shows refusals as they are answered, without a name in braces (%s)',
    (locale) => {
      const own = inLanguage(contract, locale);
      const msgs = [...contract.calls.keys()].flatMap((id) => refusalsOf(id, own).map(({ msg }) => msg));
      expect(msgs.length).toBeGreaterThan(1000);
      expect([...new Set(msgs.filter((msg) => /[{}]/.test(msg)))]).toEqual([]);
      expect(Object.keys(refusalValues).filter((name) => !usedNames.has(name))).toEqual([]);
    },
  );

  it('shows no refusal that a call catches', () => {
    for (const address of ['/register.do', '/m/v2/checkPromoCode.do']) {
      const { post, get } = document.paths[address] ?? {};
      const msgs = (post ?? get)['x-refusals'].map(({ msg }: { msg: string }) => msg);
      expect([address, msgs.filter((msg: string) => /bonus group|multiple of/.test(msg))]).toEqual([
        address,
        [],
      ]);
    }
  });

  it('requires of a backend what the browser cannot fill in', () => {
    let left = 0;
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { required, properties } = value as { required?: unknown; properties?: Record<string, object> };
      for (const [name, field] of Object.entries(properties ?? {}))
        if ('x-browser-default' in field) {
          left++;
          expect(Array.isArray(required) ? required : [], name).not.toContain(name);
        }
      Object.values(value).forEach(walk);
    };
    walk(document);
    expect(left).toBeGreaterThan(30);
    const fields = fieldsOf(contract.calls.get('auth/login')!.response, contract);
    expect(fields.filter(({ isRequired }) => isRequired)).toEqual([]);
  });

  it('says which calls come first, and has a document for them and for each group', () => {
    expect(document['x-first-calls']).toEqual(
      expect.arrayContaining(['session_getOnOffBaseBtn', 'session_banner', 'auth_login']),
    );
    const parts = partsOf(contract).map((part) => {
      // biome-ignore lint/suspicious/noExplicitAny: as above.
      const own = openApiOf(contractOf(contract, part), 'w147') as any;
      const references = [...JSON.stringify(own).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
      for (const [whole, kind, name] of references)
        expect([whole, own.components[kind!][name!]]).not.toContain(undefined);
      return [part, Object.keys(own.paths), JSON.stringify(own).length] as const;
    });
    const [, first, size] = parts[0]!;
    expect(first).toHaveLength(firstCalls.length);
    expect(size).toBeLessThan(JSON.stringify(document).length / 8);
    expect(
      parts
        .slice(1)
        .flatMap(([, paths]) => paths)
        .sort(),
    ).toEqual(Object.keys(document.paths).sort());
  });

  it('is there in Chinese as well: summaries, descriptions, refusals', () => {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    const { paths } = openApiOf(inLanguage(contract, 'zh-CN'), 'w147') as any;
    const { post } = paths['/m/v2/login.do'];
    expect(post.summary).toBe('登录。');
    expect(
      post.requestBody.content['application/x-www-form-urlencoded'].schema.properties.password.description,
    ).toBe('登录密码。');
    expect(post['x-refusals']).toContainEqual({ code: 'wrongLogin', msg: '账号或密码错误' });
    const plain =
      JSON.stringify(paths, (key, value) => (key === 'examples' ? undefined : value)).match(
        /"description":"[^"\u4e00-\u9fff]*"/g,
      ) ?? [];
    expect([...new Set(plain)].sort()).toEqual(['"description":"HTML。"', '"description":"YYYY-MM。"']);
  });

  it('puts what travels in the query of a POST there and not into the body', () => {
    const withQuery = [...contract.calls].filter(([, call]) => call.verb === 'POST' && call.query?.length);
    expect(withQuery.length).toBeGreaterThan(0);
    for (const [, call] of withQuery) {
      const parameters = document.paths[call.path].post.parameters.map(
        (parameter: { name?: string }) => parameter.name,
      );
      expect(parameters).toEqual(expect.arrayContaining([...call.query!]));
      for (const name of call.query!) expect(bodySchema(call).properties).not.toHaveProperty(name);
    }
  });
});

describe('the readable page', () => {
  it('lists fields of lists and of shared shapes by their path', () => {
    const names = fieldsOf(contract.calls.get('session/activeData')!.response, contract).map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(['activeList[]', 'activeList[].title']));
  });

  it('says a type in few words', () => {
    const words = wordsIn('en');
    expect(typeInWords({ type: 'string', minLength: 1, maxLength: 64 }, words)).toBe('text 1–64');
    expect(typeInWords({ type: 'string', maxLength: 64 }, words)).toBe('text ≤64');
    expect(typeInWords({ type: 'integer', enum: [1, 2] }, words)).toBe('1 | 2');
    expect(typeInWords({ type: 'array', items: { type: 'string' } }, words)).toBe('list text');
    expect(typeInWords({ type: 'boolean' }, wordsIn('zh-CN'))).toBe('是否');
  });
});
