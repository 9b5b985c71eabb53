import type { ImprovementReason, KeywordStatus } from '../assistant/optimize-task';
import type { DocumentLanguage } from '../document/document-words';

/** The sentences of the result, which is kept in the language it was asked for in. */
export interface OptimizerWords {
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

const listEs = new Intl.ListFormat('es');
const listEn = new Intl.ListFormat('en');

const es: OptimizerWords = {
  sections: {
    title: 'Título profesional',
    summary: 'Perfil profesional',
    work_experience: 'Experiencia',
    education: 'Formación',
    skills: 'Habilidades',
    certifications: 'Certificados',
    languages: 'Idiomas',
    additional: 'Otros datos',
  },
  order: (section) => `Orden de ${section.toLocaleLowerCase()}`,
  dates: (entry) => `Fechas de ${entry}`,
  headline: 'Titular de LinkedIn',
  about: 'Acerca de',
  address: 'Dirección de LinkedIn',
  reasons: {
    'strong-verb': 'Empieza por lo que hiciste',
    'person-and-tense': 'Misma persona y mismo tiempo en todas las frases',
    'filler-cut': 'Sin palabras de relleno',
    'split-sentence': 'Una frase larga, en dos',
    typography: 'Espacios, comillas y signos como se escriben',
    spelling: 'Los nombres de las herramientas, como los escribe quien las hace',
    'date-format': 'Todas las fechas con la misma forma',
    punctuation: 'Misma puntuación al final',
    'order-by-focus': 'Lo que más pesa, primero',
    'summary-tightened': 'Más breve dice lo mismo',
    'summary-written': 'Hecho con tus propios datos',
    'skills-grouped': 'Las que van juntas, juntas',
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
      placed: `En la lista de habilidades y en ${place}: bien situada.`,
      listed: 'Está en la lista de habilidades. Muestra en un puesto para qué la usaste.',
      shown: `Aparece en ${place}. Nómbrala también en la lista de habilidades.`,
      missing:
        'Tu CV no la muestra. Si de verdad la dominas: habilidades y el puesto donde la usaste.',
    })[status],
  summary: (before, after, proposals, weakest) =>
    [
      proposals === 0
        ? `Tu perfil está en ${before} de 100 y no hay textos que cambiar.`
        : `Tu perfil está en ${before} de 100. Con ${proposals === 1 ? 'el cambio propuesto' : `los ${proposals} cambios propuestos`} queda en ${after}.`,
      weakest.length === 0
        ? ''
        : `Lo que más puede subir ahora depende de ti: ${listEs.format(weakest)}.`,
    ]
      .filter((text) => text !== '')
      .join(' '),
  otherLanguage:
    'El CV no está en español ni en inglés: sus frases se han dejado como están y algunas comprobaciones no se han hecho.',
  unknownIndustry:
    'No conocemos ese sector: las palabras clave salen de tu título y los consejos son generales.',
};

const en: OptimizerWords = {
  sections: {
    title: 'Professional title',
    summary: 'Professional profile',
    work_experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    certifications: 'Certificates',
    languages: 'Languages',
    additional: 'Other data',
  },
  order: (section) => `Order of ${section.toLocaleLowerCase()}`,
  dates: (entry) => `Dates of ${entry}`,
  headline: 'LinkedIn headline',
  about: 'About',
  address: 'LinkedIn address',
  reasons: {
    'strong-verb': 'Begins with what you did',
    'person-and-tense': 'The same person and tense in every sentence',
    'filler-cut': 'No filler words',
    'split-sentence': 'One long sentence made two',
    typography: 'Spaces, quotes and signs as they are written',
    spelling: 'Names of tools the way their makers write them',
    'date-format': 'All dates in the same form',
    punctuation: 'The same punctuation at the end',
    'order-by-focus': 'What weighs most comes first',
    'summary-tightened': 'Shorter says the same',
    'summary-written': 'Made of your own data',
    'skills-grouped': 'Those that belong together, together',
    'skills-named': 'By the name people search for',
    'duplicate-removed': 'No repetitions',
    'model-rewrite': 'Wording by the model',
    'title-from-post': 'The title is read first: it comes from your latest post',
    'skills-shown': 'Your experience shows them already and the list does not name them',
    'url-found': 'The address stands elsewhere in your CV',
    'headline-made': 'Your craft and the words people would search for, from your CV alone',
    'about-made': 'In the first person, beginning with what you do, from your CV alone',
  },
  placement: (status, place) =>
    ({
      placed: `In the list of skills and in ${place}: well placed.`,
      listed: 'It is in the list of skills. Show in a post what you used it for.',
      shown: `It shows in ${place}. Name it in the list of skills too.`,
      missing:
        'Your CV does not show it. If you truly master it: skills, and the post where you used it.',
    })[status],
  summary: (before, after, proposals, weakest) =>
    [
      proposals === 0
        ? `Your profile is at ${before} of 100 and no text needs changing.`
        : `Your profile is at ${before} of 100. With the ${proposals === 1 ? 'proposed change' : `${proposals} proposed changes`} it reaches ${after}.`,
      weakest.length === 0
        ? ''
        : `What could rise most now is up to you: ${listEn.format(weakest)}.`,
    ]
      .filter((text) => text !== '')
      .join(' '),
  otherLanguage:
    'The CV is neither in Spanish nor in English: its sentences were left alone and some checks were not made.',
  unknownIndustry:
    'We do not know that industry: keywords come from your title and the advice is general.',
};

export const optimizerWords: Readonly<Record<DocumentLanguage, OptimizerWords>> = { es, en };
