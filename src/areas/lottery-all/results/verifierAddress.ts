// The address of the page that verifies a draw by itself, filled in with what is published of one. What stands behind the # reaches no server.
import { assetBase } from '#contract/boot.ts';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import { verifierFile } from '#lottery/draw/verifier/verifierFile.ts';

export function verifierAddress(period: DrawnPeriod, family: Lottery['family']): string {
  const { lotCode, qiHao, commitment, seed, beacon, publicValue, haoMa } = period;
  const fields = { lotCode, qiHao, family, commitment, seed, beacon, publicValue, haoMa };
  return `${assetBase}${verifierFile}#${new URLSearchParams(fields)}`;
}
