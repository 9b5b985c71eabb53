export interface BuildTarget {
  readonly sources: readonly string[];
  readonly settings?: readonly string[];
}

export const buildTargets: Readonly<Record<'server' | 'web', BuildTarget>>;
export function fingerprintSources(target: BuildTarget, root?: string): string;
