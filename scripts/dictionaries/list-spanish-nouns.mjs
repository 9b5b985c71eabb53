const forms = {
  ms: 'el un del al este ese aquel nuestro algún ningún cuyo otro mucho',
  fs: 'la una esta esa aquella nuestra alguna ninguna cuya otra mucha',
  mp: 'los unos estos esos aquellos nuestros algunos varios muchos otros cuyos',
  fp: 'las unas estas esas aquellas nuestras algunas varias muchas otras cuyas',
};
const formOf = new Map(
  Object.entries(forms).flatMap(([form, words]) => words.split(' ').map((word) => [word, form])),
);
const ENOUGH = 5;
const NEARLY_ALL = 0.96;
const PLACE = /(?<![\p{L}-])(\p{L}+) (?=(\p{Ll}{3,})(?![\p{L}-]))/gu;

/**
 * Words that are after articles of one gender and number, in nearly every case: nouns, and adjectives that come before them.
 * What our own texts have in another form is left out: "el parte" is a paper, whatever "la parte" is in parliament.
 */
export function listSpanishNouns(own, others, lexicon) {
  const inOwn = countForms(own);
  const nouns = { ms: [], fs: [], mp: [], fp: [] };
  for (const [noun, counts] of [...countForms([...own, ...others])].sort()) {
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const [form, count] = Object.entries(counts).sort((one, other) => other[1] - one[1])[0];
    if (count < ENOUGH || count < total * NEARLY_ALL || !lexicon.has(noun)) continue;
    const ours = inOwn.get(noun) ?? {};
    if (Object.keys(forms).every((other) => other === form || !ours[other])) nouns[form].push(noun);
  }
  return Object.fromEntries(Object.entries(nouns).map(([form, list]) => [form, list.join(' ')]));
}

function countForms(texts) {
  const seen = new Map();
  for (const text of texts)
    for (const [, article, noun] of text.matchAll(PLACE)) {
      const form = formOf.get(article.toLowerCase());
      if (!form) continue;
      const counts = seen.get(noun) ?? { ms: 0, fs: 0, mp: 0, fp: 0 };
      counts[form]++;
      seen.set(noun, counts);
    }
  return seen;
}
