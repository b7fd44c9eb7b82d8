// The effects of the error policy; the shell fills in those of the router and the session once they exist.
import { ask } from '#kit/overlay/dialog.ts';
import { leadsToBreak } from '#kit/overlay/leadOn.ts';
import { toast } from '#kit/overlay/toast.ts';
import type { ErrorEffects } from './errors.ts';

const nothing = (): void => {};

export const errorEffects: ErrorEffects = {
  toast,
  ask,
  leadsToBreak,
  goTo: nothing,
  endSession: nothing,
  replaceRoute: nothing,
};
