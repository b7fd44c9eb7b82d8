// A machine that is loaded late misses nothing.
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { deferActor } from './deferredActor.ts';
import { loginModeMachine } from './loginMode.machine.ts';
import type { SessionActors } from './sessionActors.ts';

const first = { value: 'login' as const, context: { isRegisterOpen: true } };
const begin = () => createActor(loginModeMachine, { input: { isRegisterOpen: true } }).start();

test('before it is there, its first state is known', () => {
  const wake = vi.fn();
  const mode: SessionActors['loginMode'] = deferActor(first, wake);
  expect(mode.getSnapshot()).toEqual(first);
  expect(wake).not.toHaveBeenCalled();
});

test('what is sent before it is there wakes it, and is done once it is', () => {
  const wake = vi.fn();
  const listener = vi.fn();
  const mode: SessionActors['loginMode'] = deferActor(first, wake);
  mode.subscribe(listener);
  mode.send({ type: 'chosen', mode: 1 });
  expect(wake).toHaveBeenCalledTimes(1);
  expect(mode.getSnapshot().value).toBe('login');
  mode.attach(begin());
  expect(mode.getSnapshot().value).toBe('register');
  expect(listener).toHaveBeenCalled();
  mode.send({ type: 'chosen', mode: 0 });
  expect(mode.getSnapshot().value).toBe('login');
});

test('what can wait does not wake it, and is not lost either', () => {
  const wake = vi.fn();
  const mode: SessionActors['loginMode'] = deferActor(first, wake, () => false);
  mode.send({ type: 'opened', mode: 1 });
  expect(wake).not.toHaveBeenCalled();
  mode.attach(begin());
  expect(mode.getSnapshot().value).toBe('register');
});

test('waiting for a state waits for what was sent before', async () => {
  const mode: SessionActors['loginMode'] = deferActor(first, () => {});
  await mode.until(({ value }) => value === 'login');
  mode.send({ type: 'chosen', mode: 1 });
  const done = vi.fn();
  const waiting = mode.until(({ value }) => value === 'register').then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  mode.attach(begin());
  await waiting;
  expect(done).toHaveBeenCalledTimes(1);
});
