import type { ResourceLevel, ResourceType } from '../catalog/resources';
import type { Language } from '../language';
import { andLists, locales } from '../text';

/** The sentences of a plan, which is stored in the language it was asked for in. */
export interface CareerWords {
  /** From 1 trainee to 6 director. */
  readonly ranks: readonly string[];
  readonly levels: Readonly<Record<ResourceLevel, string>>;
  readonly levelUnsaid: string;
  readonly types: Readonly<Record<ResourceType, string>>;
  readonly placeHere: string;
  readonly placeOutside: string;
  readonly durationUnsaid: string;
  placeAt(company: string): string;
  hours(hours: number): string;
  months(months: number): string;
  rankOfTitle(post: string): string;
  rankOfOwnTitle(title: string): string;
  rankOfYears(years: number): string;
  rankSeniorYears(years: number): string;
  rankOfTeam(people: number, line: string): string;
  readonly noExperience: string;
  targetOfTitle(name: string): string;
  targetRaised(rank: string): string;
  targetYears(rank: string, years: number): string;
  targetYearsShown(years: number): string;
  readonly unknownTarget: string;
  gapFromTitle(title: string): string;
  readonly gapLeading: string;
  gapFromJobs(jobs: number): string;
  gapAlsoJobs(jobs: number): string;
  gapQualification(title: string): string;
  courseFor(type: string, skills: string, isFree: boolean): string;
  courseAround(type: string, skills: string, isFree: boolean): string;
  certificateFor(skills: string): string;
  learnTitle(skill: string): string;
  learnText(hours: number, near: readonly string[]): string;
  languageTitle(skill: string): string;
  licenceTitle(skill: string): string;
  showTitle(skill: string): string;
  projectText(hours: number): string;
  degreeTitle(name: string): string;
  degreeText(title: string, months: number): string;
  examTitle(title: string): string;
  examText(months: number): string;
  experienceTitle(rank: string): string;
  experienceText(years: number, title: string): string;
  applyTitle(title: string): string;
  applyText(title: string): string;
  readonly readyText: string;
}

const yearsEs = (years: number) => (years === 1 ? '1 año' : `${sayNumber(years, 'es')} años`);
const yearsEn = (years: number) => (years === 1 ? '1 year' : `${sayNumber(years, 'en')} years`);
const monthsEs = (months: number) => (months === 1 ? '1 mes' : `${months} meses`);
const monthsEn = (months: number) => (months === 1 ? '1 month' : `${months} months`);

const es: CareerWords = {
  ranks: [
    'En prácticas',
    'Júnior o auxiliar',
    'Profesional',
    'Sénior o especialista',
    'Jefatura de equipo',
    'Dirección',
  ],
  levels: { beginner: 'Inicial', intermediate: 'Intermedio', advanced: 'Avanzado' },
  levelUnsaid: 'Según el emisor',
  types: {
    course: 'Curso',
    certification: 'Certificación',
    book: 'Libro',
    documentation: 'Documentación',
    practice: 'Práctica',
    video: 'Vídeos',
  },
  placeHere: 'en tu puesto actual',
  placeOutside: 'en unas prácticas, un voluntariado o un caso propio',
  durationUnsaid: 'Duración según lo que elijas',
  placeAt: (company) => `en ${company}`,
  hours: (hours) => `Unas ${hours} h`,
  months: monthsEs,
  rankOfTitle: (post) => `Tu último puesto es «${post}».`,
  rankOfOwnTitle: (title) => `Tu CV te presenta como «${title}».`,
  rankOfYears: (years) => `Las fechas de tu CV suman ${yearsEs(years)} de experiencia.`,
  rankSeniorYears: (years) =>
    `Con ${yearsEs(years)} en tu campo se espera que trabajes a nivel sénior.`,
  rankOfTeam: (people, line) => `Tu CV habla de un equipo de ${people} personas: «${line}».`,
  noExperience: 'Tu CV no muestra todavía experiencia laboral con fechas.',
  targetOfTitle: (name) => `Tu meta es el puesto de «${name}».`,
  targetRaised: (rank) => `Por cómo la dices, el nivel es ${rank.toLowerCase()}.`,
  targetYears: (rank, years) =>
    `En este nivel (${rank.toLowerCase()}) suelen pedirse unos ${yearsEs(years)} en el campo.`,
  targetYearsShown: (years) => `Tu CV muestra ${yearsEs(years)} en ese campo.`,
  unknownTarget: 'Todavía no está claro',
  gapFromTitle: (title) => `Suele pedirse para «${title}» y tu CV no lo muestra.`,
  gapLeading: 'Hace falta para llevar personas y tu CV no lo muestra.',
  gapFromJobs: (jobs) =>
    jobs === 1 ? 'Lo pide una de tus ofertas.' : `Lo piden ${jobs} de tus ofertas.`,
  gapAlsoJobs: (jobs) =>
    jobs === 1 ? 'También lo pide una de tus ofertas.' : `También lo piden ${jobs} de tus ofertas.`,
  gapQualification: (title) => `Es requisito habitual para «${title}» y tu CV no lo muestra.`,
  courseFor: (type, skills, isFree) => `${type} de ${skills}${isFree ? ', gratis' : ''}.`,
  courseAround: (type, skills, isFree) =>
    `${type}${isFree ? ', gratis' : ''}. Busca la parte que trate de ${skills}.`,
  certificateFor: (skills) => `Acredita ${skills}.`,
  learnTitle: (skill) => `Aprender ${skill}`,
  learnText: (hours, near) =>
    `Unas ${hours} h de estudio y práctica.` +
    (near.length > 0 ? ` Partes de lo que ya muestras: ${andLists.es.format(near)}.` : ''),
  languageTitle: (skill) => `Avanzar en ${skill}`,
  licenceTitle: (skill) => `Conseguir ${skill}`,
  showTitle: (skill) => `Demostrar ${skill}`,
  projectText: (hours) => `Proyecto de unas ${hours} h para practicarlo y poder enseñarlo.`,
  degreeTitle: (name) => `Titularte: ${name}`,
  degreeText: (title, months) =>
    `Para «${title}» suele ser obligatorio. Dura unos ${yearsEs(months / 12)}. Mira qué piden en tu país y si te convalidan algo.`,
  examTitle: (title) => `Superar el proceso selectivo: ${title}`,
  examText: (months) =>
    `Se entra por oposición o concurso. La preparación suele llevar unos ${monthsEs(months)}. Mira las bases de tu administración.`,
  experienceTitle: (rank) => `Reunir experiencia para el nivel de ${rank.toLowerCase()}`,
  experienceText: (years, title) =>
    `Te faltan unos ${yearsEs(years)} en «${title}» para lo que suele pedirse. Pide tareas de ese nivel antes de tener el cargo.`,
  applyTitle: (title) => `Presentarte a tu primera oferta de ${title}`,
  applyText: (title) =>
    `Actualiza el CV con lo aprendido y los proyectos, y compáralo aquí con dos o tres ofertas de «${title}».`,
  readyText:
    'Tu CV ya muestra lo que suele pedirse. Compáralo con ofertas reales y empieza a presentarte.',
};

const en: CareerWords = {
  ranks: [
    'Trainee',
    'Junior or assistant',
    'Professional',
    'Senior or specialist',
    'Team lead',
    'Director',
  ],
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  levelUnsaid: 'Set by the issuer',
  types: {
    course: 'Course',
    certification: 'Certification',
    book: 'Book',
    documentation: 'Documentation',
    practice: 'Practice',
    video: 'Videos',
  },
  placeHere: 'in your current role',
  placeOutside: 'in an internship, as a volunteer or on a project of your own',
  durationUnsaid: 'Depends on what you choose',
  placeAt: (company) => `at ${company}`,
  hours: (hours) => `About ${hours} h`,
  months: monthsEn,
  rankOfTitle: (post) => `Your latest role is “${post}”.`,
  rankOfOwnTitle: (title) => `Your CV introduces you as “${title}”.`,
  rankOfYears: (years) => `The dates in your CV add up to ${yearsEn(years)} of experience.`,
  rankSeniorYears: (years) =>
    `With ${yearsEn(years)} in your field, employers expect you to work at senior level.`,
  rankOfTeam: (people, line) => `Your CV mentions a team of ${people} people: “${line}”.`,
  noExperience: 'Your CV doesn’t show any work experience with dates yet.',
  targetOfTitle: (name) => `Your goal is the role of “${name}”.`,
  targetRaised: (rank) => `From the way you put it, the level is ${rank.toLowerCase()}.`,
  targetYears: (rank, years) =>
    `Jobs at this level (${rank.toLowerCase()}) usually ask for about ${yearsEn(years)} in the field.`,
  targetYearsShown: (years) => `Your CV shows ${yearsEn(years)} in that field.`,
  unknownTarget: 'Not clear yet',
  gapFromTitle: (title) =>
    `Employers usually ask for it in “${title}” jobs, and your CV doesn’t mention it.`,
  gapLeading: 'You need it to lead people, and your CV doesn’t mention it.',
  gapFromJobs: (jobs) =>
    jobs === 1 ? 'One of your jobs asks for it.' : `${jobs} of your jobs ask for it.`,
  gapAlsoJobs: (jobs) =>
    jobs === 1 ? 'One of your jobs asks for it too.' : `${jobs} of your jobs ask for it too.`,
  gapQualification: (title) =>
    `It’s usually required for “${title}”, and your CV doesn’t mention it.`,
  courseFor: (type, skills, isFree) => `${freeFirst(type, isFree)} on ${skills}.`,
  courseAround: (type, skills, isFree) =>
    `${freeFirst(type, isFree)}. Look for the part about ${skills}.`,
  certificateFor: (skills) => `Certifies your knowledge of ${skills}.`,
  learnTitle: (skill) => `Learn ${skill}`,
  learnText: (hours, near) =>
    `About ${hours} h of study and practice.` +
    (near.length > 0
      ? ` You can build on what you already show: ${andLists.en.format(near)}.`
      : ''),
  languageTitle: (skill) => `Improve your ${skill}`,
  licenceTitle: (skill) => `Get qualified: ${skill}`,
  showTitle: (skill) => `Demonstrate ${skill}`,
  projectText: (hours) =>
    `A project of about ${hours} h to practise it and have something to show.`,
  degreeTitle: (name) => `Get qualified: ${name}`,
  degreeText: (title, months) =>
    `Usually required for “${title}”. It takes about ${yearsEn(months / 12)}. Check what your country asks for and whether earlier studies count.`,
  examTitle: (title) => `Pass the public selection process: ${title}`,
  examText: (months) =>
    `These jobs are filled by public exam. Preparing for it usually takes about ${monthsEn(months)}. Check the rules of your public administration.`,
  experienceTitle: (rank) => `Gain experience towards ${rank.toLowerCase()} level`,
  experienceText: (years, title) =>
    `You need about ${yearsEn(years)} more in “${title}” to meet the usual requirement. Ask for work at that level before you have the title.`,
  applyTitle: (title) => `Apply for your first “${title}” job`,
  applyText: (title) =>
    `Update your CV with what you’ve learnt and your projects, and compare it here with two or three “${title}” jobs.`,
  readyText:
    'Your CV already shows what employers usually ask for. Compare it with real jobs and start applying.',
};

export const careerWords = { es, en } as const;

/** "Free course", "Videos" */
function freeFirst(type: string, isFree: boolean): string {
  return isFree ? `Free ${type.toLowerCase()}` : type;
}

function sayNumber(number: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(number);
}
