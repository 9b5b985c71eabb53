import { feminineOf, pluraliseSpanish } from './spanish-forms';

const FEMININE_ENDING = /(?:a|ión|dad|tad|tud|umbre|ie|sis|itis|ez|riz)$/;
const FEMININE = new Set(
  'red ley nube base clase parte fase superficie clave llave calle gente muerte suerte fuente orden labor mano imagen serie piel sal cárcel señal capital foto moto web pyme interfaz luz voz vez paz raíz sede tarde noche leche sangre nieve torre nave carne fe salud pared mujer madre sucursal filial multinacional startup ong hélice catástrofe flor miel credencial central terminal sien app api uci eso'.split(
    ' ',
  ),
);
const MASCULINE = new Set(
  'día mapa idioma clima plasma diploma planeta tranvía análisis énfasis oasis paréntesis chasis turista avión camión guion embrión gas iva problema sistema tema lema poema esquema dilema teorema emblema síntoma aroma cromosoma carcinoma pez juez ajedrez maíz tapiz pódium'.split(
    ' ',
  ),
);
/** "la lista" and "la revista" are things; "el dentista" is somebody. */
const FEMININE_ISTA = /^(?:lista|revista|entrevista|vista|pista|autopista|conquista|arista)$/;

export type Gender = 'm' | 'f';

/** The gender of a noun, by its first word: endings, with the exceptions that CVs use. */
export function genderOf(phrase: string): Gender {
  const [first = ''] = phrase.toLowerCase().split(' ');
  const head =
    /(?:as|iones|dades|os)$/.test(first) && !/sis$/.test(first) ? toSingular(first) : first;
  if (FEMININE.has(head) || FEMININE_ISTA.test(head)) return 'f';
  if (MASCULINE.has(head) || /(?:ista|grama|drama|stema|blema)$/.test(head)) return 'm';
  return FEMININE_ENDING.test(head) ? 'f' : 'm';
}

const toSingular = (word: string): string =>
  word.endsWith('iones')
    ? `${word.slice(0, -5)}ión`
    : word.endsWith('dades')
      ? word.slice(0, -2)
      : word.slice(0, -1);

/** Adjectives that lose their ending before a noun of the masculine. */
const SHORTENED: Readonly<Record<string, string>> = {
  buen: 'bueno',
  primer: 'primero',
  tercer: 'tercero',
};

export function agree(adjective: string, gender: Gender, isPlural: boolean): string {
  if (/^(?:de|a|con|en|sin|in) /.test(adjective)) return adjective;
  if (adjective.startsWith('muy ')) return `muy ${agree(adjective.slice(4), gender, isPlural)}`;
  if (adjective === 'gran') return isPlural ? 'grandes' : 'gran';
  const shortened = SHORTENED[adjective];
  if (shortened !== undefined && (isPlural || gender === 'f'))
    return agree(shortened, gender, isPlural);
  const [head = '', ...rest] = adjective.split(' ');
  const form = gender === 'f' ? feminineOf(head) : head;
  return [isPlural ? pluraliseSpanish(form) : form, ...rest].join(' ');
}

const ARTICLES = {
  definite: { m: ['el', 'los'], f: ['la', 'las'] },
  indefinite: { m: ['un', 'unos'], f: ['una', 'unas'] },
} as const;

export function articleFor(kind: keyof typeof ARTICLES, gender: Gender, isPlural: boolean): string {
  return ARTICLES[kind][gender][isPlural ? 1 : 0];
}

/** "de el" → "del", "a el" → "al", "y industria" → "e industria", "o otros" → "u otros" */
export function contract(text: string): string {
  return text
    .replace(/(?<!\p{L})(de|a|De|A) el(?!\p{L})/gu, '$1l')
    .replace(/(?<!\p{L})y (?=h?i(?!e)|hi(?!e))/gu, 'e ')
    .replace(/(?<!\p{L})o (?=h?o)/gu, 'u ');
}
