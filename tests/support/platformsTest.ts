// What tests of game platforms are given: the platforms of the demonstration beside the server, and the faults they have while a test says so.
import type { Fault } from '#counterparty/serve.ts';
import { type WorldOptions, world } from './world.ts';

/** Each question to a counterparty asks it for a fault, by the name of the process and the path. */
export interface Faults {
  at: (name: string, path: string) => Fault | undefined;
}

const none: Faults['at'] = () => undefined;

export function platformsWorld(options: WorldOptions = {}) {
  const faults: Faults = { at: none };
  return world({ counterparties: (name, path) => faults.at(name, path), ...options }).extend(
    'faults',
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
    ({}, { onCleanup }) => {
      onCleanup(() => {
        faults.at = none;
      });
      return faults;
    },
  );
}

export const platformsTest = platformsWorld();
