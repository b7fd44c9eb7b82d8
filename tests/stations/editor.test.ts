// An editor helps with a station file: VS Code's own JSON service, led by the file's relative $schema, completes, explains and finds faults.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

const folder = path.resolve('stations');
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
});

/** Opens a text as an editor would; `|` is where the cursor stands. */
function open(text: string) {
  const offset = Math.max(0, text.indexOf('|'));
  const document = TextDocument.create(
    pathToFileURL(path.join(folder, 'demo.json')).href,
    'json',
    1,
    text.replace('|', ''),
  );
  return { document, json: service.parseJSONDocument(document), at: document.positionAt(offset) };
}
const station = (rest: string): string =>
  `{ "$schema": "../schemas/station.json", "code": "demo", "name": "Demo"${rest} }`;

test('shipped stations have nothing to complain of', async () => {
  for (const code of ['w147', 'v010', 'v018']) {
    const { document, json } = open(readFileSync(path.join(folder, `${code}.json`), 'utf8'));
    expect(await service.doValidation(document, json), code).toEqual([]);
  }
});

test('the settings of a section are offered as one types', async () => {
  const { document, json, at } = open(station(', "frontConfig": { "|" }'));
  const offered = (await service.doComplete(document, at, json))?.items.map(({ label }) => label);
  expect(offered).toEqual(expect.arrayContaining(['bonusPercent', 'isV010', 'lineDetectionTxt']));
});

test('the values of a setting are offered', async () => {
  const { document, json, at } = open(station(', "theme": { "skin": "|" }'));
  const offered = (await service.doComplete(document, at, json))?.items.map(({ label }) => label);
  expect(offered).toEqual(expect.arrayContaining(['"ThemeRed"', '"ThemeBlack"']));
});

test('a setting says what it does when pointed at', async () => {
  const { document, json, at } = open(station(', "frontConfig": { "bonus|Percent": 3 }'));
  const hover = await service.doHover(document, at, json);
  expect(JSON.stringify(hover?.contents)).toMatch(/percent/i);
});

test('a wrong value, a wrong type and an unknown key are marked where they stand', async () => {
  const { document, json } = open(
    station(', "theme": { "skin": "ThemeBlu" }, "frontConfig": { "isV010": 1, "bonusPercnt": 3 }'),
  );
  const marked = (await service.doValidation(document, json)).map(({ range }) => document.getText(range));
  expect(marked.sort()).toEqual(['"ThemeBlu"', '"bonusPercnt"', '1']);
});
