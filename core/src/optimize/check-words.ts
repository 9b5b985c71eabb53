import type { CheckCode } from '../assistant';
import type { Language } from '../language';

interface CheckWords {
  readonly name: string;
  /** What to do about it. */
  readonly fix: string;
}

/** What each check is called and how to fix it. */
export const checkWords: Readonly<Record<Language, Readonly<Record<CheckCode, CheckWords>>>> = {
  es: {
    completeness: {
      name: 'Secciones completas',
      fix: 'Añade lo que falte: perfil, experiencia, formación, al menos tres habilidades e idiomas.',
    },
    contact: { name: 'Datos de contacto', fix: 'Pon nombre, correo, teléfono y ciudad.' },
    title: {
      name: 'Título profesional',
      fix: 'Di en una línea qué eres, en menos de 120 caracteres.',
    },
    summary: {
      name: 'Perfil',
      fix: 'Escribe dos o tres frases con hechos, sin tópicos.',
    },
    quantified: {
      name: 'Logros con cifras',
      fix: 'En cada puesto, escribe dos frases con una cifra: cuántos, cuánto o cada cuánto.',
    },
    verbs: {
      name: 'Verbos fuertes',
      fix: 'Empieza cada frase por lo que hiciste: «Reduje», «Coordino».',
    },
    dates: {
      name: 'Fechas sin huecos',
      fix: 'Pon mes y año en cada entrada y explica las pausas de más de seis meses.',
    },
    length: { name: 'Extensión', fix: 'Que no sea ni muy corto ni muy largo para tu nivel.' },
    structure: {
      name: 'Estructura legible',
      fix: 'Pon lo más reciente primero. Usa hasta ocho frases por puesto, de menos de 300 caracteres.',
    },
    spelling: {
      name: 'Nombres bien escritos',
      fix: 'Escribe las herramientas como las escribe quien las hace: JavaScript, Power BI.',
    },
    keywords: {
      name: 'Palabras clave del sector',
      fix: 'Añade las que domines. Están abajo, con el sitio donde ponerlas.',
    },
    ats: {
      name: 'Legible para programas de selección',
      fix: 'Evita los dibujos y los caracteres ocultos, y pon una habilidad por línea y un correo válido.',
    },
    'linkedin-headline': {
      name: 'Titular de LinkedIn',
      fix: 'Usa un título de hasta 220 caracteres y nombra al menos dos habilidades.',
    },
    'linkedin-about': {
      name: 'Acerca de',
      fix: 'Escribe entre 200 y 2.600 caracteres que salgan de tu perfil.',
    },
    'linkedin-skills': { name: 'Habilidades principales', fix: 'Pon al menos cinco habilidades.' },
    'linkedin-url': {
      name: 'Dirección del perfil',
      fix: 'Pon la dirección de tu perfil: linkedin.com/in/tu-nombre.',
    },
  },
  en: {
    completeness: {
      name: 'Complete sections',
      fix: 'Add what’s missing: profile, experience, education, at least three skills and languages.',
    },
    contact: { name: 'Contact details', fix: 'Give your name, email, phone and town.' },
    title: {
      name: 'Professional title',
      fix: 'Say what you do in one line, in under 120 characters.',
    },
    summary: {
      name: 'Profile',
      fix: 'Write two or three sentences of facts, without clichés.',
    },
    quantified: {
      name: 'Achievements with numbers',
      fix: 'In each job, write two sentences with a number: how many, how much or how often.',
    },
    verbs: {
      name: 'Strong verbs',
      fix: 'Start each sentence with what you did: “Reduced”, “Coordinate”.',
    },
    dates: {
      name: 'Dates without gaps',
      fix: 'Give the month and year in every entry, and explain breaks of more than six months.',
    },
    length: { name: 'Length', fix: 'Keep it neither too short nor too long for your level.' },
    structure: {
      name: 'Readable structure',
      fix: 'Put the latest job first. Use up to eight sentences per job, each under 300 characters.',
    },
    spelling: {
      name: 'Names spelt right',
      fix: 'Write tool names as their makers do: JavaScript, Power BI.',
    },
    keywords: {
      name: 'Industry keywords',
      fix: 'Add the ones you know well. They’re listed below, with where to put them.',
    },
    ats: {
      name: 'Readable by recruiting software',
      fix: 'Avoid drawings and hidden characters, and give one skill per line and a valid email.',
    },
    'linkedin-headline': {
      name: 'LinkedIn headline',
      fix: 'Use a title of up to 220 characters and name at least two skills.',
    },
    'linkedin-about': {
      name: 'About',
      fix: 'Write between 200 and 2,600 characters, based on your profile.',
    },
    'linkedin-skills': { name: 'Top skills', fix: 'List at least five skills.' },
    'linkedin-url': {
      name: 'Profile address',
      fix: 'Give your profile’s address: linkedin.com/in/your-name.',
    },
  },
};
