export type { SourceDocument, SourceLine } from '../source-document';
export { withoutBulletSign } from './bullet-signs';
export { joinAccent } from './combine-accents';
export { isBlank, isPictogram, normaliseText } from './compose-text';
export { documentToText } from './document-to-text';
export { layoutPages, layoutPagesWithDoubts } from './layout-pages';
export { looksGarbled } from './looks-garbled';
export type { Box, Glyph, GlyphStyle, LinkArea, PageContent, Shape } from './page-content';
