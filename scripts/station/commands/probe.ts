// `station probe`: compares a running backend with the contract, call by call, and names what differs.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorObject } from 'ajv';
import { type Call, type Shape, shapeKey } from '#contract/call.ts';
import { type CallId, calls } from '#contract/calls.generated.ts';
import * as validators from '#contract/responses.generated.ts';
import { commandText } from '../../commandTexts.ts';
import { speakingFor } from '../../spoken.ts';
import { Backend, type OwnSession, type Reply } from '../backend.ts';
import { formatOf, parseCommandLine, Unreadable, WrongUsage } from '../commandLine.ts';
import { differenceOf, type ProbeResult, reported } from '../formats/probeFormats.ts';

type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null };

interface CallFile {
  query?: string[];
  example: { request: Record<string, unknown> };
}

const callFile = (id: CallId): CallFile =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../../../schemas/call/${id}.json`), 'utf8'),
  ) as CallFile;

/** Ends a session: sent last, and only to end the one that the probe began. */
const logout: CallId = 'auth/logout';
const login: CallId = 'auth/login';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    write: { type: 'boolean' },
    account: { type: 'string' },
    password: { type: 'string' },
    cookie: { type: 'string', multiple: true },
    header: { type: 'string', multiple: true },
    format: { type: 'string' },
    timeout: { type: 'string' },
    call: { type: 'string' },
  });
  const format = formatOf(values.format, ['text', 'json', 'junit']);
  const [address, ...rest] = positionals;
  if (address === undefined || rest.length > 0) throw new WrongUsage(commandText('command.probe.oneAddress'));
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new WrongUsage(commandText('command.probe.noAddress', { address }));
  const account = values.account;
  const password = values.password ?? process.env.STATION_PASSWORD;
  if (account !== undefined && password === undefined)
    throw new WrongUsage(commandText('command.probe.needsPassword'));
  const own = ownSession(values.cookie ?? [], values.header ?? []);
  const isGiven = own.cookies.length > 0 || Object.keys(own.headers).length > 0;
  if (isGiven && account !== undefined) throw new WrongUsage(commandText('command.probe.ownSession'));
  const timeoutMs = Number(values.timeout ?? 10_000);
  if (!(timeoutMs > 0)) throw new WrongUsage(commandText('command.probe.milliseconds'));
  const only = values.call;
  if (only !== undefined && !Object.hasOwn(calls, only))
    throw new WrongUsage(commandText('command.probe.noCall', { id: only }));

  const backend = new Backend(new URL(address), timeoutMs, own);
  const results: ProbeResult<CallId>[] = [];
  const probed = (id: CallId, request: Record<string, unknown>) =>
    speakingFor(format, () => probeCall(backend, id, request));
  if (account !== undefined) {
    const result = await probed(login, { account, password });
    results.push(result);
    if (result.state !== 'fits') process.stderr.write(`${await whyNotLoggedIn(backend, account, result)}\n`);
  }
  const hasLoggedIn = results[0]?.state === 'fits';
  const isLoggedIn = hasLoggedIn || isGiven;
  for (const id of chosenCalls(only as CallId | undefined, { isLoggedIn, writes: values.write === true }))
    results.push(await probed(id, callFile(id).example.request));
  // A session that somebody lent is theirs to end.
  if (hasLoggedIn) results.push(await probed(logout, {}));

  process.stdout.write(speakingFor(format, () => reported(format, address, results, 'call')));
  // A backend that refuses everything, or the account, shows nothing of itself.
  const others = results.filter((one) => one.call !== login && one.call !== logout);
  const ofPlayers = others.filter((one) => calls[one.call].role !== 'guest');
  if (account !== undefined && !isLoggedIn)
    process.stderr.write(`${commandText('command.probe.notLoggedIn', { account })}\n`);
  else if (others.length > 1 && others.every((one) => one.state === 'refused'))
    process.stderr.write(`${commandText('command.probe.allRefused')}\n`);
  else if (isGiven && ofPlayers.length > 1 && ofPlayers.every((one) => one.state === 'refused'))
    process.stderr.write(`${commandText('command.probe.noneAccepted')}\n`);
  else return results.every((one) => one.state === 'fits' || one.state === 'refused') ? 0 : 1;
  return 1;
}

/** What a log-in ended with, and whose accounts were asked: the host decides the station, and an account belongs to one. */
async function whyNotLoggedIn(
  backend: Backend,
  account: string,
  { state, says }: ProbeResult,
): Promise<string> {
  const said = says || commandText('command.probe.seeBelow');
  if (state !== 'refused') return commandText('command.probe.loggingIn', { account, said });
  const { verb, path: at } = calls['session/getOnOffBaseBtn'];
  const code = await backend
    .send({ verb, path: at, query: [], request: {} })
    .then(({ body }) => (JSON.parse(body) as { stationCode?: unknown }).stationCode)
    .catch(() => undefined);
  const station =
    typeof code === 'string'
      ? commandText('command.probe.theStation', { code })
      : commandText('command.probe.oneStation');
  return commandText('command.probe.hostDecides', { account, said, host: backend.address, station });
}

/** Cookies as a Cookie header has them, and headers as "Name: value". */
function ownSession(cookies: readonly string[], headers: readonly string[]): OwnSession {
  const pairs = cookies.flatMap((line) => line.split(';')).map((pair) => pair.trim().split(/=(.*)/s));
  if (pairs.some(([name, value]) => !name || !value))
    throw new WrongUsage(commandText('command.probe.badCookie'));
  const fields = headers.map((line) => line.split(/:\s*(.*)/s));
  if (fields.some(([name, value]) => !/^[\w-]+$/.test(name!) || !value || /[^\t\x20-\x7e]/.test(value)))
    throw new WrongUsage(commandText('command.probe.badHeader'));
  return {
    cookies: pairs.map(([name, value]) => [name!, value!] as const),
    headers: Object.fromEntries(fields.map(([name, value]) => [name!, value!])),
  };
}

/** How a connection fails where no backend is. */
const nobodyThere = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);

function chosenCalls(
  only: CallId | undefined,
  { isLoggedIn, writes }: { isLoggedIn: boolean; writes: boolean },
): CallId[] {
  const all = only === undefined ? (Object.keys(calls) as CallId[]).sort() : [only];
  return all.filter((id) => {
    const { role, repeat } = calls[id];
    if (id === logout || (id === login && isLoggedIn)) return false;
    // A call that is named is always made; agents' calls are made as well, and refused to a plain member.
    return only !== undefined || ((repeat === 'safe' || writes) && (role === 'guest' || isLoggedIn));
  });
}

async function probeCall(
  backend: Backend,
  id: CallId,
  request: Record<string, unknown>,
): Promise<ProbeResult<CallId>> {
  const row = calls[id];
  const result = { call: id, path: row.path };
  let reply: Reply;
  try {
    reply = await backend.send({
      path: row.path,
      verb: row.verb,
      query: callFile(id).query ?? [],
      request,
      ...(row.repeat === 'intent' ? { intentId: randomUUID() } : {}),
    });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (nobodyThere.has(code))
      throw new Unreadable(commandText('command.probe.nobody', { address: backend.address, code }));
    return { ...result, state: 'fails', tookMs: 0, says: message, differences: [] };
  }
  const tookMs = Math.round(reply.tookMs * 10) / 10;
  const fails = (says: string): ProbeResult<CallId> => ({
    ...result,
    state: 'fails',
    tookMs,
    says,
    differences: [],
  });
  if (reply.status !== 200)
    return fails(
      commandText('command.probe.badStatus', { status: reply.status, wanted: 200 }) +
        (reply.status === 404 ? commandText('command.probe.noSuchCall') : ''),
    );
  let answer: unknown;
  try {
    answer = JSON.parse(reply.body);
  } catch {
    const isPage = /html/.test(reply.contentType) || /^\s*</.test(reply.body);
    return fails(
      commandText('command.probe.notJson', {
        what: commandText(isPage ? 'command.probe.aPage' : 'command.probe.something'),
        said: JSON.stringify(reply.body.slice(0, 60)),
      }),
    );
  }
  const validator = (validators as unknown as Record<string, Validator>)[id.replace('/', '_')]!;
  const fits = validator(answer);
  const { success, msg } = (answer ?? {}) as { success?: unknown; msg?: unknown };
  const errors = fits ? [] : (validator.errors ?? []);
  // A refusal carries success and msg, and none of the answer's own fields.
  const answerShape = success === false ? undefined : await shapeOf(id);
  const counted = errors.filter(
    (error) =>
      error.keyword !== 'required' ||
      /^(success|msg)$/.test(String(error.params.missingProperty)) ||
      (answerShape !== undefined && !isFilledIn(answerShape, error)),
  );
  const differences = counted.map((error) => differenceOf(error, answer));
  if (differences.length > 0) return { ...result, state: 'differs', tookMs, says: '', differences };
  return {
    ...result,
    state: success === false ? 'refused' : 'fits',
    tookMs,
    says: success === false ? String(msg) : '',
    differences: [],
  };
}

/** The shape that the browser holds the answer of a call against. */
async function shapeOf(id: CallId): Promise<Shape> {
  const [group, name] = id.split('/');
  const constants = (await import(`../../../src/contract/${group}.generated.ts`)) as Record<
    string,
    Call<object, object>
  >;
  return constants[name!]!.answer;
}

/** Whether the browser fills in the field that an answer lacks (docs/decisions/0064-the-browser-fills-in-what-the-specification-does-not-name.md). */
function isFilledIn(answer: Shape, { instancePath, params }: ErrorObject): boolean {
  let shape: Shape | undefined = answer;
  for (const step of instancePath.split('/').slice(1)) shape = fieldOf(shape, step)?.[1];
  return fieldOf(shape, String(params.missingProperty))?.[0].mark.startsWith('=') ?? false;
}

/** A row of a list, or a field of an object with how it is marked. */
function fieldOf(shape: Shape | undefined, step: string): [ReturnType<typeof shapeKey>, Shape] | undefined {
  if (shape === undefined || typeof shape === 'string') return undefined;
  if (Array.isArray(shape)) return [shapeKey(step), shape[0] as Shape];
  return Object.entries(shape as Record<string, Shape>)
    .map(([key, inner]): [ReturnType<typeof shapeKey>, Shape] => [shapeKey(key), inner])
    .find(([{ name }]) => name === step);
}
