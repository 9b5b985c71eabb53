export { contactIcons } from './contact-icons';
export { detectDocumentLanguage } from './detect-document-language';
export { type DocumentLetter, documentLetter } from './document-letter';
export {
  type DateForm,
  type Density,
  type Design,
  type DocumentOptions,
  dateForms,
  densities,
  designSchema,
  documentOptionsSchema,
  type FontPair,
  fontPairs,
  type MarginWidth,
  MOST_PAGES,
  marginWidths,
  type PageSize,
  type PhotoUse,
  pageSizes,
  photoUses,
  type Squeeze,
  squeezeSchema,
  type TextSize,
  textSizes,
} from './document-options';
export type {
  Block,
  Bullets,
  Contact,
  ContactItem,
  DocumentTree,
  Entry,
  Facts,
  HeaderBlock,
  Paragraph,
  Photo,
  Place,
  Region,
  Section,
  Split,
  Tags,
} from './document-tree';
export {
  type DocumentLanguage,
  documentLanguages,
  documentWords,
  type SectionName,
} from './document-words';
export { estimatePages } from './estimate-pages';
export { type FittedDocument, fitDocument, type UsedPages } from './fit-document';
export { isBlankDocument, layoutCv, showsPhoto } from './layout-cv';
export { layoutLetter } from './layout-letter';
export { linkContact } from './link-contact';
export { listColumns, listPlaces, type PlacedText, type PlaceKind } from './list-places';
export { listHeadLines, listSections, listTexts } from './list-sections';
export { nameFile } from './name-file';
export { printableLine } from './printable-text';
export { type TemplateName, templateNames } from './templates';
export type { FontFamily, Theme } from './theme';
export { writeText } from './write-text';
