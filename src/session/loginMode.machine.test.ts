// The log-in modes.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { loginModeMachine } from './loginMode.machine.ts';
import { modeOf } from './loginMode.ts';

const open = (isRegisterOpen = true) => createActor(loginModeMachine, { input: { isRegisterOpen } }).start();
const mode = (actor: ReturnType<typeof open>) => modeOf(actor.getSnapshot());

test('login mode 0 is the login tab, and where the page begins', () => {
  const actor = open();
  expect(mode(actor)).toBe(0);
  expect(actor.getSnapshot().matches('login')).toBe(true);
});

test('login mode 1 is the register tab', () => {
  const actor = open();
  actor.send({ type: 'chosen', mode: 1 });
  expect(mode(actor)).toBe(1);
  expect(actor.getSnapshot().matches('register')).toBe(true);
  actor.send({ type: 'chosen', mode: 0 });
  expect(mode(actor)).toBe(0);
});

test('a page that is opened again shows the tab its address names', () => {
  const actor = open();
  actor.send({ type: 'opened', mode: 1 });
  expect(mode(actor)).toBe(1);
  actor.send({ type: 'opened', mode: 0 });
  expect(mode(actor)).toBe(0);
});

test('where registration is closed there is only mode 0', () => {
  const actor = open(false);
  actor.send({ type: 'chosen', mode: 1 });
  actor.send({ type: 'opened', mode: 1 });
  expect(mode(actor)).toBe(0);
});

test('an operator who closes registration takes the register tab away under the player', () => {
  const actor = open();
  actor.send({ type: 'chosen', mode: 1 });
  actor.send({ type: 'registerOpen', isOpen: false });
  expect(mode(actor)).toBe(0);
  actor.send({ type: 'registerOpen', isOpen: true });
  actor.send({ type: 'chosen', mode: 1 });
  expect(mode(actor)).toBe(1);
});
