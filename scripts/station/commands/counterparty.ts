// `station counterparty`: compares a running counterparty with the protocol it has to keep, question by question, and names what differs.
import { Ajv } from 'ajv';
import { commandText } from '../../commandTexts.ts';
import { speakingFor } from '../../spoken.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../commandLine.ts';
import { type AskedParty, askParty, type PartyReply } from '../counterparty/asking.ts';
import { type Check, checksOf, type Role, roles } from '../counterparty/checks.ts';
import {
  type ContractDifference,
  differenceOf,
  type ProbeResult,
  reported,
} from '../formats/probeFormats.ts';

/** Farther apart than this, questions are soon refused as too old. */
const apartMs = 60_000;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    key: { type: 'string' },
    station: { type: 'string' },
    platform: { type: 'string' },
    member: { type: 'string' },
    write: { type: 'boolean' },
    to: { type: 'string' },
    timeout: { type: 'string' },
    format: { type: 'string' },
  });
  const format = formatOf(values.format, ['text', 'json', 'junit']);
  const [given, address, ...rest] = positionals;
  const role = roles.find((one) => one === given);
  if (role === undefined || address === undefined || rest.length > 0)
    throw new WrongUsage(commandText('command.party.oneParty', { roles: roles.join(', ') }));
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new WrongUsage(commandText('command.probe.noAddress', { address }));
  const key = values.key ?? process.env.COUNTERPARTY_KEY;
  if (!key) throw new WrongUsage(commandText('command.party.noKey'));
  if (role === 'platform' && (values.platform === undefined || values.member === undefined))
    throw new WrongUsage(commandText('command.party.whose'));
  if (values.to !== undefined && role !== 'sms' && role !== 'mail')
    throw new WrongUsage(commandText('command.party.noTo'));
  const timeoutMs = Number(values.timeout ?? 4_000);
  if (!(timeoutMs > 0)) throw new WrongUsage(commandText('command.probe.milliseconds'));

  const party = { url: address.replace(/\/+$/, ''), key, timeoutMs };
  const about = {
    station: values.station ?? 'probe',
    platform: values.platform ?? '',
    member: values.member ?? '',
    writes: values.write === true,
    to: values.to,
  };
  const results: ProbeResult[] = [];
  let clockMs: number | undefined;
  let isUnauthorized = false;
  for (const check of speakingFor(format, () => checksOf(role, about))) {
    const { result, reply } = await speakingFor(format, () => probe(party, check));
    results.push(result);
    clockMs ??= reply?.clockMs;
    // The first question is right in every way.
    if (results.length === 1) isUnauthorized = result.state === 'fails' && reply?.status === 401;
  }
  process.stdout.write(speakingFor(format, () => reported(format, address, results, 'question')));
  warnings(role, { writes: about.writes, to: about.to, clockMs, isUnauthorized }).forEach((line) => {
    process.stderr.write(`${line}\n`);
  });
  return results.every(({ state }) => state === 'fits') ? 0 : 1;
}

/** What the results do not say by themselves. */
function warnings(
  role: Role,
  {
    writes,
    to,
    clockMs,
    isUnauthorized,
  }: {
    writes: boolean;
    to: string | undefined;
    clockMs: number | undefined;
    isUnauthorized: boolean;
  },
): string[] {
  const lines: string[] = [];
  if (clockMs !== undefined && Math.abs(clockMs) > apartMs)
    lines.push(
      commandText(clockMs > 0 ? 'command.party.ahead' : 'command.party.behind', {
        seconds: Math.round(Math.abs(clockMs) / 1000),
      }),
    );
  if (isUnauthorized) lines.push(commandText('command.party.sameKey'));
  const isGateway = role === 'sms' || role === 'mail';
  if (!writes) lines.push(commandText('command.party.nothingWritten'));
  else if (isGateway && to === undefined) lines.push(commandText('command.party.noMessage'));
  return lines;
}

async function probe(party: AskedParty, check: Check): Promise<{ result: ProbeResult; reply?: PartyReply }> {
  const base = { call: check.name, path: check.path };
  let reply: PartyReply;
  try {
    reply = await askParty(party, check.path, check.message, check.wrong);
  } catch (error) {
    if ((error as { exitCode?: number }).exitCode !== undefined) throw error;
    return {
      result: { ...base, state: 'fails', tookMs: 0, says: (error as Error).message, differences: [] },
    };
  }
  const { tookMs } = reply;
  const says = faultOf(check, reply);
  if (says !== '') return { result: { ...base, state: 'fails', tookMs, says, differences: [] }, reply };
  const differences = differencesOf(check, reply);
  const state = differences.length > 0 ? 'differs' : 'fits';
  return { result: { ...base, state, tookMs, says: '', differences }, reply };
}

/** Why what came is no answer at all, or not the kind of one; '' where it is. */
function faultOf({ expect }: Check, { status, isSigned, answer, body }: PartyReply): string {
  const wanted = 'status' in expect ? expect.status : 'refused' in expect ? 422 : 200;
  const said = JSON.stringify(body.slice(0, 80));
  if (status !== wanted) return commandText('command.party.badStatus', { status, wanted, said });
  if ('status' in expect) return '';
  if (!isSigned) return commandText('command.party.unsigned');
  return answer === undefined ? commandText('command.party.notJson', { said }) : '';
}

const ajv = new Ajv({ allErrors: true, strictTypes: false });

function differencesOf({ expect }: Check, { answer }: PartyReply): ContractDifference[] {
  if ('status' in expect) return [];
  const schema =
    'answer' in expect
      ? expect.answer
      : {
          type: 'object',
          required: ['refused', 'message'],
          properties: { refused: { const: expect.refused }, message: { type: 'string' } },
        };
  const isRight = ajv.compile(schema);
  return isRight(answer) ? [] : (isRight.errors ?? []).map((error) => differenceOf(error, answer));
}
