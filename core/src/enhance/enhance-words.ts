import type { Language } from '../language';
import { andLists } from '../text';

/** The sentences of the result, which is kept in the language it was asked for in. */
interface EnhanceWords {
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

const es: EnhanceWords = {
  headline: 'Titular de LinkedIn',
  headlineReason: 'Tu oficio y lo que pide el puesto, solo con datos de tu CV.',
  about: 'Acerca de',
  aboutReason: 'En primera persona y con lo que pide el puesto delante, solo con datos de tu CV.',
  ordered: 'Lo que pide el puesto, primero',
  tailored: 'Nombra lo que pide el puesto y tu CV ya muestra',
  otherLanguage:
    'El CV no está en español ni en inglés, así que hemos dejado sus frases como están y solo hemos cambiado el orden.',
  unreadPosting: 'Pega un texto más completo de la oferta para tener un resultado más útil.',
  tips: {
    otherLanguage: (isEnglish) =>
      isEnglish
        ? 'La oferta está en inglés y tu CV no. Prepara una versión en inglés antes de enviarlo.'
        : 'La oferta está en español y tu CV no. Prepara una versión en español antes de enviarlo.',
    noExperience:
      '¿Sin empleos todavía? Cuenta las prácticas, los proyectos y el voluntariado como un empleo: qué hiciste y qué conseguiste.',
    showUse: (skills) =>
      `Di en uno de tus puestos para qué usaste ${andLists.es.format(skills)}. Un ejemplo convence más que una lista.`,
    missing: (skills) =>
      `La oferta exige ${andLists.es.format(skills)} y tu CV no lo muestra. Ponlo solo si es cierto, porque te lo preguntarán.`,
    figures: (post) =>
      `Pon una cifra en los logros de «${post}»: cuántos, cuánto tiempo o cuánto dinero.`,
    linkedin:
      'Copia el titular y «Acerca de» en LinkedIn y comprueba que tu experiencia allí coincide con este CV.',
    oneJob: 'Guarda esta versión como un CV aparte. El principal sigue igual para otras ofertas.',
    letter:
      'En el mensaje que lo acompaña, nombra dos cosas que pide la oferta y dónde las hiciste.',
  },
};

const en: EnhanceWords = {
  headline: 'LinkedIn headline',
  headlineReason: 'Your profession and what the job asks for, using only your CV.',
  about: 'About',
  aboutReason: 'In the first person, starting with what the job asks for, using only your CV.',
  ordered: 'What the job asks for comes first',
  tailored: 'Mentions what the job asks for and your CV already shows',
  otherLanguage:
    'Your CV isn’t in Spanish or English, so we left its sentences alone and only changed the order.',
  unreadPosting: 'Paste more of the job description for a more useful result.',
  tips: {
    otherLanguage: (isEnglish) =>
      isEnglish
        ? 'The job description is in English and your CV isn’t. Prepare an English version before you send it.'
        : 'The job description is in Spanish and your CV isn’t. Prepare a Spanish version before you send it.',
    noExperience:
      'No jobs yet? List internships, projects and volunteering as you would a job: what you did and what it achieved.',
    showUse: (skills) =>
      `Say in one of your jobs what you used ${andLists.en.format(skills)} for. An example convinces more than a list.`,
    missing: (skills) =>
      `The job requires ${andLists.en.format(skills)}, and your CV doesn’t mention ${skills.length > 1 ? 'them. Add them' : 'it. Add it'} only if it’s true, because they’ll ask.`,
    figures: (post) =>
      `Add numbers to your achievements in “${post}”: how many, how long or how much.`,
    linkedin:
      'Copy the headline and About text to LinkedIn, and check that your experience there matches this CV.',
    oneJob: 'Save this version as a separate CV. Your main one stays as it is for other jobs.',
    letter:
      'In the message you send with it, mention two things the job asks for and where you did them.',
  },
};

export const enhanceWords: Readonly<Record<Language, EnhanceWords>> = { es, en };
