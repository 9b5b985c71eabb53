/** How near an order comes to the best one (nDCG): grades count twice as much for each step up, and less further down. */
export function measureRanking(
  order: readonly string[],
  grades: ReadonlyMap<string, number>,
  depth = 10,
): number {
  const ideal = gain([...grades.values()].sort((a, b) => b - a).slice(0, depth));
  const got = gain(order.slice(0, depth).map((id) => grades.get(id) ?? 0));
  return ideal === 0 ? 1 : got / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
