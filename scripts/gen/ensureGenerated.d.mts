/** What the generator reads: `stamps` is cheap and changes with every write, `contents()` only with what is in the files. */
export interface Inputs {
  stamps: string;
  contents(): string;
}

export function ensureGenerated(options?: { root?: string; node?: string }): void;
export function isFresh(root?: string): boolean;
export function readInputs(root?: string): Inputs;
export function recordGenerated(root: string, inputs: Inputs, files: readonly string[]): void;
export function writeWhole(file: string, content: string): void;
