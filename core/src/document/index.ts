export { detectDocumentLanguage } from './detect-document-language';
export { type DocumentLetter, documentLetter } from './document-letter';
export {
  type Design,
  type DocumentOptions,
  designSchema,
  documentOptionsSchema,
  MOST_PAGES,
  type PageSize,
  pageSizes,
  type TextSize,
  textSizes,
} from './document-options';
export type {
  Block,
  Bullets,
  ContactItem,
  DocumentTree,
  Entry,
  Facts,
  HeaderBlock,
  Paragraph,
  Place,
  Region,
  Section,
  Tags,
} from './document-tree';
export {
  type DocumentLanguage,
  documentLanguages,
  documentWords,
  type SectionName,
} from './document-words';
export { estimatePages } from './estimate-pages';
export { isBlankDocument, layoutCv } from './layout-cv';
export { layoutLetter } from './layout-letter';
export { linkContact } from './link-contact';
export { listColumns, listPlaces, type PlacedText, type PlaceKind } from './list-places';
export { listHeadLines, listSections, listTexts } from './list-sections';
export { printableLine } from './printable-text';
export { type TemplateName, templateNames } from './templates';
export type { FontFamily, Theme } from './theme';
export { writeText } from './write-text';
