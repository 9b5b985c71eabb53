const LEAST_LETTERS = 150;
const COMMON_WORD =
  /^(?:de|la|el|en|y|a|los|las|del|con|para|por|un|una|the|of|and|to|in|with|for|on|at|as|an|is|by)$/i;

/**
 * A PDF without a map from its shapes to letters yields plausible garbage ("7KLV LV"). Real Spanish and English are
 * full of vowels and small words; garbage has neither.
 */
export function looksGarbled(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const signs = text.match(/[^\s\p{L}\p{N}.,;:()'"@/&+%€$\-–—•·|]/gu) ?? [];
  const seen = letters.length + signs.length;
  if (seen < LEAST_LETTERS) return false;
  if (signs.length > 0.35 * seen) return true;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (latin.length < 0.7 * letters.length) return false;
  const vowels = latin.filter((letter) => /[aeiouáéíóúüàèìòùâêîôûyAEIOUÁÉÍÓÚÜY]/.test(letter));
  const vowelShare = vowels.length / latin.length;
  const words = text.split(/\s+/);
  const common = words.filter((word) => COMMON_WORD.test(word)).length;
  const isOdd = vowelShare < 0.2 || vowelShare > 0.7;
  return isOdd && common < 0.03 * words.length;
}
