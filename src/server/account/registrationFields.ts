// Which fields a station's registration has.
import type { RegisterField } from '#contract/entities.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';

const always = ['account', 'password', 'rePassword'] as const;

/** In the station's order; those that are always required come first where the station does not name them. */
export function registrationFields({ onOff }: StationFacts): RegisterField[] {
  const asked = onOff.registerFields.map((entry): RegisterField => {
    const key = entry.replace('?', '') as RegisterField['key'];
    return { key, required: !entry.endsWith('?') };
  });
  const missing = always.filter((key) => !asked.some((field) => field.key === key));
  return [...missing.map((key) => ({ key, required: true })), ...asked];
}
