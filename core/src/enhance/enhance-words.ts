import type { DocumentLanguage } from '../document/document-words';

/** The sentences of the result, which is kept in the language it was asked for in. */
export interface EnhanceWords {
  readonly headline: string;
  readonly headlineReason: string;
  readonly about: string;
  readonly aboutReason: string;
  readonly ordered: string;
  readonly tailored: string;
  readonly otherLanguage: string;
  readonly unreadPosting: string;
  readonly tips: {
    otherLanguage(isEnglish: boolean): string;
    readonly noExperience: string;
    showUse(skills: readonly string[]): string;
    missing(skills: readonly string[]): string;
    figures(post: string): string;
    readonly linkedin: string;
    readonly oneJob: string;
    readonly letter: string;
  };
}

const listEs = new Intl.ListFormat('es');
const listEn = new Intl.ListFormat('en');

const es: EnhanceWords = {
  headline: 'Titular de LinkedIn',
  headlineReason: 'Tu oficio y lo que pide el puesto, solo con datos de tu CV.',
  about: 'Acerca de',
  aboutReason: 'En primera persona y con lo que pide el puesto delante, solo con datos de tu CV.',
  ordered: 'Lo que pide el puesto, primero',
  tailored: 'Nombra lo que pide el puesto y tu CV ya muestra',
  otherLanguage:
    'El CV no está en español ni en inglés: sus frases se han dejado como están y solo ha cambiado el orden.',
  unreadPosting: 'Con un texto más completo de la oferta, el resultado será más útil.',
  tips: {
    otherLanguage: (isEnglish) =>
      isEnglish
        ? 'La oferta está en inglés y tu CV no: prepara su versión inglesa antes de enviarlo.'
        : 'La oferta está en español y tu CV no: prepara su versión española antes de enviarlo.',
    noExperience:
      'Sin empleos todavía: cuenta prácticas, proyectos y voluntariado como puestos, con qué hiciste y para qué.',
    showUse: (skills) =>
      `Muestra en un puesto para qué usaste ${listEs.format(skills)}: una lista convence menos que un ejemplo.`,
    missing: (skills) =>
      `La oferta exige ${listEs.format(skills)} y tu CV no lo muestra. Ponlo solo si es cierto; en la entrevista lo preguntarán.`,
    figures: (post) =>
      `Pon una cifra en los logros de «${post}»: cuántos, cuánto tiempo o cuánto dinero.`,
    linkedin:
      'Copia el titular y «Acerca de» en LinkedIn y comprueba que tus puestos dicen lo mismo que este CV.',
    oneJob: 'Guarda esta versión como un CV aparte: el principal sigue igual para otras ofertas.',
    letter:
      'En el mensaje que lo acompaña, nombra dos cosas que pide la oferta y dónde las hiciste.',
  },
};

const en: EnhanceWords = {
  headline: 'LinkedIn headline',
  headlineReason: 'Your craft and what the job asks for, from your CV alone.',
  about: 'About',
  aboutReason: 'In the first person, with what the job asks for in front, from your CV alone.',
  ordered: 'What the job asks for comes first',
  tailored: 'Names what the job asks for and your CV already shows',
  otherLanguage:
    'The CV is neither in Spanish nor in English: its sentences were left alone and only the order has changed.',
  unreadPosting: 'With more of the posting’s text the result will be more useful.',
  tips: {
    otherLanguage: (isEnglish) =>
      isEnglish
        ? 'The posting is in English and your CV is not: prepare its English version before you send it.'
        : 'The posting is in Spanish and your CV is not: prepare a Spanish version before you send it.',
    noExperience:
      'No posts yet: tell of internships, projects and volunteering like posts, with what you did and what for.',
    showUse: (skills) =>
      `Show in a post what you used ${listEn.format(skills)} for: a list convinces less than an example.`,
    missing: (skills) =>
      `The posting demands ${listEn.format(skills)} and your CV does not show it. Put it in only if it is true; they will ask.`,
    figures: (post) =>
      `Put a figure into the achievements of “${post}”: how many, how long or how much.`,
    linkedin:
      'Copy headline and About to LinkedIn, and check that your posts there say the same as this CV.',
    oneJob: 'Save this version as a CV of its own: the main one stays as it is for other jobs.',
    letter:
      'In the message that goes with it, name two things the posting asks for and where you did them.',
  },
};

export const enhanceWords: Readonly<Record<DocumentLanguage, EnhanceWords>> = { es, en };
