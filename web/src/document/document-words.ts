import type { DocumentLanguage } from '@trayecto/core/document';

interface DocumentWords {
  readonly summary: string;
  readonly work: string;
  readonly education: string;
  readonly skills: string;
  readonly certifications: string;
  readonly languages: string;
  readonly other: string;
}

/** Words printed on the CV itself. They follow the document, not the person's choice for the app. */
export const DOCUMENT_WORDS: Record<DocumentLanguage, DocumentWords> = {
  es: {
    summary: 'Perfil',
    work: 'Experiencia',
    education: 'Formación',
    skills: 'Habilidades',
    certifications: 'Certificaciones',
    languages: 'Idiomas',
    other: 'Otros datos',
  },
  en: {
    summary: 'Profile',
    work: 'Experience',
    education: 'Education',
    skills: 'Skills',
    certifications: 'Certifications',
    languages: 'Languages',
    other: 'Other details',
  },
};
