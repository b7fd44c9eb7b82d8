// The error catalogue: one test for each row of docs/specification.md §8.
import '../texts.ts';
import { expect, test, vi } from 'vitest';
import { CallFailure } from '#transport/failure.ts';
import { type Facts, handleFailure, handleSituation, type Situation } from './errors.ts';

const closed = vi.fn();

function after(situation: Situation, facts: Facts = {}, isAgreed = true) {
  const effects = {
    toast: vi.fn(() => closed),
    ask: vi.fn(async () => isAgreed),
    leadsToBreak: vi.fn(async () => isAgreed),
    goTo: vi.fn(),
    endSession: vi.fn(),
    replaceRoute: vi.fn(),
  };
  handleSituation(situation, facts, effects);
  return effects;
}
const untouched = (effects: ReturnType<typeof after>) => {
  for (const effect of Object.values(effects)) expect(effect).not.toHaveBeenCalled();
};

test('success false with a message is a warning toast with the message, for 3 seconds', () => {
  const { toast, goTo } = after('refused', { msg: '余额不足', status: 200 });
  expect(toast).toHaveBeenCalledWith('余额不足', { kind: 'warn', ms: 3_000 });
  expect(goTo).not.toHaveBeenCalled();
});

test('success false without a message says status plus error', () => {
  expect(after('refused', { status: 403, msg: '' }).toast).toHaveBeenCalledWith(
    '操作失败，请稍后再试（错误编号 403）',
    expect.anything(),
  );
});

test('what a break closes says so and leads to its page, where a toast would only pass', async () => {
  const { toast, leadsToBreak, goTo } = after('refused', {
    msg: '此项暂不可用',
    code: 'inBreak',
    isChange: true,
  });
  expect(toast).not.toHaveBeenCalled();
  expect(leadsToBreak).toHaveBeenCalledWith('此项暂不可用');
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/takeBreak'));
  const declined = after('refused', { msg: '此项暂不可用', code: 'inBreak', isChange: true }, false);
  await declined.leadsToBreak.mock.results[0]!.value;
  expect(declined.goTo).not.toHaveBeenCalled();
  // What only reads has a page that says it.
  expect(after('refused', { msg: '此项暂不可用', code: 'inBreak' }).leadsToBreak).not.toHaveBeenCalled();
});

test('a call that marks errors as silent shows nothing', () => {
  for (const situation of ['refused', 'network', 'timeout', 'status', 'answer'] as const) {
    untouched(after(situation, { msg: 'x', isSilent: true }));
  }
});

test('in mode 2 the message is an alert that waits for the player', () => {
  const { toast, ask } = after('refused', { msg: '余额不足', isAlert: true });
  expect(toast).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledWith({ text: '余额不足', confirm: '知道了', cancel: null });
});

test('logged in elsewhere goes to /index and sets the flag', () => {
  const { toast, goTo, endSession } = after('loggedInElsewhere', { msg: '您的账号已在其他地方登录' });
  expect(goTo).toHaveBeenCalledWith('/index');
  expect(endSession).toHaveBeenCalledWith(true);
  expect(toast).not.toHaveBeenCalled();
});

test('not logged in goes to /index, with no toast', () => {
  const { toast, ask, goTo, endSession } = after('notLoggedIn', { msg: '请先登录' });
  expect(goTo).toHaveBeenCalledWith('/index');
  expect(endSession).toHaveBeenCalledWith(false);
  expect(toast).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('the end of a session is acted on even when a silent call brings it', () => {
  expect(after('loggedInElsewhere', { isSilent: true }).endSession).toHaveBeenCalledWith(true);
  expect(after('notLoggedIn', { isSilent: true }).goTo).toHaveBeenCalledWith('/index');
});

test('a network failure after the retries says that the connection is lost', () => {
  expect(after('network').toast).toHaveBeenCalledWith('网络连接已断开，请检查网络', {
    kind: 'warn',
    ms: 2_000,
  });
});

test('a time-out says that the request timed out', () => {
  expect(after('timeout').toast).toHaveBeenCalledWith('请求超时，请检查网络', { kind: 'warn', ms: 2_000 });
});

test('other failures say what to do and the status, long enough to note it', () => {
  expect(after('status', { status: 502 }).toast).toHaveBeenCalledWith(
    '服务暂时不可用，请稍后重试（错误编号 502）',
    { kind: 'warn', ms: 5_000 },
  );
});

test('a server that failed and said so is a warning toast with its message and the number of the request', () => {
  expect(after('status', { status: 500, msg: '系统繁忙', requestId: '1F2E3D4C' }).toast).toHaveBeenCalledWith(
    '系统繁忙（错误编号 500-1F2E3D4C）',
    { kind: 'warn', ms: 5_000 },
  );
});

test('an answer outside the contract is reported in words a player understands', () => {
  expect(after('answer', { status: 200 }).toast).toHaveBeenCalledWith('服务器返回的数据有误，请稍后再试', {
    kind: 'warn',
    ms: 2_000,
  });
});

test('each retry is a toast with its count, of a kind that yields to what was said', () => {
  expect(after('retry', { count: 2 }).toast).toHaveBeenCalledWith('请求失败，正在第2次重试', {
    kind: 'retrying',
    ms: 2_000,
  });
});

test('the toast of a retry is closed when its call has ended', () => {
  const ends: (() => void)[] = [];
  after('retry', { count: 1, onEnd: (listener) => void ends.push(listener) });
  expect(closed).not.toHaveBeenCalled();
  for (const end of ends) end();
  expect(closed).toHaveBeenCalledOnce();
});

test('an empty lottery list says to contact support', () => {
  expect(after('emptyLotteryList').toast).toHaveBeenCalledWith('暂无数据，请联系客服', expect.anything());
});

test('an overlay opened while not logged in asks to log in first; confirming goes to login', async () => {
  const { ask, goTo, toast } = after('overlayLoggedOut');
  expect(ask).toHaveBeenCalledWith({ text: '请先登录', confirm: '去登录' });
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
  expect(toast).not.toHaveBeenCalled();
});

test('declining that dialog leaves the player where they are', async () => {
  const { ask, goTo } = after('overlayLoggedOut', {}, false);
  await ask.mock.results[0]!.value;
  expect(goTo).not.toHaveBeenCalled();
});

test('a lost chunk replaces the route', () => {
  expect(after('chunkLost').replaceRoute).toHaveBeenCalledTimes(1);
});

test('a failure of a call is judged by its kind, its message and its silence', () => {
  const effects = after('chunkLost');
  effects.replaceRoute.mockClear();
  handleFailure(new CallFailure('refused', { call: 'a/b', msg: '稍后再试', isSilent: true }), effects);
  untouched(effects);
  handleFailure(new CallFailure('refused', { call: 'a/b', msg: '稍后再试' }), effects);
  expect(effects.toast).toHaveBeenCalledWith('稍后再试', { kind: 'warn', ms: 3_000 });
});
