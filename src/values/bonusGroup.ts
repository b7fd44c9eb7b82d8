// The highest bonus group that goes with a lottery rate (docs/rules-of-team-and-activities.md, rates.change).

/** Two points of the prize for each tenth of a percent, as the slider counts: then what a bettor has beside the lowest group is never more than the rate. */
export const groupMost = (least: number, lotteryMillionths: number): number =>
  least + 2 * Math.floor(lotteryMillionths / 1000);
