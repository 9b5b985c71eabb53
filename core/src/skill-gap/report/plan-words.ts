import type { Language } from '../../language';
import { andLists } from '../../text';

/** The three stretches of a plan; their months are those the screens name. */
const horizons = ['shortTerm', 'mediumTerm', 'longTerm'] as const;
export type Horizon = (typeof horizons)[number];

/** The sentences of a plan, which is stored in the language it was asked for in. */
export interface PlanWords {
  readonly months: Readonly<Record<Horizon, string>>;
  hours(count: number): string;
  learn(skill: string): string;
  learnTool(skill: string): string;
  learnFrom(known: string, skill: string): string;
  show(skill: string): string;
  writeDown(skill: string, title: string): string;
  certify(language: string, level: string): string;
  sayLevel(language: string, level: string): string;
  start(language: string, level: string | null): string;
  degree(name: string): string;
  licence(name: string): string;
  findOut(term: string): string;
  nameIt(term: string): string;
  sayIt(circumstance: string): string;
  project(skill: string): string;
  readonly mentor: string;
  readonly conversation: string;
  insights(title: string, usual: readonly string[], shown: readonly string[]): string;
  trend(head: string, text: string): string;
}

/** A heading goes on in a sentence; "IA en el aula" keeps its capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const es: PlanWords = {
  months: { shortTerm: '1–3 meses', mediumTerm: '3–6 meses', longTerm: '6–12 meses' },
  hours: (count) => `unas ${count} horas`,
  learn: (skill) => `Fórmate en ${skill} y practícalo en una tarea real.`,
  learnTool: (skill) => `Aprende a usar ${skill} y practícalo en un caso propio.`,
  learnFrom: (known, skill) => `Da el paso de ${known} a ${skill}. Parte de la base ya la tienes.`,
  show: (skill) =>
    `Piensa en una vez que usaste ${skill} y en lo que conseguiste. Si la tienes, añádela al CV.`,
  writeDown: (skill, title) =>
    `Si ${skill} ya es parte de tu trabajo como «${title}», escríbelo en el CV con un ejemplo. Si no, empieza por aquí.`,
  certify: (language, level) => `Sube tu ${language} hasta ${level} y acredítalo.`,
  sayLevel: (language, level) =>
    `Di en el CV qué nivel de ${language} tienes. Si aún no es ${level}, prepáralo.`,
  start: (language, level) =>
    level === null ? `Empieza con ${language}.` : `Empieza con ${language} y llega hasta ${level}.`,
  degree: (name) =>
    `Infórmate sobre esta titulación: ${name}. Quizá tu experiencia o tus estudios se puedan reconocer.`,
  licence: (name) => `Consigue este permiso o certificado: ${name}.`,
  findOut: (term) => `Averigua qué significa «${term}» en esa empresa y empieza por lo básico.`,
  sayIt: (circumstance) => `Si es tu caso, dilo en el CV: ${circumstance}.`,
  nameIt: (term) =>
    `Si ya tienes experiencia en esto, dilo en el CV con un ejemplo: «${term}». Si no, pregunta qué esperan exactamente.`,
  project: (skill) => `Un proyecto pequeño con ${skill} que puedas enseñar`,
  mentor: 'Pide a alguien con más experiencia que lo mire contigo',
  conversation: 'Conversación de verdad, dos veces por semana',
  insights: (title, usual, shown) =>
    `En puestos de ${title} se suele pedir también ${andLists.es.format(usual)}, aunque esta oferta no lo diga.` +
    (shown.length > 0 ? ` Tu CV ya muestra ${andLists.es.format(shown)}. Haz que se vea.` : ''),
  trend: (head, text) => `Lo que está cambiando en el sector: ${lowerFirst(head)}. ${text}`,
};

const en: PlanWords = {
  months: { shortTerm: '1–3 months', mediumTerm: '3–6 months', longTerm: '6–12 months' },
  hours: (count) => `about ${count} hours`,
  learn: (skill) => `Train in ${skill} and practise it on a real task.`,
  learnTool: (skill) => `Learn ${skill} and use it on a project of your own.`,
  learnFrom: (known, skill) => `Build on ${known} to learn ${skill}. You already know part of it.`,
  show: (skill) =>
    `Think of a time you used ${skill} and what came of it. If you have one, add it to your CV.`,
  writeDown: (skill, title) =>
    `If ${skill} is already part of your work as “${title}”, add it to your CV with an example. If not, start here.`,
  certify: (language, level) => `Bring your ${language} up to ${level} and get it certified.`,
  sayLevel: (language, level) =>
    `State your level of ${language} in your CV. If it isn’t ${level} yet, work towards it.`,
  start: (language, level) =>
    level === null
      ? `Start learning ${language}.`
      : `Start learning ${language} and aim for ${level}.`,
  degree: (name) =>
    `Find out about this degree: ${name}. Your experience or earlier studies may count towards it.`,
  licence: (name) => `Get this licence or certificate: ${name}.`,
  findOut: (term) => `Find out what “${term}” means at that company and start with the basics.`,
  sayIt: (circumstance) => `If this applies to you, say so in your CV: ${circumstance}.`,
  nameIt: (term) =>
    `If you have experience of this, say so in your CV with an example: “${term}”. If not, ask what exactly they expect.`,
  project: (skill) => `A small project with ${skill} that you can show`,
  mentor: 'Ask someone with more experience to look at it with you',
  conversation: 'Real conversation, twice a week',
  insights: (title, usual, shown) =>
    `Jobs such as ${title} usually also ask for ${andLists.en.format(usual)}, even if this one doesn’t say so.` +
    (shown.length > 0
      ? ` Your CV already shows ${andLists.en.format(shown)}. Make ${shown.length > 1 ? 'them' : 'it'} easy to spot.`
      : ''),
  trend: (head, text) => `What’s changing in the field: ${lowerFirst(head)}. ${text}`,
};

export const planWords: Readonly<Record<Language, PlanWords>> = { es, en };
