import type { ImproveStyle } from '../../assistant';
import { inTense, type Tense, toNouns } from './spanish-nominal';
import { findVerbByInfinitive, isCatalogueInfinitive, isInfinitive } from './spanish-verbs';

/** ", preparar cafés", " y de resolver las quejas": the row goes on in another form. */
export const ROW_OF_INFINITIVES =
  /(?:,(?: y)?| y)(?: de)? (?!(?:taller|bar|hogar|lugar|alquiler|mujer)(?![\p{L}]))\p{Ll}{2,}[aei]r(?:se|me)?(?![\p{L}])/u;

/** "Colaboré en el obrador, hornear barras y limpiar": the infinitives of the row follow the first verb. */
export function conjugateRest(text: string, tense: Tense, style: ImproveStyle): string | null {
  if (!ROW_OF_INFINITIVES.test(text)) return text;
  if (style === 'academic' || / (?:para|a|sin|por) \p{Ll}+[aei]r(?![\p{L}])/u.test(text))
    return null;
  let isCertain = true;
  const said = text.replace(
    /((?:,(?: y)?| y)(?: de)? )(\p{Ll}{2,}[aei]r)(?![\p{L}])/gu,
    (whole, link: string, word: string) => {
      if (!isInfinitive(word)) return whole;
      const verb = findVerbByInfinitive(word);
      const form = verb === null ? null : inTense(verb, tense);
      isCertain &&= form !== null;
      return link.replace(' de ', ' ') + (form ?? word);
    },
  );
  return isCertain ? said : null;
}

/** "atender a los clientes, cobrar y reponer" → "atendí a los clientes, cobré y repuse". */
export function conjugateRow(text: string, tense: Tense): string | null {
  let isCertain = true;
  let isInAim = false;
  const conjugate = (infinitive: string): string => {
    const verb = findVerbByInfinitive(infinitive);
    const form = verb === null ? null : inTense(verb, tense);
    isCertain &&= form !== null;
    return form ?? infinitive;
  };
  const [head = ''] = /^\p{L}+/u.exec(text) ?? [];
  const rest = text
    .slice(head.length)
    .replace(
      /(,(?: y| e)?(?: de)? | [ye](?: de)? |(?<![\p{L}])(?:para|a|al|por|sin|de|en|con|hasta|tras|como|que|poder|podían?|deben?) )(\p{Ll}+)(?![\p{L}])/gu,
      (whole, link: string, word: string) => {
        if (!isInfinitive(word)) {
          // "solar" is a noun, and a verb beside other verbs.
          if (/^,| [ye](?: de)? $/u.test(link) && /[aei]r$/.test(word)) isCertain = false;
          return whole;
        }
        if (!/^,| [ye](?: de)? $/u.test(link)) {
          isInAim = true;
          return whole;
        }
        return isInAim ? whole : link.replace(' de ', ' ') + conjugate(word);
      },
    );
  const first = conjugate(head);
  return isCertain ? first + rest : null;
}

export function conjugateGerund(text: string, tense: Tense, style: ImproveStyle): string | null {
  const match = /^(\p{Ll}+?)(ando|iendo)( .+)$/u.exec(text);
  if (match === null || /(?:ando|iendo)(?![\p{L}])/u.test(match[3] ?? '')) return null;
  const [, stem = '', ending, rest = ''] = match;
  const infinitive =
    ending === 'ando' ? `${stem}ar` : [`${stem}er`, `${stem}ir`].find(isCatalogueInfinitive);
  if (infinitive === undefined || !isCatalogueInfinitive(infinitive)) return null;
  const row = conjugateRow(infinitive + rest, tense);
  return row === null || style !== 'academic' ? row : toNouns(row);
}
