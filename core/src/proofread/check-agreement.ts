import type { Finding } from './finding';
import { beginLike } from './known-forms';
import { type Lexicon, type NounForm, nounForms } from './lexicon';
import type { TextWord } from './read-words';

/** Each article in the four forms; "al" and "del" have only one, and are parted when another is needed. */
const articles: readonly Readonly<Record<NounForm, string>>[] = [
  { ms: 'el', fs: 'la', mp: 'los', fp: 'las' },
  { ms: 'un', fs: 'una', mp: 'unos', fp: 'unas' },
  { ms: 'del', fs: 'de la', mp: 'de los', fp: 'de las' },
  { ms: 'al', fs: 'a la', mp: 'a los', fp: 'a las' },
  { ms: 'este', fs: 'esta', mp: 'estos', fp: 'estas' },
  { ms: 'nuestro', fs: 'nuestra', mp: 'nuestros', fp: 'nuestras' },
];
const formOf = new Map(
  articles.flatMap((article) =>
    nounForms.map((form) => [article[form], { article, form }] as const),
  ),
);

/** An article that does not go with its noun, for nouns whose gender is beyond doubt. */
export function checkAgreement(words: readonly TextWord[], lexicon: Lexicon): Finding[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const used = formOf.get(word.text.toLowerCase());
    if (
      used === undefined ||
      next === undefined ||
      next.gap !== ' ' ||
      next.isCode ||
      next.isJoined
    )
      return [];
    const right = lexicon.genders.get(next.text);
    if (right === undefined || right === used.form) return [];
    return mend(word, next, used, right, lexicon);
  });
}

function mend(
  word: TextWord,
  next: TextWord,
  { article, form }: { article: Readonly<Record<NounForm, string>>; form: NounForm },
  right: NounForm,
  lexicon: Lexicon,
): Finding[] {
  const isNumberRight = form[1] === right[1];
  const rightArticle = beginLike(word.text, article[right]);
  if (isNumberRight)
    return [
      {
        from: word.from,
        to: word.to,
        kind: 'agreement',
        suggestions: [rightArticle],
        isSure: false,
      },
    ];
  const other = right[1] === 's' ? pluralOf(next.text, lexicon) : undefined;
  const pluralForm: NounForm = right === 'ms' || right === 'mp' ? 'mp' : 'fp';
  const both = `${rightArticle} ${next.text}`;
  const suggestions = other
    ? [`${beginLike(word.text, article[pluralForm])} ${other}`, both]
    : [both];
  return [{ from: word.from, to: next.to, kind: 'agreement', suggestions, isSure: false }];
}

function pluralOf(noun: string, lexicon: Lexicon): string | undefined {
  const plain = noun.replace(/ión$/, 'ion').replace(/z$/, 'c');
  return [`${noun}s`, `${plain}es`].find(
    (form) => lexicon.genders.has(form) || lexicon.step(form) >= 0,
  );
}
