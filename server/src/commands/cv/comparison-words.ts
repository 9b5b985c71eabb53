import type { DocumentLanguage } from '@trayecto/core/document';

interface ComparisonWords {
  readonly match: string;
  readonly matched: string;
  readonly missing: string;
  readonly noMatched: string;
  readonly noMissing: string;
  readonly critical: string;
  readonly important: string;
  readonly optional: string;
  readonly close: string;
  readonly keywords: string;
}

/** The same words as on the screen of a comparison. */
export const comparisonWords: Readonly<Record<DocumentLanguage, ComparisonWords>> = {
  es: {
    match: 'Encaje con la oferta',
    matched: 'Lo que ya muestras',
    missing: 'Lo que falta',
    noMatched: 'Tu CV no muestra nada de lo que pide la oferta.',
    noMissing: 'No falta nada de lo que pide la oferta.',
    critical: 'Crítica',
    important: 'Importante',
    optional: 'Opcional',
    close: 'Algo cercano, en tu CV',
    keywords: 'Palabras clave',
  },
  en: {
    match: 'Match with the job',
    matched: 'Matched skills',
    missing: 'Missing skills',
    noMatched: 'Your CV doesn’t show anything the job asks for.',
    noMissing: 'Nothing the job asks for is missing.',
    critical: 'Critical',
    important: 'Important',
    optional: 'Optional',
    close: 'Something close, in your CV',
    keywords: 'Keywords',
  },
};
