import type { ResourceLevel, ResourceType } from '../catalog/resources';

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
  experienceText(years: number, field: string): string;
  applyTitle(title: string): string;
  applyText(title: string): string;
  readonly readyText: string;
}

const yearsEs = (years: number) => (years === 1 ? '1 año' : `${sayNumber(years, 'es')} años`);
const yearsEn = (years: number) => (years === 1 ? '1 year' : `${sayNumber(years, 'en')} years`);
const monthsEs = (months: number) => (months === 1 ? '1 mes' : `${months} meses`);
const monthsEn = (months: number) => (months === 1 ? '1 month' : `${months} months`);
const listEs = new Intl.ListFormat('es');
const listEn = new Intl.ListFormat('en');

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
  rankSeniorYears: (years) => `Con ${yearsEs(years)} en tu trabajo se espera autonomía de sénior.`,
  rankOfTeam: (people, line) => `Tu CV habla de un equipo de ${people} personas: «${line}».`,
  noExperience: 'Tu CV no muestra todavía experiencia laboral con fechas.',
  targetOfTitle: (name) => `Tu meta es el puesto de «${name}».`,
  targetRaised: (rank) => `Por cómo la dices, el nivel es ${rank.toLowerCase()}.`,
  targetYears: (rank, years) =>
    `Para ${rank.toLowerCase()} suelen pedirse unos ${yearsEs(years)} en el campo.`,
  targetYearsShown: (years) => `Tu CV muestra ${yearsEs(years)} en ese campo.`,
  unknownTarget: 'Sin determinar',
  gapFromTitle: (title) => `Suele pedirse para «${title}» y tu CV no lo muestra.`,
  gapLeading: 'Hace falta para llevar personas y tu CV no lo muestra.',
  gapFromJobs: (jobs) =>
    jobs === 1 ? 'Lo pide una oferta que guardaste.' : `Lo piden ${jobs} ofertas que guardaste.`,
  gapAlsoJobs: (jobs) =>
    jobs === 1
      ? 'También lo pide una oferta guardada.'
      : `También lo piden ${jobs} ofertas guardadas.`,
  gapQualification: (title) => `Es requisito habitual para «${title}» y tu CV no lo muestra.`,
  courseFor: (type, skills, isFree) => `${type} de ${skills}${isFree ? ', gratis' : ''}.`,
  courseAround: (type, skills, isFree) =>
    `${type}${isFree ? ', gratis' : ''}: busca ahí lo que trate de ${skills}.`,
  certificateFor: (skills) => `Acredita ${skills}.`,
  learnTitle: (skill) => `Aprender ${skill}`,
  learnText: (hours, near) =>
    `Unas ${hours} h de estudio y práctica.` +
    (near.length > 0 ? ` Partes de lo que ya muestras: ${listEs.format(near)}.` : ''),
  languageTitle: (skill) => `Avanzar en ${skill}`,
  licenceTitle: (skill) => `Conseguir ${skill}`,
  showTitle: (skill) => `Demostrar ${skill}`,
  projectText: (hours) => `Proyecto de unas ${hours} h para practicarlo y poder enseñarlo.`,
  degreeTitle: (name) => `Titularte: ${name}`,
  degreeText: (title, months) =>
    `Para «${title}» suele ser obligatorio. Dura unos ${yearsEs(months / 12)}; mira si te convalidan algo y qué piden en tu país.`,
  examTitle: (title) => `Superar el proceso selectivo: ${title}`,
  examText: (months) =>
    `Se entra por oposición o concurso. La preparación suele llevar unos ${monthsEs(months)}; mira las bases de tu administración.`,
  experienceTitle: (rank) => `Reunir experiencia para ${rank.toLowerCase()}`,
  experienceText: (years, field) =>
    `Faltan unos ${yearsEs(years)} en ${field} para lo que suele pedirse; pide tareas de ese nivel antes de tener el cargo.`,
  applyTitle: (title) => `Presentarte a tu primera oferta de ${title}`,
  applyText: (title) =>
    `Actualiza el CV con lo aprendido y los proyectos, y compáralo aquí con dos o tres ofertas de «${title}».`,
  readyText:
    'Tu CV ya muestra lo que suele pedirse: compáralo con ofertas reales y empieza a presentarte.',
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
  levelUnsaid: 'As the issuer sets',
  types: {
    course: 'Course',
    certification: 'Certification',
    book: 'Book',
    documentation: 'Documentation',
    practice: 'Practice',
    video: 'Videos',
  },
  placeHere: 'in your current post',
  placeOutside: 'in an internship, as a volunteer or on a case of your own',
  durationUnsaid: 'Depends on what you choose',
  placeAt: (company) => `at ${company}`,
  hours: (hours) => `About ${hours} h`,
  months: monthsEn,
  rankOfTitle: (post) => `Your latest post is “${post}”.`,
  rankOfOwnTitle: (title) => `Your CV introduces you as “${title}”.`,
  rankOfYears: (years) => `The dates in your CV add up to ${yearsEn(years)} of experience.`,
  rankSeniorYears: (years) =>
    `With ${yearsEn(years)} in your work, a senior's autonomy is expected.`,
  rankOfTeam: (people, line) => `Your CV tells of a team of ${people} people: “${line}”.`,
  noExperience: 'Your CV shows no dated work experience yet.',
  targetOfTitle: (name) => `Your goal is the post of “${name}”.`,
  targetRaised: (rank) => `By the way you put it, the level is ${rank.toLowerCase()}.`,
  targetYears: (rank, years) =>
    `For ${rank.toLowerCase()}, about ${yearsEn(years)} in the field are usually asked for.`,
  targetYearsShown: (years) => `Your CV shows ${yearsEn(years)} in that field.`,
  unknownTarget: 'Not determined',
  gapFromTitle: (title) => `Usually asked for in “${title}”, and your CV does not show it.`,
  gapLeading: 'Needed to lead people, and your CV does not show it.',
  gapFromJobs: (jobs) =>
    jobs === 1 ? 'A job you saved asks for it.' : `${jobs} jobs you saved ask for it.`,
  gapAlsoJobs: (jobs) =>
    jobs === 1 ? 'A saved job asks for it too.' : `${jobs} saved jobs ask for it too.`,
  gapQualification: (title) => `Usually required for “${title}”, and your CV does not show it.`,
  courseFor: (type, skills, isFree) => `${type} on ${skills}${isFree ? ', free' : ''}.`,
  courseAround: (type, skills, isFree) =>
    `${type}${isFree ? ', free' : ''}: look there for what deals with ${skills}.`,
  certificateFor: (skills) => `Attests ${skills}.`,
  learnTitle: (skill) => `Learn ${skill}`,
  learnText: (hours, near) =>
    `About ${hours} h of study and practice.` +
    (near.length > 0 ? ` You start from what you already show: ${listEn.format(near)}.` : ''),
  languageTitle: (skill) => `Get further in ${skill}`,
  licenceTitle: (skill) => `Obtain ${skill}`,
  showTitle: (skill) => `Demonstrate ${skill}`,
  projectText: (hours) =>
    `A project of about ${hours} h to practise it and have something to show.`,
  degreeTitle: (name) => `Qualify: ${name}`,
  degreeText: (title, months) =>
    `Usually obligatory for “${title}”. It takes about ${yearsEn(months / 12)}; see what can be recognised and what your country asks for.`,
  examTitle: (title) => `Pass the public selection process: ${title}`,
  examText: (months) =>
    `Posts are filled by public exam. Preparing it usually takes about ${monthsEn(months)}; see the rules of your administration.`,
  experienceTitle: (rank) => `Gather experience for ${rank.toLowerCase()}`,
  experienceText: (years, field) =>
    `About ${yearsEn(years)} in ${field} are missing from what is usually asked for; ask for tasks of that level before you have the title.`,
  applyTitle: (title) => `Apply for your first post as ${title}`,
  applyText: (title) =>
    `Update your CV with what you learnt and your projects, and compare it here with two or three postings for “${title}”.`,
  readyText:
    'Your CV already shows what is usually asked for: compare it with real postings and start applying.',
};

export const careerWords = { es, en } as const;

function sayNumber(number: number, language: 'es' | 'en'): string {
  const rounded = Math.round(number * 10) / 10;
  return language === 'es' ? String(rounded).replace('.', ',') : String(rounded);
}
