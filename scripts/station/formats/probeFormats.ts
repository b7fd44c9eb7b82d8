// What a probe found: where an answer differs from the contract, and the report as text, JSON or JUnit.
import type { ErrorObject } from 'ajv';
import { commandText } from '../../commandTexts.ts';
import { language } from '../../spoken.ts';
import { bold, dim, green, red, widthOf, yellow } from './terminal.ts';

export interface ContractDifference {
  /** Place in the answer, such as bannerList[2].imgUrl; empty for the whole. */
  path: string;
  expected: string;
  got: string;
}

export interface ProbeResult<Id extends string = string> {
  call: Id;
  path: string;
  /** fits: as in the contract. refused: a complete refusal, which is in the contract as well. differs, fails: faults. */
  state: 'fits' | 'refused' | 'differs' | 'fails';
  tookMs: number;
  /** The refusal's msg, or why there is no answer. */
  says: string;
  differences: ContractDifference[];
}

/** What an answer has in place of what its schema wants. */
export function differenceOf(
  { instancePath, keyword, params, message }: ErrorObject,
  answer: unknown,
): ContractDifference {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value: unknown = answer;
  let place = '';
  for (const step of steps) {
    place += Array.isArray(value) ? `[${step}]` : place === '' ? step : `.${step}`;
    value = (value as Record<string, unknown>)?.[step];
  }
  const inside = (name: string): string => (place === '' ? name : `${place}.${name}`);
  if (keyword === 'required')
    return {
      path: inside(String(params.missingProperty)),
      expected: commandText('command.probe.toBeThere'),
      got: commandText('command.probe.nothing'),
    };
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    return {
      path: inside(name),
      expected: commandText('command.probe.noField'),
      got: shown((value as Record<string, unknown>)?.[name]),
    };
  }
  const expected =
    keyword === 'type'
      ? String(params.type)
      : keyword === 'enum'
        ? commandText('command.probe.oneOf', {
            values: (params.allowedValues as unknown[]).map(shown).join(', '),
          })
        : keyword === 'const'
          ? shown(params.allowedValue)
          : ruleText(keyword, params, message);
  return { path: place, expected, got: shown(value) };
}

/** A rule of a schema in words, which the validator has in English alone; in another language by its name and figure. */
function ruleText(keyword: string, params: ErrorObject['params'], message: string | undefined): string {
  if (language() === 'en' && message !== undefined) return message.replace(/^must /, 'to ');
  const value = params.limit ?? params[keyword];
  return commandText('command.probe.toFit', {
    rule: value === undefined ? keyword : `${keyword} ${JSON.stringify(value)}`,
  });
}

function shown(value: unknown): string {
  const written = JSON.stringify(value) ?? commandText('command.probe.nothing');
  return written.length > 80 ? `${written.slice(0, 77)}...` : written;
}

const count = (results: readonly ProbeResult[], state: ProbeResult['state']): number =>
  results.filter((one) => one.state === state).length;

/** The report of a probe; `each` is what was probed. */
export function reported(
  format: 'text' | 'json' | 'junit',
  address: string,
  results: readonly ProbeResult[],
  each: 'call' | 'question',
): string {
  if (format === 'json') return json(address, results);
  return format === 'junit' ? junit(address, results) : text(results, each);
}

function json(address: string, results: readonly ProbeResult[]): string {
  return `${JSON.stringify({ version: 1, address, probed: results.length, faults: count(results, 'differs') + count(results, 'fails'), results }, null, 2)}\n`;
}

/** As wide as the widest of them. */
function stateText(state: ProbeResult['state']): string {
  const word = commandText(`command.probe.state.${state}`);
  return word + ' '.repeat(Math.max(0, 8 - widthOf(word)));
}

const differenceText = ({ path: place, expected, got }: ContractDifference): string =>
  commandText('command.probe.expected', {
    place: place || commandText('command.probe.theAnswer'),
    expected,
    got,
  });

function text(results: readonly ProbeResult[], each: 'call' | 'question'): string {
  const colours = { fits: green, refused: yellow, differs: red, fails: red };
  const lines = results.flatMap((one) => [
    `${colours[one.state](stateText(one.state))} ${bold(one.call)} ${dim(`${one.path}, ${one.tookMs} ms`)}${one.says === '' ? '' : ` ${one.says}`}`,
    ...one.differences.map((difference) => `           ${differenceText(difference)}`),
  ]);
  const summary = commandText(
    each === 'call' ? 'command.probe.summaryCalls' : 'command.probe.summaryQuestions',
    {
      count: results.length,
      fit: count(results, 'fits'),
      refused: count(results, 'refused'),
      faults: count(results, 'differs') + count(results, 'fails'),
    },
  );
  return `${lines.join('\n')}\n${summary}\n`;
}

function junit(address: string, results: readonly ProbeResult[]): string {
  const xml = (value: string): string =>
    value
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '\ufffd')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;');
  const cases = results.map((one) => {
    const head = `    <testcase classname="probe" name="${one.call}" time="${(one.tookMs / 1000).toFixed(3)}"`;
    if (one.state === 'fits' || one.state === 'refused') return `${head}/>`;
    const failure = one.differences.map(differenceText).join('\n');
    return `${head}><failure type="${one.state}" message="${xml(one.says || failure.split('\n')[0]!)}">${xml(failure)}</failure></testcase>`;
  });
  const faults = count(results, 'differs') + count(results, 'fails');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="${xml(`station probe ${address}`)}" tests="${results.length}" failures="${faults}">\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`;
}
