import irregularPresents from '../../../data/wording/irregular-presents.tsv' with { type: 'text' };
import { type ActionVerb, actionVerbs } from '../../catalog';
import { readRows } from '../../tables';
import { listWords } from './word-kinds';

/** A Spanish verb in the forms a CV needs. Null: not known for sure. */
export interface SpanishVerb {
  /** "colaborar en": with its preposition, if it needs one. */
  readonly infinitive: string;
  readonly preterite: string;
  readonly present: string | null;
  readonly noun: string | null;
}

/** First person of the present where it is not simply stem + o. */
const PRESENTS: Readonly<Record<string, string>> = Object.fromEntries(
  readRows(irregularPresents, ['infinitive', 'present']).map((row) => [
    row.infinitive,
    row.present,
  ]),
);

/** First person of the preterite where the rules do not lead to it; compounds go with their root. */
const PRETERITES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[a-z])decir$/, 'dije'],
  [/ducir$/, 'duje'],
  [/(?:^|[a-z])poner$/, 'puse'],
  [/(?:^|man|ob|sos|con|de|re|entre)tener$/, 'tuve'],
  [/(?:^|re|des)hacer$/, 'hice'],
  [/satisfacer$/, 'satisfice'],
  [/(?:^|pre|inter|con|pro)venir$/, 'vine'],
  [/(?:^|a|dis|con|ex|sus)traer$/, 'traje'],
  [/^estar$/, 'estuve'],
  [/^andar$/, 'anduve'],
  [/^dar$/, 'di'],
  [/^(?:ser|ir)$/, 'fui'],
  [/^ver$/, 'vi'],
  [/^poder$/, 'pude'],
  [/^querer$/, 'quise'],
  [/^saber$/, 'supe'],
];
const ROOTS: Readonly<Record<string, string>> = {
  dije: 'decir',
  duje: 'ducir',
  puse: 'poner',
  tuve: 'tener',
  hice: 'hacer',
  vine: 'venir',
  traje: 'traer',
};

/** Nouns that end like an infinitive. */
const NOUNS: ReadonlySet<string> = listWords('noun like an infinitive');

export function isInfinitive(word: string): boolean {
  return /^\p{Ll}{2,}[aei]r$/u.test(word) && !NOUNS.has(word);
}

/** "contesté" for "contestar": regular in the first person for nearly all verbs. */
export function toPreterite(infinitive: string): string | null {
  for (const [ending, form] of PRETERITES) {
    if (!ending.test(infinitive)) continue;
    const root = ROOTS[form];
    return root === undefined ? form : infinitive.slice(0, -root.length) + form;
  }
  if (infinitive.endsWith('prever')) return 'preví';
  const stem = infinitive.slice(0, -2);
  if (!infinitive.endsWith('ar')) return `${stem}í`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qué`;
  if (stem.endsWith('gu')) return `${stem.slice(0, -1)}üé`;
  if (stem.endsWith('g')) return `${stem}ué`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}cé`;
  return `${stem}é`;
}

function toPresent(infinitive: string): string | null {
  if (Object.hasOwn(PRESENTS, infinitive)) return PRESENTS[infinitive] ?? null;
  return infinitive.endsWith('ar') ? `${infinitive.slice(0, -2)}o` : null;
}

function readVerb({ es }: ActionVerb): SpanishVerb {
  const [head = '', ...rest] = es.infinitive.split(' ');
  const present = toPresent(head);
  return {
    infinitive: es.infinitive,
    preterite: es.firstPerson,
    present: present === null ? null : [present, ...rest].join(' '),
    noun: es.noun,
  };
}

const verbs = actionVerbs.map(readVerb);
const byId = new Map(actionVerbs.map((verb, at) => [verb.id, verbs[at]]));
/** Verbs of one word: those that need a preposition are only found as a whole. */
const single = verbs.filter(({ infinitive }) => !infinitive.includes(' '));
const byInfinitive = new Map(single.map((verb) => [verb.infinitive, verb]));
const byPreterite = new Map(verbs.map((verb) => [verb.preterite, verb]));
const byThird = new Map(actionVerbs.map(({ es }, at) => [es.thirdPerson, verbs[at]]));
const byPresent = new Map(
  verbs.flatMap((verb) => (verb.present === null ? [] : [[verb.present, verb]])),
);
const byImperfect = new Map(single.map((verb) => [toImperfect(verb.infinitive), verb]));
const byNoun = new Map(actionVerbs.map(({ es }, at) => [es.noun, verbs[at]]));

function toImperfect(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  if (infinitive === 'prever') return 'preveía';
  return infinitive.endsWith('ar') ? `${stem}aba` : `${stem}ía`;
}

export const findVerbById = (id: string): SpanishVerb | null => byId.get(id) ?? null;
export const findVerbByPreterite = (form: string): SpanishVerb | null =>
  byPreterite.get(form) ?? null;
export const findVerbByThird = (form: string): SpanishVerb | null => byThird.get(form) ?? null;
export const findVerbByPresent = (form: string): SpanishVerb | null => byPresent.get(form) ?? null;
export const findVerbByImperfect = (form: string): SpanishVerb | null =>
  byImperfect.get(form) ?? null;
export const findVerbByNoun = (form: string): SpanishVerb | null => byNoun.get(form) ?? null;
export const isCatalogueInfinitive = (word: string): boolean => byInfinitive.has(word);

/** Any infinitive: of the catalogue, or conjugated by rule. */
export function findVerbByInfinitive(infinitive: string): SpanishVerb | null {
  const known = byInfinitive.get(infinitive);
  if (known !== undefined) return known;
  if (!isInfinitive(infinitive)) return null;
  const preterite = toPreterite(infinitive);
  if (preterite === null) return null;
  const isRegular = infinitive.endsWith('ar') && !/(?:uar|iar)$/.test(infinitive);
  const present = Object.hasOwn(PRESENTS, infinitive) || isRegular ? toPresent(infinitive) : null;
  return { infinitive, preterite, present: isStemUnsure(infinitive) ? null : present, noun: null };
}

const REGULAR: ReadonlySet<string> = listWords('regular verb');

/** "acordar", "apretar": e and o in the last syllable may change, and only a dictionary knows. */
function isStemUnsure(infinitive: string): boolean {
  if (Object.hasOwn(PRESENTS, infinitive) || REGULAR.has(infinitive)) return false;
  return /[eo][^aeiouáéíóú]+ar$/.test(infinitive) && !/(?:ion|iz|if)ar$/.test(infinitive);
}
