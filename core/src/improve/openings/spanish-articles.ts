import { listWords } from './word-kinds';

/** Nouns whose gender their ending does not tell. */
const FEMININE: ReadonlySet<string> = listWords('feminine');
const MASCULINE: ReadonlySet<string> = listWords('masculine');
const FEMININE_ENDING = /(?:ción|sión|dad|tad|tud|umbre|ez|eza|ía|ura|anza|encia|ancia|[^m]a)$/;
const MASCULINE_ENDING = /(?:o|aje|miento|or|il|al|ín|ón|én|és)$/;
/** Places and things a job title is made of: "Responsable de tienda" is one. */
const TITLES: ReadonlySet<string> = listWords('part of a title');

function findArticle(noun: string): string | null {
  if (/s$/.test(noun) && noun.length > 4 && !/(?:is|us|és)$/.test(noun)) {
    const singular = noun
      .replace(/(?<=[lnrdj])es$/, '')
      .replace(/ciones$|siones$/, 'ción')
      .replace(/s$/, '');
    const article = findArticle(singular);
    return article === null ? null : article === 'la' ? 'las' : 'los';
  }
  if (FEMININE.has(noun)) return 'la';
  if (MASCULINE.has(noun)) return 'el';
  if (FEMININE_ENDING.test(noun))
    return /^(?:agua|aula|área|alma|arma|acta)$/.test(noun) ? 'el' : 'la';
  return MASCULINE_ENDING.test(noun) ? 'el' : null;
}

/** "material quirúrgico" → "el material quirúrgico"; null where the gender is not sure or it is no bare noun. */
function addArticle(text: string): string | null {
  const [noun = ''] = /^\p{Ll}{3,}/u.exec(text) ?? [];
  if (noun === '' || /(?:mente|ndo|[aeiáéí]r)$/.test(noun)) return null;
  const article = findArticle(noun);
  return article === null ? null : `${article} ${text}`;
}

/** "facturación y cobros" → "la facturación y los cobros"; null for what could be the name of a post. */
export function addArticles(text: string): string | null {
  const items = text.split(/(, (?:y |e )?| [ye] )/u);
  const nouns = items.filter((_, at) => at % 2 === 0);
  const [first = ''] = nouns[0]?.split(' ') ?? [];
  if (TITLES.has(first)) return null;
  const named = items.map((item, at) => {
    if (at % 2 === 1) return item;
    if (/^(?:el|la|los|las|un|una|mi|mis|su|sus|\d)(?=[ \d])/u.test(item)) return item;
    return addArticle(item.replace(/^(?:de|del) /u, ''));
  });
  return named.includes(null) ? null : named.join('');
}
