// The test of a distribution: how far counts may stray from their weights before chance no longer explains it.

/** Sum of (counted − expected)² ÷ expected. */
export function chiSquare(counts: readonly number[], weights: readonly number[]): number {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, index) => {
    const expected = (draws * weight) / total;
    const count = counts[index] ?? 0;
    if (expected === 0) return count === 0 ? sum : Number.POSITIVE_INFINITY;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

/**
 * What a true distribution stays below, by the approximation of Wilson and Hilferty: some 999 times in 1,000, or as often as a normal one stays below
 * `deviations` of its own. Below zero they give what it stays above.
 */
export function chiSquareLimit(weights: readonly number[], deviations = 3.0902): number {
  const freedom = weights.filter((weight) => weight > 0).length - 1;
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + deviations * Math.sqrt(part)) ** 3;
}
