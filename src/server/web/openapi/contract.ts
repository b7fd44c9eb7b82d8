// The contract as its documents read it: the files of schemas/call and schemas/entity, in English or Chinese.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { intentHeader } from '#contract/boot.ts';
import refusalValues from '#texts/contract/refusal-values.json' with { type: 'json' };
import chinese from '#texts/contract/zh-CN.json' with { type: 'json' };
import englishRefusals from '#texts/en/server.json' with { type: 'json' };
import type { Locale } from '#texts/text.ts';
import chineseRefusals from '#texts/zh-CN/server.json' with { type: 'json' };

/** A JSON Schema, as far as the document looks into it. */
export interface DocumentSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, DocumentSchema>;
  required?: readonly string[];
  items?: DocumentSchema;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  additionalProperties?: boolean | DocumentSchema;
  [key: string]: unknown;
}

/** schemas/call.json says what each field means. */
export interface CallFile {
  description: string;
  path: string;
  verb: 'GET' | 'POST';
  role: 'guest' | 'player' | 'member' | 'agent';
  repeat: 'safe' | 'intent';
  silent: boolean;
  query?: readonly string[];
  request: DocumentSchema;
  response: DocumentSchema;
  example: { request: Record<string, unknown>; response: Record<string, unknown> };
}

/** What the code says of a call (scripts/gen/callFacts.ts). */
export interface CallFacts {
  /** Paths of the screens that make it; `*` for the frame around every screen. */
  screens: readonly string[];
  /** The texts it may be refused with, each with its code where it has one. */
  refusals: readonly { text: string; code?: string }[];
}

export interface Contract {
  /** By id, such as auth/login. */
  calls: ReadonlyMap<string, CallFile>;
  entities: ReadonlyMap<string, DocumentSchema>;
  facts: Readonly<Record<string, CallFacts>>;
  /** Titles of the screens by path, in the order of schemas/screens.json. */
  screens: ReadonlyMap<string, Record<Locale, string>>;
  locale: Locale;
}

/** Reads the contract as it is written: in English. */
export function readContract(schemas: string): Contract {
  // At once: a start needs all of its files, and asking for each by itself takes several times the processor.
  const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(schemas, file), 'utf8')) as T;
  const read = <T>(folder: string): Map<string, T> =>
    new Map(
      readdirSync(path.join(schemas, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => [
          name.replaceAll(path.sep, '/').replace(/\.json$/, ''),
          json<T>(path.join(folder, name)),
        ]),
    );
  const { screens } = json<{ screens: { path: string; title: Record<Locale, string> }[] }>('screens.json');
  return {
    calls: read<CallFile>('call'),
    entities: read<DocumentSchema>('entity'),
    facts: json<Record<string, CallFacts>>('call-facts.json'),
    screens: new Map(screens.map(({ path: at, title }) => [at, title])),
    locale: 'en',
  };
}

const inChinese: Readonly<Record<string, string>> = chinese;

/** The same contract with its descriptions in this language. A schema is written in English. */
export function inLanguage(contract: Contract, locale: Locale): Contract {
  if (locale === contract.locale) return contract;
  const translated = <T>(files: ReadonlyMap<string, T>): Map<string, T> =>
    new Map(
      [...files].map(([id, file]) => [
        id,
        JSON.parse(JSON.stringify(file), (key, value: unknown) =>
          key === 'description' && typeof value === 'string' ? (inChinese[value] ?? value) : value,
        ) as T,
      ]),
    );
  return {
    ...contract,
    calls: translated(contract.calls),
    entities: translated(contract.entities),
    locale,
  };
}

const sentences: Record<Locale, Readonly<Record<string, string>>> = {
  en: englishRefusals,
  'zh-CN': chineseRefusals,
};

/** A way in which a call is refused. */
export interface RefusalExample {
  code: string;
  /** What the player reads; what differs from case to case is an example. */
  msg: string;
}

/** The refusals of a call as they are answered. Those without a code have an empty one. */
export const refusalsOf = (id: string, { facts, locale }: Contract): RefusalExample[] =>
  (facts[id]?.refusals ?? []).map(({ text, code = '' }) => ({
    code,
    msg: (sentences[locale][text.replace('server.', '')] ?? text)
      .replace(plural, '{$1}$2')
      .replaceAll(/\{(\w+)\}/g, (whole, name: string) => exampleOf(name, locale) ?? whole),
  }));

/** An example of what differs from case to case, by its name in texts (src/texts/contract/refusal-values.json). */
const exampleOf = (name: string, locale: Locale): string | undefined =>
  name === 'header' ? intentHeader : values[name]?.[locale];

const values: Readonly<Record<string, Record<Locale, string>>> = refusalValues;

/** A text that depends on a number: its form for many. */
const plural = /\{(\w+), plural, one \{[^}]*\} other \{#([^}]*)\}\}/g;

/** The screens that make a call: their titles by path. `*` is the frame around every screen. */
export const screensOf = (
  id: string,
  { facts, screens, locale }: Contract,
): [path: string, title: string][] =>
  (facts[id]?.screens ?? []).map((at) => [at, screens.get(at)?.[locale] ?? '']);
