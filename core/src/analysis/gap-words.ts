import type { Demand, Posting } from '../assistant/skill-gap-task';

/** The sentences of the result, which is stored in the language it was asked for in. */
export interface GapWords {
  readonly demand: Readonly<Record<Demand, string>>;
  readonly outcome: Readonly<Record<Exclude<Posting['outcome'], 'read'>, string>>;
  summary(matched: number, asked: number, missingMust: readonly string[]): string;
  shown(place: string, monthsSinceUse: number | null, by: string | null): string;
  missing(demand: string, related: readonly string[]): string;
  implied(title: string, months: number): string;
  usual(demand: string, title: string): string;
  orElse(names: readonly string[]): string;
  lowerLevel(demand: string, asked: string, shown: string | null): string;
  keyword(posting: string, cv: string): string;
  keywordTranslated(posting: string, cv: string): string;
  years(least: number): string;
  readonly sections: Readonly<Record<string, string>>;
}

const listEs = new Intl.ListFormat('es');
const listEn = new Intl.ListFormat('en');
const choiceEs = new Intl.ListFormat('es', { type: 'disjunction' });
const choiceEn = new Intl.ListFormat('en', { type: 'disjunction' });

const es: GapWords = {
  demand: {
    required: 'La oferta lo exige',
    expected: 'La oferta lo pide',
    optional: 'La oferta lo valora',
  },
  outcome: {
    empty: 'La oferta está vacía: no hay nada que comparar.',
    'too-short': 'La oferta es demasiado corta para saber qué pide.',
    'other-language':
      'La oferta no está en español ni en inglés: solo se han comparado los nombres conocidos.',
    'nothing-found': 'En este texto no se ha encontrado nada que una oferta pida.',
  },
  summary: (matched, asked, missingMust) =>
    `Tu CV muestra ${matched} de las ${asked} cosas que pide la oferta.` +
    (missingMust.length > 0
      ? ` De lo imprescindible ${missingMust.length > 1 ? 'faltan' : 'falta'} ${listEs.format(missingMust)}.`
      : ''),
  shown: (place, months, by) =>
    `${by === null ? 'Se ve' : `Lo muestra ${by},`} en ${place}${months === null ? '' : months < 12 ? ', y es reciente' : `, hace ${countYears(months, 'año', 'años')}`}.`,
  missing: (demand, related) =>
    `${demand} y tu CV no lo muestra.` +
    (related.length > 0 ? ` Se acerca: ${listEs.format(related)}; cuenta en parte.` : ''),
  implied: (title, months) =>
    `Lo implica tu puesto («${title}»${months < 12 ? '' : `, ${countYears(months, 'año', 'años')}`}), aunque ninguna línea lo nombra: escríbelo con un ejemplo y contará entero.`,
  usual: (demand, title) =>
    `${demand} y tu CV no lo muestra. Es habitual en un puesto como «${title}»: si lo has hecho, escríbelo; así cuenta solo en parte.`,
  orElse: (names) => `También valdría ${choiceEs.format(names)}.`,
  lowerLevel: (demand, asked, shown) =>
    `${demand} con nivel ${asked}; ${shown === null ? 'tu CV no dice el nivel' : `tu CV dice ${shown}`}.`,
  keyword: (posting, cv) =>
    `La oferta lo llama «${posting}» y tu CV «${cv}»: es lo mismo, y quien busca lo hará con sus palabras.`,
  keywordTranslated: (posting, cv) =>
    `Lo que tu CV llama «${cv}» es «${posting}» en el idioma de la oferta: úsalo en la versión que envíes.`,
  years: (least) => `${countYears(least * 12, 'año', 'años')} de experiencia`,
  sections: {
    personal: 'el título',
    summary: 'el resumen',
    work_experience: 'la experiencia',
    education: 'la formación',
    skills: 'las competencias',
    certifications: 'los certificados',
    languages: 'los idiomas',
    additional: 'otros datos',
  },
};

const en: GapWords = {
  demand: {
    required: 'The posting requires it',
    expected: 'The posting asks for it',
    optional: 'The posting counts it as a plus',
  },
  outcome: {
    empty: 'The posting is empty: there is nothing to compare.',
    'too-short': 'The posting is too short to tell what it asks for.',
    'other-language':
      'The posting is neither in Spanish nor in English: only known names were compared.',
    'nothing-found': 'Nothing that a posting would ask for was found in this text.',
  },
  summary: (matched, asked, missingMust) =>
    `Your CV shows ${matched} of the ${asked} things the posting asks for.` +
    (missingMust.length > 0 ? ` Of the must-haves it lacks ${listEn.format(missingMust)}.` : ''),
  shown: (place, months, by) =>
    `Shown ${by === null ? '' : `by ${by} `}in ${place}${months === null ? '' : months < 12 ? ', and recent' : `, ${countYears(months, 'year', 'years')} ago`}.`,
  missing: (demand, related) =>
    `${demand} and your CV does not show it.` +
    (related.length > 0 ? ` Close to it: ${listEn.format(related)}; counts in part.` : ''),
  implied: (title, months) =>
    `Your post implies it (“${title}”${months < 12 ? '' : `, ${countYears(months, 'year', 'years')}`}), although no line names it: write it down with an example and it counts in full.`,
  usual: (demand, title) =>
    `${demand} and your CV does not show it. It is usual in a post such as “${title}”: if you have done it, write it down; as it is it counts only in part.`,
  orElse: (names) => `${choiceEn.format(names)} would do as well.`,
  lowerLevel: (demand, asked, shown) =>
    `${demand} at level ${asked}; ${shown === null ? 'your CV gives no level' : `your CV says ${shown}`}.`,
  keyword: (posting, cv) =>
    `The posting calls it “${posting}” and your CV “${cv}”: the same thing, and whoever searches will use the posting's words.`,
  keywordTranslated: (posting, cv) =>
    `What your CV calls “${cv}” is “${posting}” in the language of the posting: use it in the version you send.`,
  years: (least) => `${countYears(least * 12, 'year', 'years')} of experience`,
  sections: {
    personal: 'the title',
    summary: 'the summary',
    work_experience: 'experience',
    education: 'education',
    skills: 'skills',
    certifications: 'certificates',
    languages: 'languages',
    additional: 'other details',
  },
};

export const gapWords = { es, en } as const;

function countYears(months: number, one: string, many: string): string {
  const years = Math.round(months / 12);
  return `${years} ${years === 1 ? one : many}`;
}
