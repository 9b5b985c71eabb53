import { monthNames, presentWords } from '../catalog';
import { foldText } from '../language';
import { ownValue } from '../text';
import type { Direction } from './direction';

const SHORT = {
  es: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
};
const LONG = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
};
const LONG_NAMES = new Set([...LONG.es, ...LONG.en].map((name) => name.toLowerCase()));
const PRESENT = { es: 'actualidad', en: 'Present' };

/** The words around dates; the months and "Present" come from the catalogue. */
const WORDS = {
  es: {
    desde: 'since',
    hasta: 'until',
    a: 'to',
    y: 'and',
    curso: 'academic year',
    verano: 'summer',
    veranos: 'summers',
    primavera: 'spring',
    otono: 'autumn',
    invierno: 'winter',
    promocion: 'class of',
    ano: 'year',
    anos: 'years',
    mes: 'month',
    meses: 'months',
    semana: 'week',
    semanas: 'weeks',
    dia: 'day',
    dias: 'days',
    hora: 'hour',
    horas: 'hours',
    trimestre: 'quarter',
    previsto: 'expected',
    prevista: 'expected',
    aproximadamente: 'approximately',
    finalizado: 'completed',
  },
  en: {
    since: 'desde',
    from: 'desde',
    until: 'hasta',
    till: 'hasta',
    to: 'a',
    and: 'y',
    summer: 'verano de',
    spring: 'primavera de',
    autumn: 'otoño de',
    fall: 'otoño de',
    winter: 'invierno de',
    year: 'año',
    years: 'años',
    yr: 'año',
    yrs: 'años',
    month: 'mes',
    months: 'meses',
    mos: 'meses',
    week: 'semana',
    weeks: 'semanas',
    day: 'día',
    days: 'días',
    hour: 'hora',
    hours: 'horas',
    expected: 'previsto',
  },
} as const;

const PRESENT_PHRASES = {
  es: /\b(?:hasta|a)?\s*(?:la|el)?\s*(?:actualidad|fecha actual|d[ií]a de hoy|momento actual)(?!\p{L})/giu,
  en: /\b(?:to|until|up to)?\s*the present\b/giu,
};
const presents = new Set(presentWords);

/** "ene. 2019 – actualidad" → "Jan 2019 – Present"; numbers and dashes stay as they are. */
export function translateDates(text: string, direction: Direction): string {
  if (text.trim() === '' || direction.from === direction.to) return text;
  const { from, to } = direction;
  if (presents.has(foldText(text))) return capitalise(PRESENT[to]);
  const words: Readonly<Record<string, string>> = WORDS[from];
  const joined =
    from === 'es'
      ? text
          .replace(/(\p{L}{3,}\.?)\s+del?\s+(?=\d{4})/giu, '$1 ')
          .replace(/(\d)\s+de\s+(?=\p{L}{3})/giu, '$1 ')
      : text;
  const ranged = joined.replace(PRESENT_PHRASES[from], (found) =>
    /^\s*\S/.test(found) && !/^\s/.test(found) && /^(hasta|a|to|until|up to)\s/i.test(found)
      ? `${to === 'en' ? 'to' : 'a'} ${PRESENT[to]}`
      : `${/^\s/.exec(found)?.[0] ?? ''}${PRESENT[to]}`,
  );
  const translated = ranged.replace(/\p{L}+\.?/gu, (word) => {
    const key = foldText(word);
    const month = ownValue(monthNames, key);
    if (month !== undefined) return nameMonth(word, month, to);
    if (presents.has(key) && key !== 'date') return PRESENT[to];
    const other = ownValue(words, key);
    return other === undefined ? word : matchCase(other, word);
  });
  return /^\p{Lu}/u.test(text) || to === 'en' ? capitalise(translated) : translated;
}

function nameMonth(word: string, month: number, to: Direction['to']): string {
  const letters = word.replace('.', '');
  const isLong = letters.length > 4 || LONG_NAMES.has(letters.toLowerCase());
  const isShort = SHORT.en.includes(letters) && letters !== 'May';
  const name = (isLong && !isShort ? LONG : SHORT)[to][month - 1] ?? word;
  return to === 'es' && word === word.toUpperCase() ? name.toUpperCase() : name;
}

const capitalise = (text: string): string =>
  text.replace(/^\s*\p{L}/u, (letter) => letter.toUpperCase());

const matchCase = (text: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? capitalise(text) : text;
