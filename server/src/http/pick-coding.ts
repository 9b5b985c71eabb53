export type Coding = 'br' | 'gzip';

/** How to pack an answer, from the codings that the caller says it understands. */
export function pickCoding(accepted = ''): Coding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
