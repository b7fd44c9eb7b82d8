// Owns the hands the error policy is carried out with; the router and the session are put into them once they are there.
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import type { ErrorEffects } from './errors.ts';

const nothing = (): void => {};

export const errorEffects: ErrorEffects = {
  toast,
  ask,
  goTo: nothing,
  endSession: nothing,
  replaceRoute: nothing,
};
