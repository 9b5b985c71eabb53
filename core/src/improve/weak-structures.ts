import table from '../../data/wording/weak-structures.tsv' with { type: 'text' };
import type { Language } from '../language';
import { readWords } from '../tables';

/** A weak phrase that no list has, known by how it is built. */
interface WeakStructure {
  readonly kind: 'duty' | 'shared' | 'impersonal';
  readonly phrase: string;
}

interface Structures {
  /** A verb that says little, and a noun of helping: "presté apoyo para", "had some input into". */
  readonly shared: RegExp;
  /** A description of the role: "mi rol abarcaba", "my work mainly involved". */
  readonly duty: RegExp;
  /** A passive about the person: "se me confió", "was chosen to". */
  readonly impersonal: RegExp;
}

const words = readWords(table, [
  'es help',
  'es light verb',
  'es duty',
  'es be',
  'es office',
  'en help',
  'en light verb',
  'en team',
  'en duty',
  'en be',
  'en passive',
  'es character',
  'en character',
]);
const list = (kind: keyof typeof words) =>
  `(?:${words[kind].join('|').replaceAll('*', '\\p{Ll}+')})`;
const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`;
const FIRST = '(?<![\\p{L}])';
const LAST = '(?![\\p{L}])';
/** Up to so many small words between. */
const between = (most: number) => `(?:\\p{Ll}+ ){0,${most}}?`;

const esHelp = list('es help');
const esLight = list('es light verb');
const esHelping =
  '(?:(?:me )?(?:ayud|apoy|auxili|colabor|cooper|contribu|particip|secund|respald|involucr|implic|un|sum|interv)\\p{Ll}+)';
const esDuty = list('es duty');
const esBe = list('es be');
const esOffice = list('es office');
const esChosen = '\\p{Ll}+(?:ad|id)[oa]';

const enHelp = list('en help');
const enLight = list('en light verb');
const enTeam = list('en team');
const enDuty = list('en duty');
const enBe = list('en be');
const enPassive = list('en passive');

const structures: Readonly<Record<Language, Structures>> = {
  es: {
    shared: new RegExp(
      [
        `${FIRST}(?:me )?${esLight} ${between(3)}${esHelp}${LAST}(?: ${anyOf('en con a al para de del')}${LAST})?(?: \\p{Ll}+ que${LAST})?`,
        `${FIRST}${anyOf('con por mediante')} mi ${esHelp}${LAST}|${FIRST}gracias a mi ${esHelp}${LAST}`,
        `^(?:tuve|tenía|he tenido) ${between(4)}${esHelping}${LAST}(?: ${anyOf('en con a al')}${LAST})?`,
        `^${esHelping} ${between(3)}${anyOf('en con a al para')}${LAST}`,
        `^(?:como )?(?:miembro|integrante|componente|parte|ayudante|asistente|auxiliar|apoyo) (?:activ[oa] )?${anyOf('de del al a en')}${LAST}(?: \\p{Ll}+)?`,
        `^(?:junto|codo con codo|mano a mano|en equipo|en colaboración) ${between(1)}con${LAST}`,
      ].join('|'),
      'giu',
    ),
    duty: new RegExp(
      [
        `^(?:${anyOf('entre como con')} |dentro de |parte de )?(?:mis?|las|nuestr[oa]s?|sus?) ${between(2)}${esDuty} ${between(5)}(?:se )?${esBe}${LAST}`,
        `^(?:de)?(?:entre|dentro de) (?:mis?|las) ${between(2)}${esDuty}${LAST}`,
        `${FIRST}(?:estoy|estuve|estaba|quedé|quedaba|tengo|tuve|tenía|llevo|llevé|llevaba|asumo|asumí|asumía|tomé|recae|recaía) ${between(3)}${esOffice} ${anyOf('de del')}${LAST}`,
        `${FIRST}me (?:preocup|encarg|ocup|responsabilic|responsabiliz|dedic|dediqu|cuid|hac|hic)\\p{Ll}+ (?:cargo )?${anyOf('de del a al en')}${LAST}`,
        `^(?:velar|velando|velé|velaba|velo) por(?: ${anyOf('el la los las que')})?${LAST}`,
        `^(?:tod[oa]s? )?(?:lo|las?|los) (?:relacionad|relativ|concernient|referente|vinculad)\\p{Ll}+ (?:con|al?)${LAST}`,
      ].join('|'),
      'giu',
    ),
    impersonal: new RegExp(
      [
        `${FIRST}se (?:me|nos) (?:ha |había )?\\p{Ll}{3,}${LAST}`,
        `${FIRST}me (?:fue|fueron|ha sido|era) ${esChosen}s?${LAST}`,
        `^(?:fui|era|soy|he sido|había sido) ${esChosen}${LAST}(?: ${anyOf('para por como a')})?${LAST}`,
        `^se (?:incorpor|adapt|centr)(?:ó|aron|aba|aban) (?=${anyOf('un una el la los las al a')} )`,
      ].join('|'),
      'giu',
    ),
  },
  en: {
    shared: new RegExp(
      [
        `${FIRST}(?:I )?${enLight} ${between(4)}${enHelp} ${anyOf('to in with during on for into towards toward of when at from')}${LAST}`,
        `^(?:I )?(?:was|were|am|been|served|worked|sat) ${between(2)}(?:on|in|with|within) ${between(2)}${enTeam}(?: ${anyOf('that which who for')})?${LAST}`,
        `^(?:I )?(?:work|worked|working) ${between(2)}(?:alongside|together|closely|jointly|side by side|with others)${LAST}(?: ${anyOf('with others on')})?`,
        `${FIRST}with my ${enHelp}${LAST}|${FIRST}thanks to my ${enHelp}${LAST}`,
        `^(?:\\p{L}+ \\p{Ll}+, )?(?:I )?(?:help|assist|aid|support|pitch|chipp|contribut|participat)(?:ed|ing|s|e|es)?(?: (?:in|out|to|with|on|towards|during|at|whenever|wherever))+${LAST}`,
      ].join('|'),
      'giu',
    ),
    duty: new RegExp(
      [
        `^(?:${anyOf('my the main key daily typical general usual some')} )+${between(2)}${enDuty} ${between(3)}${enBe}(?: (?:of|on|around|from|in))?${LAST}`,
        `^(?:in|as part of|within|for|during) (?:my|this|the|that) ${between(1)}(?:role|position|job|post|capacity|remit|work|time)(?: \\p{Ll}+)?,? (?:I|was|were)(?: \\p{Ll}+)?${LAST}`,
        `^(?:day[ -]to[ -]day|on a (?:daily|regular|normal|typical) (?:basis|day)|most days|each day|every day|daily),? (?:I )?(?:was|were|am|had|have|would|did|is|are)(?: \\p{Ll}+)?${LAST}`,
        // "Did deliveries and repairs": a few words without a number.
        '^(?:I )?(?:did|do|doing)(?! not | so )(?: [^\\d\\s]+){1,7}$',
        `${FIRST}(?:had|have|held|took|bore|assumed|carried) ${between(3)}(?:responsibility|accountability|charge|ownership|oversight) (?:for|of|over)${LAST}`,
      ].join('|'),
      'giu',
    ),
    impersonal: new RegExp(
      `^(?:I )?(?:was|were|am|have been|had been|got)(?: also| often| regularly| usually| later| even| once)? ${enPassive} (?:\\p{Ll}+ )?${anyOf('to as for by of with in on')}${LAST}`,
      'giu',
    ),
  },
};

/** What is weak by the way it is built, in whatever words: light verbs with a noun of help, offices, passives of the person. */
export function findWeakStructures(sentence: string, language: Language): readonly WeakStructure[] {
  const { duty, shared, impersonal } = structures[language];
  const list = (kind: WeakStructure['kind'], pattern: RegExp) =>
    [...sentence.matchAll(pattern)].map(([phrase]) => ({ kind, phrase: phrase.trim() }));
  return [...list('duty', duty), ...list('shared', shared), ...list('impersonal', impersonal)];
}

/** Personal traits, which say nothing about what the person can do. */
const esCharacter = list('es character');
const enCharacter = list('en character');
const traits: Readonly<Record<Language, RegExp>> = {
  es: new RegExp(
    [
      `^(?:(?:much|buen|gran|tant|tod)[oa]?s? )?${esCharacter}(?: (?:${between(3)})?\\p{Ll}+)?$`,
      `^(?:muy|súper|super|bien|siempre|bastante) \\p{Ll}+$`,
      `^(?:multi|poli|super|auto)\\p{Ll}+(?:nal|nte|bles?|[ai]d[oa]|áz|z)$`,
      `^(?:no |siempre |nunca )?(?:me|doy|soy|tengo|sé|pongo|aprendo|hago|puedo|quiero|llego|nunca|siempre) `,
      `^\\p{L}+ (?:para|en) (?:el trabajo|la pega|la chamba|el laburo|todo|lo que sea|cualquier cosa)$`,
    ].join('|'),
    'iu',
  ),
  en: new RegExp(
    [
      `^\\p{L}+[- ](?:\\p{L}+ )?${enCharacter}$`,
      `^(?:a )?(?:heart|nerves|eye|eyes|head|hands|mind|love|thirst|hunger|will|soul|gift|knack|way|spirit|drive|passion) (?:of|for|like|with|on) `,
      `^\\p{L}+[- ](?:oriented|minded|driven|focused|willed|tempered|going|natured|hearted|headed|thinking|mannered|spirited|motivated)$`,
      `^(?:i|i'm|always|never|not|works?|plays?|gets?|gives?|goes|learns?|thinks?|loves?|likes?|can|will|won't|don't|doesn't|takes?|thrives?|knows?) (?:\\p{L}+,? ){0,4}(?:hard|fast|quickly|late|early|well|people|lead|pressure|easily|team|anything|anyone|own|feet|box|up|off|on|learning|it)$`,
      `^multi-?(?:task|talent|skill)\\p{Ll}*$`,
    ].join('|'),
    'iu',
  ),
};

/** Whether an item of a list of skills tells what somebody is like, by how it is built. */
export const isTrait = (text: string, language: Language): boolean =>
  traits[language].test(text.trim());
