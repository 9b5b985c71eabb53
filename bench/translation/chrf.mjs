/**
 * chrF2 (Popović 2015): the F-score, with recall counted twice, of the character n-grams (1 to 6, no spaces)
 * that a translation shares with its reference. 0 to 100.
 */
const LONGEST = 6;
const BETA = 2;

export function scoreChrf(pairs) {
  const totals = Array.from({ length: LONGEST }, () => ({ shared: 0, given: 0, wanted: 0 }));
  for (const { translation, reference } of pairs) {
    for (let size = 1; size <= LONGEST; size++) {
      const given = countGrams(translation, size);
      const wanted = countGrams(reference, size);
      const total = totals[size - 1];
      total.given += sum(given);
      total.wanted += sum(wanted);
      for (const [gram, count] of given) total.shared += Math.min(count, wanted.get(gram) ?? 0);
    }
  }
  const counted = totals.filter(({ given, wanted }) => given > 0 || wanted > 0);
  if (counted.length === 0) return 0;
  const precision = mean(counted.map(({ shared, given }) => (given === 0 ? 0 : shared / given)));
  const recall = mean(counted.map(({ shared, wanted }) => (wanted === 0 ? 0 : shared / wanted)));
  if (precision + recall === 0) return 0;
  return (100 * (1 + BETA ** 2) * precision * recall) / (BETA ** 2 * precision + recall);
}

function countGrams(text, size) {
  const letters = [...text.normalize('NFC').replace(/\s+/g, '')];
  const counts = new Map();
  for (let at = 0; at + size <= letters.length; at++) {
    const gram = letters.slice(at, at + size).join('');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts) => [...counts.values()].reduce((total, count) => total + count, 0);
const mean = (numbers) => numbers.reduce((total, one) => total + one, 0) / numbers.length;
