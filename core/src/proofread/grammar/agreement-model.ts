import { readAgreementFeatures } from './agreement-features';
import type { AgreementQuestion } from './agreement-questions';

/** How likely a form is where it is, against the other one. */
export interface AgreementModel {
  /** Below zero: the other form fits better, by so much (a logarithm). */
  readonly weigh: (
    question: AgreementQuestion,
    tags: readonly string[],
    words: readonly string[],
    at: number,
  ) => number;
  /** Below this, a form is reported. */
  readonly limitOf: (name: string) => number;
}

export function hashFeature(name: string, feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ 0x1f, 0x01000193);
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

interface AgreementHeader {
  readonly bits: number;
  readonly scale: number;
  readonly limits: Readonly<Record<string, number>>;
}

export function makeAgreementModel(
  weights: Int8Array,
  { bits, scale, limits }: AgreementHeader,
): AgreementModel {
  return {
    limitOf: (name) => limits[name] ?? Number.NEGATIVE_INFINITY,
    weigh({ name, isMarked }, tags, words, at) {
      let sum = 0;
      for (const feature of readAgreementFeatures(tags, words, at))
        sum += weights[hashFeature(name, feature) >>> (32 - bits)] ?? 0;
      return (isMarked ? sum : -sum) * scale;
    },
  };
}
