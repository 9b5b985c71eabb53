import type { AskedAs, Demand, Posting } from '../../assistant';
import { andLists, orLists } from '../../text';

/** The sentences of the result, which is stored in the language it was asked for in. */
export interface GapWords {
  readonly demand: Readonly<Record<Demand, string>>;
  readonly outcome: Readonly<Record<Exclude<Posting['outcome'], 'read'>, string>>;
  summary(matched: number, asked: number, missingMust: readonly string[]): string;
  shown(place: string, monthsSinceUse: number | null, by: string | null): string;
  byDeed(quote: string): string;
  /** Whether what only comes near is true, by what it is. */
  readonly asked: Readonly<Record<AskedAs, string>>;
  near(demand: string, quote: string, asked: string): string;
  byOthers(demand: string, quote: string, asked: string): string;
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

const es: GapWords = {
  demand: {
    required: 'La oferta lo exige',
    expected: 'La oferta lo pide',
    optional: 'La oferta lo valora',
  },
  outcome: {
    empty: 'La oferta está vacía, así que no hay nada que comparar.',
    'too-short': 'La oferta es demasiado corta para saber qué pide.',
    'other-language':
      'La oferta no está en español ni en inglés, así que solo hemos comparado los nombres que conocemos.',
    'nothing-found': 'En este texto no hemos encontrado nada que pida una oferta.',
  },
  summary: (matched, asked, missingMust) =>
    (asked === 1
      ? `Tu CV ${matched === 0 ? 'no muestra' : 'muestra'} lo único que pide la oferta.`
      : `Tu CV muestra ${matched} de las ${asked} cosas que pide la oferta.`) +
    (missingMust.length > 0
      ? ` De lo imprescindible ${missingMust.length > 1 ? 'faltan' : 'falta'} ${andLists.es.format(missingMust)}.`
      : ''),
  shown: (place, months, by) =>
    `${by === null ? 'Se ve' : `Lo muestra ${by},`} en ${place}${months === null ? '' : months < 12 ? ', y es reciente' : `, hace ${countYears(months, 'año', 'años')}`}.`,
  byDeed: (quote) => `Lo muestra lo que hiciste: «${quote}».`,
  asked: {
    used: '¿Lo has usado?',
    done: '¿Lo has hecho?',
    practised: '¿Tienes experiencia?',
    trait: '¿Lo has demostrado en el trabajo?',
    circumstance: '¿Es tu caso?',
    licence: '¿Lo tienes?',
    degree: '¿Lo tienes?',
    language: '¿Lo hablas?',
  },
  near: (demand, quote, asked) =>
    `${demand}. Se le acerca «${quote}», que cuenta en parte. ${asked} Si es así, dilo en tu CV.`,
  byOthers: (demand, quote, asked) =>
    `${demand}. Tu CV lo nombra en «${quote}», pero no como trabajo tuyo. ${asked} Si es así, dilo en tu CV.`,
  missing: (demand, related) =>
    `${demand} y tu CV no lo muestra.` +
    (related.length > 0
      ? ` Tienes algo cercano (${andLists.es.format(related)}), que cuenta en parte.`
      : ''),
  implied: (title, months) =>
    `Lo sugiere tu puesto («${title}»${months < 12 ? '' : `, ${countYears(months, 'año', 'años')}`}), pero tu CV no lo dice. Añade un ejemplo y contará entero.`,
  usual: (demand, title) =>
    `${demand} y tu CV no lo muestra. Es habitual en un puesto como «${title}», así que cuenta en parte. Si lo has hecho, añade un ejemplo.`,
  orElse: (names) => `También valdría ${orLists.es.format(names)}.`,
  lowerLevel: (demand, asked, shown) =>
    `${demand} con nivel ${asked}, pero tu CV ${shown === null ? 'no dice el nivel' : `dice ${shown}`}.`,
  keyword: (posting, cv) =>
    `La oferta dice «${posting}» y tu CV «${cv}». Es lo mismo, pero quien selecciona buscará con las palabras de la oferta.`,
  keywordTranslated: (posting, cv) =>
    `Lo que tu CV llama «${cv}» es «${posting}» en el idioma de la oferta. Úsalo en la versión que envíes.`,
  years: (least) => `${countYears(least * 12, 'año', 'años')} de experiencia`,
  sections: {
    personal: 'el título',
    summary: 'el perfil',
    work_experience: 'la experiencia',
    education: 'la formación',
    skills: 'las habilidades',
    certifications: 'las certificaciones',
    languages: 'los idiomas',
    additional: 'otras secciones',
  },
};

const en: GapWords = {
  demand: {
    required: 'The job requires it',
    expected: 'The job asks for it',
    optional: 'The job counts it as a plus',
  },
  outcome: {
    empty: 'There’s no job description, so there’s nothing to compare.',
    'too-short': 'The job description is too short to tell what it asks for.',
    'other-language':
      'The job description isn’t in Spanish or English, so we only compared the names we know.',
    'nothing-found': 'We couldn’t find anything in this text that a job would ask for.',
  },
  summary: (matched, asked, missingMust) =>
    (asked === 1
      ? `Your CV ${matched === 0 ? 'doesn’t show' : 'shows'} the one thing the job asks for.`
      : `Your CV shows ${matched} of the ${asked} things the job asks for.`) +
    (missingMust.length > 0
      ? ` Missing ${missingMust.length > 1 ? 'must-haves' : 'must-have'}: ${andLists.en.format(missingMust)}.`
      : ''),
  shown: (place, months, by) =>
    `You show it${by === null ? '' : ` through ${by}`} in ${place}${months === null ? '' : months < 12 ? ', and it’s recent' : `, ${countYears(months, 'year', 'years')} ago`}.`,
  byDeed: (quote) => `What you did shows it: “${quote}”.`,
  asked: {
    used: 'Have you used it?',
    done: 'Have you done it?',
    practised: 'Do you have experience with it?',
    trait: 'Have you shown it at work?',
    circumstance: 'Does that apply to you?',
    licence: 'Do you have it?',
    degree: 'Do you have it?',
    language: 'Do you speak it?',
  },
  near: (demand, quote, asked) =>
    `${demand}. “${quote}” comes close and counts in part. ${asked} If so, say so in your CV.`,
  byOthers: (demand, quote, asked) =>
    `${demand}. Your CV mentions it in “${quote}”, but not as your own work. ${asked} If so, say so in your CV.`,
  missing: (demand, related) =>
    `${demand}, and your CV doesn’t mention it.` +
    (related.length > 0
      ? ` You have something close (${andLists.en.format(related)}), which counts in part.`
      : ''),
  implied: (title, months) =>
    `Your role (“${title}”${months < 12 ? '' : `, ${countYears(months, 'year', 'years')}`}) suggests it, but your CV doesn’t say so. Add an example and it counts in full.`,
  usual: (demand, title) =>
    `${demand}, and your CV doesn’t mention it. It’s common in a role such as “${title}”, so it counts in part. If you’ve done it, add an example.`,
  orElse: (names) => `${orLists.en.format(names)} would also do.`,
  lowerLevel: (demand, asked, shown) =>
    `${demand} at level ${asked}, but your CV ${shown === null ? 'doesn’t give a level' : `says ${shown}`}.`,
  keyword: (posting, cv) =>
    `The job says “${posting}” and your CV says “${cv}”. They mean the same, but recruiters will search for the job’s wording.`,
  keywordTranslated: (posting, cv) =>
    `What your CV calls “${cv}” is “${posting}” in the job’s language. Use it in the version you send.`,
  years: (least) => `${countYears(least * 12, 'year', 'years')} of experience`,
  sections: {
    personal: 'your title',
    summary: 'your profile',
    work_experience: 'your experience',
    education: 'your education',
    skills: 'your skills',
    certifications: 'your certifications',
    languages: 'your languages',
    additional: 'other sections',
  },
};

export const gapWords = { es, en } as const;

function countYears(months: number, one: string, many: string): string {
  const years = Math.round(months / 12);
  return `${years} ${years === 1 ? one : many}`;
}
