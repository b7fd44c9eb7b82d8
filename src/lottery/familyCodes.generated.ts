// Generated from schemas/entity/family.json by "npm run gen". Do not edit.

/** A family of rules; a lottery belongs to one. In the order lists show them. */
export const FAMILY_CODES = ["ssc","pk10","k3","x115","lhc","pc28","kl10","fc3d","kl8"] as const;
export type FamilyCode = (typeof FAMILY_CODES)[number];
