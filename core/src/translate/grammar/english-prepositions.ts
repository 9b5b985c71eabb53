import type { SpanishPhrase } from './english-noun-phrase';

const PLAIN: Readonly<Record<string, string>> = {
  in: 'en',
  at: 'en',
  on: 'en',
  for: 'para',
  with: 'con',
  of: 'de',
  without: 'sin',
  across: 'en',
  within: 'en',
  from: 'de',
  between: 'entre',
  among: 'entre',
  during: 'durante',
  under: 'bajo',
  as: 'como',
  about: 'sobre',
  to: 'a',
  into: 'en',
  through: 'a través de',
  after: 'tras',
  before: 'antes de',
  against: 'contra',
  via: 'a través de',
  towards: 'hacia',
  despite: 'a pesar de',
  by: 'por',
  over: 'durante',
  around: 'por',
  per: 'por',
};
export const isPreposition = (key: string): boolean => Object.hasOwn(PLAIN, key);

const AFTER_VERB: readonly (readonly [word: string, verbs: RegExp, spanish: string])[] = [
  [
    'on',
    /^(?:asesorar|informar|escribir|redactar|publicar|investigar|presentar|hablar|concienciar|impartir|formar|orientar|enseñar|educar|aconsejar)/,
    'sobre',
  ],
  ['into', /^(?:convertir|transformar|dividir|integrar|introducir|separar|incorporar)/, 'en'],
  ['into', /^traducir/, 'a'],
  ['from', /^(?:traducir|migrar|reducir|aumentar|mejorar|pasar|trasladar|recibir|recopilar)/, 'de'],
];
const AFTER_NOUN: readonly (readonly [word: string, nouns: RegExp, spanish: string])[] = [
  ['on', /^(?:mantenimiento|reparación|prueba|trabajo|inspección|control)/, 'de'],
  [
    'on',
    /^(?:artículo|informe|investigación|charla|taller|formación|asesoramiento|curso|clase|estudio|libro|noticia|guía|ponencia|conferencia|presentación|proyecto|tesis)/,
    'sobre',
  ],
  ['on', /^(?:cirugía|vacunación)/, 'a'],
  ['with', /^(?:cumplimiento)/, 'de'],
  ['in', /^(?:aumento|reducción|mejora|incremento|disminución|crecimiento|cambio)/, 'de'],
  ['for', /^(?:responsabilidad|solicitud|demanda|cierre|contabilidad|nóminas)/, 'de'],
  ['for', /^(?:pasión|interés|premio|galardón|reconocimiento)/, 'por'],
  ['to', /^(?:apoyo|atención|ayuda|asistencia|acceso|servicio|formación|soporte)/, 'a'],
];

interface PrepositionContext {
  readonly verb: string;
  readonly noun: string;
  /** The preposition comes right behind the noun. */
  readonly isAfterNoun: boolean;
}

interface SpanishPreposition {
  readonly es: string;
  readonly isSure: boolean;
}

/** Prepositions follow the noun before them, the verb of the clause, or their own first meaning. */
export function choosePreposition(
  key: string,
  { verb, noun, isAfterNoun }: PrepositionContext,
): SpanishPreposition {
  const byNoun = isAfterNoun
    ? AFTER_NOUN.find(([word, nouns]) => word === key && nouns.test(noun))?.[2]
    : undefined;
  const byVerb = AFTER_VERB.find(([word, verbs]) => word === key && verbs.test(verb))?.[2];
  const found = byNoun ?? byVerb;
  if (found !== undefined) return { es: found, isSure: true };
  return { es: PLAIN[key] ?? '', isSure: !/^(?:into|over|around|by|through|via|about)$/.test(key) };
}

const RATES: Readonly<Record<string, string>> = {
  day: 'al día',
  week: 'a la semana',
  month: 'al mes',
  year: 'al año',
  hour: 'por hora',
  shift: 'por turno',
  minute: 'por minuto',
  second: 'por segundo',
  quarter: 'por trimestre',
};

/** "a year", "per day", after an amount. */
export const chooseRate = (key: string, next: string): string | undefined =>
  /^(?:an?|per|each|every)$/.test(key) ? RATES[next] : undefined;

/** What is followed by a field of work, which has no article: "experiencia en ortodoncia". */
export const asksForField = (word: string): boolean =>
  /experiencia/.test(word) ||
  /^(?:formación|curso|título|grado|máster|especialista|conocimiento|clase|taller|asesoramiento|formar|especializar|asesorar|colaborar|participar|trabajar|escribir|redactar|artículo|informe|libro|charla|habilidad|interés|licenciatura)/.test(
    word,
  );

/** "at work" is "en el trabajo", "for food safety" hardly "para seguridad alimentaria". */
export function wantsArticle(key: string, phrase: SpanishPhrase | undefined): boolean {
  if (key === 'for')
    return phrase?.isMass === true && /(?:dad|ción|sión|ncia|miento)(?: |$)/.test(phrase.head);
  return /^(?:in|at|on)$/.test(key) && phrase?.isStuff === true;
}
