// What tests of the forum are given: members and an agent who may post, each with a nickname.
import { poster } from './forum.ts';
import { type WorldOptions, world } from './world.ts';

/** `member` is 阿明, `second` 小满 and `agent` 鸿运代理. */
export function forumWorld(options: WorldOptions = {}) {
  return world(options)
    .extend('member', { scope: 'file' }, ({ server }) => poster(server, 'member01'))
    .extend('second', { scope: 'file' }, ({ server }) => poster(server, 'member02'))
    .extend('agent', { scope: 'file' }, ({ server }) => poster(server, 'agent01'));
}

export const forumTest = forumWorld();
