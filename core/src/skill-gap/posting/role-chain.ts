/** One number for each role. */
export type RoleWeights = readonly number[];

interface ChainSums {
  /** Of each link, for each role: what all before it and itself add up to, and what all behind it do. */
  readonly forth: readonly RoleWeights[];
  readonly back: readonly RoleWeights[];
}

/** Sums over all ways to give roles to a row of links: `own` by link and role, `steps` by link, role before and role. */
export function sumChain(
  own: readonly RoleWeights[],
  steps: readonly (readonly RoleWeights[])[],
): ChainSums {
  const forth: RoleWeights[] = [];
  own.forEach((weighed, at) => {
    const before = forth[at - 1];
    forth.push(
      before === undefined
        ? weighed
        : weighed.map(
            (weight, role) =>
              weight + addUp(before.map((sum, from) => sum + (steps[at]?.[from]?.[role] ?? 0))),
          ),
    );
  });
  const back: RoleWeights[] = [];
  let behind: RoleWeights = (own[0] ?? []).map(() => 0);
  for (let at = own.length - 1; at >= 0; at--) {
    const [weighed, step, sums] = [own[at + 1], steps[at + 1], behind];
    if (weighed !== undefined)
      behind = sums.map((_, from) =>
        addUp(weighed.map((weight, to) => (step?.[from]?.[to] ?? 0) + weight + (sums[to] ?? 0))),
      );
    back[at] = behind;
  }
  return { forth, back };
}

/** The logarithm of a sum of what the numbers are the logarithms of. */
export function addUp(numbers: RoleWeights): number {
  const most = Math.max(...numbers);
  return most + Math.log(numbers.reduce((sum, one) => sum + Math.exp(one - most), 0));
}
