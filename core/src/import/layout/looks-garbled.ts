const LEAST_LETTERS = 150;
const COMMON_WORD =
  /^(?:de|la|el|en|y|a|los|las|del|con|para|por|un|una|the|of|and|to|in|with|for|on|at|as|an|is|by)$/i;

/**
 * A PDF without a map from its shapes to letters yields plausible garbage ("7KLV LV"). Real Spanish and English are
 * full of vowels and small words; garbage has neither.
 */
export function looksGarbled(text: string): boolean {
  const letters = text.replace(/\P{L}+/gu, '');
  const signs = text.replace(/[\s\p{L}\p{N}.,;:()'"@/&+%€$\-–—•·|]+/gu, '');
  const seen = letters.length + signs.length;
  if (seen < LEAST_LETTERS) return false;
  if (signs.length > 0.35 * seen) return true;
  const latin = letters.replace(/\P{Script=Latin}+/gu, '');
  if (latin.length < 0.7 * letters.length) return false;
  const vowels = latin.replace(/[^aeiouáéíóúüàèìòùâêîôûyAEIOUÁÉÍÓÚÜY]+/g, '');
  const vowelShare = vowels.length / latin.length;
  const words = text.split(/\s+/);
  const common = words.filter((word) => COMMON_WORD.test(word)).length;
  const isOdd = vowelShare < 0.2 || vowelShare > 0.7;
  return isOdd && common < 0.03 * words.length;
}
