import type { Cv } from '../cv';
import { type Language, languages } from '../language';

/** The language a document is written in, which need not be the language of the screen. */
export const documentLanguages = languages;
export type DocumentLanguage = Language;

/** The parts of a CV that have a heading we write; additional sections have their own. */
export type SectionName = Exclude<keyof Cv, 'personal' | 'additional'>;

interface DocumentWords {
  readonly headings: Readonly<Record<SectionName | 'contact', string>>;
  /** A document's title when the person gave no name. */
  readonly untitled: string;
  readonly untitledLetter: string;
  /** A photo's description when the person gave no name. */
  readonly photo: string;
}

export const documentWords: Readonly<Record<DocumentLanguage, DocumentWords>> = {
  es: {
    headings: {
      summary: 'Perfil',
      work_experience: 'Experiencia',
      education: 'Formación',
      skills: 'Habilidades',
      certifications: 'Certificaciones',
      languages: 'Idiomas',
      contact: 'Contacto',
    },
    untitled: 'Currículum',
    untitledLetter: 'Carta de presentación',
    photo: 'Foto',
  },
  en: {
    headings: {
      summary: 'Profile',
      work_experience: 'Experience',
      education: 'Education',
      skills: 'Skills',
      certifications: 'Certifications',
      languages: 'Languages',
      contact: 'Contact',
    },
    untitled: 'Curriculum vitae',
    untitledLetter: 'Cover letter',
    photo: 'Photo',
  },
};
