import type { CheckCode } from '../assistant/optimize-task';
import type { DocumentLanguage } from '../document/document-words';

interface CheckWords {
  readonly name: string;
  /** What to do about it. */
  readonly fix: string;
}

/** What each check is called and how it is mended. */
export const checkWords: Readonly<
  Record<DocumentLanguage, Readonly<Record<CheckCode, CheckWords>>>
> = {
  es: {
    completeness: {
      name: 'Secciones completas',
      fix: 'Añade lo que falte: perfil profesional, experiencia, formación, al menos tres habilidades e idiomas.',
    },
    contact: { name: 'Datos de contacto', fix: 'Pon nombre, correo, teléfono y ciudad.' },
    title: {
      name: 'Título profesional',
      fix: 'Di en una línea qué eres, en menos de 120 caracteres.',
    },
    summary: {
      name: 'Perfil profesional',
      fix: 'Dos o tres frases con hechos, sin frases hechas.',
    },
    quantified: {
      name: 'Logros con cifras',
      fix: 'En cada puesto, dos frases con una cifra: cuántos, cuánto o cada cuánto.',
    },
    verbs: {
      name: 'Verbos fuertes',
      fix: 'Empieza cada frase por lo que hiciste: «Reduje», «Coordino».',
    },
    dates: {
      name: 'Fechas sin huecos',
      fix: 'Pon mes y año en cada entrada y explica las pausas de más de seis meses.',
    },
    length: { name: 'Extensión', fix: 'Ni muy corto ni muy largo para tu nivel.' },
    structure: {
      name: 'Estructura legible',
      fix: 'Lo más reciente primero, frases de menos de 300 caracteres y hasta ocho por puesto.',
    },
    spelling: {
      name: 'Nombres bien escritos',
      fix: 'Escribe las herramientas como las escribe quien las hace: JavaScript, Power BI.',
    },
    keywords: {
      name: 'Palabras clave del sector',
      fix: 'Nombra las que de verdad dominas. Están abajo, con su sitio.',
    },
    ats: {
      name: 'Legible para programas de selección',
      fix: 'Sin dibujos ni caracteres ocultos, una habilidad por línea y un correo válido.',
    },
    'linkedin-headline': {
      name: 'Titular de LinkedIn',
      fix: 'Un título de hasta 220 caracteres y al menos dos habilidades que nombrar.',
    },
    'linkedin-about': {
      name: 'Acerca de',
      fix: 'Entre 200 y 2.600 caracteres que salgan de tu perfil profesional.',
    },
    'linkedin-skills': { name: 'Habilidades principales', fix: 'Al menos cinco habilidades.' },
    'linkedin-url': {
      name: 'Dirección del perfil',
      fix: 'Pon la dirección de tu perfil: linkedin.com/in/tu-nombre.',
    },
  },
  en: {
    completeness: {
      name: 'Complete sections',
      fix: 'Add what is missing: professional profile, experience, education, at least three skills, and languages.',
    },
    contact: { name: 'Contact data', fix: 'Give name, e-mail, phone and town.' },
    title: {
      name: 'Professional title',
      fix: 'Say in one line what you are, in fewer than 120 characters.',
    },
    summary: {
      name: 'Professional profile',
      fix: 'Two or three sentences of facts, no set phrases.',
    },
    quantified: {
      name: 'Achievements with figures',
      fix: 'In each post, two sentences with a figure: how many, how much or how often.',
    },
    verbs: {
      name: 'Strong verbs',
      fix: 'Begin each sentence with what you did: "Reduced", "Coordinate".',
    },
    dates: {
      name: 'Dates without gaps',
      fix: 'Give month and year in every entry and explain breaks of more than six months.',
    },
    length: { name: 'Length', fix: 'Neither too short nor too long for your level.' },
    structure: {
      name: 'Readable structure',
      fix: 'Latest first, sentences below 300 characters and up to eight a post.',
    },
    spelling: {
      name: 'Names spelt right',
      fix: 'Write tools the way their makers do: JavaScript, Power BI.',
    },
    keywords: {
      name: 'Keywords of the industry',
      fix: 'Name those you truly master. They are below, with their place.',
    },
    ats: {
      name: 'Readable for applicant systems',
      fix: 'No drawings or hidden characters, one skill a line and a valid e-mail.',
    },
    'linkedin-headline': {
      name: 'LinkedIn headline',
      fix: 'A title of up to 220 characters and at least two skills to name.',
    },
    'linkedin-about': {
      name: 'About',
      fix: 'Between 200 and 2,600 characters that come from your professional profile.',
    },
    'linkedin-skills': { name: 'Top skills', fix: 'At least five skills.' },
    'linkedin-url': {
      name: 'Profile address',
      fix: 'Give the address of your profile: linkedin.com/in/your-name.',
    },
  },
};
