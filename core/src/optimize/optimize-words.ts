import type { ImprovementReason, KeywordStatus } from '../assistant';
import type { Language } from '../language';
import { andLists } from '../text';

/** The sentences of the result, which is kept in the language it was asked for in. */
export interface OptimizeWords {
  readonly sections: Readonly<Record<string, string>>;
  order(section: string): string;
  dates(entry: string): string;
  readonly headline: string;
  readonly about: string;
  readonly address: string;
  readonly reasons: Readonly<Record<ImprovementReason, string>>;
  placement(status: KeywordStatus, place: string): string;
  summary(before: number, after: number, proposals: number, weakest: readonly string[]): string;
  readonly otherLanguage: string;
  readonly unknownIndustry: string;
}

const es: OptimizeWords = {
  sections: {
    title: 'Título profesional',
    summary: 'Perfil',
    work_experience: 'Experiencia',
    education: 'Formación',
    skills: 'Habilidades',
    certifications: 'Certificaciones',
    languages: 'Idiomas',
    additional: 'Otras secciones',
  },
  order: (section) => `Orden de ${section.toLowerCase()}`,
  dates: (entry) => `Fechas de ${entry}`,
  headline: 'Titular de LinkedIn',
  about: 'Acerca de',
  address: 'Dirección de LinkedIn',
  reasons: {
    'strong-verb': 'Empieza por lo que hiciste',
    'person-and-tense': 'Misma persona y mismo tiempo en todas las frases',
    'filler-cut': 'Sin palabras de relleno',
    'split-sentence': 'Una frase larga, en dos',
    typography: 'Espacios, comillas y signos corregidos',
    spelling: 'Los nombres de las herramientas, como los escribe quien las hace',
    'as-asked': 'Como pediste',
    typo: 'Erratas corregidas',
    punctuation: 'Misma puntuación al final',
    'order-by-focus': 'Lo que más pesa, primero',
    'summary-tightened': 'Dice lo mismo en menos palabras',
    'summary-written': 'Hecho con tus propios datos',
    'skills-grouped': 'Habilidades afines agrupadas',
    'skills-named': 'Con el nombre por el que se buscan',
    'duplicate-removed': 'Sin repeticiones',
    'model-rewrite': 'Redacción del modelo',
    'title-from-post': 'El título es lo primero que se lee: sale de tu puesto más reciente',
    'skills-shown': 'Tu experiencia ya las muestra y la lista no las nombra',
    'url-found': 'La dirección está en tu CV, en otro sitio',
    'headline-made': 'Oficio y palabras por las que te buscarían, solo con datos de tu CV',
    'about-made': 'En primera persona y empezando por lo que haces, solo con datos de tu CV',
  },
  placement: (status, place) =>
    ({
      placed: `En la lista de habilidades y en ${place}. Bien situada.`,
      listed: 'Está en la lista de habilidades. Di en uno de tus puestos para qué la usaste.',
      shown: `Aparece en ${place}. Nómbrala también en la lista de habilidades.`,
      missing:
        'No está en tu CV. Si la dominas, añádela a tus habilidades y al puesto donde la usaste.',
    })[status],
  summary: (before, after, proposals, weakest) =>
    [
      proposals === 0
        ? `Tu perfil saca ${before} de 100 y la redacción está bien.`
        : `Tu perfil saca ${before} de 100. Con ${proposals === 1 ? 'el cambio propuesto' : `los ${proposals} cambios propuestos`} llega a ${after}.`,
      weakest.length === 0
        ? ''
        : `El resto depende de ti. Lo que más te haría subir: ${andLists.es.format(weakest)}.`,
    ]
      .filter((text) => text !== '')
      .join(' '),
  otherLanguage:
    'El CV no está en español ni en inglés, así que hemos dejado sus frases como están y no hemos hecho algunas comprobaciones.',
  unknownIndustry:
    'No conocemos ese sector, así que las palabras clave salen de tu título y los consejos son generales.',
};

const en: OptimizeWords = {
  sections: {
    title: 'Professional title',
    summary: 'Profile',
    work_experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    certifications: 'Certifications',
    languages: 'Languages',
    additional: 'Other sections',
  },
  order: (section) => `Order of ${section.toLowerCase()}`,
  dates: (entry) => `Dates for ${entry}`,
  headline: 'LinkedIn headline',
  about: 'About',
  address: 'LinkedIn address',
  reasons: {
    'strong-verb': 'Starts with what you did',
    'person-and-tense': 'The same person and tense in every sentence',
    'filler-cut': 'No filler words',
    'split-sentence': 'One long sentence split in two',
    typography: 'Spaces, quotes and symbols tidied up',
    spelling: 'Tool names spelt as their makers spell them',
    'as-asked': 'As you asked',
    typo: 'Typos fixed',
    punctuation: 'The same punctuation at the end',
    'order-by-focus': 'What matters most comes first',
    'summary-tightened': 'Says the same in fewer words',
    'summary-written': 'Written from your own data',
    'skills-grouped': 'Related skills grouped together',
    'skills-named': 'Named as people search for them',
    'duplicate-removed': 'Repetition removed',
    'model-rewrite': 'Worded by the model',
    'title-from-post': 'The title is read first, and this one comes from your latest role',
    'skills-shown': 'Your experience already shows them, but your skills list doesn’t',
    'url-found': 'The address is elsewhere in your CV',
    'headline-made': 'Your profession and the words people would search for, using only your CV',
    'about-made': 'In the first person, starting with what you do, using only your CV',
  },
  placement: (status, place) =>
    ({
      placed: `In your skills list and in ${place}. Well placed.`,
      listed: 'It’s in your skills list. Say in one of your jobs what you used it for.',
      shown: `It appears in ${place}. Add it to your skills list too.`,
      missing:
        'Not in your CV. If you know it well, add it to your skills and to the job where you used it.',
    })[status],
  summary: (before, after, proposals, weakest) =>
    [
      proposals === 0
        ? `Your profile scores ${before} out of 100, and the wording is fine.`
        : `Your profile scores ${before} out of 100. With the ${proposals === 1 ? 'suggested change' : `${proposals} suggested changes`}, it reaches ${after}.`,
      weakest.length === 0
        ? ''
        : `The rest is up to you. You’d gain most from: ${andLists.en.format(weakest)}.`,
    ]
      .filter((text) => text !== '')
      .join(' '),
  otherLanguage:
    'Your CV isn’t in Spanish or English, so we left its sentences alone and skipped some checks.',
  unknownIndustry:
    'We don’t know that industry, so the keywords come from your title and the advice is general.',
};

export const optimizeWords: Readonly<Record<Language, OptimizeWords>> = { es, en };
