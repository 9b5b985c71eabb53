export { choosePhoto, sharpPhotoPixels } from './choose-photo';
export { contactIcons } from './contact-icons';
export { detectDocumentLanguage } from './detect-document-language';
export { type DocumentLetter, documentLetter } from './document-letter';
export {
  type ColumnName,
  type DateForm,
  type Design,
  type DocumentOptions,
  dateForms,
  densities,
  designSchema,
  documentOptionsSchema,
  fontPairs,
  LONGEST_TITLE,
  MOST_PAGES,
  marginWidths,
  pageSizes,
  photoUses,
  squeezeSchema,
  textSizes,
} from './document-options';
export {
  type DocumentUse,
  estimatePages,
  hasRoomIn,
  isTooLong,
} from './document-size';
export type {
  Block,
  Bullets,
  Contact,
  ContactItem,
  DocumentTree,
  Entry,
  Facts,
  Figure,
  Figures,
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
} from './document-words';
export { fitDocument } from './fit-document';
export { isBlankDocument, layoutCv } from './layout-cv';
export { layoutLetter } from './layout-letter';
export { hasFigures } from './layout-regions';
export { linkContact } from './link-contact';
export { listPlaces, type PlacedText } from './list-places';
export { listSections, listTexts } from './list-sections';
export { nameFile } from './name-file';
export { printableLine } from './printable-text';
export {
  findColumn,
  listSectionPlaces,
  moveSection,
  type SectionMove,
  type SectionPlaces,
  stepSection,
} from './section-places';
export { findSectionTitle, renameSection } from './section-titles';
export { listDateForms } from './show-dates';
export { type TemplateName, templateNames } from './templates';
export type { FontFamily, Hex, Theme } from './theme';
export { findUsed, type UsedPages } from './used-pages';
export { writeText } from './write-text';
