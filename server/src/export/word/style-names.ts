import type { DocumentLanguage } from '@trayecto/core/document';

/** Styles Word knows itself and shows in the person's language, by their ids. */
const wordStyleIds = {
  name: 'Title',
  tagline: 'Subtitle',
  heading: 'Heading1',
  entryLead: 'Heading2',
  body: 'BodyText',
  bullet: 'ListBullet',
  footer: 'Footer',
  link: 'Hyperlink',
} as const;

/** Our own styles, whose names users see in Word's list of styles. */
const ownStyleIds = {
  contact: 'Contact',
  headingBar: 'HeadingBar',
  entryDetail: 'EntryDetail',
  entryDates: 'EntryDates',
  lead: 'LeadParagraph',
  tags: 'Tags',
  tagPanel: 'TagPanel',
  factValue: 'FactValue',
  figure: 'Figure',
  figureWords: 'FigureWords',
  seam: 'Seam',
} as const;

export const styleIds = { ...wordStyleIds, ...ownStyleIds };

type OwnStyle = keyof typeof ownStyleIds;

export const ownStyleNames: Readonly<Record<DocumentLanguage, Readonly<Record<OwnStyle, string>>>> =
  {
    es: {
      contact: 'Contacto',
      headingBar: 'Barra de título',
      entryDetail: 'Detalle',
      entryDates: 'Fechas',
      lead: 'Entradilla',
      tags: 'Etiquetas',
      tagPanel: 'Etiquetas en recuadro',
      factValue: 'Nivel',
      figure: 'Cifra',
      figureWords: 'Palabras de una cifra',
      seam: 'Separación',
    },
    en: {
      contact: 'Contact',
      headingBar: 'Heading bar',
      entryDetail: 'Detail',
      entryDates: 'Dates',
      lead: 'Lead paragraph',
      tags: 'Tags',
      tagPanel: 'Tags in a box',
      factValue: 'Level',
      figure: 'Figure',
      figureWords: 'Words of a figure',
      seam: 'Seam',
    },
  };
