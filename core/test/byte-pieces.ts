import type { Piece } from '../src/translate/model';

/** One piece for each byte, which every vocabulary has: what there is no other piece for is spelled with them. */
export const bytePieces: readonly Piece[] = Array.from({ length: 256 }, (_, byte) => [
  `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  0,
]);
