// Each rule of sending: encoding, headers, time-out, repeats, kinds of failure, dropping.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getRecaptchaInfo, login } from '#contract/auth.generated.ts';
import { accInfo, activeData, banner } from '#contract/session.generated.ts';
import { failures, retries } from './events.ts';
import { CallFailure, isAborted } from './failure.ts';
import { dropEverything, send, setLanguage } from './send.ts';

type Reply =
  | { status?: number; body?: unknown; text?: string; headers?: Record<string, string> }
  | 'refuse'
  | 'hang'
  | 'cut';

const banners = { success: true, msg: '', bannerList: [] };
const asked: { url: string; init: RequestInit; at: number }[] = [];
const news: string[] = [];
const stops: (() => void)[] = [];

/** Answers one reply after another; the last one again and again. */
function answerWith(...replies: Reply[]): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)]!;
    asked.push({ url, init, at: Date.now() });
    if (reply === 'refuse') return Promise.reject(new TypeError('Failed to fetch'));
    const leave = new Promise<never>((_, reject) => {
      init.signal!.addEventListener('abort', () => reject(init.signal!.reason), { once: true });
    });
    leave.catch(() => {});
    if (reply === 'hang') return leave;
    if (reply === 'cut') {
      return Promise.resolve({
        status: 200,
        headers: new Headers(),
        text: () => Promise.reject(new TypeError('cut')),
      });
    }
    return Promise.resolve(
      new Response(reply.text ?? JSON.stringify(reply.body), {
        status: reply.status ?? 200,
        statusText: 'What The Gateway Calls It',
        headers: reply.headers ?? {},
      }),
    );
  });
}

/** Sends and lets time run until it is settled: the answer or the failure. */
async function settle<Answer>(sent: Promise<Answer>): Promise<Answer | CallFailure> {
  const settled = sent.catch((error: unknown) => error as CallFailure);
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  news.length = 0;
  stops.push(
    retries.subscribe(({ call, count }) => news.push(`retry ${count} of ${call}`)),
    failures.subscribe((failure) => news.push(`${failure.isSilent ? 'silent ' : ''}${failure.kind}`)),
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a POST is form-encoded, goes to the same host, carries cookies and the AJAX header', async () => {
  answerWith({ body: { success: true, msg: '', activeList: [] } });
  await settle(send(activeData, { typeId: 3 }));
  const { url, init } = asked[0]!;
  expect(url).toBe('/m/activeData.do');
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  expect(String(init.body)).toBe('typeId=3');
  expect(init.body).toBeInstanceOf(URLSearchParams);
  expect(init.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest' });
});

test('a GET carries its request in the query and has no body', async () => {
  answerWith('refuse');
  await settle(send(accInfo, { app_: 12 }));
  expect(asked[0]).toMatchObject({ url: '/m/accInfo.do?app_=12', init: { method: 'GET', body: null } });
});

test('what the contract puts in the query of a POST goes there', async () => {
  answerWith({ body: { success: true, msg: '', type: 'none', captchaId: '', image: '' } });
  await settle(send(getRecaptchaInfo, { login: '' }));
  expect(asked[0]!.url).toBe('/m/v2/getRecaptchaInfo.do?login=');
  expect(String(asked[0]!.init.body)).toBe('');
});

test('what is undefined is not sent', async () => {
  answerWith({ body: { success: true, msg: '', activeList: [] } });
  await settle(send(activeData, { typeId: undefined, activeId: 5 } as { activeId: number }));
  expect(String(asked[0]!.init.body)).toBe('activeId=5');
});

test('the chosen language is asked for', async () => {
  answerWith({ body: banners });
  setLanguage(() => 'en');
  await settle(send(banner, {}));
  setLanguage(() => 'zh-CN');
  expect(asked[0]!.init.headers).toMatchObject({ 'Accept-Language': 'en' });
});

test('an attempt ends after 10 s and is repeated twice, 1.5 s apart; then it is a time-out', async () => {
  answerWith('hang');
  expect(await settle(send(banner, {}))).toMatchObject({ kind: 'timeout', call: 'session/banner' });
  expect(asked.map(({ at }) => at - asked[0]!.at)).toEqual([0, 11_500, 23_000]);
});

test('a lost connection is repeated twice, 1.5 s apart; then it is a network failure', async () => {
  answerWith('refuse');
  expect(await settle(send(banner, {}))).toMatchObject({ kind: 'network' });
  expect(asked.map(({ at }) => at - asked[0]!.at)).toEqual([0, 1_500, 3_000]);
});

test('half a reply is a lost connection', async () => {
  answerWith('cut', { body: banners });
  expect(await settle(send(banner, {}))).toMatchObject({ bannerList: [] });
  expect(asked).toHaveLength(2);
});

test.each([404, 500, 502, 503, 504])(
  'HTTP %i without an envelope is no answer and is repeated',
  async (status) => {
    answerWith({ status, text: '<html>bad gateway</html>' });
    expect(await settle(send(banner, {}))).toMatchObject({ kind: 'status', status });
    expect(asked).toHaveLength(3);
  },
);

test('each repeat is reported with its number, before the failure', async () => {
  answerWith('refuse');
  await settle(send(banner, {}));
  expect(news).toEqual(['retry 1 of session/banner', 'retry 2 of session/banner', 'network']);
});

test('a repeat is reported when the attempt before it failed, and ends with the answer', async () => {
  answerWith('refuse', { body: banners });
  stops.push(retries.subscribe(({ count, onEnd }) => onEnd(() => news.push(`end of retry ${count}`))));
  const sent = send(banner, {});
  await vi.advanceTimersByTimeAsync(0);
  expect(news).toEqual(['retry 1 of session/banner']);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(news).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(news).toEqual(['retry 1 of session/banner', 'end of retry 1']);
});

test('a call that succeeds at the second repeat succeeds', async () => {
  answerWith('refuse', 'refuse', { body: banners });
  expect(await settle(send(banner, {}))).toMatchObject({ success: true });
  expect(news).toEqual(['retry 1 of session/banner', 'retry 2 of session/banner']);
});

test('the repeats of a silent call are reported, and its failure says that it is silent', async () => {
  answerWith('refuse');
  await settle(send(accInfo, {}));
  expect(asked).toHaveLength(3);
  expect(news).toEqual(['retry 1 of session/accInfo', 'retry 2 of session/accInfo', 'silent network']);
});

test('the repeats of a call that nobody waits for are not reported', async () => {
  answerWith('refuse');
  await settle(send(banner, {}, { background: true }));
  expect(asked).toHaveLength(3);
  expect(news).toEqual(['network']);
});

test('a refusal is an answer: it is never followed by a repeat', async () => {
  answerWith({ body: { success: false, msg: '余额不足', fieldErrors: { account: '账号不存在' } } });
  const failure = await settle(send(login, { account: 'a', password: 'b' }));
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({ kind: 'refused', msg: '余额不足', fieldErrors: { account: '账号不存在' } });
  expect(asked).toHaveLength(1);
});

test.each([400, 403, 404])('HTTP %i with an envelope is a refusal with its message', async (status) => {
  answerWith({ status, body: { success: false, msg: 'no' } });
  expect(await settle(send(banner, {}))).toMatchObject({ kind: 'refused', msg: 'no', status });
  expect(asked).toHaveLength(1);
});

test.each([500, 503])('HTTP %i with an envelope is a server that failed: it is repeated', async (status) => {
  answerWith({ status, body: { success: false, msg: '系统繁忙', code: 'failed' } });
  expect(await settle(send(banner, {}))).toMatchObject({
    kind: 'status',
    status,
    msg: '系统繁忙',
  });
  expect(asked).toHaveLength(3);
});

test.each([
  [{ 'X-Request-Id': '1F2E3D4C' }, '1F2E3D4C'],
  [{ 'X-Request-Id': '<b>no id</b>' }, ''],
  [{}, ''],
])(
  'a gateway that answers with %j: its words are not the player’s, its id is kept where it is one',
  async (headers, requestId) => {
    answerWith({ status: 502, text: '<h1>Bad Gateway</h1>', headers: headers as Record<string, string> });
    expect(await settle(send(banner, {}))).toMatchObject({ kind: 'status', status: 502, msg: '', requestId });
  },
);

test('a refusal without a word does not speak the gateway’s language either', async () => {
  answerWith({ status: 403, body: { success: false, msg: '' } });
  expect(await settle(send(banner, {}))).toMatchObject({ kind: 'refused', status: 403, msg: '' });
});

test('a call that changes something is repeated after HTTP 500 and after HTML, under one intent id', async () => {
  answerWith(
    { status: 500, text: '' },
    { text: '<html></html>' },
    {
      body: { success: true, msg: '', login: true, questionTicket: '', needCaptcha: false },
    },
  );
  expect(await settle(send(login, { account: 'a', password: 'b' }))).toMatchObject({ login: true });
  const ids = asked.map(({ init }) => (init.headers as Record<string, string>)['X-Intent-Id']);
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
});

test.each([
  [{ success: false, msg: '随便', code: 'notLoggedIn' }, 'notLoggedIn'],
  [{ success: false, msg: '随便', code: 'loggedInElsewhere' }, 'loggedInElsewhere'],
  [{ success: false, msg: '您还没有登录,请先登录' }, 'notLoggedIn'],
  [{ success: false, msg: 'Please log in first' }, 'notLoggedIn'],
  [{ success: false, msg: '您的账号已在其他地方登录,请先登录' }, 'loggedInElsewhere'],
  [{ success: false, msg: '请先登录', code: 'somethingElse' }, 'refused'],
])('%j is understood as %s', async (body, kind) => {
  answerWith({ body });
  expect(await settle(send(banner, {}))).toMatchObject({ kind });
});

test('a page of HTML where JSON should be is repeated and then reported as a wrong answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answerWith({ text: '<!doctype html><title>Portal</title>' });
  expect(await settle(send(banner, {}))).toMatchObject({ kind: 'answer', msg: '', detail: 'not JSON' });
  expect(asked).toHaveLength(3);
});

test('an answer that does not fit its contract is reported with the path that does not fit', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  answerWith({ body: { success: true, msg: '', bannerList: [{ id: 'x' }] } });
  expect(await settle(send(banner, {}))).toMatchObject({
    kind: 'answer',
    msg: '',
    detail: 'bannerList[0].id should be an integer',
  });
  expect(logged).toHaveBeenCalledWith('session/banner: answer 200 bannerList[0].id should be an integer');
});

test('one intent id goes with every repeat, another with the next send', async () => {
  answerWith('refuse', 'refuse', {
    body: { success: true, msg: '', login: true, questionTicket: '', needCaptcha: false },
  });
  await settle(send(login, { account: 'a', password: 'b' }));
  await settle(send(login, { account: 'a', password: 'b' }));
  const ids = asked.map(({ init }) => (init.headers as Record<string, string>)['X-Intent-Id']);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  expect(ids[3]).not.toBe(ids[0]);
});

test('a call that changes nothing carries no intent id', async () => {
  answerWith({ body: banners });
  await settle(send(banner, {}));
  expect(asked[0]!.init.headers).not.toHaveProperty('X-Intent-Id');
});

test.each([
  ['while it is under way', 100, []],
  ['between two attempts', 10_500, ['retry 1', 'end of retry 1']],
])('a call dropped %s ends at once, without a repeat, and leaves no word', async (_, afterMs, words) => {
  answerWith('hang');
  const said: string[] = [];
  stops.push(
    retries.subscribe(({ count, onEnd }) => {
      said.push(`retry ${count}`);
      onEnd(() => said.push(`end of retry ${count}`));
    }),
  );
  const leaving = new AbortController();
  const sent = send(banner, {}, { signal: leaving.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(afterMs);
  const before = asked.length;
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(isAborted(await sent)).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
  expect(said).toEqual(words);
});

test('logging out drops everything under way, but not what is sent afterwards', async () => {
  answerWith('hang', 'hang', { body: banners });
  const sent = [send(banner, {}), send(activeData, {})].map((promise) => promise.catch(isAborted));
  await vi.advanceTimersByTimeAsync(10);
  dropEverything();
  expect(await Promise.all(sent)).toEqual([true, true]);
  expect(await settle(send(banner, {}))).toMatchObject({ success: true });
});

test('twenty hung reads do not keep back what the player does', async () => {
  answerWith('hang');
  const reads = Array.from({ length: 20 }, (_, index) =>
    send(activeData, { typeId: index + 1 }).catch(() => {}),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveLength(4);
  const press = send(login, { account: 'a', password: 'b' }).catch(() => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(asked.at(-1)!.url).toBe('/m/v2/login.do');
  dropEverything();
  await Promise.all([...reads, press]);
  answerWith({ body: banners });
  expect(await settle(send(banner, {}))).toMatchObject({ success: true });
});

test('a read that waits for its turn goes when another ends', async () => {
  answerWith('hang', 'hang', 'hang', 'hang', { body: { success: true, msg: '', activeList: [] } });
  const leaving = new AbortController();
  const hung = [1, 2, 3, 4].map((typeId) =>
    send(activeData, { typeId }, { signal: leaving.signal }).catch(() => {}),
  );
  const waiting = send(activeData, { typeId: 5 });
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveLength(4);
  leaving.abort();
  await Promise.all(hung);
  await expect(waiting).resolves.toMatchObject({ activeList: [] });
});

test('what was under way when the page entered the back/forward cache is repeated once it is back; what it requests while being restored is not', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const { send: sendFromPage } = await import('./send.ts');
  const say = (type: string, persisted = true): boolean =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  answerWith('hang', 'hang', { body: banners });
  const before = sendFromPage(banner, {});
  await vi.advanceTimersByTimeAsync(4_000);
  say('pagehide');
  const onTheWayBack = sendFromPage(banner, {}).catch(() => {});
  say('pageshow');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(asked).toHaveLength(2);
  expect(asked.map(({ init }) => init.signal!.aborted)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(before).resolves.toMatchObject({ bannerList: [] });
  expect(asked).toHaveLength(3);
  await settle(onTheWayBack);
  // A page that is merely shown has kept nothing.
  answerWith('hang');
  asked.length = 0;
  const shown = sendFromPage(banner, {}).catch(() => {});
  await vi.advanceTimersByTimeAsync(10);
  say('pageshow', false);
  expect(asked[0]!.init.signal!.aborted).toBe(false);
  await settle(shown);
});
